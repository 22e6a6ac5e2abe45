/** What stands behind the figures: ruins, caves and burning streets, in layers from the haze to black. */

import { dealer } from "../../cards/hash";
import { at, disc, HIGH, type Item, type Point, shape, type Tone, WIDE } from "./scene";

type Draw = () => number;

const LAYERS: readonly Tone[] = ["haze", "far", "mid"];

/** A window is a hole in its wall: drawn the other way round. */
function windowAt(x: number, y: number, wide: number, high: number): string {
  return `M${at([x, y])}V${(y + high).toFixed(1)}H${(x + wide).toFixed(1)}V${y.toFixed(1)}Z`;
}

/** A house that lost its roof. */
function house(x: number, ground: number, wide: number, high: number, draw: Draw, holes: boolean): string {
  const top = ground - high;
  const crest: Point[] = [];
  for (let along = 0; along < wide; along += wide * (0.12 + draw() * 0.2))
    crest.push([x + along, top + draw() * draw() * high * 0.6], [x + along + wide * 0.06, top + draw() * high * 0.22]);
  let d = shape([[x, HIGH], ...crest, [x + wide, top + draw() * high * 0.3], [x + wide, HIGH]]);
  if (!holes) return d;
  const [cell, floor] = [wide / 3, high / 3.4];
  for (let row = 1; row < 4; row++)
    for (let column = 0; column < 3; column++)
      if (draw() > 0.45) d += windowAt(x + cell * (column + 0.3), top + floor * row, cell * 0.4, floor * 0.46);
  return d;
}

function column(x: number, ground: number, high: number, draw: Draw): string {
  const top = ground - high;
  return shape([
    [x, HIGH],
    [x + 1, top + 4],
    [x - 1, top + 3],
    [x, top + draw() * 4],
    [x + 3, top - 1],
    [x + 6, top + draw() * 5],
    [x + 5, top + 4],
    [x + 6, HIGH],
  ]);
}

/** Rows of ruins with a street between them. */
export function ruins(id: string, ground = 66): Item[] {
  const draw = dealer(`ruins ${id}`);
  return LAYERS.map((tone, layer) => {
    let d = "";
    for (let x = -6; x < WIDE;) {
      const wide = 12 + draw() * 14;
      const middle = Math.abs(x + wide / 2 - WIDE / 2) / (WIDE / 2);
      const high = (14 + draw() * 30) * (0.4 + 0.7 * middle) * (1.25 - layer * 0.16);
      d += draw() > 0.82 ? column(x, ground, high, draw) : house(x, ground, wide, high, draw, layer > 0);
      x += wide * (0.7 + draw() * 0.5) + layer * 3;
    }
    return { d, tone };
  });
}

/** Rock above and below. */
export function cave(id: string, ground = 68): Item[] {
  const draw = dealer(`cave ${id}`);
  const teeth = (from: number, deep: number, sign: number, step: number): Point[] => {
    const points: Point[] = [];
    for (let x = -4; x < WIDE + 8; x += step * (0.6 + draw())) {
      const middle = 1 - Math.abs(x - WIDE / 2) / (WIDE / 2);
      const long = deep * draw() * (1.15 - middle * 0.75);
      points.push([x, from + sign * long * 0.2], [x + step * 0.3, from + sign * long]);
    }
    return points;
  };
  return LAYERS.map((tone, layer) => ({
    d:
      shape([[-4, 0], ...teeth(4 - layer * 2, 34 - layer * 5, 1, 9 + layer * 3), [WIDE + 8, 0]]) +
      shape([[-4, HIGH], ...teeth(ground - 8 + layer * 3, 16 - layer * 3, -1, 12), [WIDE + 8, HIGH]]),
    tone,
  }));
}

/** The ground everybody stands on, with rubble. */
export function floor(id: string, ground = 72, tone: Tone = "near"): Item {
  const draw = dealer(`floor ${id}`);
  const points: Point[] = [[-2, HIGH]];
  for (let x = -2; x <= WIDE + 6; x += 3 + draw() * 6) points.push([x, ground - draw() * draw() * 5]);
  return { d: shape([...points, [WIDE + 6, HIGH]]), tone, rim: true };
}

/** Sparks in the air. */
export function sparks(id: string, many = 16, tone: Tone = "fire"): Item {
  const draw = dealer(`sparks ${id}`);
  return { d: Array.from({ length: many }, () => disc([draw() * WIDE, draw() * HIGH * 0.9], 0.25 + draw() * draw() * 0.8)).join(""), tone };
}

/** A column of smoke that leans with the wind: thin where it burns, wide above. */
export function smoke(x: number, y: number, size: number, id: string): Item[] {
  const draw = dealer(`smoke ${id} ${x}`);
  const lean = size * (0.3 + draw() * 0.9) * (draw() > 0.5 ? 1 : -1);
  const curve = (points: readonly Point[]): string =>
    points
      .slice(1)
      .map((to, i) => `Q${at(points[i]!)} ${at([(points[i]![0] + to[0]) / 2, (points[i]![1] + to[1]) / 2])}`)
      .join("");
  return [1, 0.62].map((part) => {
    const edge = (side: number): Point[] =>
      Array.from({ length: 7 }, (_, i): Point => {
        const rise = i / 6;
        const wide = size * part * (0.08 + 0.62 * rise) * (0.8 + 0.4 * draw());
        return [x + lean * rise * rise * 1.6 + side * wide, y - rise * (y + 8)];
      });
    const [left, right] = [edge(-1), edge(1).reverse()];
    return { d: `M${at(left[0]!)}${curve(left)}L${at(right[0]!)}${curve(right)}Z`, tone: "smoke" };
  });
}

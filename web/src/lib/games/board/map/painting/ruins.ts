/** What stands and lies about: walls, ledges, rubble and cracks. */
import { distance, lineDistance } from "../geometry";
import type { Line, XY } from "../types";
import { dye, type Field, fromBox, hex, stain } from "./field";
import { clamp, hash, noises, rise } from "./noise";

const { mid, fine, grain } = noises();
export const WALL = 0.62;
const THICK = 0.145;
const TOP = hex("#5d5850");
const BRICK = hex("#704532");
const STONE = hex("#8d8471");
const DARK = hex("#15120f");
const LIP = hex("#a89d86");
const CRAG = hex("#5f5142");
const STEEL = hex("#6d7276");
const GLARE = hex("#ffe6b8");
const HAZARD = hex("#b98a30");

const around = ([a, b]: Line, by: number): { left: number; top: number; right: number; bottom: number } => ({
  left: Math.min(a[0], b[0]) - by,
  right: Math.max(a[0], b[0]) + by,
  top: Math.min(a[1], b[1]) - by,
  bottom: Math.max(a[1], b[1]) + by,
});

/** A wall, torn at its edges: of rock, or bricks showing where its coat has come off. */
export function layWall(field: Field, wall: Line, rocky: boolean): void {
  const [a, b] = wall;
  const across = a[1] === b[1];
  const from = around(wall, 0);
  field.lay(around(wall, THICK + 0.1), (x, y, paint) => {
    const dx = Math.max(0, from.left - x, x - from.right);
    const dy = Math.max(0, from.top - y, y - from.bottom);
    const out = Math.max(across ? Math.abs(y - a[1]) : Math.abs(x - a[0]), dx, dy) - THICK;
    const torn = rocky ? 0.16 * (mid.at(x * 26, y * 26) - 0.5) : 0.035 * (mid.at(x * 50, y * 50) - 0.5);
    const share = clamp(0.5 - (out + torn) / 0.02);
    if (share <= 0 || paint.height > WALL) return 0;
    if (rocky) {
      dye(paint, CRAG, (0.7 + 0.5 * mid.at(x * 14, y * 14)) * (0.84 + 0.34 * fine.at(x * 26, y * 26)));
      paint.height = WALL - 0.2 * mid.at(x * 34, y * 34) - 0.06 * fine.at(x * 40, y * 40);
      return share;
    }
    const bare = rise(0.56, 0.62, mid.at(x * 24 + 50, y * 24));
    dye(paint, TOP, 0.84 + 0.34 * fine.at(x * 26, y * 26));
    if (bare > 0) {
      const along = across ? x : y;
      const brick = Math.abs(along * 4 - Math.round(along * 4)) < 0.09;
      stain(paint, BRICK, bare * (brick ? 0.35 : 0.9));
    }
    paint.height = WALL - 0.12 * bare - 0.03 * (1 - fine.at(x * 40, y * 40));
    return share;
  });
}

/** A ledge: a lip of stone, and strokes that fade where the ground falls off. */
export function layLedge(field: Field, ledge: Line): void {
  const [a, b] = ledge;
  const across = a[1] === b[1];
  field.lay(around(ledge, 0.62), (x, y, paint) => {
    const off = across ? y - a[1] : x - a[0];
    const along = across ? x : y;
    if (along < Math.min(across ? a[0] : a[1], across ? b[0] : b[1]) || along > Math.max(across ? a[0] : a[1], across ? b[0] : b[1]))
      return 0;
    const wide = 0.125 + 0.03 * (mid.at(x * 40, y * 40) - 0.5);
    if (Math.abs(off) < wide) {
      const block = Math.abs(along * 2.2 - Math.round(along * 2.2)) < 0.03;
      dye(paint, LIP, (block ? 0.5 : 1) * (0.86 + 0.28 * fine.at(x * 30, y * 30)));
      paint.height = 0.24 - (block ? 0.07 : 0) - 0.3 * Math.max(0, Math.abs(off) - 0.06);
      return 1;
    }
    const length = 0.2 + 0.3 * hash(Math.floor(along * 13), across ? 1 : 2, 91);
    const fade = 1 - (Math.abs(off) - wide) / length;
    if (fade <= 0) return 0;
    const stroke = Math.abs(along * 13 - Math.round(along * 13)) < 0.3;
    paint.height -= 0.14 * fade;
    stain(paint, DARK, (stroke ? 0.85 : 0.4) * fade);
    return 1;
  });
}

/** A stone of ragged outline. */
export function layStone(field: Field, at: XY, size: number, seed: number): void {
  const tone = 0.66 + 0.5 * hash(1, 2, seed);
  const flat = 0.55 + 0.4 * hash(3, 4, seed);
  const turn = hash(5, 6, seed) * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const box = { left: at[0] - size, right: at[0] + size, top: at[1] - size, bottom: at[1] + size };
  field.lay(box, (x, y, paint) => {
    const p = (x - at[0]) * cos + (y - at[1]) * sin;
    const q = ((y - at[1]) * cos - (x - at[0]) * sin) / flat;
    const facet = Math.max(Math.abs(p), Math.abs(q), Math.abs(p + q) * 0.72, Math.abs(p - q) * 0.76) / size;
    if (facet >= 0.94) return 0;
    dye(paint, STONE, tone * (0.84 + 0.3 * grain.at(x * 90, y * 90)));
    paint.height = Math.max(0, paint.height) + size * (0.75 - 0.55 * facet) + 0.15 * (p - q) * (hash(7, 8, seed) - 0.5);
    return clamp((0.94 - facet) * size * 40);
  });
}

/** Stones that have come down along a wall. */
export function layRubble(field: Field, wall: Line, seed: number): void {
  const [a, b] = wall;
  const long = distance(a, b);
  for (let i = 0; i < long * 7; i++) {
    const along = hash(i, 1, seed);
    const away = (hash(i, 2, seed) < 0.5 ? -1 : 1) * (THICK + 0.04 + 0.5 * hash(i, 3, seed) ** 2.4);
    const x = a[0] + (b[0] - a[0]) * along + (a[0] === b[0] ? away : 0);
    const y = a[1] + (b[1] - a[1]) * along + (a[1] === b[1] ? away : 0);
    layStone(field, [x, y], 0.025 + 0.075 * hash(i, 4, seed) ** 3, seed * 31 + i);
  }
}

/** An open border: a crack with pebbles, all along it. */
export function layCrack(field: Field, border: Line, seed: number): void {
  const [a, b] = border;
  const across = a[1] === b[1];
  field.lay(around(border, 0.14), (x, y, paint) => {
    const along = across ? x : y;
    const off = (across ? y - a[1] : x - a[0]) + 0.16 * (mid.at(along * 40, (across ? a[1] : a[0]) * 13 + 5) - 0.5);
    const wide = 0.012 + 0.022 * fine.at(along * 30 + 9, a[0] * 7 + a[1]);
    const share = clamp((wide - Math.abs(off)) / 0.014 + 0.5);
    if (share <= 0) return 0;
    paint.height -= 0.055;
    stain(paint, DARK, 0.8);
    return share;
  });
  for (let i = 0; i < distance(a, b) * 4; i++) {
    const along = hash(i, 1, seed);
    const off = 0.16 * (hash(i, 2, seed) - 0.5);
    const at: XY = [a[0] + (b[0] - a[0]) * along + (across ? 0 : off), a[1] + (b[1] - a[1]) * along + (across ? off : 0)];
    layStone(field, at, 0.018 + 0.028 * hash(i, 3, seed), seed * 17 + i);
  }
}

/** A crack that runs across a floor, branching once. */
export function layFissure(field: Field, at: XY, seed: number): void {
  const points: XY[] = [at];
  let turn = hash(1, 1, seed) * 2 * Math.PI;
  for (let i = 0; i < 6; i++) {
    turn += (hash(i, 2, seed) - 0.5) * 1.5;
    const last = points.at(-1)!;
    const step = 0.12 + 0.16 * hash(i, 3, seed);
    points.push([last[0] + step * Math.cos(turn), last[1] + step * Math.sin(turn)]);
  }
  const branch: XY = [points[3]![0] + 0.3 * Math.cos(turn + 1.2), points[3]![1] + 0.3 * Math.sin(turn + 1.2)];
  const lines: Line[] = [...points.slice(1).map((point, i) => [points[i]!, point] as const), [points[3]!, branch]];
  for (const [i, line] of lines.entries()) {
    const wide = 0.02 * (1 - (i % 6) / 8);
    field.lay(around(line, 0.04), (x, y, paint) => {
      const share = clamp((wide - lineDistance([x, y], line)) / 0.014);
      if (share <= 0) return 0;
      paint.height -= 0.03;
      stain(paint, DARK, 0.75);
      return share;
    });
  }
}

/** Dried blood. */
export function layBlood(field: Field, at: XY, size: number, seed: number): void {
  const box = { left: at[0] - size, right: at[0] + size, top: at[1] - size, bottom: at[1] + size };
  field.lay(box, (x, y, paint) => {
    const far = Math.hypot(x - at[0], y - at[1]) / size;
    const edge = far + 2.2 * (mid.at(x * 22 + seed, y * 22) - 0.5);
    const share = rise(0.5, 0.36, edge) * rise(1, 0.8, far) * 0.55;
    if (share > 0) stain(paint, [0.24, 0.05, 0.035], 1);
    return share;
  });
}

/** The way from one tile to the next: a rail across the floor between two steel posts. */
export function layDoorway(field: Field, [a, b]: Line): void {
  const across = a[1] === b[1];
  field.lay(around([a, b], 0.24), (x, y, paint) => {
    const off = Math.abs(across ? y - a[1] : x - a[0]);
    const along = across ? x : y;
    const [low, high] = [across ? Math.min(a[0], b[0]) : Math.min(a[1], b[1]), across ? Math.max(a[0], b[0]) : Math.max(a[1], b[1])];
    const post = Math.max(Math.min(Math.abs(along - low), Math.abs(along - high)) - 0.17, off - 0.22);
    if (post < 0) {
      dye(paint, STEEL, (post > -0.035 ? 1.15 : 0.8) * (0.86 + 0.28 * fine.at(x * 40, y * 40)));
      paint.height = WALL + 0.03 - (post > -0.035 ? 0.04 : 0);
      return clamp(-post / 0.015);
    }
    if (off > 0.1 || along < low || along > high) return 0;
    dye(paint, STEEL, 0.62 + 0.3 * fine.at(x * 30, y * 30));
    if (off < 0.07 && (along * 2.4 + (across ? y : x) * 2.4 + 90) % 1 < 0.5)
      stain(paint, HAZARD, 0.7 * rise(0.3, 0.6, mid.at(x * 50, y * 50)));
    paint.height = off > 0.075 ? 0.035 : 0.015;
    return 1;
  });
}

/** A work light: a bright plate on three legs. */
export function layLamp(field: Field, at: XY, seed: number): void {
  const turn = hash(1, 3, seed) * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  field.lay({ left: at[0] - 0.3, right: at[0] + 0.3, top: at[1] - 0.3, bottom: at[1] + 0.3 }, (x, y, paint) => {
    const p = (x - at[0]) * cos + (y - at[1]) * sin;
    const q = (y - at[1]) * cos - (x - at[0]) * sin;
    const plate = fromBox(p, q, 0.14, 0.1, 0.015);
    if (plate < 0) {
      dye(paint, GLARE);
      paint.glow = plate > -0.02 ? 0 : 1.6;
      paint.height = 0.3;
      return clamp(-plate / 0.012);
    }
    const leg = Math.min(
      ...LEGS.map(([a, b]) =>
        lineDistance(
          [p, q],
          [
            [0, 0],
            [a, b],
          ],
        ),
      ),
    );
    if (leg > 0.014) return 0;
    dye(paint, DARK, 1.6);
    paint.height = 0.1;
    return 1;
  });
}
const LEGS: readonly XY[] = [
  [0.24, 0.1],
  [-0.22, 0.14],
  [0.02, -0.25],
];

/** Paints a piece of the map, tile by tile: the same picture for everybody, from the layout alone. */
import { type Box, distance, middle, roomiest } from "../geometry";
import type { Line, MapView, TileView, XY } from "../types";
import { type Barrier, BARRIERS } from "./barriers";
import { Field } from "./field";
import { type Floor, floorOf, isNatural } from "./floors";
import { type Lamp, lit } from "./light";
import { unitPieces } from "../paint";
import { clamp, hash, smooth } from "./noise";
import { bedrock, waste } from "./outskirts";
import { layBlood, layCrack, layDoorway, layFissure, layLamp, layLedge, layRubble, layStone, layWall } from "./ruins";

/** What is painted of a map. */
export type Layout = Pick<
  MapView,
  "tiles" | "areas" | "walls" | "elevations" | "cover_lines" | "barriers" | "open_lines" | "covers" | "holes" | "equipment"
>;

export interface Picture {
  box: Box;
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
  /** The same in the light of a lamp, where one may be carried. */
  lamp: Uint8ClampedArray<ArrayBuffer> | null;
}

/** Things so far around a piece reach into it. */
const NEAR = 1;
/** So far around a piece everything is painted too: what throws shadows on it from the north-west, and what makes corners. */
const APRON = { left: 0.65, top: 0.8, right: 0.4, bottom: 0.4 } as const;
/** Squares of waste around the tiles; over the outermost it fades away. */
const AROUND = 9;
const FADING = 5;
const LAMP = { reach: 5.4, power: 4, colour: [1, 0.66, 0.32] } as const;

/** A number for a place, the same in every game. */
const seedOf = (x: number, y: number): number => Math.floor(hash(Math.round(x * 2), Math.round(y * 2), 4711) * 1e6);

/** Which area and tile each square belongs to. */
class Squares {
  private readonly areas = new Map<string, number>();
  private readonly tiles: readonly { tile: TileView; floor: Floor }[];
  private readonly layout: Layout;

  constructor(layout: Layout) {
    this.layout = layout;
    this.tiles = layout.tiles.map((tile) => ({ tile, floor: floorOf(tile.theme) }));
    layout.areas.forEach((area, n) => {
      for (const [x, y] of squaresOf(area.polygon)) this.areas.set(`${x},${y}`, n);
    });
  }

  /** Whether most tiles lie in rock. */
  get underground(): boolean {
    return 2 * this.tiles.filter(({ floor }) => isNatural(floor)).length > this.tiles.length;
  }

  /** The area of a place, or -1. */
  areaAt(x: number, y: number): number {
    return this.areas.get(`${Math.floor(x)},${Math.floor(y)}`) ?? -1;
  }

  floorAt(x: number, y: number): { tile: TileView; floor: Floor } | null {
    const area = this.layout.areas[this.areaAt(x, y)];
    return area ? (this.tiles.find(({ tile }) => tile.id === area.tile) ?? null) : null;
  }

  /** Whether a wall there is of rock. */
  rocky(x: number, y: number): boolean {
    const beside = [this.floorAt(x + 0.1, y + 0.1), this.floorAt(x - 0.1, y - 0.1)].filter((found) => found !== null);
    return beside.length > 0 && beside.every(({ floor }) => isNatural(floor));
  }

  /** The tile of a place. */
  tileAt(x: number, y: number): string | null {
    return this.layout.areas[this.areaAt(x, y)]?.tile ?? null;
  }
}

/** Squares inside an outline whose corners lie on the grid. */
export function squaresOf(outline: readonly XY[]): XY[] {
  const found: XY[] = [];
  const ys = outline.map((point) => point[1]);
  for (let y = Math.min(...ys); y < Math.max(...ys); y++) {
    const cuts = outline
      .map((point, i) => [point, outline[(i + 1) % outline.length]!] as const)
      .filter(([a, b]) => a[0] === b[0] && Math.min(a[1], b[1]) <= y && y < Math.max(a[1], b[1]))
      .map(([a]) => a[0])
      .sort((one, other) => one - other);
    for (let i = 0; i + 1 < cuts.length; i += 2) for (let x = cuts[i]!; x < cuts[i + 1]!; x++) found.push([x, y]);
  }
  return found;
}

/** What is known about each square of a piece of the map before its pixels are painted. */
interface Square {
  tile: TileView;
  floor: Floor;
  tone: number;
}

/** Paints floors, and around them the waste. */
function layFloors(field: Field, squares: Squares, away: Distances): void {
  const left = Math.floor(field.box.left);
  const top = Math.floor(field.box.top);
  const columns = Math.ceil(field.box.right) - left + 1;
  const rows = Math.ceil(field.box.bottom) - top + 1;
  const known: (Square | null)[] = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [left + (i % columns), top + Math.floor(i / columns)];
    const found = squares.floorAt(x, y);
    return found && { ...found, tone: 0.94 + 0.12 * hash(squares.areaAt(x, y), 7, 13) };
  });
  const outskirts = squares.underground ? bedrock : waste;
  field.fill((x, y, paint) => {
    const here = known[(Math.floor(y) - top) * columns + Math.floor(x) - left];
    if (!here) return outskirts(x, y, paint, away.at(x, y));
    here.floor(x, y, paint, here.tile);
    paint.red *= here.tone;
    paint.green *= here.tone;
    paint.blue *= here.tone;
  });
}

/** Beyond this it makes no difference how far a place is from the floors. */
const FARTHEST = 6;

/** How far places are from the nearest of some squares, reckoned on a coarse grid. */
class Distances {
  private static readonly FINE = 3;
  private readonly columns: number;
  private readonly values: Float32Array;

  constructor(
    private readonly box: Box,
    squares: readonly XY[],
  ) {
    const close = squares.filter(
      ([x, y]) => x > box.left - FARTHEST && x < box.right + FARTHEST && y > box.top - FARTHEST && y < box.bottom + FARTHEST,
    );
    this.columns = Math.ceil((box.right - box.left) * Distances.FINE) + 2;
    const rows = Math.ceil((box.bottom - box.top) * Distances.FINE) + 2;
    this.values = Float32Array.from({ length: this.columns * rows }, (_, i) => {
      const x = box.left + (i % this.columns) / Distances.FINE;
      const y = box.top + Math.floor(i / this.columns) / Distances.FINE;
      return Math.sqrt(
        close.reduce(
          (best, [sx, sy]) => Math.min(best, Math.max(0, sx - x, x - sx - 1) ** 2 + Math.max(0, sy - y, y - sy - 1) ** 2),
          FARTHEST ** 2,
        ),
      );
    });
  }

  at(x: number, y: number): number {
    const along = (x - this.box.left) * Distances.FINE;
    const down = (y - this.box.top) * Distances.FINE;
    const i = Math.floor(down) * this.columns + Math.floor(along);
    const [u, v] = [along - Math.floor(along), down - Math.floor(down)];
    const { values, columns } = this;
    return (values[i]! * (1 - u) + values[i + 1]! * u) * (1 - v) + (values[i + columns]! * (1 - u) + values[i + columns + 1]! * u) * v;
  }
}

/** Stretches that lie in one line, each as one. */
function runs(lines: readonly Line[]): Line[] {
  const left = lines.map(([a, b]): Line => (a[0] + a[1] <= b[0] + b[1] ? [a, b] : [b, a]));
  const joined: Line[] = [];
  for (const line of left.sort(([a], [b]) => a[1] - b[1] || a[0] - b[0])) {
    const at = joined.findIndex(([a, b]) => b[0] === line[0][0] && b[1] === line[0][1] && (a[0] === b[0]) === (line[0][0] === line[1][0]));
    if (at >= 0 && distance(joined[at]![0], line[1]) <= 3) joined[at] = [joined[at]![0], line[1]];
    else joined.push(line);
  }
  return joined;
}

function layBarrier(field: Field, barrier: Barrier, line: Line, seed: number): void {
  const [mx, my] = middle(line);
  const half = distance(line[0], line[1]) / 2;
  const across = line[0][1] === line[1][1];
  const box = across
    ? { left: mx - half, right: mx + half, top: my - 0.5, bottom: my + 0.5 }
    : { left: mx - 0.5, right: mx + 0.5, top: my - half, bottom: my + half };
  field.lay(box, (x, y, paint) => {
    const before = Math.max(0, paint.height);
    const share = across ? barrier(x - mx, y - my, paint, half, seed) : barrier(y - my, x - mx, paint, half, seed);
    if (share > 0) paint.height = Math.max(paint.height, before);
    return share;
  });
}

/** Where one tile opens into another. */
export function doorways(layout: Layout, squares = new Squares(layout)): Line[] {
  const apart = layout.open_lines.flatMap(unitPieces).filter((line) => {
    const [x, y] = middle(line);
    const [dx, dy] = line[0][0] === line[1][0] ? [0.5, 0] : [0, 0.5];
    return squares.tileAt(x + dx, y + dy) !== squares.tileAt(x - dx, y - dy);
  });
  return runs(apart);
}

/** Lamps stand where there is room, about one for every area of some size. */
export function lampsOf(layout: Layout): Lamp[] {
  const taken: XY[] = [...layout.covers, ...layout.holes, ...layout.equipment].map((thing) => thing.at);
  return layout.areas.flatMap((area) => {
    const squares = squaresOf(area.polygon);
    const first = squares[0]!;
    if (squares.length < 4 || hash(first[0], first[1], 99) < 0.4) return [];
    return [{ ...LAMP, at: roomiest(area.polygon, taken) }];
  });
}

const touches = (line: Line, box: Box, by: number): boolean =>
  Math.max(line[0][0], line[1][0]) >= box.left - by &&
  Math.min(line[0][0], line[1][0]) <= box.right + by &&
  Math.max(line[0][1], line[1][1]) >= box.top - by &&
  Math.min(line[0][1], line[1][1]) <= box.bottom + by;

/** Paints everything within a box. */
export function paintBox(layout: Layout, wanted: Box, scale: number, carried = false): Picture {
  const apron = {
    left: Math.ceil(APRON.left * scale),
    top: Math.ceil(APRON.top * scale),
    right: Math.ceil(APRON.right * scale),
    bottom: Math.ceil(APRON.bottom * scale),
  };
  const painted = {
    left: wanted.left - apron.left / scale,
    top: wanted.top - apron.top / scale,
    right: wanted.right + apron.right / scale,
    bottom: wanted.bottom + apron.bottom / scale,
  };
  const box = { left: wanted.left - NEAR, top: wanted.top - NEAR, right: wanted.right + NEAR, bottom: wanted.bottom + NEAR };
  const field = new Field(painted, scale);
  const squares = new Squares(layout);
  const away = new Distances(
    box,
    layout.areas.flatMap((area) => squaresOf(area.polygon)),
  );
  layFloors(field, squares, away);
  for (const area of layout.areas) {
    for (const [x, y] of squaresOf(area.polygon)) {
      if (x < box.left - 1 || x > box.right || y < box.top - 1 || y > box.bottom) continue;
      const seed = seedOf(x, y);
      if (hash(1, 1, seed) < 0.12) layFissure(field, [x + 0.5, y + 0.5], seed);
      if (hash(2, 2, seed) < 0.025) layBlood(field, [x + 0.5, y + 0.5], 0.34, seed);
      for (let i = 0; i < 3; i++)
        layStone(field, [x + hash(i, 3, seed), y + hash(i, 4, seed)], 0.012 + 0.03 * hash(i, 5, seed) ** 3, seed + i);
    }
  }
  const near = <L extends Line>(lines: readonly L[]): L[] => lines.filter((line) => touches(line, box, 0.7));
  for (const line of near(layout.open_lines)) layCrack(field, line, seedOf(...middle(line)));
  for (const line of near(layout.elevations)) layLedge(field, line);
  for (const line of near(layout.walls)) layRubble(field, line, seedOf(...middle(line)));
  for (const [n, line] of layout.cover_lines.entries()) {
    if (touches(line, box, 0.7)) layBarrier(field, BARRIERS[layout.barriers[n] ?? "sandbags"], line, seedOf(...middle(line)));
  }
  for (const line of near(layout.walls)) layWall(field, line, squares.rocky(...middle(line)));
  for (const line of near(doorways(layout, squares))) layDoorway(field, line);
  const lamps = lampsOf(layout).filter(({ at, reach }) => touches([at, at], box, reach));
  for (const { at } of lamps) layLamp(field, at, seedOf(...at));
  const part = { left: apron.left, top: apron.top, right: field.width - apron.right, bottom: field.height - apron.bottom };
  const { day, lamp } = lit(field, lamps, layout.walls, part, carried);
  const width = part.right - part.left;
  const height = part.bottom - part.top;
  return { box: wanted, width, height, pixels: faded(day, wanted, scale, width, outside(layout)), lamp };
}

/** Everything that is painted: the tiles and the waste around them. */
export function outside({ tiles }: Pick<Layout, "tiles">): Box {
  return {
    left: Math.min(...tiles.map((tile) => tile.x)) - AROUND,
    top: Math.min(...tiles.map((tile) => tile.y)) - AROUND,
    right: Math.max(...tiles.map((tile) => tile.x + tile.width)) + AROUND,
    bottom: Math.max(...tiles.map((tile) => tile.y + tile.height)) + AROUND,
  };
}

/** Far out the picture fades away. */
function faded(pixels: Uint8ClampedArray<ArrayBuffer>, box: Box, scale: number, width: number, all: Box): Uint8ClampedArray<ArrayBuffer> {
  for (let i = 0; 4 * i < pixels.length; i++) {
    const x = box.left + ((i % width) + 0.5) / scale;
    const y = box.top + (Math.floor(i / width) + 0.5) / scale;
    const inward = (value: number): number => smooth(clamp(value / FADING));
    pixels[4 * i + 3] = 255 * inward(Math.min(y - all.top, all.bottom - y)) * inward(Math.min(x - all.left, all.right - x));
  }
  return pixels;
}

/** Floors: what lies under everything, by the theme of a tile. */
import { type Colour, dye, hex, type Paint, stain } from "./field";
import { clamp, hash, noises, rise, stoneAt } from "./noise";

/** A tile, as far as its floor is concerned. */
export interface Ground {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Floor = (x: number, y: number, paint: Paint, ground: Ground) => void;

const { soft, mid, fine, grain } = noises();

const SLAB = hex("#8d8578");
const SOIL = hex("#4a3c2c");
const SETT = hex("#7c776d");
const ASPHALT = hex("#55544f");
const PAVING = hex("#8b8577");
const LINE = hex("#b9ac86");
const GRASS = hex("#4d5433");
const FLAG = hex("#8a8371");
const LIGHT_TILE = hex("#a39a86");
const DARK_TILE = hex("#4d5152");
const BOARD = hex("#7d6142");
const PLATE = hex("#666a6a");
const RUST = hex("#7d452a");
const ROCK = hex("#75644f");
const CLIFF = hex("#6a6459");
const MARBLE = hex("#7f766f");
const IMULSION = hex("#b8c24a");

/** Joints are not drawn with a ruler. */
const waver = (x: number, y: number): number => (mid.at(x * 37, y * 37) - 0.5) * 0.05;

/** Dust and damp over a whole floor. */
function weather(x: number, y: number, paint: Paint): void {
  const damp = rise(0.52, 0.72, soft.at(x * 16 + 40, y * 16 + 90));
  const speck = 0.86 + 0.28 * grain.at(x * 61, y * 61);
  const tone = speck * (1 - 0.3 * damp) * (0.84 + 0.32 * fine.at(x * 21, y * 21));
  paint.red *= tone;
  paint.green *= tone;
  paint.blue *= tone * (1 + 0.05 * damp);
}

function slabs(x: number, y: number, paint: Paint, wide: number, high: number, colour: Colour, seed: number): void {
  const wx = x + waver(x, y);
  const wy = y + waver(y + 7, x);
  const row = Math.floor(wy / high);
  const shift = (row & 1 ? 0.5 : 0) + 0.22 * hash(row, 3, seed);
  const column = Math.floor(wx / wide + shift);
  const u = wx / wide + shift - column;
  const v = wy / high - row;
  const rim = Math.min(u, 1 - u) * wide < Math.min(v, 1 - v) * high ? Math.min(u, 1 - u) * wide : Math.min(v, 1 - v) * high;
  const joint = 1 - rise(0.008, 0.04, rim);
  const tone = 0.86 + 0.28 * hash(column, row, seed);
  dye(paint, colour, tone);
  const lean = (hash(column, row, seed + 1) - 0.5) * 0.05 * (u - 0.5) + (hash(column, row, seed + 2) - 0.5) * 0.05 * (v - 0.5);
  paint.height = lean + 0.008 * fine.at(x * 30, y * 30) - 0.045 * joint;
  stain(paint, SOIL, 0.75 * joint);
  if (hash(column, row, seed + 5) < 0.05) {
    const inside = rise(0.02, 0.07, rim + 0.05 * (mid.at(x * 60, y * 60) - 0.5));
    paint.height -= 0.07 * inside;
    stain(paint, SOIL, 0.85 * inside);
  }
}

const plaza: Floor = (x, y, paint) => {
  slabs(x, y, paint, 0.98, 0.62, SLAB, 1);
  weather(x, y, paint);
};

const hall: Floor = (x, y, paint) => {
  slabs(x, y, paint, 1.25, 1.25, MARBLE, 77);
  const vein = 1 - rise(0, 0.035, Math.abs(mid.at(x * 11, y * 11) - 0.5));
  stain(paint, [0.3, 0.26, 0.24], 0.35 * vein);
  weather(x, y, paint);
};

function setts(x: number, y: number, paint: Paint, many: number, colour: Colour): void {
  const stone = stoneAt(x * many, y * many * 1.15, 5, 0.72);
  const joint = 1 - rise(0.03, 0.17, stone.joint);
  const dirt = rise(0.5, 0.7, soft.at(x * 20, y * 20));
  dye(paint, colour, 0.74 + 0.42 * stone.tone);
  paint.height = (0.055 - 0.05 * stone.centre) * (1 - joint) - 0.03 * joint + 0.05 * stone.dx * (stone.tilt - 0.5);
  stain(paint, SOIL, clamp(0.85 * joint + 0.45 * dirt));
  paint.height += 0.025 * dirt * joint;
}

const crossing: Floor = (x, y, paint) => {
  setts(x, y, paint, 4.2, SETT);
  weather(x, y, paint);
};

/** Asphalt along the longer side of the tile between two pavements. */
const avenue: Floor = (x, y, paint, ground) => {
  const long = ground.width >= ground.height;
  const across = long ? y - ground.y : x - ground.x;
  const along = long ? x - ground.x : y - ground.y;
  const broad = long ? ground.height : ground.width;
  const side = Math.min(across, broad - across) - 1.5;
  if (side < 0) {
    slabs(x, y, paint, 0.5, 0.5, PAVING, 9);
    paint.height += 0.07;
    if (side > -0.12) {
      dye(paint, PAVING, 1.12);
      paint.height = 0.085;
    }
  } else {
    const patch = rise(0.55, 0.58, soft.at(x * 13 + 70, y * 13));
    dye(paint, ASPHALT, 0.82 + 0.5 * (grain.at(x * 90, y * 90) - 0.5) - 0.16 * patch);
    paint.height = 0.012 * grain.at(x * 70, y * 70) - 0.01 * patch;
    const middle = Math.abs(across - broad / 2);
    const dash = Math.abs((((along % 1.6) + 1.6) % 1.6) - 0.8) < 0.38;
    if (middle < 0.07 && dash) stain(paint, LINE, 0.75 * rise(0.36, 0.6, fine.at(x * 25, y * 25)));
    if (side < 0.07) stain(paint, SOIL, 0.6);
  }
  weather(x, y, paint);
};

const garden: Floor = (x, y, paint) => {
  const stone = stoneAt(x * 1.25, y * 1.25, 31, 0.9);
  const paved = rise(0.42, 0.5, soft.at(x * 14 + 11, y * 14 + 5));
  const inside = paved * rise(0.07, 0.13, stone.joint + 0.06 * (mid.at(x * 50, y * 50) - 0.5));
  const lawn = rise(0.45, 0.58, mid.at(x * 17 + 90, y * 17) + 0.25 * (soft.at(x * 21, y * 21 + 50) - 0.5));
  const blade = grain.at(x * 110, y * 60);
  dye(paint, SOIL, 0.8 + 0.5 * fine.at(x * 40, y * 40));
  stain(paint, GRASS, lawn * (0.35 + 0.5 * blade));
  paint.height = 0.03 * fine.at(x * 36, y * 36) + 0.06 * lawn * blade;
  if (inside > 0) {
    stain(paint, FLAG, inside);
    const tone = 1 - inside * (0.22 - 0.4 * (stone.tone - 0.5));
    paint.red *= tone;
    paint.green *= tone;
    paint.blue *= tone;
    paint.height += inside * (0.05 + 0.06 * (stone.dx * (stone.tilt - 0.5)) - paint.height);
  }
  weather(x, y, paint);
};

const shop: Floor = (x, y, paint) => {
  const size = 1 / 3;
  const column = Math.floor(x / size);
  const row = Math.floor(y / size);
  const u = x / size - column;
  const v = y / size - row;
  const rim = Math.min(u, 1 - u, v, 1 - v) * size;
  const gone = hash(column, row, 41) < 0.045;
  dye(paint, (column + row) & 1 ? LIGHT_TILE : DARK_TILE, 0.86 + 0.28 * hash(column, row, 42));
  paint.height = (hash(column, row, 43) - 0.5) * 0.02 * (u - 0.5) - 0.018 * (1 - rise(0.004, 0.016, rim));
  if (gone) {
    dye(paint, SOIL, 0.9 + 0.4 * fine.at(x * 40, y * 40));
    paint.height = -0.035;
  }
  weather(x, y, paint);
};

const planks: Floor = (x, y, paint) => {
  const high = 0.235;
  const row = Math.floor(y / high);
  const start = x / 2.3 + hash(row, 1, 61) * 4;
  const board = Math.floor(start);
  const v = y / high - row;
  const u = start - board;
  const rim = Math.min(Math.min(v, 1 - v) * high, Math.min(u, 1 - u) * 2.3);
  const strand = fine.at(x * 5, y * 95 + 31 * hash(row, board, 62));
  dye(paint, BOARD, (0.74 + 0.4 * hash(row, board, 63)) * (0.78 + 0.44 * strand));
  paint.height = 0.012 * strand + (hash(row, board, 64) - 0.5) * 0.02 - 0.04 * (1 - rise(0.004, 0.02, rim));
  if (rim < 0.012) stain(paint, [0.1, 0.08, 0.06], 0.7);
  weather(x, y, paint);
};

const platform: Floor = (x, y, paint) => {
  const column = Math.floor(x / 2);
  const row = Math.floor(y / 2);
  const grate = hash(column, row, 71) < 0.3;
  const rust = rise(0.5, 0.66, soft.at(x * 15, y * 15 + 33));
  const rim = Math.min(Math.abs(x / 2 - Math.round(x / 2)), Math.abs(y / 2 - Math.round(y / 2))) * 2;
  dye(paint, PLATE, 0.85 + 0.2 * hash(column, row, 72));
  if (grate) {
    const bar = Math.abs(((x * 7) % 1) + (x < 0 ? 1 : 0) - 0.5);
    const open = rise(0.2, 0.28, bar) * rise(0.08, 0.1, rim);
    paint.height = -0.14 * open;
    stain(paint, [0.05, 0.05, 0.05], 0.85 * open);
  } else {
    const p = (x + y) * 6;
    const q = (x - y) * 6;
    const knob = Math.abs(p - Math.round(p)) < 0.16 && Math.abs(q - Math.round(q)) < 0.34 !== ((Math.round(p) + Math.round(q)) & 1) > 0;
    paint.height = knob ? 0.02 : 0;
  }
  if (rim < 0.025) paint.height = -0.02;
  stain(paint, RUST, 0.75 * rust * (0.6 + 0.4 * grain.at(x * 50, y * 50)));
  weather(x, y, paint);
};

function rock(x: number, y: number, paint: Paint, colour: Colour): void {
  const wx = x + 0.9 * (soft.at(x * 18, y * 18) - 0.5);
  const wy = y + 0.9 * (soft.at(y * 18 + 99, x * 18) - 0.5);
  const stone = stoneAt(wx * 1.3, wy * 1.3, 83, 0.95);
  const swell = soft.at(x * 13 + 5, y * 13 + 70);
  const joint = (1 - rise(0.0, 0.16, stone.joint)) * rise(0.3, 0.5, mid.at(x * 8 + 3, y * 8));
  const step = rise(0.5, 0.53, swell + 0.12 * (mid.at(x * 20, y * 20) - 0.5));
  dye(paint, colour, (0.68 + 0.32 * stone.tone) * (0.8 + 0.4 * swell) * (1 + 0.1 * step));
  paint.height =
    0.22 * (mid.at(x * 22, y * 22) - 0.5) +
    0.1 * step +
    0.14 * (0.5 - stone.centre) * (1 - joint) -
    0.1 * joint +
    0.2 * stone.dx * (stone.tilt - 0.5);
  stain(paint, [0.13, 0.1, 0.08], 0.65 * joint);
  weather(x, y, paint);
}

const cave: Floor = (x, y, paint) => rock(x, y, paint, ROCK);
const cliff: Floor = (x, y, paint) => rock(x, y, paint, CLIFF);

/** Rock with veins of imulsion, which gives light. */
const imulsion: Floor = (x, y, paint) => {
  rock(x, y, paint, ROCK);
  const vein = 1 - rise(0.0, 0.03, Math.abs(mid.at(x * 9 + 30, y * 9) - 0.5));
  const pool = vein * rise(0.52, 0.62, soft.at(x * 12 + 7, y * 12 + 60));
  if (pool <= 0) return;
  stain(paint, IMULSION, pool);
  paint.height += (-0.06 - paint.height) * pool;
  paint.glow = 0.8 * pool;
};

const FLOORS: readonly (readonly [RegExp, Floor])[] = [
  [/imulsion|crystal|resonator/, imulsion],
  [/cav|burrow|tunnel|hollow|gallery|pit|basin|roots/, cave],
  [/cliff|ledge|path/, cliff],
  [/throne|gatehouse|pillar/, hall],
  [/garden|park(?!ing)/, garden],
  [/platform|gun|loading|junker/, platform],
  [/corridor|balcony/, planks],
  [/shop|rooms/, shop],
  [/avenue|boulevard|car park/, avenue],
  [/crossing|street|alley|yard|square/, crossing],
];

/** The floor of a tile; what no theme is known for is paved. */
export function floorOf(theme: string | undefined): Floor {
  const words = theme?.toLowerCase() ?? "";
  if (/car park/.test(words)) return avenue;
  return FLOORS.find(([pattern]) => pattern.test(words))?.[1] ?? plaza;
}

/** Whether a floor is rock as it grew. */
export const isNatural = (floor: Floor): boolean => floor === cave || floor === cliff || floor === imulsion;

/** Things to take cover behind. Each lies along a border: `u` runs along it, `v` across, from the middle of one stretch. */
import type { BarrierKind } from "../types";
import { dye, fromBox, hex, type Paint, stain } from "./field";
import { clamp, hash, noises, rise } from "./noise";

/** How much of a place it covers, painting it; `half` is half the length, `seed` tells one from another. */
export type Barrier = (u: number, v: number, paint: Paint, half: number, seed: number) => number;

const { mid, fine, grain } = noises();
/** Soft within about a pixel. */
const EDGE = 0.02;
const cover = (distance: number): number => clamp(0.5 - distance / EDGE);

const SACK = hex("#8f7b50");
const CONCRETE = hex("#93908a");
const STRIPE = hex("#c98f2c");
const BLACK = hex("#1f1d1a");
const STONE = hex("#a0967f");
const BRICK = hex("#76503b");
const SOIL = hex("#3b2e20");
const LEAF = hex("#5f7033");
const CRATE = hex("#8a6a3c");
const WOOD = hex("#7b5936");
const PAINT = [hex("#4d5d68"), hex("#6b4a37"), hex("#575746"), hex("#6a6358")];
const GLASS = hex("#1b2226");
const RUST = hex("#7d4526");

/** One sack among others: a dome. */
function sack(u: number, v: number, long: number, deep: number): number {
  const across = Math.abs(v) / deep;
  const along = Math.abs(u) / long;
  const out = along * along * along * along + across * across * across;
  return out >= 1 ? 0 : Math.sqrt(1 - out);
}

const sandbags: Barrier = (u, v, paint, half, seed) => {
  let best = 0;
  let tone = 1;
  for (const [row, base, offset, reach] of SACKS) {
    const place = (u + half) / 0.31 + offset;
    const count = Math.floor(place);
    const middle = (count + 0.5 - offset) * 0.31 - half;
    if (Math.abs(middle) > half - 0.1 * reach) continue;
    const sag = (hash(count, row + 7, seed) - 0.5) * 0.05;
    const dome = sack(u - middle, v - sag - (row - 0.5) * 0.2 * (reach > 1 ? 0 : 1), 0.165, reach > 1 ? 0.13 : 0.14);
    const high = dome > 0 ? base + 0.17 * dome : 0;
    if (high > best) {
      best = high;
      tone = 0.8 + 0.36 * hash(count, row, seed);
    }
  }
  if (best <= 0) return 0;
  dye(paint, SACK, tone * (0.82 + 0.36 * grain.at(u * 140, v * 140)));
  paint.height = best;
  return 1;
};
/** Rows of sacks: which, how high they lie, by how much they are shifted, the upper one. */
const SACKS: readonly (readonly [number, number, number, number])[] = [
  [0, 0.05, 0, 0],
  [1, 0.05, 0.5, 0],
  [2, 0.2, 0.25, 2],
];

const barrier: Barrier = (u, v, paint, half, seed) => {
  const share = cover(fromBox(u, v, half - 0.06, 0.17, 0.03));
  if (share <= 0) return 0;
  const top = rise(0.16, 0.06, Math.abs(v));
  dye(paint, CONCRETE, 0.82 + 0.3 * fine.at(u * 30 + seed, v * 30));
  paint.height = 0.12 + 0.26 * top;
  const stripe = (u * 4 + v * 4 + 60) % 1 < 0.5;
  if (Math.abs(v) < 0.09) stain(paint, stripe ? STRIPE : BLACK, 0.8 * rise(0.32, 0.6, mid.at(u * 40, v * 60 + seed)));
  if (Math.abs(u) < 0.014) paint.height *= 0.6;
  return share;
};

const column: Barrier = (u, v, paint, half, seed) => {
  const drum = Math.floor((u + half) / 0.42);
  const middle = (drum + 0.5) * 0.42 - half;
  const slip = (hash(drum, 1, seed) - 0.5) * 0.09;
  const round = 0.205 - 0.02 * hash(drum, 2, seed);
  const share = cover(fromBox(u - middle, v - slip, 0.195, round, 0.03));
  if (share <= 0) return 0;
  const across = clamp((v - slip) / round, -0.999, 0.999);
  dye(paint, STONE, 0.9 + 0.2 * fine.at(u * 24, v * 24 + seed));
  paint.height = 0.08 + 0.33 * Math.sqrt(1 - across * across) + 0.014 * Math.sin(Math.asin(across) * 14);
  return share;
};

const lowWall: Barrier = (u, v, paint, half, seed) => {
  const torn = 0.05 * (mid.at(u * 60 + seed, v * 60) - 0.5);
  const share = cover(fromBox(u, v, half - 0.05, 0.15, 0.02) + torn);
  if (share <= 0) return 0;
  const row = v > 0 ? 1 : 0;
  const place = (u + half) / 0.24 + row * 0.5;
  const brick = Math.floor(place);
  const joint = Math.min(place - brick, 1 - place + brick) * 0.24;
  const cap = hash(brick, row, seed) < 0.7;
  dye(paint, cap ? STONE : BRICK, 0.76 + 0.36 * hash(brick, row + 4, seed));
  paint.height = 0.34 + 0.05 * hash(brick, row + 9, seed) - (cap ? 0 : 0.1) - 0.07 * (1 - rise(0.004, 0.02, Math.min(joint, Math.abs(v))));
  return share;
};

const planter: Barrier = (u, v, paint, half, seed) => {
  const out = fromBox(u, v, half - 0.06, 0.2, 0.02);
  const share = cover(out);
  if (share <= 0) return 0;
  if (out > -0.055) {
    dye(paint, STONE, 0.86 + 0.24 * fine.at(u * 40 + seed, v * 40));
    paint.height = 0.34;
    return share;
  }
  const bush = mid.at(u * 75 + seed * 9, v * 75);
  dye(paint, SOIL, 0.8 + 0.4 * grain.at(u * 80, v * 80));
  stain(paint, LEAF, rise(0.42, 0.55, bush) * (0.55 + 0.45 * grain.at(u * 120, v * 120)));
  paint.height = 0.24 + 0.26 * rise(0.42, 0.75, bush);
  return share;
};

const crates: Barrier = (u, v, paint, half, seed) => {
  const place = (u + half) / 0.48;
  const box = Math.floor(place);
  const count = Math.max(1, Math.floor((2 * half) / 0.48));
  if (box >= count || box < 0) return 0;
  const turn = (hash(box, 1, seed) - 0.5) * 0.3;
  const x = u - (box + 0.5) * 0.48 + half;
  const p = x * Math.cos(turn) + v * Math.sin(turn);
  const q = v * Math.cos(turn) - x * Math.sin(turn);
  const out = fromBox(p, q, 0.205, 0.205, 0.012);
  const share = cover(out);
  if (share <= 0) return 0;
  const frame = out > -0.05 || Math.abs(Math.abs(p) - Math.abs(q)) < 0.028;
  dye(paint, CRATE, (frame ? 1.02 : 0.78) * (0.84 + 0.3 * fine.at(p * 20, q * 130 + 17 * box)));
  paint.height = 0.36 + 0.08 * hash(box, 3, seed) + (frame ? 0.025 : 0);
  if (!frame && Math.abs(((p * 12) % 1) + (p < 0 ? 1 : 0) - 0.5) > 0.44) paint.height -= 0.03;
  return share;
};

const counter: Barrier = (u, v, paint, half, seed) => {
  const out = fromBox(u, v, half - 0.05, 0.19, 0.03);
  const share = cover(out);
  if (share <= 0) return 0;
  dye(paint, WOOD, (out > -0.035 ? 0.7 : 1) * (0.8 + 0.4 * fine.at(u * 9, v * 110 + seed)));
  paint.height = 0.38 - 0.05 * rise(-0.05, -0.02, out);
  const till = fromBox(u - half * 0.3, v, 0.1, 0.1, 0.015);
  if (till < 0) {
    dye(paint, CONCRETE, 0.62);
    paint.height = 0.5 - (till > -0.03 ? 0.05 : 0);
  }
  return share;
};

const car: Barrier = (u, v, paint, half, seed) => {
  const long = Math.min(half - 0.06, 0.98);
  const out = fromBox(u, v, long, 0.36, 0.15);
  const share = cover(out);
  if (share <= 0) return 0;
  const shade = PAINT[Math.floor(hash(1, 1, seed) * PAINT.length)]!;
  dye(paint, shade, 0.9 + 0.3 * fine.at(u * 30 + seed, v * 30));
  paint.height = 0.34 - 0.16 * rise(-0.1, 0, out);
  const cabin = fromBox(u + 0.08, v, long * 0.48, 0.3, 0.09);
  if (cabin < 0) {
    const roof = fromBox(u + 0.08, v, long * 0.28, 0.245, 0.05);
    if (roof < 0) paint.height = 0.52 - 0.05 * rise(-0.06, 0, roof);
    else {
      dye(paint, GLASS, 0.9 + 0.7 * grain.at(u * 60, v * 60));
      paint.height = 0.5 - 1.1 * Math.min(0.15, roof);
    }
  }
  stain(paint, RUST, 0.85 * rise(0.5, 0.64, mid.at(u * 32 + seed * 3, v * 32)) * (cabin < 0 && paint.height < 0.46 ? 0 : 1));
  if (Math.abs(Math.abs(u) - long * 0.62) < 0.012 && cabin > 0) paint.height -= 0.04;
  return share;
};

/** What stands along a cover line, as the layout says. */
export const BARRIERS: Record<BarrierKind, Barrier> = {
  barrier,
  car,
  column,
  counter,
  crates,
  low_wall: lowWall,
  planter,
  sandbags,
};

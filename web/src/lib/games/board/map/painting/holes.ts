/** Emergence holes: torn open and glowing, shut with rubble, or not yet broken through. Painted apart, to be laid on any floor. */
import type { Picture } from "./painter";
import { blank, dye, Field, hex, type Paint, stain } from "./field";
import { lit } from "./light";
import { clamp, hash, noises, rise } from "./noise";
import { layStone } from "./ruins";

export type HoleState = "open" | "sealed" | "quiet";

/** Squares from the middle of a hole to the edge of its picture. */
export const ACROSS = 1.1;
const RIM = 0.47;
const { mid, fine, grain } = noises();
const EARTH = hex("#4b3a2a");
const BURNT = hex("#1c1410");
const PLATE = hex("#6d6456");
const EMBER = hex("#ff7a1c");
const CORE = hex("#ffe0a0");
const BEAM = hex("#6b4c2f");

/** How far out the torn rim runs in a direction. */
function rimAt(turn: number, seed: number): number {
  const wave = mid.at(40 + 30 * Math.cos(turn) + 31 * seed, 40 + 30 * Math.sin(turn));
  const shard = Math.floor((turn / (2 * Math.PI)) * 17 + 17 + 3 * wave);
  return RIM * (0.5 + 0.75 * wave + 0.24 * hash(shard, 1, seed));
}

/** How near a place is to one of the cracks that run outwards from the rim: 1 on it. */
function crackAt(turn: number, far: number, rim: number, seed: number): number {
  const count = 11;
  const place = ((turn / (2 * Math.PI)) * count + count + 1.5 * (mid.at(far * 40 + 17 * seed, turn * 11) - 0.5)) % count;
  const nth = Math.floor(place);
  const off = Math.abs(place - nth - 0.5) * ((2 * Math.PI) / count) * far;
  const long = rim + 0.06 + 0.5 * hash(nth, 2, seed) ** 1.5;
  if (far < rim * 0.6 || far > long) return 0;
  return clamp(1 - off / (0.028 * (1 - (far - rim) / (long - rim + 0.01)) + 0.004));
}

function pit(far: number, rim: number, x: number, y: number, paint: Paint): void {
  const depth = clamp(1 - far / rim + 0.16 * (mid.at(x * 50, y * 50) - 0.5));
  const terrace = Math.min(3, Math.floor(depth * 4.2));
  paint.height = -0.1 - 0.1 * terrace;
  dye(paint, EARTH, 0.75 - 0.12 * terrace + 0.3 * (fine.at(x * 60, y * 60) - 0.5));
  stain(paint, BURNT, 0.2 * terrace);
  const core = rise(0.5, 0.95, depth + 0.2 * (grain.at(x * 30, y * 30) - 0.5));
  stain(paint, EMBER, 0.95 * rise(0.3, 0.75, depth));
  stain(paint, CORE, core);
  paint.glow = 0.75 * rise(0.28, 0.8, depth) + 0.9 * core;
}

/** Paints a place of an open hole; how much of it is covered. */
function open(x: number, y: number, paint: Paint, seed: number): number {
  const far = Math.hypot(x, y);
  const turn = Math.atan2(y, x);
  const rim = rimAt(turn, seed);
  if (far < rim) {
    pit(far, rim, x, y, paint);
    return 1;
  }
  const crack = crackAt(turn, far, rim, seed);
  const place = (turn / (2 * Math.PI)) * 13 + 13 + hash(3, 3, seed) + 0.8 * (mid.at(x * 30 + seed, y * 30) - 0.5);
  const plates = Math.floor(place);
  const gap = rise(0.1, 0.02, Math.min(place - plates, 1 - place + plates) * far);
  const heaved = rise(rim + 0.26, rim + 0.02, far + 0.12 * (hash(plates, 4, seed) - 0.5));
  dye(paint, PLATE, 0.62 + 0.4 * hash(plates, 5, seed) + 0.3 * (fine.at(x * 40, y * 40) - 0.5));
  paint.height = (0.2 * heaved * (0.4 + hash(plates, 6, seed)) + 0.25 * (far - rim) * (hash(plates, 8, seed) - 0.7)) * (1 - 0.8 * gap);
  stain(paint, BURNT, 0.7 * gap);
  const scorch = 0.62 * rise(RIM * 2.2, RIM * 0.95, far);
  if (heaved < 0.5) stain(paint, BURNT, 0.9);
  if (crack > 0) {
    paint.height -= 0.06 * crack;
    stain(paint, EMBER, crack);
    paint.glow = 1.1 * crack * rise(RIM * 2.1, RIM, far);
  }
  return Math.max(rise(0.25, 0.6, heaved), scorch, 0.9 * crack);
}

/** Paints a place where the ground is cracked but holds. */
function quiet(x: number, y: number, paint: Paint, seed: number): number {
  const far = Math.hypot(x, y);
  const crack = crackAt(Math.atan2(y, x), far + 0.22, RIM * 0.5, seed);
  const sunk = rise(RIM * 0.8, RIM * 0.3, far + 0.2 * (mid.at(x * 40 + seed, y * 40) - 0.5));
  dye(paint, BURNT, 1);
  paint.height = -0.12 * Math.max(crack, sunk);
  if (crack > 0.2) {
    stain(paint, EMBER, 0.8 * crack);
    paint.glow = 0.55 * crack;
  }
  return Math.max(0.95 * crack, 0.8 * sunk);
}

function scorched(x: number, y: number, paint: Paint): number {
  dye(paint, BURNT, 1);
  paint.height = 0;
  return 0.6 * rise(RIM * 1.7, RIM * 0.6, Math.hypot(x, y) + 0.2 * (mid.at(x * 40, y * 40) - 0.5));
}

/** Two beams over the heap of a hole that was sealed. */
function layBeams(field: Field, alpha: Float32Array, seed: number): void {
  for (const [n, turn] of [0.5 + hash(1, 7, seed), -0.6 - hash(2, 7, seed)].entries()) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    layWith(field, alpha, (x, y, paint) => {
      const along = x * cos + y * sin;
      const across = y * cos - x * sin;
      if (Math.abs(along) > RIM * 1.08 || Math.abs(across) > 0.06) return 0;
      dye(paint, BEAM, 0.8 + 0.4 * fine.at(along * 12, across * 120));
      paint.height = 0.34 + 0.05 * n - 1.2 * across * across;
      return 1;
    });
  }
}

/** Lays something on a picture without ground, which covers as much of it from then on. */
function layWith(field: Field, alpha: Float32Array, at: (x: number, y: number, paint: Paint) => number): void {
  let i = 0;
  const paint = blank();
  for (let row = 0; row < field.height; row++) {
    for (let column = 0; column < field.width; column++, i++) {
      paint.glow = 0;
      const share = at(field.box.left + (column + 0.5) / field.scale, field.box.top + (row + 0.5) / field.scale, paint);
      if (share <= 0) continue;
      const whole = share >= alpha[i]! ? 1 : share;
      field.heights[i]! += (paint.height - field.heights[i]!) * whole;
      field.red[i]! += (paint.red - field.red[i]!) * whole;
      field.green[i]! += (paint.green - field.green[i]!) * whole;
      field.blue[i]! += (paint.blue - field.blue[i]!) * whole;
      field.glow[i] = paint.glow;
      alpha[i] = Math.max(alpha[i]!, share);
    }
  }
}

const OPEN_LIGHT = { at: [0, 0], reach: 1.6, power: 1.3, colour: [1, 0.4, 0.1] } as const;

/** A hole as it lies on any floor. */
export function paintHole(state: HoleState, seed: number, scale: number): Picture {
  const box = { left: -ACROSS, top: -ACROSS, right: ACROSS, bottom: ACROSS };
  const field = new Field(box, scale);
  const alpha = new Float32Array(field.heights.length);
  if (state === "sealed") {
    layWith(field, alpha, scorched);
    for (let i = 0; i < 54; i++) {
      const far = RIM * 1.05 * Math.sqrt(hash(i, 1, seed));
      const turn = 2 * Math.PI * hash(i, 2, seed);
      const size = 0.07 + 0.13 * hash(i, 3, seed) * (1.2 - far);
      const before = field.heights.slice();
      for (let n = 0; n < before.length; n++) field.heights[n] = Math.min(field.heights[n]!, 0.3 - 0.4 * far);
      layStone(field, [far * Math.cos(turn), far * Math.sin(turn)], size, seed * 61 + i);
      for (let n = 0; n < before.length; n++) if (field.heights[n]! > before[n]! + 1e-4) alpha[n] = 1;
    }
    layBeams(field, alpha, seed);
  } else layWith(field, alpha, (x, y, paint) => (state === "open" ? open : quiet)(x, y, paint, seed));
  const pixels = lit(field, state === "open" ? [OPEN_LIGHT] : [], []).day;
  for (let i = 0; i < alpha.length; i++) pixels[4 * i + 3] = 255 * alpha[i]!;
  return { box, width: field.width, height: field.height, pixels, lamp: null };
}

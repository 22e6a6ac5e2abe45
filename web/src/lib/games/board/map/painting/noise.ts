/** Noise for the painter: plain numbers, the same on every machine. */

/** A number in 0..1 for a place of a grid. */
export function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

const SIZE = 256;
const MASK = SIZE - 1;

/** A square of noise that repeats itself, to be read anywhere. */
export class Noise {
  private readonly values = new Float32Array(SIZE * SIZE);

  /** `cells` in the square at first, then twice as many in each further octave, each as strong as `gain` times the last. */
  constructor(cells: number, octaves: number, gain: number, seed: number) {
    let most = 0;
    for (let octave = 0, strength = 1; octave < octaves; octave++, strength *= gain) {
      this.add(cells << octave, strength, seed + octave);
      most += strength;
    }
    for (let i = 0; i < this.values.length; i++) this.values[i]! /= most;
  }

  private add(cells: number, strength: number, seed: number): void {
    const wide = SIZE / cells;
    for (let y = 0; y < SIZE; y++) {
      const row = Math.floor(y / wide);
      const down = smooth(y / wide - row);
      for (let x = 0; x < SIZE; x++) {
        const column = Math.floor(x / wide);
        const along = smooth(x / wide - column);
        const right = (column + 1) % cells;
        const below = (row + 1) % cells;
        const top = hash(column, row, seed) * (1 - along) + hash(right, row, seed) * along;
        const bottom = hash(column, below, seed) * (1 - along) + hash(right, below, seed) * along;
        this.values[y * SIZE + x]! += strength * (top * (1 - down) + bottom * down);
      }
    }
  }

  /** The noise at a place, 0..1. */
  at(x: number, y: number): number {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const along = x - column;
    const down = y - row;
    const left = column & MASK;
    const right = (column + 1) & MASK;
    const top = (row & MASK) << 8;
    const bottom = ((row + 1) & MASK) << 8;
    const { values } = this;
    return (
      (values[top | left]! * (1 - along) + values[top | right]! * along) * (1 - down) +
      (values[bottom | left]! * (1 - along) + values[bottom | right]! * along) * down
    );
  }
}

export const smooth = (t: number): number => t * t * (3 - 2 * t);
export const clamp = (value: number, least = 0, most = 1): number => (value < least ? least : value > most ? most : value);
/** From 0 to 1 between two bounds. */
export const rise = (from: number, to: number, value: number): number => smooth(clamp((value - from) / (to - from)));

export interface Noises {
  soft: Noise;
  mid: Noise;
  fine: Noise;
  grain: Noise;
}

let made: Noises | null = null;

/** The four kinds of noise everything is made of; made once. */
export function noises(): Noises {
  made ??= {
    soft: new Noise(4, 5, 0.5, 11),
    mid: new Noise(8, 5, 0.6, 23),
    fine: new Noise(32, 4, 0.7, 37),
    grain: new Noise(128, 2, 0.8, 53),
  };
  return made;
}

/** The stone a place belongs to in a pavement of irregular stones. */
export interface Stone {
  /** How far it is from the middle of the stone, and from the joint to the next one. */
  centre: number;
  joint: number;
  /** Numbers of the stone itself, 0..1. */
  tone: number;
  tilt: number;
  /** From its middle to the place. */
  dx: number;
  dy: number;
}

const found: Stone = { centre: 0, joint: 0, tone: 0, tilt: 0, dx: 0, dy: 0 };

/** The middles of the nine stones about a square, as they were last asked for. */
interface Nine {
  column: number;
  row: number;
  seed: number;
  jitter: number;
  xs: Float64Array;
  ys: Float64Array;
}

/** Neighbouring pixels ask for the same stones: so many pavements are remembered, by their seeds. */
const REMEMBERED = 16;
const nines: readonly Nine[] = Array.from({ length: REMEMBERED }, () => ({
  column: NaN,
  row: NaN,
  seed: NaN,
  jitter: NaN,
  xs: new Float64Array(9),
  ys: new Float64Array(9),
}));

function nineAt(column: number, row: number, seed: number, jitter: number): Nine {
  const nine = nines[seed & (REMEMBERED - 1)]!;
  if (nine.column === column && nine.row === row && nine.seed === seed && nine.jitter === jitter) return nine;
  for (let n = 0; n < 9; n++) {
    const cx = column + (n % 3) - 1;
    const cy = row + Math.floor(n / 3) - 1;
    nine.xs[n] = cx + 0.5 + (hash(cx, cy, seed) - 0.5) * jitter;
    nine.ys[n] = cy + 0.5 + (hash(cx, cy, seed + 1) - 0.5) * jitter;
  }
  return Object.assign(nine, { column, row, seed, jitter });
}

/** Looks up the stone at a place; what it returns holds until it is asked again. */
export function stoneAt(x: number, y: number, seed: number, jitter = 0.8): Stone {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const { xs, ys } = nineAt(column, row, seed, jitter);
  let first = 9;
  let second = 9;
  let nearest = 0;
  for (let n = 0; n < 9; n++) {
    const dx = x - xs[n]!;
    const dy = y - ys[n]!;
    const far = dx * dx + dy * dy;
    if (far < first) {
      second = first;
      first = far;
      nearest = n;
    } else if (far < second) second = far;
  }
  const cx = column + (nearest % 3) - 1;
  const cy = row + Math.floor(nearest / 3) - 1;
  found.dx = x - xs[nearest]!;
  found.dy = y - ys[nearest]!;
  found.tone = hash(cx, cy, seed + 2);
  found.tilt = hash(cx, cy, seed + 3);
  found.centre = Math.sqrt(first);
  found.joint = Math.sqrt(second) - found.centre;
  return found;
}

/** Light falls once on what was painted: relief, shadow, dark corners, worn edges and lamps all come from the heights. */
import { CLOSEST, given as lampGives, LAMP } from "../lighting/lights";
import { RAYS, rayTo, sight } from "../lighting/sight";
import type { Line, XY } from "../types";
import { type Field, type Part, whole } from "./field";
import { clamp } from "./noise";

export interface Lamp {
  at: XY;
  reach: number;
  power: number;
  colour: readonly [number, number, number];
}

const SUN: readonly [number, number, number] = [0.54, 0.46, 0.36];
const SKY: readonly [number, number, number] = [0.2, 0.225, 0.26];
/** Where the sun stands: north-west, always. */
const TO_SUN: readonly [number, number, number] = [-0.5, -0.62, 0.605];
const MARCH: readonly [number, number] = [-0.62, -0.78];
const SLOPE = 1.02;
const TALLEST = 0.68;
/** What a worn edge adds to a colour. */
const WORN: readonly [number, number, number] = [0.19, 0.17, 0.14];
/** The lamp a COG carries. */
const CARRIED: readonly [number, number, number] = [1, 0.8, 0.56];

/** Middle values of squares around each pixel of a part, in places of the whole field. */
function blurred(field: Field, radius: number, { left, top, right, bottom }: Part): Float32Array {
  const { heights, width, height } = field;
  const once = new Float32Array(heights.length);
  const twice = new Float32Array(heights.length);
  const below = Math.min(height, bottom + radius);
  for (let row = Math.max(0, top - radius); row < below; row++) slide(heights, once, row * width, 1, width, radius, left, right);
  for (let column = left; column < right; column++) slide(once, twice, column, width, height, radius, top, bottom);
  return twice;
}

/** Middle values along a line of so many pixels, from one of them to another. */
function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
  first: number,
  end: number,
): void {
  let sum = 0;
  for (let i = first - radius; i <= first + radius; i++) sum += from[start + step * clamp(i, 0, count - 1)]!;
  const share = 1 / (2 * radius + 1);
  for (let i = first; i < end; i++) {
    to[start + step * i] = sum * share;
    sum += from[start + step * Math.min(count - 1, i + radius + 1)]! - from[start + step * Math.max(0, i - radius)]!;
  }
}

/** Pixels a block is wide and high in which the tallest thing is looked up. */
const BLOCK = 16;

/** For every block of pixels, how high things are in it and between it and the sun, as far as shadows fall. */
function skyline({ heights, width, height, scale }: Field): { tops: Float32Array; across: number } {
  const across = Math.ceil(width / BLOCK);
  const down = Math.ceil(height / BLOCK);
  const own = new Float32Array(across * down).fill(-Infinity);
  let lowest = 0;
  for (let row = 0, i = 0; row < height; row++) {
    const blocks = Math.floor(row / BLOCK) * across;
    for (let column = 0; column < width; column++, i++) {
      const high = heights[i]!;
      const block = blocks + Math.floor(column / BLOCK);
      if (high > own[block]!) own[block] = high;
      if (high < lowest) lowest = high;
    }
  }
  const far = ((TALLEST - lowest) / SLOPE) * scale + 1;
  const [west, north] = [Math.ceil((-MARCH[0] * far) / BLOCK), Math.ceil((-MARCH[1] * far) / BLOCK)];
  const tops = own.map((_, n) => {
    const [x, y] = [n % across, Math.floor(n / across)];
    let most = -Infinity;
    for (let j = Math.max(0, y - north); j <= y; j++)
      for (let i = Math.max(0, x - west); i <= x; i++) most = Math.max(most, own[j * across + i]!);
    return Math.min(most, TALLEST);
  });
  return { tops, across };
}

/** How much of the sun is kept from each pixel of a part. */
function shadows(field: Field, part: Part): Float32Array {
  const { heights, width, scale } = field;
  const dark = new Float32Array(heights.length);
  const stride = 2;
  const [dx, dy] = [MARCH[0] * stride, MARCH[1] * stride];
  const rise = (SLOPE * stride) / scale;
  const { tops, across } = skyline(field);
  for (let row = part.top; row < part.bottom; row++) {
    const blocks = Math.floor(row / BLOCK) * across;
    for (let column = part.left, i = row * width + column; column < part.right; column++, i++) {
      const tallest = tops[blocks + Math.floor(column / BLOCK)]!;
      let most = 0;
      let level = heights[i]! + rise;
      for (let x = column + dx, y = row + dy, t = stride; level < tallest; x += dx, y += dy, t += stride, level += rise) {
        if (x < 0 || y < 0) break;
        const over = ((heights[(y | 0) * width + (x | 0)]! - level) * scale) / (1.2 + 0.22 * t);
        if (over > most) most = over;
        if (most >= 1) break;
      }
      dark[i] = most > 1 ? 1 : most;
    }
  }
  return dark;
}

/** Eighths of a circle, by the signs of what leads there and which of them is the longer. */
export const eighth = (dx: number, dy: number): number => (dx < 0 ? 1 : 0) | (dy < 0 ? 2 : 0) | (Math.abs(dx) < Math.abs(dy) ? 4 : 0);

/** The shortest and the longest ray of each eighth, those on its borders included. */
export function spans(far: Float32Array): { least: Float32Array; most: Float32Array } {
  const least = new Float32Array(8).fill(Infinity);
  const most = new Float32Array(8);
  for (let n = 0; n < 8; n++) {
    const turn = ((n + 0.5) / 4) * Math.PI - Math.PI;
    const at = eighth(Math.cos(turn), Math.sin(turn));
    for (let ray = (n * RAYS) / 8 - 1; ray <= ((n + 1) * RAYS) / 8; ray++) {
      const length = far[(ray + RAYS) % RAYS]!;
      least[at] = Math.min(least[at]!, length);
      most[at] = Math.max(most[at]!, length);
    }
  }
  return { least, most };
}

/** So far beyond the end of a ray some of its light is still seen, and over so much of it it fades. */
const BEYOND = 0.2;
const FADES = 0.22;

/** Adds what lamps give to each pixel of a part, by colour. */
function lampLight(field: Field, part: Part, lamps: readonly Lamp[], walls: readonly Line[], normals: Float32Array): Float32Array {
  const { width, scale, box } = field;
  const given = new Float32Array(3 * field.heights.length);
  for (const lamp of lamps) {
    const far = sight(lamp.at, lamp.reach, walls);
    const { least, most } = spans(far);
    const left = Math.max(part.left, Math.floor((lamp.at[0] - lamp.reach - box.left) * scale));
    const right = Math.min(part.right, Math.ceil((lamp.at[0] + lamp.reach - box.left) * scale));
    const top = Math.max(part.top, Math.floor((lamp.at[1] - lamp.reach - box.top) * scale));
    const bottom = Math.min(part.bottom, Math.ceil((lamp.at[1] + lamp.reach - box.top) * scale));
    for (let row = top; row < bottom; row++) {
      const dy = box.top + (row + 0.5) / scale - lamp.at[1];
      for (let column = left; column < right; column++) {
        const dx = box.left + (column + 0.5) / scale - lamp.at[0];
        const flat = dx * dx + dy * dy;
        if (flat >= lamp.reach * lamp.reach) continue;
        const d = Math.sqrt(flat);
        const at = eighth(dx, dy);
        // Which ray it is need be reckoned only where some rays of the eighth get there and others do not.
        if (d >= most[at]! + BEYOND) continue;
        const seen = d <= least[at]! + BEYOND - FADES ? 1 : clamp((far[rayTo(dx, dy)]! + BEYOND - d) / FADES);
        if (seen <= 0) continue;
        const i = row * width + column;
        const away = Math.sqrt(flat + 0.5);
        const facing = (-dx * normals[2 * i]! - dy * normals[2 * i + 1]! + 0.7) / away;
        const fall = 1 - d / lamp.reach;
        const power = (seen * fall * fall * clamp(facing, 0, 1) * lamp.power) / (1 + flat / 1.7);
        given[3 * i]! += power * lamp.colour[0];
        given[3 * i + 1]! += power * lamp.colour[1];
        given[3 * i + 2]! += power * lamp.colour[2];
      }
    }
  }
  return given;
}

/** A picture by day, and as it looks where somebody holds a lamp. */
export interface Lit {
  day: Uint8ClampedArray<ArrayBuffer>;
  lamp: Uint8ClampedArray<ArrayBuffer> | null;
}

/** Which way the ground leans at each pixel of a part. */
function slopes(field: Field, part: Part): Float32Array {
  const { heights, width, height, scale } = field;
  const around = {
    left: Math.max(0, part.left - 1),
    top: Math.max(0, part.top - 1),
    right: Math.min(width, part.right + 1),
    bottom: Math.min(height, part.bottom + 1),
  };
  const even = blurred(field, 1, around);
  const normals = new Float32Array(2 * heights.length);
  for (let row = part.top; row < part.bottom; row++) {
    for (let column = part.left, i = row * width + column; column < part.right; column++, i++) {
      normals[2 * i] = (even[column > 0 ? i - 1 : i]! - even[column < width - 1 ? i + 1 : i]!) * 0.5 * scale;
      normals[2 * i + 1] = (even[row > 0 ? i - width : i]! - even[row < height - 1 ? i + width : i]!) * 0.5 * scale;
    }
  }
  return normals;
}

/** The lit picture of a part of what is painted; `carried` asks for the one in the light of a lamp too. */
export function lit(field: Field, lamps: readonly Lamp[], walls: readonly Line[], part: Part = whole(field), carried = false): Lit {
  const { width, scale, heights, red, green, blue, glow } = field;
  const near = blurred(field, Math.max(1, Math.round(0.09 * scale)), part);
  const wide = blurred(field, Math.max(2, Math.round(0.3 * scale)), part);
  const dark = shadows(field, part);
  const normals = slopes(field, part);
  const given = lampLight(field, part, lamps, walls, normals);
  const size = 4 * (part.right - part.left) * (part.bottom - part.top);
  const day = new Uint8ClampedArray(size).fill(255);
  const lamp = carried ? new Uint8ClampedArray(size).fill(255) : null;
  const held = lampGives(LAMP, CLOSEST);
  let to = 0;
  for (let row = part.top; row < part.bottom; row++) {
    for (let column = part.left, i = row * width + column; column < part.right; column++, i++, to += 4) {
      const nx = normals[2 * i]!;
      const ny = normals[2 * i + 1]!;
      const steep = Math.sqrt(nx * nx + ny * ny + 1);
      const lean = (nx * TO_SUN[0] + ny * TO_SUN[1] + TO_SUN[2]) / steep;
      const facing = lean > 0 ? lean : 0;
      const sun = facing * 1.15 * (1 - 0.9 * dark[i]!);
      const own = heights[i]!;
      const corner = clamp(1 - (near[i]! - own) / 0.22) * clamp(1 - (wide[i]! - own) / 0.62);
      const worn = clamp((own - near[i]!) / 0.17 - 0.12);
      const r = red[i]! + WORN[0] * worn;
      const g = green[i]! + WORN[1] * worn;
      const b = blue[i]! + WORN[2] * worn;
      const onRed = SKY[0] * corner + SUN[0] * sun + given[3 * i]! + glow[i]!;
      const onGreen = SKY[1] * corner + SUN[1] * sun + given[3 * i + 1]! + glow[i]!;
      const onBlue = SKY[2] * corner + SUN[2] * sun + given[3 * i + 2]! + glow[i]!;
      day[to] = shade(r, onRed);
      day[to + 1] = shade(g, onGreen);
      day[to + 2] = shade(b, onBlue);
      if (!lamp) continue;
      const more = ((held * corner) / steep) * (0.45 + 0.9 * facing);
      lamp[to] = shade(r, onRed + more * CARRIED[0]);
      lamp[to + 1] = shade(g, onGreen + more * CARRIED[1]);
      lamp[to + 2] = shade(b, onBlue + more * CARRIED[2]);
    }
  }
  return { day, lamp };
}

function shade(colour: number, light: number): number {
  const bright = colour * colour * light * 1.2;
  return 255 * Math.sqrt(bright / (1 + 0.35 * bright));
}

/** Light falls once on what was painted: relief, shadow, dark corners, worn edges and lamps all come from the heights. */
import { CLOSEST, given as lampGives, LAMP } from "../lighting/lights";
import { rayTo, sight } from "../lighting/sight";
import type { Line, XY } from "../types";
import type { Field } from "./field";
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

/** Middle values of squares around each pixel. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const once = new Float32Array(values.length);
  const twice = new Float32Array(values.length);
  for (let row = 0; row < height; row++) slide(values, once, row * width, 1, width, radius);
  for (let column = 0; column < width; column++) slide(once, twice, column, width, height, radius);
  return twice;
}

function slide(from: Float32Array, to: Float32Array, start: number, step: number, count: number, radius: number): void {
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += from[start + step * clamp(i, 0, count - 1)]!;
  const share = 1 / (2 * radius + 1);
  for (let i = 0; i < count; i++) {
    to[start + step * i] = sum * share;
    sum += from[start + step * Math.min(count - 1, i + radius + 1)]! - from[start + step * Math.max(0, i - radius)]!;
  }
}

/** How much of the sun is kept from each pixel. */
function shadows(field: Field): Float32Array {
  const { heights, width, height, scale } = field;
  const dark = new Float32Array(heights.length);
  const stride = 2;
  const [dx, dy] = [MARCH[0] * stride, MARCH[1] * stride];
  const rise = (SLOPE * stride) / scale;
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) {
      const own = heights[i]!;
      let most = 0;
      let level = own + rise;
      for (let x = column + dx, y = row + dy, t = stride; level < TALLEST; x += dx, y += dy, t += stride, level += rise) {
        const cx = x | 0;
        const cy = y | 0;
        if (x < 0 || y < 0) break;
        const over = ((heights[cy * width + cx]! - level) * scale) / (1.2 + 0.22 * t);
        if (over > most) most = over;
        if (most >= 1) break;
      }
      dark[i] = most > 1 ? 1 : most;
    }
  }
  return dark;
}

/** Adds what lamps give to each pixel, by colour. */
function lampLight(field: Field, lamps: readonly Lamp[], walls: readonly Line[], normals: Float32Array): Float32Array {
  const { width, height, scale, box } = field;
  const given = new Float32Array(3 * width * height);
  for (const lamp of lamps) {
    const far = sight(lamp.at, lamp.reach, walls);
    const left = Math.max(0, Math.floor((lamp.at[0] - lamp.reach - box.left) * scale));
    const right = Math.min(width, Math.ceil((lamp.at[0] + lamp.reach - box.left) * scale));
    const top = Math.max(0, Math.floor((lamp.at[1] - lamp.reach - box.top) * scale));
    const bottom = Math.min(height, Math.ceil((lamp.at[1] + lamp.reach - box.top) * scale));
    for (let row = top; row < bottom; row++) {
      const dy = box.top + (row + 0.5) / scale - lamp.at[1];
      for (let column = left; column < right; column++) {
        const dx = box.left + (column + 0.5) / scale - lamp.at[0];
        const flat = dx * dx + dy * dy;
        if (flat >= lamp.reach * lamp.reach) continue;
        const d = Math.sqrt(flat);
        const seen = clamp((far[rayTo(dx, dy)]! + 0.2 - d) / 0.22);
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

function slopes({ heights, width, height, scale }: Field): Float32Array {
  const even = blurred(heights, width, height, 1);
  const normals = new Float32Array(2 * width * height);
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) {
      normals[2 * i] = (even[column > 0 ? i - 1 : i]! - even[column < width - 1 ? i + 1 : i]!) * 0.5 * scale;
      normals[2 * i + 1] = (even[row > 0 ? i - width : i]! - even[row < height - 1 ? i + width : i]!) * 0.5 * scale;
    }
  }
  return normals;
}

/** The lit picture; `carried` asks for the one in the light of a lamp too. */
export function lit(field: Field, lamps: readonly Lamp[], walls: readonly Line[], carried = false): Lit {
  const { width, height, scale, heights } = field;
  const near = blurred(heights, width, height, Math.max(1, Math.round(0.09 * scale)));
  const wide = blurred(heights, width, height, Math.max(2, Math.round(0.3 * scale)));
  const dark = shadows(field);
  const normals = slopes(field);
  const lampsGive = lampLight(field, lamps, walls, normals);
  const day = new Uint8ClampedArray(4 * width * height);
  const lamp = carried ? new Uint8ClampedArray(4 * width * height) : null;
  const held = lampGives(LAMP, CLOSEST);
  for (let i = 0; i < heights.length; i++) {
    const nx = normals[2 * i]!;
    const ny = normals[2 * i + 1]!;
    const steep = Math.sqrt(nx * nx + ny * ny + 1);
    const facing = (nx * TO_SUN[0] + ny * TO_SUN[1] + TO_SUN[2]) / steep;
    const sun = (facing > 0 ? facing : 0) * 1.15 * (1 - 0.9 * dark[i]!);
    const own = heights[i]!;
    const corner = clamp(1 - (near[i]! - own) / 0.22) * clamp(1 - (wide[i]! - own) / 0.62);
    const worn = clamp((own - near[i]!) / 0.17 - 0.12);
    const more = lamp ? ((held * corner) / steep) * (0.45 + 0.9 * Math.max(0, facing)) : 0;
    for (let part = 0; part < 3; part++) {
      const colour = (part === 0 ? field.red : part === 1 ? field.green : field.blue)[i]! + WORN[part]! * worn;
      const light = SKY[part]! * corner + SUN[part]! * sun + lampsGive[3 * i + part]! + field.glow[i]!;
      day[4 * i + part] = shade(colour, light);
      if (lamp) lamp[4 * i + part] = shade(colour, light + more * CARRIED[part]!);
    }
    day[4 * i + 3] = 255;
    if (lamp) lamp[4 * i + 3] = 255;
  }
  return { day, lamp };
}

function shade(colour: number, light: number): number {
  const bright = colour * colour * light * 1.2;
  return 255 * Math.sqrt(bright / (1 + 0.35 * bright));
}

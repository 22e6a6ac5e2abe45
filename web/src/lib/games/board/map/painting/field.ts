/** What is painted: how high everything is and which colour it has, before any light falls on it. */
import type { Box } from "../geometry";

/** A colour as it is, in 0..1. */
export type Colour = readonly [number, number, number];

/** The paint at one place. Lengths and heights are in squares of a tile; the floor is at 0. */
export interface Paint {
  height: number;
  red: number;
  green: number;
  blue: number;
  /** Light of its own. */
  glow: number;
}

export const blank = (): Paint => ({ height: 0, red: 0, green: 0, blue: 0, glow: 0 });

export function dye(paint: Paint, colour: Colour, tone = 1): void {
  paint.red = colour[0] * tone;
  paint.green = colour[1] * tone;
  paint.blue = colour[2] * tone;
}

export function stain(paint: Paint, colour: Colour, share: number): void {
  paint.red += (colour[0] - paint.red) * share;
  paint.green += (colour[1] - paint.green) * share;
  paint.blue += (colour[2] - paint.blue) * share;
}

/** `#rrggbb` as a colour. */
export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Some of the pixels of a field, the last ones not included. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const whole = ({ width, height }: Pick<Field, "width" | "height">): Part => ({ left: 0, top: 0, right: width, bottom: height });

/** A piece of the map as pixels. */
export class Field {
  readonly width: number;
  readonly height: number;
  readonly heights: Float32Array;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly glow: Float32Array;

  constructor(
    readonly box: Box,
    /** Pixels a square. */
    readonly scale: number,
  ) {
    this.width = Math.round((box.right - box.left) * scale);
    this.height = Math.round((box.bottom - box.top) * scale);
    const size = this.width * this.height;
    this.heights = new Float32Array(size);
    this.red = new Float32Array(size);
    this.green = new Float32Array(size);
    this.blue = new Float32Array(size);
    this.glow = new Float32Array(size);
  }

  /** Paints every pixel. */
  fill(at: (x: number, y: number, paint: Paint) => void): void {
    const paint = blank();
    for (let row = 0, i = 0; row < this.height; row++) {
      const y = this.box.top + (row + 0.5) / this.scale;
      for (let column = 0; column < this.width; column++, i++) {
        paint.glow = 0;
        at(this.box.left + (column + 0.5) / this.scale, y, paint);
        this.heights[i] = paint.height;
        this.red[i] = paint.red;
        this.green[i] = paint.green;
        this.blue[i] = paint.blue;
        this.glow[i] = paint.glow;
      }
    }
  }

  /** Lays something on what is painted: `at` says how much of each pixel it covers, given what is there. */
  lay(part: Box, at: (x: number, y: number, paint: Paint) => number): void {
    const left = Math.max(0, Math.floor((part.left - this.box.left) * this.scale));
    const right = Math.min(this.width, Math.ceil((part.right - this.box.left) * this.scale));
    const top = Math.max(0, Math.floor((part.top - this.box.top) * this.scale));
    const bottom = Math.min(this.height, Math.ceil((part.bottom - this.box.top) * this.scale));
    const paint = blank();
    for (let row = top; row < bottom; row++) {
      const y = this.box.top + (row + 0.5) / this.scale;
      for (let column = left, i = row * this.width + left; column < right; column++, i++) {
        paint.height = this.heights[i]!;
        paint.red = this.red[i]!;
        paint.green = this.green[i]!;
        paint.blue = this.blue[i]!;
        paint.glow = this.glow[i]!;
        const share = at(this.box.left + (column + 0.5) / this.scale, y, paint);
        if (share <= 0) continue;
        this.heights[i]! += (paint.height - this.heights[i]!) * share;
        this.red[i]! += (paint.red - this.red[i]!) * share;
        this.green[i]! += (paint.green - this.green[i]!) * share;
        this.blue[i]! += (paint.blue - this.blue[i]!) * share;
        this.glow[i]! += (paint.glow - this.glow[i]!) * share;
      }
    }
  }
}

/** How far a place is from a box about the origin with round corners; inside it is below 0. */
export function fromBox(x: number, y: number, halfWidth: number, halfHeight: number, round = 0): number {
  const dx = Math.abs(x) - halfWidth + round;
  const dy = Math.abs(y) - halfHeight + round;
  const outX = dx > 0 ? dx : 0;
  const outY = dy > 0 ? dy : 0;
  return Math.sqrt(outX * outX + outY * outY) + Math.min(0, Math.max(dx, dy)) - round;
}

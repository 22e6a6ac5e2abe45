/** Plain geometry of outlines whose sides run along the axes. */

import type { Line, XY } from "./types";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around points. */
export function boxOf(points: readonly XY[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Sides of an outline, the closing one included. */
export function sides(outline: readonly XY[]): Line[] {
  return outline.map((point, i) => [point, outline[(i + 1) % outline.length]!] as const);
}

/** Whether a point off the outline lies inside it. */
export function within(at: XY, outline: readonly XY[]): boolean {
  let inside = false;
  for (const [a, b] of sides(outline)) {
    const crosses = a[1] > at[1] !== b[1] > at[1];
    if (crosses && at[0] < a[0] + ((at[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside;
  }
  return inside;
}

/** Distance of a point from the nearest side of an outline. */
export function rimDistance(at: XY, outline: readonly XY[]): number {
  return Math.min(...sides(outline).map((side) => lineDistance(at, side)));
}

/** Distance of a point from a stretch of line. */
export function lineDistance(at: XY, [a, b]: Line): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / length));
  return Math.hypot(at[0] - a[0] - along * dx, at[1] - a[1] - along * dy);
}

export function distance(a: XY, b: XY): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function middle([a, b]: Line): XY {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** How an arrow that points up is turned to lead out of a tile through a gap in its rim. */
export function outwardTurn([a, b]: Line, tile: { x: number; y: number }): number {
  if (a[0] === b[0]) return a[0] === tile.x ? 270 : 90;
  return a[1] === tile.y ? 0 : 180;
}

/** Points of a grid inside an outline, at least `margin` from its rim, in reading order. */
export function gridInside(outline: readonly XY[], step: number, margin: number): XY[] {
  const box = boxOf(outline);
  const found: XY[] = [];
  for (let y = box.top + step; y < box.bottom; y += step) {
    for (let x = box.left + step; x < box.right; x += step) {
      const at: XY = [x, y];
      if (within([x + 1e-4, y + 1e-4], outline) && rimDistance(at, outline) >= margin - 1e-6) found.push(at);
    }
  }
  return found;
}

/** The place inside an outline farthest from its rim and from what is taken. */
export function roomiest(outline: readonly XY[], taken: readonly XY[]): XY {
  const room = (at: XY): number => {
    const rim = rimDistance(at, outline);
    const things = Math.min(9, ...taken.map((other) => distance(at, other) - 0.25));
    return Math.min(rim, things) + 0.05 * Math.min(rim, 2) + 0.02 * Math.min(things, 2);
  };
  const spots = gridInside(outline, 0.5, 0.1);
  return spots.reduce((best, at) => (room(at) > room(best) ? at : best), spots[0] ?? outline[0]!);
}

/** An outline moved inwards by a distance. */
export function inset(outline: readonly XY[], by: number): XY[] {
  const turning = sides(outline).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);
  const inward = turning > 0 ? 1 : -1;
  const normal = ([a, b]: Line): XY => {
    const length = distance(a, b) || 1;
    return [(-(b[1] - a[1]) / length) * inward, ((b[0] - a[0]) / length) * inward];
  };
  return outline.map((at, i) => {
    const before = normal([outline[(i + outline.length - 1) % outline.length]!, at]);
    const after = normal([at, outline[(i + 1) % outline.length]!]);
    const straight = before[0] === after[0] && before[1] === after[1];
    return straight
      ? [at[0] + before[0] * by, at[1] + before[1] * by]
      : [at[0] + (before[0] + after[0]) * by, at[1] + (before[1] + after[1]) * by];
  });
}

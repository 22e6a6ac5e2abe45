/** The camera over the map: screen = map units * scale + offset. */

import { type Box, boxOf } from "./geometry";
import type { XY } from "./types";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Pixels per map unit at which figures are easy to tell apart, and the closest look. */
export const READABLE = 36;
export const CLOSEST = 150;

/** What is nearer to the rim of the screen than this part of it is hardly in sight. */
const EDGE = 0.07;

/** Below this width everything at once would be too small to tap. */
const SMALL_SCREEN = 640;

/** Pixels along the edges of the screen that something else covers. */
export type Margins = Readonly<Record<"left" | "top" | "right" | "bottom", number>>;

export const BARE: Margins = { left: 6, top: 6, right: 6, bottom: 6 };
const NONE: Margins = { left: 0, top: 0, right: 0, bottom: 0 };

/** The whole box in the middle of what is free of the screen. */
export function fit(box: Box, size: Size, margins: Margins = BARE): Camera {
  const width = size.width - margins.left - margins.right;
  const height = size.height - margins.top - margins.bottom;
  const scale = Math.min(CLOSEST, Math.max(4, width / (box.right - box.left)), Math.max(4, height / (box.bottom - box.top)));
  return centred(middleOf(box), scale, size, margins);
}

export const middleOf = (box: Box): XY => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

/** A camera that shows a point in the middle of what is free. */
export function centred(at: XY, scale: number, size: Size, free: Margins = NONE): Camera {
  const x = (free.left + size.width - free.right) / 2 - at[0] * scale;
  const y = (free.top + size.height - free.bottom) / 2 - at[1] * scale;
  return { x, y, scale };
}

/** The first look: everything, or on a small screen the part of interest, with no side left empty for it. */
export function opening(box: Box, size: Size, interest: Box | null, margins: Margins = BARE): Camera {
  const whole = fit(box, size, margins);
  if (!interest || whole.scale >= (size.width < SMALL_SCREEN ? 24 : 13)) return whole;
  const part = fit(interest, size, margins);
  const scale = Math.max(24, Math.min(READABLE, part.scale));
  return snug(centred(middleOf(interest), scale, size), box, size);
}

/** Leaves no side of the free part empty where the map could fill it. */
export function snug(camera: Camera, box: Box, size: Size, free: Margins = NONE): Camera {
  const x = between(camera.x, size.width - free.right - box.right * camera.scale, free.left - box.left * camera.scale);
  const y = between(camera.y, size.height - free.bottom - box.bottom * camera.scale, free.top - box.top * camera.scale);
  return { x, y, scale: camera.scale };
}

/** Zooms by a factor about a point of the screen, which stays where it is. */
export function zoomed(camera: Camera, factor: number, about: XY, box: Box, size: Size): Camera {
  const least = Math.min(fit(box, size).scale * 0.8, READABLE);
  const scale = Math.max(least, Math.min(CLOSEST, camera.scale * factor));
  const ratio = scale / camera.scale;
  return held({ x: about[0] - (about[0] - camera.x) * ratio, y: about[1] - (about[1] - camera.y) * ratio, scale }, box, size);
}

export function panned(camera: Camera, dx: number, dy: number, box: Box, size: Size): Camera {
  return held({ x: camera.x + dx, y: camera.y + dy, scale: camera.scale }, box, size);
}

/** Keeps the map in sight: the middle of the screen never runs empty. */
export function held(camera: Camera, box: Box, size: Size): Camera {
  const slack = 0.45;
  const x = between(camera.x, size.width * slack - box.right * camera.scale, size.width * (1 - slack) - box.left * camera.scale);
  const y = between(camera.y, size.height * slack - box.bottom * camera.scale, size.height * (1 - slack) - box.top * camera.scale);
  return { x, y, scale: camera.scale };
}

function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));
}

export function toScreen(at: XY, camera: Camera): XY {
  return [at[0] * camera.scale + camera.x, at[1] * camera.scale + camera.y];
}

export function toMap(at: XY, camera: Camera): XY {
  return [(at[0] - camera.x) / camera.scale, (at[1] - camera.y) / camera.scale];
}

/** Whether the whole box is on the screen. */
export function showsAll(camera: Camera, box: Box, size: Size): boolean {
  const [left, top] = toScreen([box.left, box.top], camera);
  const [right, bottom] = toScreen([box.right, box.bottom], camera);
  return left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
}

/** The camera moved just enough to bring a point well into the screen; the same camera while it is in sight. */
export function following(camera: Camera, at: XY, box: Box, size: Size): Camera {
  if (showsAll(camera, box, size)) return camera;
  const [x, y] = toScreen(at, camera);
  const shown = x > size.width * 0.06 && x < size.width * 0.94 && y > size.height * 0.06 && y < size.height * 0.94;
  if (shown) return camera;
  const edgeX = size.width * 0.2;
  const edgeY = size.height * 0.2;
  const dx = between(x, edgeX, size.width - edgeX) - x;
  const dy = between(y, edgeY, size.height - edgeY) - y;
  return panned(camera, dx, dy, box, size);
}

/** The camera moved, and drawn back if it must be, so that all points are in sight; the same camera while they are. */
export function holding(camera: Camera, points: readonly XY[], box: Box, size: Size): Camera {
  const near = (at: XY): boolean => {
    const [x, y] = toScreen(at, camera);
    return x > size.width * EDGE && x < size.width * (1 - EDGE) && y > size.height * EDGE && y < size.height * (1 - EDGE);
  };
  if (points.length === 0 || showsAll(camera, box, size) || points.every(near)) return camera;
  const { left, top, right, bottom } = boxOf(points);
  const room = 1 - 4 * EDGE;
  const widest = Math.min((size.width * room) / Math.max(0.1, right - left), (size.height * room) / Math.max(0.1, bottom - top));
  const scale = Math.max(Math.min(camera.scale, widest), fit(box, size).scale);
  return snug(centred([(left + right) / 2, (top + bottom) / 2], scale, size), box, size);
}

/** A camera between two others, for soft moves; `t` runs from 0 to 1. */
export function blend(from: Camera, to: Camera, t: number): Camera {
  const eased = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
  const mix = (a: number, b: number): number => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/** The map is fitted beside the buttons: below each other at the right, on a small screen in a row below. */
export function besideButtons(width: number): Margins {
  return width > 520 ? { left: 6, top: 6, right: 50, bottom: 6 } : { left: 6, top: 6, right: 6, bottom: 42 };
}

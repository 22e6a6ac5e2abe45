/** Which camera shows what matters. */
import { type Box, boxOf } from "../geometry";
import type { XY } from "../types";
import { covered, type Rect } from "../../combat/placing";
import { BARE, type Camera, centred, fit, type Margins, middleOf, READABLE, type Size, snug, toScreen } from "../viewport";
import { clearOf } from "./clear";

/** Map units of ground around who decides that are shown with him, and around every other place. */
const GROUND = 4;
const SPOT = 1;
/** Pixels per map unit that show a fight from near, with some ground around it. */
const COMFORT = 44;
/** Pixels per map unit below which figures are too small to be worth a place beside a panel. */
const SMALL = 20;
/** How much larger or smaller than best things may be before it is worth a move. */
const NEARLY = 0.22;

const around = ([x, y]: XY, by: number): XY[] => [
  [x - by, y - by],
  [x + by, y + by],
];

/** Points to be framed: somebody with the ground around him, and places that concern him. */
export const mattering = (who: XY | null, places: readonly XY[]): XY[] => [
  ...(who ? around(who, GROUND) : []),
  ...places.flatMap((place) => around(place, SPOT)),
];

/** The camera that shows points from near, clear of panels; the same one while it does so already, and everything where that is
 * large enough to read. */
export function framing(
  camera: Camera,
  points: readonly XY[],
  box: Box,
  size: Size,
  margins: Margins = BARE,
  panels: readonly Rect[] = [],
): Camera {
  const whole = fit(box, size, margins);
  if (points.length === 0) return whole;
  const part = boxOf(points);
  const clear = clearOf(panels, part, size, margins, COMFORT);
  const free = fit(part, size, clear).scale < SMALL ? margins : clear;
  const all = fit(box, size, free);
  if (all.scale >= READABLE) return all;
  const scale = Math.max(all.scale, Math.min(COMFORT, fit(part, size, free).scale));
  if (inSight(camera, part, size, free) && Math.abs(camera.scale / scale - 1) < NEARLY) return camera;
  return snug(centred(middleOf(part), scale, size, free), box, size, free);
}

/** Whether all of a box is in the free part of the screen. */
function inSight(camera: Camera, part: Box, size: Size, free: Margins): boolean {
  const [left, top] = toScreen([part.left, part.top], camera);
  const [right, bottom] = toScreen([part.right, part.bottom], camera);
  return left >= free.left && top >= free.top && right <= size.width - free.right && bottom <= size.height - free.bottom;
}

/** Whether a panel lies over something of what matters. */
export function hidden(camera: Camera, points: readonly XY[], panels: readonly Rect[]): boolean {
  if (points.length === 0) return false;
  const part = boxOf(points);
  const [left, top] = toScreen([part.left, part.top], camera);
  const [right, bottom] = toScreen([part.right, part.bottom], camera);
  return covered({ left, top, width: right - left, height: bottom - top }, panels) > 0;
}

/** Which camera shows what matters. */
import { type Box, boxOf } from "../geometry";
import type { XY } from "../types";
import { BARE, type Camera, centred, fit, type Margins, READABLE, type Size, snug, toScreen } from "../viewport";

/** Map units of ground around who decides that are shown with him, and around every other place. */
const GROUND = 4;
const SPOT = 1;
/** Pixels per map unit that show a fight from near, with some ground around it. */
const COMFORT = 44;
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

/** The camera that shows points from near; the same one while it does so already, and everything where that is large enough to read. */
export function framing(camera: Camera, points: readonly XY[], box: Box, size: Size, margins: Margins = BARE): Camera {
  const whole = fit(box, size, margins);
  if (points.length === 0 || whole.scale >= READABLE) return whole;
  const part = boxOf(points);
  const scale = Math.max(whole.scale, Math.min(COMFORT, fit(part, size, margins).scale));
  const [left, top] = toScreen([part.left, part.top], camera);
  const [right, bottom] = toScreen([part.right, part.bottom], camera);
  const inSight = left >= 0 && top >= 0 && right <= size.width - margins.right && bottom <= size.height - margins.bottom;
  if (inSight && Math.abs(camera.scale / scale - 1) < NEARLY) return camera;
  return snug(centred([(part.left + part.right) / 2, (part.top + part.bottom) / 2], scale, size), box, size);
}

/** Which way figures look. The rules know no facing: it is only drawn. */

import { TURN } from "./paint";
import type { Facing, XY } from "./types";

const RADIANS = Math.PI / 180;

/** Degrees clockwise from north: over its cover, else towards the midst of the other side; null where neither is there. */
export function facingOf(at: XY, sides: readonly Facing[], foes: readonly XY[]): number | null {
  const over = headingOf(sides.map((side) => [Math.sin(TURN[side] * RADIANS), -Math.cos(TURN[side] * RADIANS)]));
  return over ?? headingOf(foes.map(([x, y]) => [x - at[0], y - at[1]]));
}

/** Where several ways lead together; null if they cancel out. */
function headingOf(ways: readonly XY[]): number | null {
  const x = ways.reduce((sum, way) => sum + way[0], 0);
  const y = ways.reduce((sum, way) => sum + way[1], 0);
  return Math.hypot(x, y) < 1e-6 ? null : (Math.round(Math.atan2(x, -y) / RADIANS) + 360) % 360;
}

/** Where a line of sight really runs: a figure out of cover sees from anywhere in its area, one in cover along its arrows. */

import { distance, gridInside } from "./geometry";
import type { Line, MapView, XY } from "./types";

/** Where a figure, or what is looked at, is drawn. */
export interface Stand {
  area: string;
  at: XY;
  cover: string | null;
}

/** Squares between the spots of an area that are tried, and what is left free along its rim. */
const STEP = 0.5;
const MARGIN = 0.15;

/** The ends of a clear line that are nearest to where both are drawn; null where none of those tried is clear. */
export function clearLine(map: MapView, one: Stand, other: Stand): Line | null {
  const [here, there] = [spotsOf(map, one), spotsOf(map, other)];
  let best: Line | null = null;
  let least = Infinity;
  for (const from of here) {
    const off = distance(from, one.at);
    if (off >= least) break;
    for (const to of there) {
      const sum = off + distance(to, other.at);
      if (sum >= least) break;
      if (map.walls.some((wall) => crossing(from, to, wall) !== null)) continue;
      [best, least] = [[from, to], sum];
      break;
    }
  }
  return best;
}

/** Spots a line may begin at, the nearest first. */
function spotsOf(map: MapView, { area, at, cover }: Stand): XY[] {
  if (cover) return [at, ...(map.covers.find((one) => one.id === cover)?.arrows.map((arrow) => arrow.at) ?? [])];
  const outline = map.areas.find((one) => one.id === area)?.polygon ?? [];
  const spots = outline.length ? gridInside(outline, STEP, MARGIN) : [];
  return [at, ...spots.sort((a, b) => distance(a, at) - distance(b, at))];
}

/** How far along a line it meets a wall. */
export function crossing(from: XY, to: XY, [a, b]: Line): number | null {
  const [level, other] = a[1] === b[1] ? ([1, 0] as const) : ([0, 1] as const);
  const run = to[level] - from[level];
  if (run === 0) return null;
  const t = (a[level] - from[level]) / run;
  if (t <= 0 || t >= 1) return null;
  const at = from[other] + (to[other] - from[other]) * t;
  return at >= Math.min(a[other], b[other]) && at <= Math.max(a[other], b[other]) ? t : null;
}

/** Lines of sight as they are drawn. Who sees whom is the engine's answer; only the picture is made here. */

import type { Placed } from "./spots";
import type { BoardView, Line, MapView, XY } from "./types";

export interface SightLine {
  id: string;
  /** The looker's end. */
  from: XY;
  to: XY;
  clear: boolean;
  /** Where the eye or the cross is drawn: a blocked line is crossed out at the first wall on its way. */
  mark: XY;
}

/** Lines between what is pointed at and its opponents; an area or cover space is looked at by the deciding COG. */
export function sightLines(
  view: BoardView,
  map: MapView,
  placed: ReadonlyMap<string, Placed>,
  middles: ReadonlyMap<string, XY>,
  hover: string | null,
  sight: readonly string[] | null,
  decider: string | null,
): SightLine[] {
  if (!hover || !sight) return [];
  const seen = new Set(sight);
  const own = placed.get(hover);
  const at = own?.at ?? map.covers.find((cover) => cover.id === hover)?.at ?? middles.get(hover);
  if (!at) return [];
  const home = own?.area ?? map.covers.find((cover) => cover.id === hover)?.area ?? hover;
  const others = hover.startsWith("cog:")
    ? view.locusts.map((locust) => locust.ref)
    : hover.startsWith("figure:")
      ? view.cogs.map((cog) => cog.ref)
      : decider
        ? [decider]
        : [];
  return others.flatMap((ref) => {
    const spot = placed.get(ref);
    const clear = seen.has(ref);
    if (!spot || (spot.area === home && clear)) return [];
    const looker = own ?? spot;
    const [start, end] = own ? [at, spot.at] : [spot.at, at];
    const mark = clear ? along(start, end, 0.5) : stopOf(start, end, map);
    return [{ id: ref, ...trimmed(start, end, looker.radius, own ? spot.radius : 0), clear, mark }];
  });
}

/** A clear line of sight between two places, from rim to rim. */
export function lineBetween(id: string, from: XY, to: XY, startRadius: number, endRadius: number): SightLine {
  return { id, ...trimmed(from, to, startRadius, endRadius), clear: true, mark: along(from, to, 0.5) };
}

const along = (a: XY, b: XY, t: number): XY => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A line from rim to rim, so that it does not cross out the figures it joins. */
function trimmed(a: XY, b: XY, startRadius: number, endRadius: number): { from: XY; to: XY } {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length <= startRadius + endRadius) return { from: a, to: b };
  return { from: along(a, b, startRadius / length), to: along(a, b, 1 - endRadius / length) };
}

/** The first wall a line meets; its middle where it meets none. */
function stopOf(from: XY, to: XY, map: MapView): XY {
  const hits = map.walls.map((wall) => crossing(from, to, wall)).filter((t) => t !== null);
  return along(from, to, hits.length > 0 ? Math.min(...hits) : 0.5);
}

/** How far along a line it meets a wall. */
function crossing(from: XY, to: XY, [a, b]: Line): number | null {
  const [level, other] = a[1] === b[1] ? ([1, 0] as const) : ([0, 1] as const);
  const run = to[level] - from[level];
  if (run === 0) return null;
  const t = (a[level] - from[level]) / run;
  if (t <= 0 || t >= 1) return null;
  const at = from[other] + (to[other] - from[other]) * t;
  return at >= Math.min(a[other], b[other]) && at <= Math.max(a[other], b[other]) ? t : null;
}

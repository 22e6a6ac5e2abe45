/** Lines of sight as they are drawn. Who sees whom is the engine's answer; only the picture is made here. */

import { clearLine, crossing, type Stand } from "./clearline";
import { distance } from "./geometry";
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
  /** From where a figure is drawn to the spot of its area from where the line is clear. */
  leads: readonly Line[];
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
  const shelter = map.covers.find((cover) => cover.id === hover);
  const at = own?.at ?? shelter?.at ?? middles.get(hover);
  if (!at) return [];
  const home = own?.area ?? shelter?.area ?? hover;
  const seat: Stand = own ?? { area: home, at, cover: shelter?.id ?? null };
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
    const [looker, goal] = own ? [own, spot] : [spot, seat];
    const radius = own ? spot.radius : 0;
    if (clear) return [lineBetween(ref, map, looker, goal, looker.radius, radius)];
    return [{ id: ref, ...trimmed(looker.at, goal.at, looker.radius, radius), clear, mark: stopOf(looker.at, goal.at, map), leads: [] }];
  });
}

/** A clear line of sight between two places, from rim to rim, past the walls. */
export function lineBetween(id: string, map: MapView, looker: Stand, goal: Stand, startRadius: number, endRadius: number): SightLine {
  const [start, end] = clearLine(map, looker, goal) ?? [looker.at, goal.at];
  const [lead, tail] = [distance(looker.at, start), distance(goal.at, end)];
  const ends = trimmed(start, end, Math.max(0, startRadius - lead), Math.max(0, endRadius - tail));
  const leads: Line[] = [];
  if (lead > startRadius) leads.push([looker.at, start]);
  if (tail > endRadius) leads.push([goal.at, end]);
  return { id, ...ends, clear: true, mark: along(start, end, 0.5), leads };
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

/** Where what is in reach is drawn. */
import { roomiest } from "../map/geometry";
import { lineBetween, type SightLine } from "../map/sightlines";
import type { Placed } from "../map/spots";
import type { MapView, XY } from "../map/types";
import type { Passages } from "../map/walk";
import type { Reach, ReachEnd, Ref } from "../../../wire";

export type Ends = ReadonlyMap<Ref, ReachEnd>;

export const endsOf = (reach: Reach | null): Ends => new Map(reach?.ends.map((end) => [end.place, end]));

/** A place in reach: its number of steps stands in areas, cover spaces are marked as they are. */
export interface Goal {
  place: Ref;
  at: XY;
  steps: number | null;
  seen: boolean;
}

/** Everything in reach, in areas clear of figures and of what lies on the floor. */
export function goals(map: MapView, ends: Ends, taken: readonly XY[]): Goal[] {
  const areas = map.areas.map((area) => ({ place: area.id, at: () => roomiest(area.polygon, taken), cover: false }));
  const covers = map.covers.map((cover) => ({ place: cover.id, at: () => cover.at, cover: true }));
  return [...areas, ...covers].flatMap(({ place, at, cover }) => {
    const end = ends.get(place);
    return end ? [{ place, at: at(), steps: cover ? null : end.steps, seen: end.seen_by.length > 0 }] : [];
  });
}

/** The points a walk passes: from the walker through the openings between areas to its end. */
export function trail(end: ReachEnd, from: Ref | null, start: XY | null, found: readonly Goal[], ways: Passages): XY[] {
  const openings = end.route.map((area, i) => ways.get(end.route[i - 1] ?? from ?? "")?.get(area));
  return [start, ...openings, found.find((goal) => goal.place === end.place)?.at].filter((at) => at !== null && at !== undefined);
}

/** Who sees one at the end of a walk. */
export function looks(end: ReachEnd, at: XY, placed: ReadonlyMap<Ref, Placed>, map: MapView): SightLine[] {
  const shelter = map.covers.find((cover) => cover.id === end.place);
  const goal = { area: shelter?.area ?? end.place, at, cover: shelter?.id ?? null };
  return end.seen_by.flatMap((ref) => {
    const spot = placed.get(ref);
    return spot ? [lineBetween(ref, map, spot, goal, spot.radius, 0.2)] : [];
  });
}

import type { ReachEnd } from "../../../wire";

/** A place in reach, with what a test wants of it. */
export function end(place: string, steps: number, more: Partial<ReachEnd> = {}): ReachEnd {
  const area = place.startsWith("area:") ? place : "area:2A.A";
  return {
    place,
    words: place,
    area,
    steps,
    way: [`move:${place}`],
    route: [],
    may_ask: [],
    halts: false,
    seen_by: [],
    targets: [],
    ...more,
  };
}

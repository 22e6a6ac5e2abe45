/** How a game swung, for drawing: places in percents of the chart, from its left and from its top. */
import { percent } from "./chance";
import { t } from "../../text";
import type { GameChances } from "../../wire";

export interface Spot {
  x: number;
  y: number;
}

const round = (number: number): number => Math.round(100 * number) / 100;

/** Where a number of choices lies between the first and the last moment of a game; outside of it, null. */
export function placeOf({ points }: GameChances, at: number): number | null {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  if (at < first || at > last) return null;
  return last === first ? 0 : round((100 * (at - first)) / (last - first));
}

/** The curve, moment after moment. */
export function spots(game: GameChances): Spot[] {
  return game.points.map(({ at, chance }) => ({ x: placeOf(game, at) ?? 0, y: round(100 * (1 - chance)) }));
}

/** How high the curve is at a place. */
export function heightAt(game: GameChances, x: number): number {
  const all = spots(game);
  const after = all.findIndex((spot) => spot.x >= x);
  const [from, to] = [all[after - 1] ?? all[after], all[after]];
  if (!from || !to) return 50;
  const share = to.x === from.x ? 1 : (x - from.x) / (to.x - from.x);
  return round(from.y + share * (to.y - from.y));
}

/** Where its turning points are marked. */
export function marked(game: GameChances): Spot[] {
  const places = apart(game.turning.map(({ at }) => placeOf(game, at) ?? 0));
  return places.map((x) => ({ x, y: heightAt(game, x) }));
}

/** Places in rising order, so far from each other that marks there do not hide one another. */
export function apart(places: readonly number[], least = 6): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -least) + least));
  for (let i = found.length - 1, most = 100; i >= 0; i--, most -= least) found[i] = Math.min(found[i] ?? 0, most);
  return found;
}

/** The curve in a sentence, for who does not see it. */
export function described({ points, turning }: GameChances): string {
  const chances = points.map(({ chance }) => percent(chance));
  return t("chances-described", {
    first: chances[0] ?? 0,
    last: chances.at(-1) ?? 0,
    low: Math.min(...chances),
    high: Math.max(...chances),
    n: turning.length,
  });
}

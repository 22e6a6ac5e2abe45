/** Where figures stand: those in cover on their cover space, the others side by side inside their area. */

import { distance, gridInside, rimDistance } from "./geometry";
import { crateSpots, dropSpots, holeSpots } from "./floor";
import type { BoardView, MapView, XY } from "./types";

export interface Spot {
  at: XY;
  radius: number;
}

interface Stander {
  ref: string;
  area: string;
}

/** Radius of a figure's base with room around it, and in a cover space. */
export const RADIUS = 0.56;
export const COVER_RADIUS = 0.47;
/** Below this size figures may stand on things rather than shrink further. */
const READABLE_RADIUS = 0.36;
const SMALLEST = 0.16;
const GAP = 0.04;

/** A spot for every figure on the map; figures that stayed in their area keep the spot they had if it is still free. */
export function layFigures(
  map: MapView,
  view: Pick<BoardView, "cogs" | "locusts">,
  before?: ReadonlyMap<string, Placed>,
): Map<string, Placed> {
  const covers = new Map(map.covers.map((cover) => [cover.id, cover]));
  const placed = new Map<string, Placed>();
  const free: Stander[] = [];
  const taken = new Set<string>();
  const onFloor = floorThings(map);
  for (const figure of [...view.cogs, ...view.locusts]) {
    if (!figure.area) continue;
    const cover = figure.cover ? covers.get(figure.cover) : undefined;
    if (cover && !taken.has(cover.id)) {
      taken.add(cover.id);
      placed.set(figure.ref, { area: figure.area, cover: cover.id, at: cover.at, radius: COVER_RADIUS });
    } else {
      free.push({ ref: figure.ref, area: figure.area });
    }
  }
  for (const area of map.areas) {
    const standers = free.filter((figure) => figure.area === area.id);
    if (standers.length === 0) continue;
    const fixed = [...placed.values()].filter((spot) => spot.area === area.id);
    const things = onFloor
      .filter((thing) => thing.area === area.id)
      .map((thing) => thing.at)
      .filter((at) => fixed.every((spot) => distance(spot.at, at) > 0.1));
    const kept = standers.map((figure) => {
      const old = before?.get(figure.ref);
      return old && old.area === area.id && old.cover === null ? old.at : null;
    });
    const spots = rememberedSpots(area.polygon, standers.length, fixed, things, kept);
    standers.forEach((figure, i) => placed.set(figure.ref, { area: area.id, cover: null, ...spots[i]! }));
  }
  return placed;
}

export interface Placed extends Spot {
  area: string;
  cover: string | null;
}

/** How much larger than its base a figure may be drawn without touching another. */
export function growth(spot: Spot, all: Iterable<Spot>, most: number): number {
  let grown = most;
  for (const other of all) {
    if (other !== spot) grown = Math.min(grown, distance(spot.at, other.at) / (spot.radius + other.radius));
  }
  return Math.max(1, grown);
}

/** Things drawn on the floor that figures should not hide, with the area they are in. */
function floorThings(map: MapView): { area: string; at: XY }[] {
  return [...map.covers, ...holeSpots(map), ...crateSpots(map), ...dropSpots(map)];
}

const remembered = new Map<string, Spot[]>();
const REMEMBERED = 300;

/** Packing again what has been packed before costs nothing: most areas do not change between two views. */
function rememberedSpots(...what: Required<Parameters<typeof packSpots>>): Spot[] {
  const key = JSON.stringify(what);
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const found = packSpots(...what);
  remembered.set(key, found);
  return found;
}

/** Spots inside an outline, clear of each other and of `fixed`: as large as fits, off `things` where possible. */
export function packSpots(
  outline: readonly XY[],
  count: number,
  fixed: readonly Spot[],
  things: readonly XY[],
  kept: readonly (XY | null)[] = [],
): Spot[] {
  for (const { avoid, least } of [
    { avoid: things, least: READABLE_RADIUS },
    { avoid: [], least: SMALLEST },
  ]) {
    for (let radius = RADIUS; radius >= least; radius *= 0.92) {
      const found =
        spread(outline, count, radius, fixed, things, avoid, kept) ??
        spread(outline, count, radius, fixed, things, avoid, []) ??
        rowByRow(outline, count, radius, fixed, avoid);
      if (found) return found.map((at) => ({ at, radius }));
    }
  }
  const last = rowByRow(outline, count, SMALLEST / 2, fixed, []) ?? gridInside(outline, 0.1, 0.02).slice(0, count);
  return last.map((at) => ({ at, radius: SMALLEST / 2 }));
}

function candidates(outline: readonly XY[], radius: number, fixed: readonly Spot[], avoid: readonly XY[]): XY[] {
  return gridInside(outline, 0.125, radius + GAP).filter(
    (at) =>
      fixed.every((spot) => distance(spot.at, at) >= spot.radius + radius + GAP) &&
      avoid.every((thing) => distance(thing, at) >= radius + 0.36),
  );
}

/** Takes the roomiest candidate again and again, starting from the spots kept. */
function spread(
  outline: readonly XY[],
  count: number,
  radius: number,
  fixed: readonly Spot[],
  things: readonly XY[],
  avoid: readonly XY[],
  kept: readonly (XY | null)[],
): XY[] | null {
  const room = candidates(outline, radius, fixed, avoid);
  const rims = new Map(room.map((at) => [at, rimDistance(at, outline)]));
  const apart = 2 * radius + GAP;
  const spots: (XY | null)[] = Array.from({ length: count }, (_, i) => kept[i] ?? null);
  const chosen: XY[] = [];
  for (const [i, spot] of spots.entries()) {
    const fits = spot && room.some((at) => distance(at, spot) < 0.07) && chosen.every((at) => distance(at, spot) >= apart);
    if (fits) chosen.push(spot);
    else spots[i] = null;
  }
  for (const [i, spot] of spots.entries()) {
    if (spot) continue;
    let best: XY | null = null;
    let most = -Infinity;
    for (const at of room) {
      const near = Math.min(2.2 * radius + 0.3, ...chosen.map((other) => distance(other, at)));
      if (near < apart) continue;
      const clear = Math.min(1, ...things.map((thing) => distance(thing, at)), ...fixed.map((other) => distance(other.at, at)));
      const score = clear - 0.4 * near + 0.5 * Math.min(1.2, rims.get(at)!);
      if (score > most) [best, most] = [at, score];
    }
    if (!best) return null;
    spots[i] = best;
    chosen.push(best);
  }
  return spots as XY[];
}

/** First fit in reading order: denser than spreading. */
function rowByRow(outline: readonly XY[], count: number, radius: number, fixed: readonly Spot[], avoid: readonly XY[]): XY[] | null {
  const chosen: XY[] = [];
  for (const at of candidates(outline, radius, fixed, avoid)) {
    if (chosen.every((other) => distance(other, at) >= 2 * radius + GAP)) chosen.push(at);
    if (chosen.length === count) return chosen;
  }
  return null;
}

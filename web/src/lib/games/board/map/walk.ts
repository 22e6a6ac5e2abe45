/** The way a figure walks on screen: through the openings between areas. */

import { middle, sides } from "./geometry";
import type { AreaView, Line, MapView, XY } from "./types";

export type Passages = ReadonlyMap<string, ReadonlyMap<string, XY>>;

/** For each area the areas beside it and the middle of the border a figure crosses; walls are no way through. */
export function passages(map: MapView): Passages {
  const walls = unitKeys(map.walls);
  const owners = new Map<string, { area: string; at: XY }[]>();
  for (const area of map.areas) {
    for (const [key, at] of rimUnits(area)) {
      if (walls.has(key)) continue;
      const known = owners.get(key);
      if (known) known.push({ area: area.id, at });
      else owners.set(key, [{ area: area.id, at }]);
    }
  }
  const found = new Map<string, Map<string, XY>>();
  const join = (from: string, to: string, at: XY): void => {
    const row = found.get(from) ?? new Map<string, XY>();
    if (!row.has(to)) row.set(to, at);
    found.set(from, row);
  };
  for (const sharers of owners.values()) {
    const [one, other] = sharers;
    if (!one || !other) continue;
    join(one.area, other.area, one.at);
    join(other.area, one.area, one.at);
  }
  return found;
}

/** Points a figure passes between two spots, the ends left out; empty when the areas are not joined. */
export function wayBetween(ways: Passages, from: string, to: string): XY[] {
  const came = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let area = queue.shift(); area !== undefined && !came.has(to); area = queue.shift()) {
    for (const next of ways.get(area)?.keys() ?? []) {
      if (came.has(next)) continue;
      came.set(next, area);
      queue.push(next);
    }
  }
  const points: XY[] = [];
  for (let area = to, before = came.get(to); before; area = before, before = came.get(before)) {
    points.unshift(ways.get(before)!.get(area)!);
  }
  return points;
}

function rimUnits(area: AreaView): [string, XY][] {
  return sides(area.polygon).flatMap((side) => units(side).map((unit): [string, XY] => [keyOf(unit), middle(unit)]));
}

function unitKeys(lines: readonly Line[]): Set<string> {
  return new Set(lines.flatMap((line) => units(line).map(keyOf)));
}

function units([a, b]: Line): Line[] {
  const count = Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]);
  const dx = Math.sign(b[0] - a[0]);
  const dy = Math.sign(b[1] - a[1]);
  return Array.from({ length: count }, (_, i): Line => [
    [a[0] + dx * i, a[1] + dy * i],
    [a[0] + dx * (i + 1), a[1] + dy * (i + 1)],
  ]);
}

function keyOf(unit: Line): string {
  const [x, y] = middle(unit);
  return `${x},${y}`;
}

/** Walks of several areas, made of the single steps the engine offers. */

import { stepInto } from "../walking";
import type { Option } from "../../../wire";
import { roomiest } from "./geometry";
import type { BoardDecision, MapView, XY } from "./types";

/** How many steps away an area is, and the area one comes from (null: from where the COG stands). */
export interface Reached {
  steps: number;
  from: string | null;
}

export type Reach = ReadonlyMap<string, Reached>;

const NOWHERE: Reach = new Map();

/** Areas within the steps left: the first step is on offer, further ones follow what the map says lies beside what. */
export function reachOf(map: MapView, decision: BoardDecision | null, options: readonly Option[], here: string | null): Reach {
  const left = decision?.kind === "move" ? stepsLeft(decision) : 0;
  if (left < 1) return NOWHERE;
  const beside = neighbours(map);
  const found = new Map<string, Reached>();
  for (const option of options) {
    const area = stepInto(option);
    if (area) found.set(area, { steps: 1, from: null });
  }
  let edge = [...found.keys()];
  for (let steps = 2; steps <= left && edge.length > 0; steps++) {
    const next: string[] = [];
    for (const from of edge) {
      for (const area of beside.get(from) ?? []) {
        if (found.has(area) || area === here) continue;
        found.set(area, { steps, from });
        next.push(area);
      }
    }
    edge = next;
  }
  return found;
}

/** The areas entered one after the other on the way to an area; empty when it is out of reach. */
export function routeTo(reach: Reach, area: string): string[] {
  const way: string[] = [];
  for (let at: string | null = reach.has(area) ? area : null; at; at = reach.get(at)?.from ?? null) way.unshift(at);
  return way;
}

/** Where the number of steps to each area in reach is written: in the roomiest part of it. */
export function stepSpots(map: MapView, reach: Reach, taken: readonly XY[]): { area: string; at: XY; steps: number }[] {
  return map.areas.flatMap((area) => {
    const found = reach.get(area.id);
    return found ? [{ area: area.id, at: roomiest(area.polygon, taken), steps: found.steps }] : [];
  });
}

function stepsLeft(decision: BoardDecision): number {
  const left = decision.context["left"];
  return typeof left === "number" ? left : 0;
}

function neighbours(map: MapView): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const join = (a: string, b: string): void => void found.set(a, (found.get(a) ?? new Set()).add(b));
  for (const [a, b] of map.adjacent) {
    join(a, b);
    join(b, a);
  }
  return found;
}

/** Moving the focus between things by direction. */

import type { XY } from "./types";

export type Heading = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const AHEAD: Readonly<Record<Heading, XY>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface Target {
  ref: string;
  at: XY;
}

export function isHeading(key: string): key is Heading {
  return key in AHEAD;
}

/** The nearest target that lies that way, things straight ahead before things to the side; null when there is none. */
export function nextTarget(from: Target, targets: readonly Target[], heading: Heading): Target | null {
  const [dx, dy] = AHEAD[heading];
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    if (target.ref === from.ref) continue;
    const x = target.at[0] - from.at[0];
    const y = target.at[1] - from.at[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 1e-6 || aside > 2.5 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [target, cost];
  }
  return best;
}

/** Targets in reading order, rows a unit high. */
export function readingOrder<T extends Target>(targets: readonly T[]): T[] {
  return [...targets].sort((a, b) => Math.floor(a.at[1]) - Math.floor(b.at[1]) || a.at[0] - b.at[0]);
}

/** The target a key leads to: from another the next one that way, from nowhere the first in reading order. */
export function targetFrom(from: Target | null, targets: readonly Target[], heading: Heading): Target | null {
  return from ? nextTarget(from, targets, heading) : (readingOrder(targets)[0] ?? null);
}

/** How figures move on screen; nothing here holds up a choice. */

import { UNIT } from "./paint";
import type { Placed } from "./spots";
import type { XY } from "./types";
import { type Passages, wayBetween } from "./walk";

export interface Walk {
  spot: Placed;
  ways: Passages;
  still: boolean;
}

/** Milliseconds for one area, and at most for a whole walk. */
const STEP = 200;
const LONGEST = 1000;

/** A walk on screen: the points it leads through, and its milliseconds. */
export interface Journey {
  points: readonly XY[];
  ms: number;
}

/** From where a figure is shown to its new spot, through the openings between areas. */
export function journey(from: XY, before: string, to: { at: XY; area: string }, ways: Passages): Journey {
  const between = before === to.area ? [] : wayBetween(ways, before, to.area);
  return { points: [from, ...between, to.at], ms: Math.min(LONGEST, STEP * Math.max(1, between.length)) };
}

/** Where on its way somebody is, `t` from 0 to 1: points lie equally far apart in time. */
export function along({ points }: Journey, t: number): XY {
  const eased = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
  const place = Math.min(1, Math.max(0, eased)) * (points.length - 1);
  const n = Math.min(points.length - 2, Math.floor(place));
  const [a, b] = [points[n]!, points[n + 1]!];
  return [a[0] + (b[0] - a[0]) * (place - n), a[1] + (b[1] - a[1]) * (place - n)];
}

const place = (at: XY): string => `translate(${at[0] * UNIT}px, ${at[1] * UNIT}px)`;

/** Svelte action: puts a figure on its spot and walks it there, area by area, when the spot changes. */
export function walker(node: SVGGElement, first: Walk): { update(next: Walk): void; destroy(): void } {
  let last = first;
  let running: Animation | null = null;
  const put = (at: XY): void => node.setAttribute("transform", `translate(${at[0] * UNIT} ${at[1] * UNIT})`);
  put(first.spot.at);
  return {
    update(next) {
      const before = last.spot;
      last = next;
      const { at } = next.spot;
      if (before.at[0] === at[0] && before.at[1] === at[1]) return;
      const here = running?.playState === "running" ? shownAt(node) : null;
      running?.cancel();
      running = null;
      put(at);
      if (next.still) return;
      const { points, ms } = journey(here ?? before.at, before.area, next.spot, next.ways);
      running = node.animate(
        points.map((step) => ({ transform: place(step) })),
        { duration: ms, easing: "ease-in-out" },
      );
    },
    destroy: () => running?.cancel(),
  };
}

function shownAt(node: SVGGElement): XY | null {
  const numbers = getComputedStyle(node)
    .transform.match(/-?[\d.]+/g)
    ?.map(Number);
  return numbers && numbers.length === 6 ? [numbers[4]! / UNIT, numbers[5]! / UNIT] : null;
}

interface Moving {
  still: boolean;
  /** Milliseconds it may take. */
  ms?: number;
  /** From where it comes, in map units beside its spot. */
  from?: XY;
}

/** Svelte transition: a figure climbs out of the ground, beside its spot where its hole is there. */
export function rise(_node: Element, { still, ms = 240, from = [0, 0] }: Moving): { duration: number; css: (t: number) => string } {
  const [x, y] = [from[0] * UNIT, from[1] * UNIT];
  return {
    duration: still ? 0 : ms,
    css: (t) => `opacity: ${Math.min(1, 2 * t)}; transform: translate(${(1 - t) * x}px, ${(1 - t) * y}px) scale(${0.3 + 0.7 * t})`,
  };
}

/** Svelte transition: a figure topples over and is gone. */
export function topple(_node: Element, { still, ms = 420 }: Moving): { duration: number; css: (t: number) => string } {
  return {
    duration: still ? 0 : ms,
    css: (t) =>
      `opacity: ${Math.min(1, 1.6 * t)}; transform: translateY(${(1 - t) * 12}px) rotate(${(1 - t) * (1 - t) * 88}deg) scale(${0.75 + 0.25 * t})`,
  };
}

/** Svelte transition: the leaf of a door slides into the wall it hangs on. */
export function slideOpen(_node: Element, { still }: Pick<Moving, "still">): { duration: number; css: (t: number) => string } {
  return { duration: still ? 0 : 520, css: (t) => `transform: scaleX(${Math.max(0.02, t * t * (3 - 2 * t))})` };
}

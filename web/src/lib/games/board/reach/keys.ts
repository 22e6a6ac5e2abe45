/** The keys among the places in reach: Tab goes from the nearest to the farthest, arrows go as the map lies. */
import { isHeading } from "../map/direction";
import type { Ref } from "../../../wire";

export interface Press {
  key: string;
  target?: EventTarget | null;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
}

/** Where arrows have a meaning of their own. */
const BUSY = ".viewport, dialog, input, textarea, select, [role=menu], [role=tablist]";
const FORWARD = new Set(["ArrowRight", "ArrowDown"]);

/** The place that Tab leads to from another, until it leaves after the last; null: not our key. */
export function onward(press: Press, from: Ref | null, order: readonly Ref[]): Ref | null {
  const here = from === null ? -1 : order.indexOf(from);
  if (here < 0 || press.key !== "Tab" || press.ctrlKey || press.metaKey || press.altKey) return null;
  return order[here + (press.shiftKey ? -1 : 1)] ?? null;
}

/** The place an arrow leads to from anywhere else: from the hand to the nearest. */
export function inward(press: Press, order: readonly Ref[]): Ref | null {
  if (press.target instanceof Element && press.target.closest(BUSY)) return null;
  const plain = !press.ctrlKey && !press.metaKey && !press.altKey && !press.shiftKey;
  return plain && isHeading(press.key) ? ((FORWARD.has(press.key) ? order[0] : order.at(-1)) ?? null) : null;
}

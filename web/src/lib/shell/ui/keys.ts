/** The table by keyboard: what a key means, and where an arrow leads. */
import { isLetter } from "../options/letters";

export type KeyAct =
  | { act: "press"; key: string }
  | { act: "go"; step: number; axis: "x" | "y" }
  | { act: "undo" }
  | { act: "suggest" }
  | { act: "again" }
  | { act: "close" }
  | { act: "help" }
  | { act: "info" }
  | null;

export interface KeyPress {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
}

/** Inside a text field only Escape is ours. It closes and never takes back. */
export function meaning(press: KeyPress, typing: boolean): KeyAct {
  const key = press.key.toLowerCase();
  if (press.ctrlKey || press.metaKey) return key === "z" && !typing && !press.altKey && !press.shiftKey ? { act: "undo" } : null;
  if (press.altKey) return null;
  if (press.key === "Escape") return { act: "close" };
  if (typing) return null;
  if (key === "u") return { act: "undo" };
  if (key === "s") return { act: "suggest" };
  if (key === "r") return { act: "again" };
  if (/^[0-9]$/.test(press.key) || isLetter(key)) return { act: "press", key };
  if (press.key === "ArrowRight" || press.key === "ArrowDown") return { act: "go", step: 1, axis: press.key === "ArrowRight" ? "x" : "y" };
  if (press.key === "ArrowLeft" || press.key === "ArrowUp") return { act: "go", step: -1, axis: press.key === "ArrowLeft" ? "x" : "y" };
  if (press.key === "?") return { act: "help" };
  if (key === "i") return { act: "info" };
  return null;
}

/** The next of `count` things, round and round; from nowhere to the first or last. */
export function stepTo(current: number, step: number, count: number): number {
  if (count === 0) return -1;
  if (current < 0) return step > 0 ? 0 : count - 1;
  return (current + step + count) % count;
}

export interface Spot {
  x: number;
  y: number;
}

/** The nearest of some spots in the direction of an arrow, sideways distance counting double; -1 if there is none. */
export function nearest(from: Spot, spots: readonly Spot[], axis: "x" | "y", step: number): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const [along, aside] = axis === "x" ? [(spot.x - from.x) * step, spot.y - from.y] : [(spot.y - from.y) * step, spot.x - from.x];
    const far = along + 2 * Math.abs(aside);
    if (along > 4 && far < least) [best, least] = [i, far];
  });
  return best;
}

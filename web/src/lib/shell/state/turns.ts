/** The log turn by turn. */
import type { TableEvent } from "../../wire";
import { told } from "./log";

export interface Turn {
  /** The number of its first event. */
  n: number;
  /** The line it begins with; null for what came before the first one that is known. */
  head: TableEvent | null;
  lines: TableEvent[];
}

/** A turn that has just begun leaves the one before it open, so that what led to it can be read. */
const JUST_BEGUN = 3;

export function turnsOf(events: readonly TableEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of told(events)) {
    const last = turns.at(-1);
    if (event.kind === "turn_started") turns.push({ n: event.n, head: event, lines: [] });
    else if (last) last.lines.push(event);
    else turns.push({ n: event.n, head: null, lines: [event] });
  }
  return turns;
}

/** Which turns lie open unless the reader wants it otherwise. */
export function openTurns(turns: readonly Turn[]): Set<number> {
  const [before, last] = turns.slice(-2);
  const open = last ?? before;
  return new Set([...(open ? [open.n] : []), ...(last && before && last.lines.length < JUST_BEGUN ? [before.n] : [])]);
}

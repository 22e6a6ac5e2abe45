/** Figures that have left the map. */
import type { Ref, TableEvent, TableState } from "../../wire";

const LEAVING: ReadonlySet<string> = new Set(["figure_killed", "figure_removed", "cog_eliminated"]);

/** By what happened, as their numbers are used again, or because they are not there now. */
export function departed(before: TableState | null, now: TableState | null, events: readonly TableEvent[]): Set<Ref> {
  const gone = new Set(events.filter((event) => LEAVING.has(event.kind)).map((event) => event.data["figure"] as Ref));
  const there = new Set(figuresOf(now));
  for (const ref of figuresOf(before)) if (!there.has(ref)) gone.add(ref);
  return gone;
}

const figuresOf = (state: TableState | null): Ref[] => (state?.view.game === "board" ? state.view.locusts.map((one) => one.ref) : []);

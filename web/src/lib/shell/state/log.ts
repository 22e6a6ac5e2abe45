/** What the log tells of what happened. */
import type { TableEvent } from "../../wire";

/** Events with a sentence; that a played order card is put down goes without saying. */
export function told(events: readonly TableEvent[]): TableEvent[] {
  return events.filter((event) => event.line && !(event.kind === "card_discarded" && event.data["why"] === "order"));
}

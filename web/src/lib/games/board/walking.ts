/** What ends a walk of several choices. */

/** What a walk consists of: the walker's own steps, the card that is paid for it, and cards of those who come along. */
const OWN = new Set(["figure_moved", "cover_left", "cover_taken"]);
const PAID = new Set(["card_discarded", "order_deck_reshuffled", "order_played"]);

export function interrupts(event: { kind: string; data: Readonly<Record<string, unknown>> }, walker: string): boolean {
  return !PAID.has(event.kind) && !(OWN.has(event.kind) && event.data["figure"] === walker);
}

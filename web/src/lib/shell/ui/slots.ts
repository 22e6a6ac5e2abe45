/** Numbers of the cards in a hand: a card keeps its own for a whole turn, whatever is played or drawn meanwhile. */

export interface Slots {
  /** Whose turn it is, and which. */
  turn: string;
  at: ReadonlyMap<string, number>;
}

/** Cards with their numbers from 1 on; a card that is new takes the lowest that is free. */
export function slotted(before: Slots | null, turn: string, cards: readonly string[]): Slots {
  const kept = before?.turn === turn ? before.at : new Map<string, number>();
  const at = new Map<string, number>(cards.flatMap((card) => (kept.has(card) ? [[card, kept.get(card)!] as const] : [])));
  const taken = new Set(at.values());
  let next = 1;
  for (const card of cards) {
    if (at.has(card)) continue;
    while (taken.has(next)) next += 1;
    taken.add(next);
    at.set(card, next);
  }
  return { turn, at };
}

/** The key of a slot: 1 to 9, then 0; none beyond. */
export const slotKey = (slot: number | undefined): string | null => (slot === undefined || slot > 10 ? null : String(slot % 10));

/** Order cards in hand: copies lie on one stack. */
import type { HandCard } from "../../../wire";

export interface Stack {
  card: HandCard;
  copies: number;
}

export function stacked(hand: readonly HandCard[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const card of hand) {
    const stack = stacks.get(card.card);
    if (stack) stack.copies += 1;
    else stacks.set(card.card, { card, copies: 1 });
  }
  return [...stacks.values()];
}

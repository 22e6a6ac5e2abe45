/** Refs of the card game: `card:ID#COPY` in the open, `card:ID` in hiding (hand, deck), `row:N`, `seat:N`. */
import type { Ref } from "../../wire";

/** Things to be listed, each with a key of its own: cards in hiding share their ref with their copies. */
export function keyed(refs: readonly Ref[]): { ref: Ref; key: string }[] {
  const times = new Map<Ref, number>();
  return refs.map((ref) => {
    const n = times.get(ref) ?? 0;
    times.set(ref, n + 1);
    return { ref, key: n ? `${ref} ${n}` : ref };
  });
}

/** A card looked at in a pile: it is not the one of the same name in hand. */
export const lookedAt = (ref: Ref): Ref => `looked:${ref}`;

export const isCard = (ref: Ref): boolean => ref.startsWith("card:");
export const isRow = (ref: Ref): boolean => ref.startsWith("row:");
export const isSeat = (ref: Ref): boolean => ref.startsWith("seat:");
export const seatRef = (seat: number): Ref => `seat:${seat}`;

/** Refs of the card game: `card:ID#COPY`, `row:N`, `seat:N`. */
import type { CardFace, Ref } from "../wire";

export type Faces = Record<string, CardFace>;

/** The card of the box behind a ref; copies share it. */
export function cardId(ref: Ref): string {
  const start = ref.startsWith("card:") ? 5 : 0;
  const copy = ref.indexOf("#", start);
  return ref.slice(start, copy < 0 ? undefined : copy);
}

export const faceOf = (box: Faces, ref: Ref): CardFace | undefined => box[cardId(ref)];

export const isCard = (ref: Ref): boolean => ref.startsWith("card:");
export const isRow = (ref: Ref): boolean => ref.startsWith("row:");
export const isSeat = (ref: Ref): boolean => ref.startsWith("seat:");
export const seatRef = (seat: number): Ref => `seat:${seat}`;

/** The cards of the card game by their id, and the one behind a ref. */
import type { CardFace, Ref } from "./index";

export type Faces = Record<string, CardFace>;

/** The card of the box behind a ref; copies share it. */
export function cardId(ref: Ref): string {
  const start = ref.startsWith("card:") ? 5 : 0;
  const copy = ref.indexOf("#", start);
  return ref.slice(start, copy < 0 ? undefined : copy);
}

export const faceOf = (box: Faces, ref: Ref): CardFace | undefined => box[cardId(ref)];

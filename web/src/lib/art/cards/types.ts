/** What a parent may say about a card beside what is printed on it. */

import type { CardFace } from "../../wire/generated";

export type CardFaceInfo = CardFace;
export type Side = "cog" | "locust";
export type FaceSize = "small" | "medium" | "large";

export interface Values {
  attack: number;
  defense: number;
}

export interface CardStates {
  suppressed?: boolean | undefined;
  enemyCover?: boolean | undefined;
  acted?: boolean | undefined;
  /** It can be used now. */
  lit?: boolean | undefined;
  /** It cannot. */
  dim?: boolean | undefined;
  chosen?: boolean | undefined;
  target?: boolean | undefined;
  guide?: boolean | undefined;
  /** A word about it stands over its upper edge. */
  tagged?: boolean | undefined;
}

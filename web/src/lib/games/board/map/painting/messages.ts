/** What the table and its painter say to each other. */
import type { HoleState } from "./holes";
import type { Layout } from "./painter";
import type { Piece } from "./pieces";

/** A hole in one of its states; there are some that look different. */
export interface HoleLook {
  state: HoleState;
  variant: number;
}

/** What to paint: a piece of a layout, which comes with its first piece, or a hole. */
export type Order = { layout?: Layout; piece: Piece } | { hole: HoleLook };

/** A picture, and the milliseconds it took. */
export type Painted = { piece: Piece; picture: ImageBitmap; took: number } | { hole: HoleLook; picture: ImageBitmap; took: number };

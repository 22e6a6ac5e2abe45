/** What the table and its painters say to each other. */
import type { HoleState } from "./holes";
import type { Layout } from "./painter";
import type { Piece } from "./pieces";

/** A hole in one of its states; there are some that look different. */
export interface HoleLook {
  state: HoleState;
  variant: number;
}

/** What to paint: a piece of the layout, or a hole. */
export type Order = { piece: Piece } | { hole: HoleLook };

/** What a painter is told: first the layout, then one order after the other. */
export type Told = { layout: Layout } | Order;

/** A picture, the same in the light of a lamp where that is wanted, and the milliseconds it took. */
export type Painted =
  { piece: Piece; picture: ImageBitmap; lamp: ImageBitmap | null; took: number } | { hole: HoleLook; picture: ImageBitmap; took: number };

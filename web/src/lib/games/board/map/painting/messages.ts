/** What the table and its painter say to each other. */
import type { Layout } from "./painter";
import type { Piece } from "./pieces";

/** Paint a piece of a layout; the layout comes with the first piece of it. */
export interface Order {
  layout?: Layout;
  piece: Piece;
}

export interface Painted {
  piece: Piece;
  picture: ImageBitmap;
  /** Milliseconds it took. */
  took: number;
}

/** The dark line about a figure, as paths to be stroked: shapes together, limbs by their width. */

import type { Part } from "./part";

export interface Contour {
  d: string;
  width: number;
}

/** Contours of parts, so much beyond their edges on both sides together. */
export function contours(parts: readonly Part[], beyond: number): Contour[] {
  const byWidth = new Map<number, string>();
  for (const part of parts) {
    if (part.form === "mark") continue;
    const width = beyond + (part.form === "rod" ? part.width : 0);
    byWidth.set(width, (byWidth.get(width) ?? "") + part.d);
  }
  return [...byWidth].map(([width, d]) => ({ d, width }));
}

import { ARMOUR } from "./cog_armour";
import { body, shade, type Silhouette } from "./part";

/** Head-cloth with loose knot, square jaw, stubble. */
export const marcus_fenix: Silhouette = [
  ...ARMOUR,
  shade("M13 -17L31 -23L27 -14L33 -8L15 -9Z"),
  body("M-15 -14H15V4L9 15H-9L-15 4Z"),
  shade("M-17 -11Q-19 -34 0 -34Q19 -34 17 -11Q0 -18 -17 -11Z"),
  shade("M-10 -5H-3M3 -5H10", 3),
  shade("M-6 4H6", 2.6),
  shade("M-14 3L-8 8H8L14 3L9 15H-9Z"),
];

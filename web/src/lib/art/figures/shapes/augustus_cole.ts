import { ARMOUR } from "./cog_armour";
import { body, dark, glow, metal, shade, type Silhouette } from "./part";

/** Bald, broad neck, ear-piece, a player's shoulder pads. */
export const augustus_cole: Silhouette = [
  metal("M-37 20Q-36 -4 -17 3L-9 14H9L17 3Q36 -4 37 20L34 36H-34Z"),
  ...ARMOUR.slice(1),
  dark("M-16 -16Q-15 -35 0 -35Q15 -35 16 -16L13 6Q9 15 0 15Q-9 15 -13 6Z"),
  metal("M13 -16H21V-2H14Z"),
  glow("M17 -12V-6", 3),
  shade("M-11 -12H-3M3 -12H11", 3.4),
  shade("M-9 1H9L6 9Q0 12 -6 9Z"),
  body("M-5 5H5", 2.4),
];

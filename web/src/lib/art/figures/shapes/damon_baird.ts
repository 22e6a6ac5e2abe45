import { ARMOUR } from "./cog_armour";
import { body, glow, metal, shade, type Silhouette } from "./part";

/** Spiky hair above goggles pushed up on the forehead. */
export const damon_baird: Silhouette = [
  ...ARMOUR,
  body("M-14 -18H14V3L7 16H-7L-14 3Z"),
  metal("M-16 -12L-18 -26L-12 -25L-11 -34L-3 -29L4 -37L8 -29L16 -33L15 -25L20 -22L16 -12Z"),
  metal("M-19 -21H19V-11H-19Z"),
  glow("M-12 -16H-6M6 -16H12", 9),
  shade("M-9 -3H-3M3 -3H9", 2.6),
  shade("M-4 8H6", 2.4),
];

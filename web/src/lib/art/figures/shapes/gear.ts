import { ARMOUR } from "./cog_armour";
import { glow, metal, shade, type Silhouette } from "./part";

/** Any other COG: a closed helmet with a lit slit. */
export const gear: Silhouette = [
  ...ARMOUR,
  metal("M-17 6V-16Q-16 -35 0 -35Q16 -35 17 -16V6L8 16H-8Z"),
  shade("M-13 -15H13V-3H-13Z"),
  glow("M-10 -9H-3M3 -9H10", 5),
  shade("M-6 5H6M-4 10H4", 2.2),
];

import { ARMOUR } from "./cog_armour";
import { body, shade, type Silhouette } from "./part";

/** Short hair to a straight line, full beard. */
export const dominic_santiago: Silhouette = [
  ...ARMOUR,
  body("M-14 -24Q0 -32 14 -24V3Q12 16 0 17Q-12 16 -14 3Z"),
  shade("M-15 -14V-24Q-12 -34 0 -34Q12 -34 15 -24V-14L11 -21H-11Z"),
  shade("M-10 -8H-3M3 -8H10", 3),
  shade("M-15 -6L-9 2L-4 0H4L9 2L15 -6V5Q11 19 0 19Q-11 19 -15 5Z"),
  body("M-4 5H4", 2.5),
];

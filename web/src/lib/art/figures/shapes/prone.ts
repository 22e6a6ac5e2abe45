import { body, disc, glow, metal, shade, type Silhouette } from "./part";

/** A COG on the ground, one arm stretched out. */
export const prone: Silhouette = [
  metal("M10 8L35 14M8 12L32 20", 8),
  metal("M-14 -6Q2 -12 14 0L16 14Q0 20 -14 15Z"),
  glow("M-6 2H2", 4),
  metal("M-10 10Q-18 20 -34 17", 6.5),
  body(disc(-23, 1, 11)),
  shade("M-33 -2Q-32 -13 -21 -12Q-13 -10 -14 -1Q-22 -8 -33 -2Z"),
  shade("M-30 4L-26 8M-26 4L-30 8", 2.2),
];

import { body, disc, glow, shade, type Silhouette } from "./part";

/** Low on the ground, arms longer than the body. */
export const wretch: Silhouette = [
  body("M-7 2Q-32 -30 -31 22M7 2Q32 -30 31 22", 7.5),
  body("M-31 20L-37 30M-31 20L-31 32M-31 20L-25 30M31 20L37 30M31 20L31 32M31 20L25 30", 3.4),
  body("M-13 -2Q0 -14 13 -2L10 18Q0 25 -10 18Z"),
  body("M-8 16Q-20 18 -15 31M8 16Q20 18 15 31", 6),
  body(disc(0, -5, 11)),
  shade("M-5 1H5L3 6H-3Z"),
  glow("M-6 -6L-2 -4M6 -6L2 -4", 3.2),
];

import { body, disc, glow, metal, shade, type Silhouette } from "./part";

/** Thin and robed, tall crest, arms raised in a chant. */
export const kantus: Silhouette = [
  body("M-6 -14H6L15 36H-15Z"),
  shade("M0 -8V34M-5 4L-8 34M5 4L8 34", 2.2),
  body("M-5 -10L-23 -18L-27 -33M5 -10L23 -18L27 -33", 5),
  body("M-7 -14L-6 -27L0 -39L6 -27L7 -14Q0 -9 -7 -14Z"),
  glow("M-4 -20H-1M1 -20H4", 3),
  metal("M-9 -8H9", 5),
  glow(`${disc(-28, -34, 4)}${disc(28, -34, 4)}`),
];

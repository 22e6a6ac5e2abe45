import { body, disc, glow, metal, shade, type Silhouette } from "./part";

/** Upright, rifle held across the chest. */
export const drone: Silhouette = [
  body("M-15 -13H15L11 12H-11Z"),
  body("M-7 10L-10 35M7 10L10 35", 8.5),
  body("M-14 -9Q-24 2 -12 10M14 -9Q24 -2 20 -10", 7),
  body(disc(0, -24, 9.5)),
  shade("M-9 -27H9", 3),
  glow("M-5 -23H-2M2 -23H5", 3),
  metal("M-27 20L30 -19", 6.5),
  metal("M-27 20L-33 16M-4 5L0 14", 6),
];

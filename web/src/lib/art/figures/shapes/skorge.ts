import { body, disc, glow, metal, shade, type Silhouette } from "./part";

/** A crested priest swinging a saw with a blade at either end. */
export const skorge: Silhouette = [
  body("M-10 -12H10L14 34H-14Z"),
  shade("M-4 6V34M4 6V34", 2.2),
  body("M-8 -12Q-9 -28 -13 -36L-4 -30L0 -39L4 -30L13 -36Q9 -28 8 -12Q0 -7 -8 -12Z"),
  glow("M-4 -18H-1M1 -18H4", 3),
  body("M-8 -7L-19 6M8 -7L17 -10", 6),
  shade("M-38 23L38 -19", 7),
  metal("M-22 14L22 -10", 4.5),
  metal("M-38 15L-33 16L-31 12L-27 14L-25 9L-18 12L-21 20L-35 28ZM38 -11L33 -12L31 -8L27 -10L25 -5L18 -8L21 -16L35 -24Z"),
  glow(disc(0, 2, 3)),
];

import { BULK } from "./boomer_body";
import { body, disc, metal, shade, type Silhouette } from "./part";

/** Broad, with a launcher tube on the shoulder. */
export const boomer: Silhouette = [
  ...BULK,
  body("M-28 -4L-30 16", 9),
  body("M28 -6L22 -18", 9),
  metal("M-22 -37H37V-23H-22Z"),
  shade(disc(32, -30, 4.5)),
  shade("M-14 -37V-23M-5 -37V-23", 2.4),
];

import { BULK } from "./boomer_body";
import { body, metal, shade, type Silhouette } from "./part";

/** A Boomer's bulk behind a rotary gun. */
export const grinder: Silhouette = [
  ...BULK,
  shade("M-8 -30L-11 -20M0 -32V-22M8 -30L11 -20", 3.5),
  body("M-28 -4L-24 10M28 -4L18 12", 9),
  shade("M-20 6H12V26H-20Z"),
  metal("M-18 8H10V24H-18Z"),
  metal("M10 10H38M10 16H38M10 22H38", 4),
  shade("M30 7V25", 3.4),
];

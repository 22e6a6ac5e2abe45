import { BULK } from "./boomer_body";
import { body, metal, shade, type Silhouette } from "./part";

/** A Boomer's bulk behind a rotary gun. */
export const grinder: Silhouette = [
  ...BULK,
  shade("M-8 -30L-11 -20M0 -32V-22M8 -30L11 -20", 3.5),
  body("M-28 -4L-24 10M28 -4L18 12", 9),
  shade("M20 4H-12V24H20Z"),
  metal("M18 6H-10V22H18Z"),
  metal("M-10 8H-38M-10 14H-38M-10 20H-38", 4),
  shade("M-30 5V23", 3.4),
];

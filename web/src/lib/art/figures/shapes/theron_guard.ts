import { body, disc, glow, metal, shade, type Silhouette } from "./part";

/** Tall and hooded, cape to the ground, drawn bow. */
export const theron_guard: Silhouette = [
  shade("M-8 -24L-27 36H10L6 -24Z"),
  body("M-9 -16H9L7 10L10 36H-11L-9 10Z"),
  body("M-9 -15L-29 33L-17 36L-8 8Z"),
  body("M-10 -17Q-11 -37 0 -38Q11 -37 10 -17Q0 -11 -10 -17Z"),
  shade(disc(0, -22, 6.5)),
  glow("M-3 -23H-1M1 -23H3", 3),
  body("M7 -11L27 -3", 6),
  metal("M19 -35Q39 -3 19 29", 5),
  metal("M19 -35L12 -3L19 29", 1.8),
  glow("M12 -3H37", 3),
];

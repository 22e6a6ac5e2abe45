import { body, disc, shade, type Silhouette } from "./part";

/** Huge and hunched: a hump of muscle over a low, eyeless head and fists on the ground. */
export const berserker: Silhouette = [
  body("M-35 8Q-36 -34 0 -36Q36 -34 35 8L25 14Q0 -2 -25 14Z"),
  body("M-29 4L-29 25M29 4L29 25", 14),
  body(`${disc(-29, 27, 9)}${disc(29, 27, 9)}`),
  body("M-14 6H14L12 35H4V22H-4V35H-12Z"),
  shade(disc(0, 3, 14.5)),
  body(disc(0, 4, 11.5)),
  shade("M-7 7H7L4 14H-4Z"),
  shade("M-25 -20Q-14 -14 -17 4M25 -20Q14 -14 17 4M0 -33V-14M-14 -30L-9 -16M14 -30L9 -16", 3),
  shade("M-10 0H10", 2.6),
];

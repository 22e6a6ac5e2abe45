import { body, disc, glow, type Part, shade } from "./part";

/** The broad bulk of a Boomer: small head sunk between the shoulders, thick legs. */
export const BULK: readonly Part[] = [
  body("M-31 -4Q-31 -19 -14 -18H14Q31 -19 31 -4L24 16H-24Z"),
  body("M-14 12L-16 34M14 12L16 34", 14),
  body(disc(0, -18, 9)),
  glow("M-5 -19H-2M2 -19H5", 3),
  shade("M-18 -15Q-16 -3 -27 3M18 -15Q16 -3 27 3M-23 11H23M0 -6V10", 3),
];

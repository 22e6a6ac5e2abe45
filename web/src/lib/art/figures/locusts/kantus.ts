import { type Drawing, mark, rod, solid } from "../ink/part";
import { both, disc, moved } from "../ink/path";

const FINGERS = "M-38 -46L-45 -58L-36 -51L-37 -63L-32 -51L-28 -61L-29 -47L-33 -40Z";
const SLEEVE = "M-9 -16L-27 -30L-36 -42L-26 -46L-18 -34L-7 -28Z";

/** Thin and robed, tall crest, arms raised in a chant. */
export const kantus: Drawing = {
  body: [
    solid("cloth", "M-11 -20Q0 -25 11 -20Q12 4 21 48L-21 48Q-12 4 -11 -20Z", 1.2),
    solid("robe", "M-4.4 -16L4.4 -16L8 46L-8 46Z", 0.6),
    mark("ember", "M0 -4L0 0M0 7L0 11M0 18L0 22M0 29L0 33", 2.6),
    mark("shade", both("M-9 0Q-10 20 -15 40"), 2.4),
  ],
  over: [
    solid("cloth", SLEEVE, 0.9),
    solid("cloth", moved(SLEEVE, { mirrored: true }), 0.9),
    rod("flesh", both("M-30 -41L-33 -47"), 6),
    solid("flesh", FINGERS, 0.5),
    solid("flesh", moved(FINGERS, { mirrored: true }), 0.5),
    solid("bone", "M-16 -21Q-12 -28 -7 -27L0 -15L7 -27Q12 -28 16 -21L11 -12Q0 -6 -11 -12Z", 0.7),
    solid("flesh", "M-9 -32Q-10 -44 -6 -52L0 -66L6 -52Q10 -44 9 -32Q8 -22 0 -20Q-8 -22 -9 -32Z", 0.9),
    mark("shade", "M0 -62L0 -46M-4 -52L-3.4 -44M4 -52L3.4 -44", 1.5),
    mark("gap", both("M-7 -38L-1.6 -35.6L-2 -32L-6 -33.4Z")),
    mark("ember", both(disc(-4, -35, 1.5))),
    mark("gap", disc(0, -25.6, 2.8, 3.2)),
    mark("ember", both(disc(-33, -47, 2.4))),
  ],
};

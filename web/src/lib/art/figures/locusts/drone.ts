import { type Drawing, mark, placed, rod, solid } from "../ink/part";
import { both, disc, moved } from "../ink/path";
import { HAMMERBURST } from "../ink/weapons";

const SHOULDER = "M-15 -19Q-33 -22 -35 -4Q-35 3 -29 6L-15 -1Z";

/** Upright, rifle held across the chest. */
export const drone: Drawing = {
  body: [
    solid("hide", "M-17 14L-2 14L-3 46L-22 46Z", 0.9),
    solid("hide", "M17 14L2 14L3 46L22 46Z", 0.9),
    solid("plate", "M-20 25L-5 24L-6 37L-19 38Z", 0.6),
    solid("plate", "M20 25L5 24L6 37L19 38Z", 0.6),
    solid("black", "M-17 9L17 9L18 18L-18 18Z", 0.5),
  ],
  over: [
    solid("plate", "M-20 -18Q0 -24 20 -18L16 8Q0 14 -16 8Z", 1.1),
    mark("line", "M0 -19L0 10M-15 -2Q0 5 15 -2", 1.8),
    rod("flesh", "M-29 2Q-34 14 -17 17", 10),
    rod("flesh", "M29 0Q33 10 16 -6", 10),
    solid("plate", SHOULDER, 0.9),
    solid("plate", moved(SHOULDER, { mirrored: true }), 0.9),
    solid("bone", both("M-31 -15L-41 -24L-25 -19Z"), 0.4),
    solid("flesh", "M-11 -32Q-13 -53 0 -54Q13 -53 11 -32Q10 -20 4 -17L-4 -17Q-10 -20 -11 -32Z", 0.9),
    solid("iron", "M-13.4 -35L-14.4 -43Q-13 -59 0 -60Q13 -59 14.4 -43L13.4 -35L8.6 -41Q0 -44 -8.6 -41Z", 0.9),
    solid("iron", both("M-14 -37L-9.6 -34L-8.4 -21L-12.4 -25Z"), 0.4),
    solid("plate", "M-3 -62L3 -62L3.4 -43L0 -40L-3.4 -43Z", 0.5),
    mark("gap", both("M-9 -35L-2.4 -34L-3 -30L-8 -31Z")),
    mark("ember", both(disc(-5.2, -32.8, 1.8))),
    mark("gap", "M-5.4 -25L5.4 -25L4 -20.4L-4 -20.4Z"),
    mark("white", "M-4 -24.4L-2.6 -22L-1 -24.4L0.6 -22L2.2 -24.4L3.6 -22L4.4 -24.4Z"),
    ...placed(HAMMERBURST, { x: -1, y: 6, size: 0.92, turn: -38 }),
    solid("flesh", disc(-15, 17, 6) + disc(17, -8, 6), 0.6),
  ],
};

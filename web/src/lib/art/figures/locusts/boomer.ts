import { type Drawing, mark, placed, rod, solid } from "../ink/part";
import { both, disc } from "../ink/path";
import { BOOMSHOT } from "../ink/weapons";
import { BULK, SLABS } from "./bulk";

/** Broad, with a launcher's tube on the shoulder. */
export const boomer: Drawing = {
  body: BULK,
  over: [
    solid("plate", "M-17 -10Q0 -16 17 -10L13 14Q0 20 -13 14Z", 1),
    mark("line", "M0 -12L0 16", 1.8),
    rod("flesh", "M-38 -2Q-47 12 -37 24", 15),
    rod("flesh", "M38 -4Q49 -18 36 -30", 14),
    ...SLABS,
    solid("flesh", disc(-36, 25, 9, 8), 0.8),
    mark("line", "M-40 25L-40 30M-36 26L-36 31M-32 25L-32 30", 1.6),
    solid("flesh", "M-13 -22Q-14 -36 0 -37Q14 -36 13 -22Q13 -10 8 -5L-8 -5Q-13 -10 -13 -22Z", 0.9),
    mark("gap", both("M-9 -24L-2.6 -22L-3.4 -18L-8 -19Z")),
    mark("ember", both(disc(-5.4, -21, 2))),
    mark("gap", "M-8 -14L8 -14L6 -7.4L-6 -7.4Z"),
    mark("white", "M-7 -14L-5 -10.6L-3 -14L-1 -10.6L1 -14L3 -10.6L5 -14L6.6 -10.6L7 -14Z"),
    ...placed(BOOMSHOT, { x: -2, y: -41, turn: 172 }),
    solid("flesh", disc(33, -36, 8, 7), 0.7),
  ],
};

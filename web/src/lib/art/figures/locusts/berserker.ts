import { type Drawing, mark, rod, solid } from "../ink/part";
import { both, disc, moved } from "../ink/path";

const right = (d: string): string => moved(d, { mirrored: true });
const FOREARM = "M-53 -12Q-60 10 -52 31L-27 31Q-23 14 -29 -6Q-42 0 -53 -12Z";
const UPPER_ARM = "M-21 -32Q-47 -38 -55 -12Q-48 0 -33 -1Q-24 -9 -19 -19Z";
const CLAWS = "M-53 31L-56 43L-46 38ZM-45 37L-45 48L-37 39ZM-35 38L-32 47L-27 36Z";

/** Huge and hunched: a hill of plates and muscle over a low, blind head, fists on the ground. */
export const berserker: Drawing = {
  body: [solid("flesh", "M-24 10L-6 14L-8 44L-28 44Z", 1), solid("flesh", "M24 10L6 14L8 44L28 44Z", 1)],
  over: [
    solid("flesh", "M-40 4Q-46 -42 -14 -54Q0 -59 14 -54Q46 -42 40 4Q22 22 0 22Q-22 22 -40 4Z", 1.7),
    solid("bone", "M-24 -45L-36 -60L-13 -53ZM-9 -54L-3 -72L7 -55ZM13 -53L30 -64L25 -45Z", 0.6),
    solid("iron", "M-33 -14Q-34 -44 0 -54Q34 -44 33 -14Q17 -30 0 -30Q-17 -30 -33 -14Z", 1.3),
    mark("line", "M0 -52L0 -31M-18 -46Q-21 -36 -20 -25M18 -46Q21 -36 20 -25", 2.2),
    mark("line", both(disc(-9, -39, 1.6) + disc(-26, -28, 1.6))),
    mark("shade", both("M-13 -27Q-16 -12 -12 4M-20 -20Q-24 -8 -21 6"), 2.4),
    solid("flesh", FOREARM, 1.4),
    solid("flesh", right(FOREARM), 1.4),
    solid("flesh", UPPER_ARM, 1.4),
    solid("flesh", right(UPPER_ARM), 1.4),
    mark("shade", both("M-28 -26Q-40 -26 -46 -14M-30 -18Q-38 -17 -41 -10M-46 6Q-47 16 -43 24M-36 6Q-34 14 -36 22"), 2.2),
    rod("iron", both("M-54 12L-27 13"), 5),
    solid("flesh", both(disc(-40, 32, 14, 9.4)), 1),
    solid("bone", both(CLAWS), 0.5),
    solid("flesh", "M-17 -2Q-18 -18 0 -19Q18 -18 17 -2Q21 12 13 21Q0 28 -13 21Q-21 12 -17 -2Z", 1),
    mark("gap", "M-14 5Q0 0 14 5Q17 14 10 20Q0 25 -10 20Q-17 14 -14 5Z"),
    mark("blood", "M-8 15Q0 11 8 15Q4 20 0 20Q-4 20 -8 15Z"),
    mark("white", "M-13 4.6L-10.4 11L-8 3.4L-5 9L-2.6 2.6L0 9L2.6 2.6L5 9L8 3.4L10.4 11L13 4.6L10 3L-10 3Z"),
    mark("white", "M-10.6 19.4L-9 13L-6.4 21.6L-4 16.6L-1.4 23L1.4 23L4 16.6L6.4 21.6L9 13L10.6 19.4Q0 27 -10.6 19.4Z"),
    solid("iron", "M-18 -2Q-20 -21 0 -22Q20 -21 18 -2L10 1L0 -4L-10 1Z", 0.8),
    mark("line", "M-12 -7L12 -7", 2),
    mark("line", both(disc(-13, -12, 1.5)) + disc(0, -15, 1.5)),
  ],
};

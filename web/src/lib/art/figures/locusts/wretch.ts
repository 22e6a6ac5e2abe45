import type { Material } from "../ink/materials";
import { type Drawing, mark, type Part, rod, solid } from "../ink/part";
import { both, disc } from "../ink/path";

const CLAWS = "M-40 17L-50 33L-38 25ZM-37 18L-39 38L-31 26ZM-33 17L-25 34L-28 20Z";

/** Low on the ground, arms longer than the body. */
export const crawler = (skin: Material): Part[] => [
  rod(skin, both("M-11 16Q-25 17 -16 34"), 9),
  solid(skin, "M-23 14Q-29 -16 0 -25Q29 -16 23 14Q11 26 0 26Q-11 26 -23 14Z", 1.2),
  mark("shade", both("M-6 -22Q-10 -14 -8 -6M-14 -18Q-19 -9 -17 0"), 2.2),
  solid("bone", both("M-18 -17L-20 -29L-10 -21Z") + "M-5 -23L0 -36L5 -23Z", 0.5),
  rod(skin, both("M-18 -6Q-27 -10 -39 -29"), 12),
  rod(skin, both("M-40 -29Q-48 -8 -37 16"), 9),
  solid("bone", both("M-44 -29L-51 -43L-36 -35Z"), 0.4),
  mark("shade", both("M-42 -12Q-43 -2 -40 6M-27 -12L-33 -19"), 1.8),
  solid("bone", both(CLAWS), 0.5),
];

/** Skull-like head hung low between the shoulders, screaming. */
export const shriek = (skin: Material): Part[] => [
  solid(skin, "M-14 2Q-16 -14 0 -15Q16 -14 14 2Q13 11 8 16Q8 25 0 27Q-8 25 -8 16Q-13 11 -14 2Z", 0.9),
  mark("gap", both(disc(-6.4, 0, 4.6, 4))),
  mark("ember", both(disc(-5.8, 0.4, 1.9))),
  mark("gap", both("M-1.2 8.6L-2.4 11.4"), 1.6),
  mark("gap", "M-6 15Q0 11 6 15Q6 23 0 24.6Q-6 23 -6 15Z"),
  mark("white", "M-4.6 14.6L-3 18L-1.4 13.8L0 17.4L1.4 13.8L3 18L4.6 14.6L3 13.4L-3 13.4Z"),
];

export const wretch: Drawing = { body: [], over: [...crawler("flesh"), ...shriek("flesh")] };

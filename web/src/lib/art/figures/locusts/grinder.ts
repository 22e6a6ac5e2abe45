import { type Drawing, mark, placed, rod, solid } from "../ink/part";
import { both, disc } from "../ink/path";
import { MULCHER } from "../ink/weapons";
import { BULK, SLABS } from "./bulk";

/** A Boomer's bulk behind a caged helmet and a rotary gun. */
export const grinder: Drawing = {
  body: BULK,
  over: [
    solid("black", "M-18 -12Q0 -18 18 -12L14 14Q0 20 -14 14Z", 1),
    rod("flesh", "M38 -4Q46 14 20 18", 14),
    rod("flesh", "M-38 -4Q-42 6 -26 10", 13),
    ...SLABS,
    solid("bone", both("M-40 -20L-54 -34L-31 -26ZM-28 -26L-33 -42L-19 -28Z"), 0.6),
    solid("iron", "M-15 -18Q-17 -45 0 -46Q17 -45 15 -18L11 -6L-11 -6Z", 1.1),
    mark("line", "M-11 -30L11 -30L10 -11L-10 -11Z"),
    mark("ember", both(disc(-5, -25, 2.4))),
    mark("white", both("M-6.6 -29.4L-6.2 -11.6M-2.2 -29.4L-2 -11.6"), 1.8),
    mark("line", "M-11 -20.6L11 -20.6", 1.6),
    mark("line", "M-12 -34L12 -34", 2),
    rod("imulsion", "M-6 22Q8 34 26 30", 5),
    mark("line", "M0 26L3 21M7 30L9 25M15 32L15 27", 1.6),
    ...placed(MULCHER, { x: -4, y: 14, size: 1.12, turn: 168 }),
    solid("flesh", disc(16, 15, 8, 7.4), 0.7),
  ],
};

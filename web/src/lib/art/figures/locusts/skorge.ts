import { type Drawing, mark, placed, rod, solid } from "../ink/part";
import { both, disc, moved } from "../ink/path";
import { TWIN_SAW } from "../ink/weapons";

const HORN = "M-8 -26Q-26 -32 -34 -50Q-32 -28 -22 -14Z";

/** A crested priest behind a staff with a saw at either end. */
export const skorge: Drawing = {
  body: [
    solid("black", "M-14 -16Q0 -22 14 -16Q14 6 26 48L-26 48Q-14 6 -14 -16Z", 1.3),
    solid("robe", "M-7 8L7 8L11 48L-11 48Z", 0.8),
    mark("line", "M0 12L0 46", 1.8),
  ],
  over: [
    solid("flesh", "M-14 -20Q0 -25 14 -20L10 4Q0 9 -10 4Z", 1),
    mark("shade", "M0 -20L0 4M-9 -9Q0 -4 9 -9", 1.8),
    solid("black", HORN, 0.8),
    solid("black", moved(HORN, { mirrored: true }), 0.8),
    rod("flesh", "M-19 -14Q-30 -4 -18 4", 9),
    rod("flesh", "M19 -16Q30 -14 18 -6", 9),
    solid("robe", "M-7 -47L-13 -59L-5 -57L0 -70L5 -57L13 -59L7 -47Z", 0.7),
    solid("flesh", "M-10 -34Q-11 -50 0 -51Q11 -50 10 -34L7 -24L0 -19L-7 -24Z", 0.9),
    mark("gap", both("M-8 -39L-1.8 -35.6L-2.4 -32L-7 -34Z")),
    mark("ember", both(disc(-4.4, -35, 1.7))),
    mark("gap", both("M-4 -28L-4.6 -22M-1.4 -28L-1.4 -21"), 1.4),
    ...placed(TWIN_SAW, { x: 0, y: 0, size: 1, turn: -12 }),
    solid("flesh", disc(-16, 4, 5.8) + disc(16, -4, 5.8), 0.6),
  ],
};

import { type Drawing, mark, rod, solid } from "../ink/part";
import { both, burst, disc } from "../ink/path";

/** A spiked ball on hasty legs with a fuel tank strapped on. */
export const ticker: Drawing = {
  body: [],
  over: [
    rod("flesh", both("M-16 8L-36 -2L-46 18M-15 16L-30 14L-36 34M-8 22L-14 24L-15 38"), 5.5),
    solid("bone", burst(0, 6, 13, 23, 40, 4), 0.7),
    solid("flesh", disc(0, 8, 24, 23), 1.4),
    solid("iron", "M-17 -41Q-17 -47 -11 -47L11 -47Q17 -47 17 -41L17 -10Q17 -4 11 -4L-11 -4Q-17 -4 -17 -10Z", 1.2),
    solid("imulsion", "M-17 -32L17 -32L17 -20L-17 -20Z", 0.7),
    mark("line", "M-12 -20L-5 -32L0 -32L-7 -20ZM0 -20L7 -32L12 -32L5 -20Z"),
    rod("black", "M0 -49L0 -56", 5),
    rod("black", "M-7 -56L7 -56", 4),
    mark("line", both("M-17 -38L-10 -38M-17 -12L-10 -12"), 1.8),
    solid("hide", "M-25 3Q0 -7 25 3L24 9Q0 -1 -24 9Z", 0.5),
    mark("gap", both("M-14 10L-3 14L-5 20L-12 18Z")),
    mark("ember", both(disc(-8, 15.4, 2.6))),
    mark("gap", "M-10 23Q0 19 10 23L7 29L-7 29Z"),
    mark("white", "M-8 22.6L-6 27L-4 21.8L-2 26.6L0 21.2L2 26.6L4 21.8L6 27L8 22.6Z"),
  ],
};

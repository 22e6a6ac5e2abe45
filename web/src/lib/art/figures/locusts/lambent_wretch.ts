import { type Drawing, mark, solid } from "../ink/part";
import { both, burst, disc } from "../ink/path";
import { crawler, shriek } from "./wretch";

/** A wretch dark of skin and lit from within: blisters, veins, light that breaks out of its back. */
export const lambent_wretch: Drawing = {
  body: [],
  over: [
    solid("imulsion", burst(0, -18, 9, 17, 42, 0), 0.7),
    ...crawler("lambent"),
    solid("imulsion", both(disc(-14, -13, 5.4) + disc(-39, -27, 5) + disc(-44, -6, 4)) + disc(0, -20, 5), 0.6),
    mark("ember", both("M-8 -18Q-14 -6 -12 4M-42 -22L-44 -13M-43 0L-39 10"), 2),
    ...shriek("lambent"),
    mark("spark", both(disc(-6.2, 0, 3.6))),
    mark("spark", "M-5 15.6Q0 12.6 5 15.6Q5 22 0 23.4Q-5 22 -5 15.6Z"),
  ],
};

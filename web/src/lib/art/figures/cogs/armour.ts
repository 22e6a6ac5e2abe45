/** What every COG wears: undersuit, breast plates, gorget, heavy pauldrons. */

import { mark, type Part, rod, solid } from "../ink/part";
import { both, burst, disc, moved } from "../ink/path";

const right = (d: string): string => moved(d, { mirrored: true });

const SHOULDER = "M-19 1Q-21 -13 -34 -14Q-50 -13 -52 5Q-52 17 -46 22L-25 16Q-19 9 -19 1Z";
const LAME = "M-49 15Q-48 28 -42 33L-25 27Q-23 20 -25 13Z";

/** Back pack and chest, below everything else. */
export const TRUNK: readonly Part[] = [
  solid("navy", "M-24 -17L24 -17L31 4L-31 4Z", 0.8),
  mark("lamp", both("M-22 -13L-19 -5"), 2.6),
  solid("navy", "M-30 2L30 2L27 46L-27 46Z"),
  rod("black", both("M-6 22L-7 40"), 4),
  solid("steel", "M-24 3Q-12 -2 -1.4 4L-1.4 21Q-12 27 -22 21Z", 0.9),
  solid("steel", right("M-24 3Q-12 -2 -1.4 4L-1.4 21Q-12 27 -22 21Z"), 0.9),
  solid("steel", "M-13 26L13 26L11 32L-11 32Z", 0.5),
  solid("steel", "M-11 34L11 34L9 40L-9 40Z", 0.5),
  mark("line", both("M-20 15Q-12 19 -4 15"), 1.6),
  mark("lamp", both("M-16 10L-8 10"), 3.6),
  mark("white", both("M-15 9.4L-10 9.4"), 1.2),
];

/** Ring of armour about the neck, in front of the chin. */
export const GORGET: readonly Part[] = [
  solid("steel", "M-21 -3Q-24 -14 -17 -18Q-15 -8 0 -5Q15 -8 17 -18Q24 -14 21 -3Q13 6 0 7Q-13 6 -21 -3Z", 0.8),
  mark("line", "M-17 -4Q-9 2 0 2.6Q9 2 17 -4", 1.6),
  mark("shine", "M-19 -12Q-16 -4 -8 -1", 1.6),
];

/** Plates over the shoulders, wider than the base; the left one bears a cog wheel. */
export const PAULDRONS: readonly Part[] = [
  solid("steel", LAME, 0.8),
  solid("steel", right(LAME), 0.8),
  solid("steel", SHOULDER, 1.15),
  solid("steel", right(SHOULDER), 1.15),
  mark("line", both("M-24 10Q-34 15 -48 13"), 1.8),
  mark("line", both(disc(-45, 8, 1.2) + disc(-24, 4, 1.2))),
  mark("wear", "M24 -8L30 -3M29 -9L32 -6M40 6L46 4M-27 9L-22 5M-46 20L-41 26", 1.5),
  mark("shine", "M25 -7L31 -2M41 7L46 5.4M33 20L37 24", 1),
  mark("line", burst(-36, 1, 8, 6, 9.4)),
  mark("lamp", disc(-36, 1, 3)),
];

/** An arm that reaches across the chest, ending in a gauntlet. */
export const gauntlet = (x: number, y: number): Part[] => [
  solid("black", disc(x, y, 7.5, 7), 0.6),
  mark("shine", `M${x - 4} ${y - 3}L${x + 2} ${y - 4}`, 1.4),
  mark("line", `M${x - 2} ${y + 1}L${x - 1} ${y + 6}M${x + 2} ${y + 1}L${x + 3} ${y + 5}`, 1.4),
];

/** Weapons, lying with the muzzle to the right, the grip about the middle. */

import { mark, type Part, rod, solid } from "./part";
import { disc } from "./path";

/** Teeth along a straight edge. */
const teeth = (from: number, to: number, y: number, high: number): string =>
  Array.from({ length: Math.round((to - from) / 4) }, (_, i) => {
    const x = from + 4 * i;
    return `M${x} ${y}L${x + 2.6} ${y + high}L${x + 4} ${y}Z`;
  }).join("");

/** Rifle with a chainsaw below the barrel. */
export const LANCER: readonly Part[] = [
  solid("gun", "M-38 -4L-22 -7L-20 5L-34 10L-39 9Z", 0.5),
  rod("black", "M-14 5L-18 15", 6),
  rod("iron", "M10 -6L38 -6", 5),
  solid("black", "M35 -10L43 -10L43 -2L35 -2Z", 0.4),
  solid("bone", `M8 -1L34 -1Q41 3 34 9L8 9Z${teeth(9, 36, 8, 5)}`, 0.5),
  mark("line", "M13 4L33 4", 2.4),
  solid("gun", "M-23 -10L9 -10L13 -3L12 6L-22 6Z", 0.7),
  solid("black", "M-4 5L5 5L2 17L-7 17Z", 0.5),
  rod("black", "M-17 -13L3 -13", 4),
  mark("lamp", "M-16 -2L-8 -2", 3),
  mark("line", "M-4 -9L-4 5M4 -9L4 5", 1.4),
];

/** Short shotgun with two heavy barrels. */
export const GNASHER: readonly Part[] = [
  solid("hide", "M-34 -1L-18 -6L-14 5L-30 12Z", 0.5),
  rod("iron", "M0 -5L36 -5", 7),
  rod("iron", "M0 3L32 3", 7),
  solid("black", "M32 -10L40 -10L40 7L32 7Z", 0.5),
  solid("hide", "M8 -2L25 -2L25 9L8 9Z", 0.6),
  mark("line", "M13 -1L13 8M19 -1L19 8", 1.6),
  solid("iron", "M-20 -9L4 -9L6 6L-16 7Z", 0.7),
  rod("black", "M-12 6L-17 15", 6),
];

/** The rifle of a Locust: long, with a heavy brake. */
export const HAMMERBURST: readonly Part[] = [
  solid("hide", "M-44 -2L-24 -7L-22 5L-40 12Z", 0.5),
  rod("iron", "M10 -3L44 -3", 6),
  solid("iron", "M40 -9L52 -9L52 4L40 4Z", 0.5),
  mark("line", "M44 -8L44 3M48 -8L48 3", 1.6),
  solid("bone", "M6 -9L27 -9L30 5L6 6Z", 0.6),
  mark("line", "M12 -2L26 -2", 2.2),
  solid("iron", "M-26 -10L8 -10L10 7L-24 7Z", 0.7),
  solid("black", "M-3 6L6 6L6 20L-4 19Z", 0.5),
  rod("black", "M-16 7L-20 17", 6),
  mark("ember", "M-18 -2L-10 -2", 2.6),
];

/** Tube of a Boomer, flared where the shell leaves. */
export const BOOMSHOT: readonly Part[] = [
  solid("black", "M-50 -9L-36 -9L-36 9L-50 9Z", 0.6),
  solid("iron", "M-40 -11L26 -11L26 11L-40 11Z", 1.1),
  solid("plate", "M-20 -13L-8 -13L-8 13L-20 13Z", 0.7),
  mark("line", "M4 -10L4 10M12 -10L12 10", 1.8),
  solid("iron", "M24 -12L38 -18L38 18L24 12Z", 0.9),
  solid("black", disc(39, 0, 8, 18), 0.7),
  mark("line", disc(40, 0, 5, 13)),
  mark("ember", disc(40, 0, 2.6, 7)),
];

/** Six barrels about an axis. */
export const MULCHER: readonly Part[] = [
  solid("black", "M-22 -16L2 -18L6 16L-20 18Z", 1),
  rod("iron", "M2 -11L44 -10", 7),
  rod("iron", "M2 11L44 10", 7),
  rod("iron", "M2 -4L46 -4", 7),
  rod("iron", "M2 4L46 4", 7),
  solid("iron", "M14 -16L20 -16L20 16L14 16Z", 0.5),
  solid("iron", "M36 -16L43 -16L43 16L36 16Z", 0.5),
  solid("plate", "M-16 -12L-4 -13L-2 11L-14 13Z", 0.7),
  mark("ember", "M-10 -6L-9 6", 3),
];

/** Bow bent about the archer, its string drawn back to the left; the arrow's head burns. */
export const TORQUE_BOW: readonly Part[] = [
  mark("white", "M4 -46L-16 0L4 46", 1.6),
  rod("iron", "M-18 0L30 0", 3.4),
  solid("iron", "M2 -50Q10 -48 13 -38Q30 -16 30 0Q30 16 13 38Q10 48 2 50Q6 40 9 34Q20 14 20 0Q20 -14 9 -34Q6 -40 2 -50Z", 0.7),
  solid("plate", "M18 -11L31 -10L31 10L18 11Z", 0.6),
  solid("imulsion", "M28 -7L46 0L28 7L32 0Z", 0.5),
];

/** Staff with a chainsaw at either end. */
export const TWIN_SAW: readonly Part[] = [
  rod("hide", "M-26 0L26 0", 6.5),
  ...[1, -1].flatMap((side): Part[] => [
    solid("bone", sawBlade(side), 0.6),
    mark("line", `M${26 * side} 0L${46 * side} 0`, 3),
    solid("iron", `M${15 * side} -8L${27 * side} -9L${27 * side} 9L${15 * side} 8Z`, 0.7),
  ]),
  mark("ember", disc(-21, 0, 2.6) + disc(21, 0, 2.6)),
];

function sawBlade(side: number): string {
  const top = Array.from({ length: 5 }, (_, i) => `L${side * (25 + 5 * i)} -9L${side * (28 + 5 * i)} -14`).join("");
  const low = Array.from({ length: 5 }, (_, i) => `L${side * (48 - 5 * i)} 14L${side * (45 - 5 * i)} 9`).join("");
  return `M${side * 24} 0${top}L${side * 51} -8L${side * 57} -5L${side * 57} 5L${side * 51} 8${low}Z`;
}

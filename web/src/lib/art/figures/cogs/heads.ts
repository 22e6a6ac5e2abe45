/** Heads of the COGs, told apart by what is on them; the chin is at -10. */

import { mark, type Part, rod, solid } from "../ink/part";
import { both, disc } from "../ink/path";

export interface Head {
  skull: readonly Part[];
  /** Eyes and mouth. */
  face: readonly Part[];
}

const NECK = "M-10 -18L10 -18L13 -2L-13 -2Z";

const eyes = (y: number, wide: number): Part[] => [
  mark("white", both(disc(-7, y, wide, 0.7 * wide))),
  mark("line", both(disc(-6.4, y, 0.55 * wide))),
];
const nose = (y: number): Part => mark("shade", `M0 ${y}L2.6 ${y + 7}L-2 ${y + 7.4}`, 1.8);

/** Eyes shut, mouth slack. */
export const faint = (y: number): Part[] => [
  mark("line", both(`M-10 ${y}Q-7 ${y + 2.4} -4 ${y}`), 2),
  mark("line", `M-3.4 ${y + 11}Q0 ${y + 9.4} 3.4 ${y + 11}`, 2),
];

/** Head-cloth with loose ends, scar, stubble. */
export const MARCUS: Head = {
  skull: [
    solid("tan", NECK, 0.6),
    solid("black", "M11 -38L30 -47L26 -38L35 -34L29 -27L13 -29Z", 0.6),
    solid("tan", "M-15 -37Q-15 -47 0 -48Q15 -47 15 -37L14 -23Q12 -14 6 -10Q0 -7 -6 -10Q-12 -14 -14 -23Z", 1),
    mark("stubble", "M-14 -24Q-11 -19 -6 -19L6 -19Q11 -19 14 -24Q12 -14 6 -10Q0 -7 -6 -10Q-12 -14 -14 -24Z"),
    mark("line", "M-2.4 -12.6L2.4 -12.6L1 -8.6L-1 -8.6Z"),
    solid("black", "M-17 -31Q-20 -55 0 -57Q20 -55 17 -31Q9 -37 0 -37Q-9 -37 -17 -31Z", 1.1),
    mark("shine", "M-14 -38Q-8 -43 2 -43", 1.8),
    nose(-27),
    mark("shade", "M8 -22L11.4 -14.6", 1.8),
  ],
  face: [mark("line", both("M-12 -30L-3 -27.5"), 3), ...eyes(-25, 2.2), mark("line", "M-5 -15.4L5 -15.4", 2.2)],
};

/** Close hair to a straight line, full beard. */
export const DOM: Head = {
  skull: [
    solid("tan", NECK, 0.6),
    solid("tan", both(disc(-15.4, -30, 3.4, 5.4)), 0.4),
    solid("tan", "M-14.6 -40Q-13 -50 0 -50Q13 -50 14.6 -40L14 -22Q11 -9 0 -8Q-11 -9 -14 -22Z", 1),
    solid("hair", "M-16 -36L-15.6 -45Q-13 -57 0 -57Q13 -57 15.6 -45L16 -36L12.4 -35L11.4 -43.6Q0 -47 -11.4 -43.6L-12.4 -35Z", 0.8),
    solid("hair", "M-14.6 -26L-11.4 -23Q-9 -20 -6 -20.6Q0 -23 6 -20.6Q9 -20 11.4 -23L14.6 -26L14.4 -17Q11 -3 0 -3Q-11 -3 -14.4 -17Z", 0.8),
    nose(-31),
    solid("tan", "M-4.6 -16.4Q0 -18.4 4.6 -16.4Q3 -12.8 0 -12.8Q-3 -12.8 -4.6 -16.4Z", 0.3),
  ],
  face: [mark("line", both("M-11.4 -34L-3 -32.8"), 3), ...eyes(-29.4, 2.4), mark("line", "M-4.4 -15.6L4.4 -15.6", 1.6)],
};

/** Bald and broad, ear-piece, a grin from ear to ear. */
export const COLE: Head = {
  skull: [
    solid("brown", "M-13 -20L13 -20L17 -1L-17 -1Z", 0.7),
    solid("brown", both(disc(-17, -30, 4, 6)), 0.4),
    solid("brown", "M-17 -33Q-18 -57 0 -58Q18 -57 17 -33L16 -20Q12 -7 0 -6Q-12 -7 -16 -20Z", 1.2),
    mark("shine", "M-11 -46Q-8 -53 0 -53.6", 3),
    solid("iron", "M14 -36L21 -36L21 -23L15 -23Z", 0.4),
    rod("iron", "M18 -24Q17 -15 12 -12", 2.4),
    mark("lamp", "M18 -33L18 -29", 2.4),
    mark("line", both("M-2 -24.6Q-4.6 -25 -4.4 -27.4"), 1.5),
  ],
  face: [
    mark("line", both("M-13 -37Q-8 -40 -3.4 -36.6"), 2.8),
    ...eyes(-32, 3),
    mark("line", "M-12 -23Q0 -19 12 -23Q11 -9 0 -9Q-11 -9 -12 -23Z"),
    mark("white", "M-10 -20.6Q0 -17 10 -20.6Q8.4 -12.4 0 -12.4Q-8.4 -12.4 -10 -20.6Z"),
    mark("line", "M-5 -19L-4.6 -13M0 -18.4L0 -12.6M5 -19L4.6 -13", 0.9),
  ],
};

/** Fair hair in all directions above goggles pushed up. */
export const BAIRD: Head = {
  skull: [
    solid("fair", NECK, 0.6),
    solid("fair", both(disc(-14.4, -29, 3.2, 5)), 0.4),
    solid("fair", "M-14 -40L14 -40L13.4 -23Q11 -14 5 -9Q0 -7 -5 -9Q-11 -14 -13.4 -23Z", 1),
    solid(
      "blond",
      "M-15 -33Q-21 -40 -20 -48L-16 -47Q-18 -55 -10 -60L-9 -55Q-5 -64 6 -64L2 -58Q12 -62 18 -56L13 -54Q21 -52 22 -44L18 -45Q19 -39 15 -33L12 -41L-12 -41Z",
      0.9,
    ),
    mark("shade", "M-9 -54Q-7 -50 -9 -47M2 -58Q1 -52 3 -48M13 -54Q10 -51 11 -47", 1.6),
    solid("black", "M-18 -44Q0 -49 18 -44L18 -36Q0 -40 -18 -36Z", 0.5),
    solid("iron", both(disc(-8, -41, 8, 7)), 0.5),
    solid("glass", both(disc(-8, -41, 5.4, 4.8)), 0.7),
    mark("white", "M-11 -43L-8 -44.4M5 -43L8 -44.4", 1.6),
    nose(-28),
    mark("stubble", "M-3 -11.6L3 -11.6L1 -8.4L-1 -8.4Z"),
  ],
  face: [mark("line", both("M-11 -30L-4 -29"), 2), ...eyes(-26, 2.2), mark("line", "M-4 -14.4Q1 -13.4 6 -16.8", 1.9)],
};

/** Closed helmet with lit eyes, for a COG nobody knows. */
export const HELMET: Head = {
  skull: [
    solid("navy", NECK, 0.6),
    solid("steel", "M-17 -14L-18 -34Q-17 -56 0 -57Q17 -56 18 -34L17 -14L9 -5L-9 -5Z", 1.2),
    solid("black", "M-14 -36L14 -36L15 -24L4 -22L0 -26L-4 -22L-15 -24Z", 0.5),
    mark("line", "M-7 -15L7 -15M-6 -11L6 -11", 1.8),
    mark("line", "M0 -56L0 -38", 2),
  ],
  face: [mark("lamp", both("M-11 -30L-5 -29"), 4.4)],
};

/** Great beasts of the Locust, their general, and the powers that wait in a command area. */

import { berserker } from "../../figures/shapes/berserker";
import { disc, draw, type Group, type Motif, placed, type Stroke } from "./ink";

const one = (...layers: (readonly Stroke[])[]): Motif => [{ parts: layers.flat() }];

const REAVER = draw(
  "b4 M-18 4Q-30 18 -26 34M-6 6Q-14 22 -6 36M8 6Q8 22 18 32M20 4Q30 14 36 26",
  "b M-46 -12Q-34 -8 -26 -16Q-8 -26 14 -16Q36 -10 42 6Q28 14 2 10Q-26 10 -32 -2Z",
  "s2.4 M-24 -12Q-14 -4 -18 6M-8 -18Q0 -6 -4 9M10 -15Q16 -4 12 10",
  "f3 M30 0H36",
  "b M-8 -20L-4 -34H6L10 -18Z",
  `b ${disc(2, -38, 6)}`,
  "m5 M4 -26L28 -28",
  "m3 M-26 -18L-40 -26",
);
const KRYLL = draw("d M0 -2L-5 -8L-18 -9L-10 -2L-12 6L-4 2L0 8L4 2L12 6L10 -2L18 -9L5 -8Z", "f2.4 M-2 -2H-1M1 -2H2");
const flock = (...at: [number, number, number, number][]): Group[] => at.map(([x, y, size, turn]) => placed(KRYLL, x, y, size, turn));

const BRUMAK = draw(
  "b10 M-14 14L-20 26L-14 36M14 14L22 24L16 36",
  "b M-24 -22Q-6 -34 16 -24Q30 -8 20 16H-20Q-34 0 -24 -22Z",
  "m M-18 -40H16V-24H-18Z",
  "m5 M16 -36H34M16 -29H34",
  "s2.4 M-10 -40V-24M0 -40V-24",
  "b M4 -20Q30 -24 36 -8L28 4H8Z",
  "s M14 -2H32L28 5H12Z",
  "p M17 -3L19 3L21 -3ZM24 -3L26 3L28 -3Z",
  "g3 M24 -13H29",
  "b8 M-22 -10L-38 4M18 4L34 14",
  "m M-48 2H-26V14H-48ZM26 10H48V22H26Z",
  "m3 M-48 5H-54M-48 11H-54M48 13H54M48 19H54",
  "s2.4 M-18 0H4M-16 8H6",
);
const CORPSER = draw(
  "b6 M-14 -6L-34 -26L-44 4M-16 2L-38 -8L-46 26M-10 8L-28 8L-34 38M14 -6L34 -26L44 4M16 2L38 -8L46 26M10 8L28 8L34 38",
  "b M-20 -8Q-18 -30 0 -32Q18 -30 20 -8L14 18L0 28L-14 18Z",
  "s2.6 M-16 -14Q0 -22 16 -14M-14 -24Q0 -30 14 -24",
  "g4 M-10 -4L-5 -1M10 -4L5 -1M-12 4L-7 6M12 4L7 6",
  "s M-8 12H8L4 24H-4Z",
  "p M-7 12L-4 20L-2 12ZM7 12L4 20L2 12Z",
);
const SEEDER = draw(
  "b5 M-22 14L-38 8L-42 34M-14 18L-26 22L-28 38M22 14L38 8L42 34M14 18L26 22L28 38",
  "b M-28 6Q-26 -10 -10 -14L-7 -42H7L10 -14Q26 -10 28 6Q26 28 0 30Q-26 28 -28 6Z",
  "s2.6 M-24 2Q0 14 24 2M-22 14Q0 24 22 14M-8 -24H8M-8 -33H8",
  "g4 M-14 -3H-9M9 -3H14",
  "f3 M0 -44V-54M-8 -46L-16 -54M8 -46L16 -54",
);
const NEMACYST = draw(
  "b3.4 M-14 0Q-30 -2 -44 8M-14 5Q-28 10 -38 22M-12 -6Q-28 -14 -44 -10M-10 10Q-20 20 -24 34",
  "b M-16 2Q-14 -20 10 -20Q34 -18 40 2Q34 18 10 18Q-12 18 -16 2Z",
  "s2.6 M2 -18Q10 0 2 17M14 -19Q22 0 14 17",
  `g ${disc(28, -3, 5)}`,
  "f2.6 M-50 -2L-60 -4M-48 16L-58 20",
);
const RAAM = draw(
  "s M-24 -14L-34 38H34L24 -14Z",
  "b M-24 -16Q0 -24 24 -16L17 12L20 38H5L0 20L-5 38H-20L-17 12Z",
  "m M-36 -20Q-26 -28 -14 -18L-20 0L-36 -4ZM36 -20Q26 -28 14 -18L20 0L36 -4Z",
  "p4 M-34 -20L-42 -32M34 -20L42 -32",
  "b8 M-28 -4L-32 14M28 -4L26 12",
  `b ${disc(0, -28, 10)}`,
  "s3.4 M-9 -38Q0 -44 9 -38",
  "g3 M-6 -29H-2M2 -29H6",
  "m M-12 -12H12L8 8H-8Z",
  "s2.4 M0 -12V8M-10 -3H10",
  "p M-38 14H-27L-31 46Z",
  "m3 M-40 14H-24",
);
const TROIKA = draw(
  "m M-16 -22H14V2H-16Z",
  "m3.6 M14 -18H50M14 -10H50M14 -2H50",
  "s2.6 M34 -22V2M-8 -22V2M4 -22V2",
  "m4 M-2 2L-18 38M-2 2L14 38M-2 2V38",
  "f M48 -16L58 -10L48 -4Z",
);
const GUNNER = draw(
  `b ${disc(-30, -26, 9)}`,
  "b M-44 -14H-22L-20 14L-26 38H-40Z",
  "b7 M-26 -8L-12 -10",
  "g3 M-28 -27H-24",
  "s3 M-38 -30H-23",
);

export const BEASTS: Readonly<Record<string, Motif>> = {
  reaver: one(REAVER),
  "reaver-wing": [placed(REAVER, -18, -20, 0.5), placed(REAVER, 22, -8, 0.6), placed(REAVER, -10, 18, 0.75)],
  "reaver-drop": [
    placed(REAVER, 0, -14, 0.8),
    { parts: draw("f4 M-24 14V34M-31 27L-24 35L-17 27M2 18V38M-5 31L2 39L9 31M26 14V34M19 27L26 35L33 27") },
  ],
  berserker: one(berserker),
  brumak: one(BRUMAK),
  "brumak-gun": [
    placed(
      draw(
        "b12 M-48 -20L-26 -6",
        "m M-34 -20H14V20H-34Z",
        "s2.6 M-22 -20V20M-8 -20V20M4 -20V20",
        "m6 M14 -12H44M14 0H44M14 12H44",
        "s3 M34 -16V16",
        "f M46 -20L60 -12L46 -6L58 0L46 6L60 14L46 20Z",
        "g3 M-29 -10V10",
      ),
      -6,
      2,
      0.8,
    ),
  ],
  corpser: one(CORPSER),
  "corpser-leg": one(
    draw(
      "b13 M-46 -30L2 -34L20 -4",
      "b M10 -8L30 -10L26 18L18 40L8 16Z",
      "s2.6 M12 0L28 -2M11 10L27 8M-30 -38V-24M-14 -40V-26",
      "p M12 26L18 44L24 24Z",
      "s3 M-34 40L-8 36L6 42M30 42L40 36L52 40",
      "f3 M2 34L-6 26M34 34L40 26",
    ),
  ),
  seeder: one(SEEDER),
  nemacyst: one(NEMACYST),
  "general-raam": [...flock([-36, 4, 0.7, -20], [38, 22, 0.7, 20], [40, -16, 0.6, 30]), { parts: RAAM }],
  "kryll-swarm": flock(
    [-26, -22, 0.9, -15],
    [6, -28, 1.1, 10],
    [30, -14, 0.8, 25],
    [-12, -2, 1.3, -8],
    [22, 10, 1.1, 15],
    [-32, 14, 0.8, -25],
    [0, 26, 1, 5],
    [36, 30, 0.7, 20],
  ),
  "kryll-storm": [
    {
      parts: draw(
        "d5 M-44 -28Q0 -46 40 -26Q10 -34 -34 -16",
        "d5 M-36 -8Q0 -26 36 -6Q8 -14 -26 4",
        "d4 M-24 12Q2 0 26 12Q6 8 -14 22",
        "d4 M-12 30Q2 22 14 30L0 42Z",
      ),
    },
    ...flock([-36, -22, 0.9, -20], [34, -20, 0.9, 20], [30, 2, 0.8, 30], [-28, 6, 0.8, -30], [0, -12, 1.1, 0], [2, 18, 0.8, 10]),
  ],
  "kryll-shield": [
    {
      parts: draw("b M0 -22L22 -14V6Q20 22 0 32Q-20 22 -22 6V-14Z", "m M0 -16L16 -10V5Q14 17 0 25Q-14 17 -16 5V-10Z", "g3 M0 -8V16M-9 3H9"),
    },
    ...flock(
      [0, -34, 0.8, 0],
      [30, -24, 0.8, 35],
      [38, 4, 0.8, 80],
      [28, 30, 0.8, 130],
      [-28, 30, 0.8, 230],
      [-38, 4, 0.8, 280],
      [-30, -24, 0.8, 325],
    ),
  ],
  "troika-gunner": one(GUNNER, TROIKA),
  "emergence-hole": one(
    draw(
      "d M-52 22Q-36 4 -18 8L-8 0L8 4L22 0L34 10Q46 8 54 24L44 38H-44Z",
      "s M-36 22Q-20 10 0 10Q22 10 36 22Q22 34 0 34Q-22 34 -36 22Z",
      "f M-24 23Q-12 16 0 16Q14 16 24 23Q12 30 0 30Q-14 30 -24 23Z",
      "f3 M-14 12L-20 -24M0 10V-34M14 12L20 -24",
      "b4 M-30 20L-26 4L-18 10M30 20L28 2L20 9M4 14L6 -6L14 0",
    ),
  ),
  "scent-of-blood": one(
    draw(
      "f M-10 -40Q14 -12 8 6A18 18 0 1 1 -28 6Q-32 -12 -10 -40Z",
      "p M-22 4Q-20 14 -12 16",
      "f M26 -8Q40 10 36 20A10 10 0 1 1 16 20Q16 8 26 -8Z",
      "f M20 -38Q28 -28 26 -22A6 6 0 1 1 14 -22Q14 -30 20 -38Z",
      "s2.6 M-42 36Q-20 28 0 36T42 34",
    ),
  ),
  "lambent-strain": one(
    draw(
      `g ${disc(0, 0, 15)}`,
      `s ${disc(-4, -3, 5)}${disc(6, 5, 3)}`,
      "g4 M0 -15V-30M13 -8L27 -17M13 8L27 17M0 15V30M-13 8L-27 17M-13 -8L-27 -17",
      `g ${disc(0, -34, 6)}${disc(31, -19, 5)}${disc(31, 20, 6)}${disc(0, 35, 5)}${disc(-31, 20, 5)}${disc(-31, -19, 6)}`,
    ),
  ),
};

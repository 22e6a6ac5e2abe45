/** Vehicles, aircraft and apparatus of the COG. */

import { disc, draw, type Motif, placed } from "./ink";

const wheels = (y: number, r: number, ...xs: number[]): string[] => [
  `s ${xs.map((x) => disc(x, y, r)).join("")}`,
  `m ${xs.map((x) => disc(x, y, r * 0.42)).join("")}`,
];

const ARMADILLO = draw(
  "m M-44 20L-38 -8L-20 -20H22L42 -4L46 20Z",
  "s2.4 M-38 -6H40M-20 -18L-24 18M8 -19V18",
  "s M14 -14H24L36 -4H14Z",
  "g3 M17 -9H26",
  ...wheels(24, 11, -30, 0, 30),
);
const TURRET = draw("m M-16 -20L-12 -32H8L12 -20Z", "m5 M6 -27H44", "s2.4 M34 -31V-23", "f M42 -32L50 -27L42 -22Z");

const RAVEN = draw(
  "m M-18 -6Q-8 -16 14 -14Q34 -12 38 4Q30 16 6 16H-12L-46 2L-48 -14L-40 -12L-34 -4Z",
  "s M16 -10Q30 -8 33 2H14Z",
  "s2.4 M10 -13V15M-10 -10L-8 15",
  "m3.4 M2 -14V-24",
  "m3 M-8 16V26M18 16V26M-18 26H28",
);
const ROTOR = draw("p3 M-44 -26H48", `m ${disc(2, -25, 4)}`, `m2.6 M-54 -12L-40 -16`);
const PODS = draw(
  "m M-10 12H24V22H-10Z",
  "s2.4 M-2 12V22M6 12V22M14 12V22",
  "m4 M24 17H44",
  "f M42 12L50 17L42 22Z",
  "f3 M-14 30L-24 36M0 28L-6 38",
);
const CRATE = draw("m2 M2 14V24", "f M-11 24H15V40H-11Z", "s2.6 M-11 24L15 40M15 24L-11 40");

const CENTAUR = draw(
  "m M-46 8L-34 -12H18L40 0L46 12H-46Z",
  "m M-22 -12L-16 -30H14L20 -12Z",
  "m6 M12 -23H48",
  "s2.4 M-16 -20H16M-34 -2H34",
  "g3 M-10 -25H0",
  ...wheels(20, 17, -28, 28),
  "s2.6 M-41 14L-15 26M15 14L41 26",
);

const JUNKER = draw(
  "m M-46 16V-20H-6V16Z",
  "m M-4 16V-14H14L26 2L44 6V18Z",
  "s M0 -9H12L20 1H0Z",
  "s2.4 M-36 -20V14M-26 -20V14M-16 -20V14M-46 -4H-6",
  "g3 M38 10H43",
  "f3 M44 10L52 6M44 12L52 16",
  ...wheels(22, 11, -30, 18),
);

const JACK = draw(
  "m M-18 -10Q-16 -28 0 -28Q16 -28 18 -10L12 6H-12Z",
  `g ${disc(0, -12, 7)}`,
  "s2.4 M-16 -18H-8M8 -18H16M-10 0H10",
  "m4 M-12 2L-24 16L-16 30M12 2L24 16L16 30M-18 -14L-36 -20M18 -14L36 -20",
  "m3 M-16 30L-10 26M16 30L10 26",
  "g3 M-40 -26V-14M40 -26V-14",
  "g2.6 M-6 12L-9 24M0 12V28M6 12L9 24",
);

export const HAMMER_BEAM = draw(
  "p M-7 -60H7L12 22H-12Z",
  "g3 M-17 -60L-24 18M17 -60L24 18",
  "f M-34 34L-22 22L-24 10L-12 18L0 6L12 18L24 10L22 22L34 34Z",
  "s M-44 34H44V40H-44Z",
);

export const MACHINES: Readonly<Record<string, Motif>> = {
  armadillo: [{ parts: ARMADILLO }],
  "elite-armadillo": [{ parts: [...ARMADILLO, ...TURRET] }],
  "king-raven": [{ parts: [...ROTOR, ...RAVEN] }],
  "king-raven-gunship": [placed([...ROTOR, ...RAVEN, ...PODS], 0, 0, -1, 8)],
  "support-raven": [placed([...ROTOR, ...RAVEN, ...CRATE], 0, -6, 0.9)],
  "tuned-up-centaur": [{ parts: CENTAUR }],
  junker: [{ parts: JUNKER }],
  jack: [{ parts: JACK }],
  "hammer-of-dawn": [{ parts: [...HAMMER_BEAM, ...draw("m M-14 -40H14L8 -30H-8Z", "m4 M-30 -36H-14M14 -36H30")] }],
  "uv-floodlight": [
    {
      parts: draw(
        "l M-8 -22L64 -52V38L-8 -4Z",
        "m M-34 -26L-6 -24V-2L-34 0Z",
        "s2.4 M-26 -25V-1M-17 -24V-2",
        "m4 M-22 0V20M-22 18L-36 36M-22 18L-8 36M-22 18V36",
        "g4 M-6 -22V-4",
      ),
    },
  ],
  "push-through-the-works": [
    {
      parts: draw(
        `m M-4 -40H8L10 -30L18 -26L27 -32L34 -24L29 -15L33 -6L43 -4V8L33 10L29 18L34 27L26 34L17 29L9 33L7 42H-5L-7 33L-16 29L-24 34L-32 26L-27 17L-31 9L-41 7V-5L-31 -7L-27 -15L-32 -24L-24 -32L-15 -27L-7 -31Z`,
        `s ${disc(1, 1, 20)}`,
        "f M-12 -9H2V-18L20 1L2 20V11H-12Z",
      ),
    },
  ],
};

/** Things to take cover behind, and the sheets of the scenarios. */

import { disc, draw, type Motif, type Stroke } from "./ink";

const one = (...layers: (readonly Stroke[])[]): Motif => [{ parts: layers.flat() }];

const bricks = (x: number, y: number, w: number, h: number, row: number): Stroke[] => {
  const lines: string[] = [];
  for (let r = 1; r * row < h; r++) lines.push(`M${x} ${y + r * row}H${x + w}`);
  for (let r = 0; r * row < h; r++)
    for (let c = x + (r % 2 ? row : row * 2); c < x + w - 2; c += row * 2) lines.push(`M${c} ${y + r * row}v${Math.min(row, h - r * row)}`);
  return draw(`b M${x} ${y}h${w}v${h}h${-w}Z`, `s1.8 ${lines.join("")}`);
};
const FLOOR = draw("s3 M-56 37H56");
const LIGHT = draw("l M-30 36L-8 -26H8L34 36Z");
const FIRE = draw(
  "f M-26 -8Q-28 -22 -16 -30Q-16 -20 -8 -20Q-8 -38 6 -44Q4 -30 14 -24Q18 -30 20 -36Q30 -20 22 -6Z",
  "p M-12 -8Q-12 -18 -4 -20Q-2 -14 2 -14Q4 -20 8 -24Q14 -14 10 -8Z",
);
const RAILS = draw("m3 M-56 36H56", "s3 M-46 39H-38M-26 39H-18M-6 39H2M14 39H22M34 39H42");
const train = (...lines: string[]): Stroke[] => [
  ...RAILS,
  ...draw(
    ...lines,
    `s ${[-36, -20, 20, 36].map((x) => disc(x, 28, 7)).join("")}`,
    `m ${[-36, -20, 20, 36].map((x) => disc(x, 28, 2.6)).join("")}`,
  ),
];
const BAG = (x: number, y: number): string =>
  `d M${x - 13} ${y + 5}Q${x - 16} ${y - 6} ${x - 8} ${y - 6}H${x + 8}Q${x + 16} ${y - 6} ${x + 13} ${y + 5}Z`;
const BAGS = draw(...[-40, -13, 14, 41].map((x) => BAG(x, 32)), ...[-27, 0, 27].map((x) => BAG(x, 20)), "s1.8 M-27 14V25M0 14V25M27 14V25");

export const COVERS: Readonly<Record<string, Motif>> = {
  "low-wall": one(FLOOR, bricks(-46, 8, 92, 28, 9), draw("p M-50 2H50V9H-50Z")),
  "high-wall": one(FLOOR, bricks(-34, -34, 68, 70, 12), draw("p M-38 -40H12L18 -34H38V-28H-38Z", "s M22 -28L40 -28L34 -6L26 -14Z")),
  "ruined-fountain": one(
    FLOOR,
    draw(
      "b M-48 18H48L42 36H-42Z",
      "p M-50 13H50V20H-50Z",
      "b M-8 16L-5 -10H5L8 16Z",
      "b M-24 -10H14L8 -2H-18Z",
      "g2.6 M-2 -14Q-14 -36 -26 -4M2 -14Q14 -36 26 12M0 -14V-30",
      "s1.8 M-30 20L-24 34M10 20L16 36M34 20L30 34",
    ),
  ),
  "troika-nest": one(
    BAGS,
    draw(
      "m M-20 -22H4V-2H-20Z",
      "m3.4 M4 -19H38M4 -12H38M4 -5H38",
      "s2.4 M24 -23V-1M-12 -22V-2",
      "m4 M-8 -2L-16 14M-8 -2L4 14",
      "f M36 -20L48 -12L36 -4Z",
    ),
  ),
  pillar: one(
    FLOOR,
    draw(
      "b M-15 -30H15V30H-15Z",
      "p M-24 -42H24L18 -30H-18ZM-18 28H18L24 37H-24Z",
      "s2 M-8 -28V27M0 -28V27M8 -28V27",
      "s2.4 M15 0L4 8L10 18",
    ),
  ),
  doorway: one(
    FLOOR,
    draw(
      "b M-40 -40H40V36H20V-20H-20V36H-40Z",
      "s M-20 -20H20V36H-20Z",
      "f M20 -20L4 -12V36H20Z",
      "s1.8 M-40 -20H-20M20 -20H40M-40 8H-20M20 8H40M-10 -40V-20M12 -40V-20",
      `p ${disc(8, 10, 2)}`,
    ),
  ),
  "street-lamp": one(FLOOR, LIGHT, draw("m4 M0 36V-34", "m M-14 -30H14L8 -40H-8Z", "f5 M-8 -27H8", "m M-8 28H8V37H-8Z")),
  "lamp-post": one(
    FLOOR,
    draw("l M10 -26L-18 36H44L30 -26Z"),
    draw("m4.5 M-24 36V-30Q-24 -40 -12 -40H14", "m M8 -42H34L30 -30H12Z", "f5 M14 -27H28", "m M-31 28H-17V37H-31Z"),
  ),
  "burning-wreck": one(
    FLOOR,
    FIRE,
    draw(
      "m M-48 22L-42 4L-22 2L-12 -10H16L28 4L46 10V24H-48Z",
      "s M-10 -6H2V4H-16ZM6 -6H14L22 4H6Z",
      `s ${disc(-28, 27, 9)}${disc(28, 27, 9)}`,
      "s2 M-40 10H-24M30 12H44",
    ),
  ),
  "propane-tank": one(
    FLOOR,
    draw(
      "b M-30 -12Q-44 -12 -44 8Q-44 28 -30 28H30Q44 28 44 8Q44 -12 30 -12Z",
      "m M-8 -22H8V-12H-8Z",
      "m4 M-12 -26H12",
      "m5 M-28 28V37M28 28V37",
      "s2 M-28 -12V28M28 -12V28",
      "f M0 -6L13 20H-13Z",
      "s3 M0 3V11M0 15V15.1",
    ),
  ),
  "conveyor-belt": one(
    draw(
      "m M-50 2H50V22H-50Z",
      `s ${[-42, -21, 0, 21, 42].map((x) => disc(x, 12, 8)).join("")}`,
      `m ${[-42, -21, 0, 21, 42].map((x) => disc(x, 12, 3)).join("")}`,
      "m5 M-38 22V38M38 22V38",
      "f M-34 -22H-12V2H-34ZM6 -14H22V2H6Z",
      "s2 M-34 -10H-12M-23 -22V2",
      "f4 M-8 -30H26M18 -37L28 -30L18 -23",
    ),
  ),
  "machine-press": one(
    FLOOR,
    draw(
      "m M-44 -44H44V-30H-44ZM-44 -30H-34V36H-44ZM34 -30H44V36H34Z",
      "m8 M0 -30V-12",
      "b M-24 -14H24V2H-24Z",
      "b M-28 24H28V36H-28Z",
      "f3 M-30 12L-22 16M30 12L22 16M-14 8V18M14 8V18M0 8V20",
      "s2 M-44 -37H44",
    ),
  ),
  catwalk: one(
    draw(
      "m M-56 6H56V13H-56Z",
      "m2.6 M-56 -14H56M-56 -4H56M-44 -14V6M-22 -14V6M0 -14V6M22 -14V6M44 -14V6",
      "m4 M-36 13L-24 42M-24 13L-36 42M36 13L24 42M24 13L36 42",
      "s2 M-50 9H50",
    ),
  ),
  "gas-station": one(
    FLOOR,
    draw(
      "m M-48 -38H48V-26H-48Z",
      "f3 M-44 -32H44",
      "m5 M-36 -26V36M36 -26V36",
      "b M-14 -8H10V36H-14Z",
      "s M-10 -4H6V8H-10Z",
      "f3 M-7 2H3",
      "m3 M10 4Q22 6 20 20T12 30",
    ),
  ),
  "overturned-bus": one(
    FLOOR,
    draw(
      "b M-50 -16H46L52 -8V30H-50Z",
      "s M-44 8H-30V22H-44ZM-25 8H-11V22H-25ZM-6 8H8V22H-6ZM13 8H27V22H13ZM32 8H46V22H32Z",
      `s ${disc(-32, -19, 9)}${disc(30, -19, 9)}`,
      `m ${disc(-32, -19, 3.6)}${disc(30, -19, 3.6)}`,
      "f3 M-50 0H52",
    ),
  ),
  "imulsion-pool": one(
    draw(
      "b M-54 24Q-46 6 -20 8Q0 0 24 8Q48 6 54 24Q44 40 0 40Q-44 40 -54 24Z",
      "f M-42 24Q-32 14 0 14Q34 14 42 24Q30 33 0 33Q-32 33 -42 24Z",
      "p2.4 M-22 22Q-12 18 -2 22M8 26Q18 22 28 25",
      `f ${disc(-14, 2, 4)}${disc(10, -6, 6)}${disc(-2, -20, 3.4)}${disc(24, -22, 2.6)}`,
    ),
  ),
  "mine-cart": one(
    RAILS,
    draw(
      "m M-36 -12H36L28 20H-28Z",
      "p M-40 -16H40V-10H-40Z",
      "f M-28 -16L-18 -30L-6 -22L4 -34L16 -22L26 -28L32 -16Z",
      "s2 M-18 -10L-15 19M0 -10V19M18 -10L15 19",
      `s ${disc(-18, 26, 9)}${disc(18, 26, 9)}`,
      `m ${disc(-18, 26, 3.4)}${disc(18, 26, 3.4)}`,
    ),
  ),
  "platform-edge": one(
    draw(
      "b M-56 0H22V12H-56Z",
      "f5 M-52 6L-46 6M-38 6H-30M-22 6H-14M-6 6H2M10 6H18",
      "b M-44 12H-30V44H-44ZM-10 12H4V44H-10Z",
      "m2.6 M-50 -20V0M-26 -20V0M-2 -20V0M20 -20V0M-50 -20H20M-50 -11H20",
      "s3 M30 14V40M40 4V40M50 14V40",
      "f M26 4L34 14H24Z",
    ),
  ),
  "support-clamp": one(
    FLOOR,
    draw(
      "m M-10 -44H10V36H-10Z",
      "m8 M-10 -26H-30V-6L-18 6M10 -26H30V-6L18 6",
      `s ${disc(-30, -26, 4)}${disc(30, -26, 4)}`,
      "f M-22 8H22V18H-22Z",
      "s3 M-14 8L-20 18M-2 8L-8 18M10 8L4 18M22 8L16 18",
      "s2 M0 -40V4M0 20V34",
    ),
  ),
  "campus-statue": one(
    FLOOR,
    draw(
      "p M-22 20H22V36H-22Z",
      "b M-28 30H28V37H-28Z",
      "b M-10 -16H10L12 20H-12Z",
      `b ${disc(0, -25, 9)}`,
      "b6 M8 -12L24 -26V-40M-9 -10L-20 8",
      "p3 M24 -44V-16",
      "s2 M0 -12V18M-16 26H16",
    ),
  ),
  "library-stacks": one(
    FLOOR,
    draw(
      "d M-46 -42H46V36H-46Z",
      "s M-41 -37H41V-18H-41ZM-41 -12H41V7H-41ZM-41 13H41V32H-41Z",
      "f5 M-35 -18V-33M-15 -18V-35M18 -18V-32M-24 7V-8M12 7V-8M34 32V18",
      "p5 M-28 -18V-31M0 -18V-34M30 -18L25 -33M-34 7V-6M2 7V-9M30 7V-7M-20 32V17M-30 32V19",
      "m5 M-22 -18V-34M8 -18V-31M-10 7L-6 -8M20 7V-5M-4 32V18M6 32V20M16 32L22 18",
    ),
  ),
  "courtyard-steps": one(
    draw(
      "b M-50 26H50V38H-50Z",
      "p M-52 22H52V28H-52Z",
      "b M-38 12H38V22H-38Z",
      "p M-40 8H40V14H-40Z",
      "b M-26 -2H26V8H-26Z",
      "p M-28 -6H28V0H-28Z",
      "b M-50 -34H-40V22H-50ZM40 -34H50V22H40Z",
      `p ${disc(-45, -37, 7)}${disc(45, -37, 7)}`,
      "s2 M-20 3H-8M6 17H20M-34 33H-14",
    ),
  ),
  "barricaded-window": one(
    draw(
      "b M-44 -44H44V42H-44Z",
      "s M-28 -30H28V26H-28Z",
      "d8 M-38 -18L38 -26M-38 0L38 4M-36 18L38 10",
      "p2 M-34 -19V-18M34 -26V-25M-34 0V1M34 4V5M-32 17V18M34 11V12",
      "p M-34 26H34V34H-34Z",
      "s1.8 M-44 -20H-28M28 -10H44M-44 8H-28M28 20H44",
    ),
  ),
  "front-doors": one(
    FLOOR,
    draw(
      "p M-44 -30L0 -46L44 -30Z",
      "b M-40 -30H40V36H-40Z",
      "d M-26 -22H-1V36H-26ZM1 -22H26V36H1Z",
      "s2 M-22 -16H-6V2H-22ZM6 -16H22V2H6ZM-22 8H-6V30H-22ZM6 8H22V30H6Z",
      "f4 M-5 6V12M5 6V12",
    ),
  ),
  "rubble-street": one(
    draw(
      "b M-56 38L-40 14L-26 22L-12 -2L4 16L16 4L32 20L42 12L56 38Z",
      "p M-12 -2L-20 14L-6 20L4 16ZM16 4L10 18L24 24L32 20Z",
      "m3 M-6 6L-2 -28L6 -32M22 12L34 -16",
      "s2 M-40 14L-34 34M-26 22L-12 34M4 16L0 36M42 12L38 34",
      "b M-38 -6L-28 -10L-26 0L-36 2Z",
    ),
  ),
  "sandbag-line": one(
    BAGS,
    draw(...[-40, -13, 14, 41].map((x) => BAG(x, 8)), "s1.8 M-40 2V13M-13 2V13M14 2V13M41 2V13M-40 26V37M-13 26V37M14 26V37M41 26V37"),
  ),
  "collapsed-arch": one(
    FLOOR,
    draw(
      "b M-50 36V-10Q-46 -40 -10 -42L-6 -30Q-30 -28 -32 -4V36Z",
      "b M32 36V2L42 -6L50 4V36Z",
      "b M-18 36L-10 20L6 26L12 14L26 24V36Z",
      "b M0 -20L14 -26L18 -12L6 -8Z",
      "s2 M-50 -8H-32M-50 14H-32M-42 -30L-30 -20M-22 -41L-18 -29M32 18H50",
    ),
  ),
  "burst-main": one(
    FLOOR,
    draw(
      "m M-56 14H-14V32H-56ZM14 14H56V32H14Z",
      "m M-18 10H-10V36H-18ZM10 10H18V36H10Z",
      "g4 M-6 18Q-10 -10 -30 -28M0 16V-42M6 18Q10 -10 30 -28M-8 22Q-20 2 -40 -4M8 22Q20 2 40 -4",
      `g ${disc(-34, -36, 3)}${disc(34, -36, 3)}${disc(14, -40, 2.4)}${disc(-14, -36, 2.4)}`,
      "s2 M-44 14V32M-30 14V32M30 14V32M44 14V32",
    ),
  ),
  "rail-wall": one(
    RAILS,
    draw(
      "b M-50 -18H50V32H-50Z",
      "p M-52 -24H52V-16H-52Z",
      "s3 M-34 -16V32M-12 -16V32M12 -16V32M34 -16V32",
      "f5 M-50 8H50",
      "s3 M-44 5L-38 11M-24 5L-18 11M-4 5L2 11M18 5L24 11M40 5L46 11",
    ),
  ),
  "cargo-crane": one(
    FLOOR,
    draw(
      "m4 M-34 36V-36M-22 36V-36M-34 -36H50",
      "m2 M-34 36L-22 20L-34 4L-22 -12L-34 -28M-22 36L-34 20L-22 4L-34 -12L-22 -28",
      "m2 M-22 -24L20 -36M-34 -42L50 -36M-46 -36H-34",
      "m2.4 M38 -36V-10",
      "f M26 -10H50V12H26Z",
      "s2 M34 -10V12M42 -10V12",
      "m M-50 -38H-36V-26H-50Z",
    ),
  ),
  "fuel-tanker": one(
    FLOOR,
    draw(
      "b M-52 -18H16Q26 -18 26 4T16 22H-52Z",
      "m M28 22V-12H40L52 4V22Z",
      "s M32 -7H39L46 3H32Z",
      "s2 M-34 -18V22M-12 -18V22M8 -18V22",
      "f M-22 -10Q-12 2 -14 8A9 9 0 0 1 -32 8Q-32 0 -22 -10Z",
      `s ${[-40, -22, 38].map((x) => disc(x, 27, 9)).join("")}`,
      `m ${[-40, -22, 38].map((x) => disc(x, 27, 3.4)).join("")}`,
      "m4 M-46 -22H10",
    ),
  ),
  "rear-car": one(
    train(
      "m M-48 -24H48V22H-48Z",
      "p M-52 -30H52V-23H-52Z",
      "s M-40 -14H-24V2H-40ZM-16 -14H0V2H-16ZM8 -14H24V2H8Z",
      "s M32 -14H44V20H32Z",
      "f3 M-40 10H26",
    ),
  ),
  tender: one(
    train(
      "m M-48 -8H48V22H-48Z",
      "s M-46 -8L-34 -26L-18 -16L-4 -34L14 -18L28 -28L46 -8Z",
      "p2 M-34 -26L-28 -14M-4 -34L2 -18M28 -28L30 -16",
      "f3 M-44 6H44",
      "s2 M-24 -8V22M0 -8V22M24 -8V22",
    ),
  ),
  engine: one(
    train(
      "m M-50 -30H-22V22H-50Z",
      "m M-22 -12H36Q48 -12 48 4T36 22H-22Z",
      "s M-44 -22H-28V-6H-44Z",
      "m M24 -34H36V-12H24Z",
      "s M21 -38H39V-33H21Z",
      "s2 M-8 -12V22M8 -12V22M22 -12V22",
      "f4 M48 2H56",
      "p M30 -40Q20 -52 4 -48Q14 -54 30 -46ZM10 -50Q-8 -58 -20 -46Q-8 -44 10 -48Z",
      "f3 M-20 14H40",
    ),
  ),
};

/** A place to hide nobody drew. */
export const COVER: Motif = one(FLOOR, bricks(-40, -4, 80, 40, 10));

/** What a scenario's sheet shows behind its chapter number. */
export const SHEET: Motif = one(
  draw(
    "p M-50 -34L-18 -40L16 -34L50 -40V32L16 38L-18 32L-50 38Z",
    "s1.4 M-18 -40V32M16 -34V38",
    "m2 M-44 20Q-28 4 -14 12T14 2T44 -8M-40 -18Q-24 -26 -10 -18",
  ),
);

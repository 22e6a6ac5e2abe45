/** Locust foot soldiers, priests, guards and wretches. */

import { BULK } from "../../figures/shapes/boomer_body";
import { boomer } from "../../figures/shapes/boomer";
import { drone } from "../../figures/shapes/drone";
import { grinder } from "../../figures/shapes/grinder";
import { kantus } from "../../figures/shapes/kantus";
import { lambent_wretch } from "../../figures/shapes/lambent_wretch";
import { theron_guard } from "../../figures/shapes/theron_guard";
import { ticker } from "../../figures/shapes/ticker";
import { wretch } from "../../figures/shapes/wretch";
import { disc, draw, type Motif, placed, type Stroke } from "./ink";

const one = (...layers: (readonly Stroke[])[]): Motif => [{ parts: layers.flat() }];

const TORSO = drone.slice(0, 2);
const HEAD = drone.slice(3, 6);
const THERON = theron_guard.slice(0, 6);
const ROBE = [...kantus.slice(0, 2), ...kantus.slice(3, 6)];

const HUNTER = draw(
  "b M-20 -4L6 -17L18 4L-6 17Z",
  "b8.5 M-6 12L-24 17L-21 36M8 6L21 19L16 36",
  "m4 M-10 4L-36 -20",
  "p M-32 -12L-43 -30L-28 -20Z",
  "b3.4 M10 -30L-4 -38M8 -25L-9 -29M9 -19L-6 -18",
  `b ${disc(16, -22, 9.5)}`,
  "g3 M17 -23H23",
  "b7 M10 -8L26 2",
  "m6 M4 4H42",
  "s2.4 M30 0V8",
);
const BOLO = draw(
  `m ${disc(32, -34, 6.5)}`,
  "m2 M22 -22L30 -30",
  `f ${disc(32, -34, 2.6)}`,
  `m ${disc(-9, 4, 4)}${disc(0, 6, 4)}${disc(9, 4, 4)}`,
  "s2.6 M-13 -10L11 8",
);
const LAMP = draw(`m ${disc(0, -23, 14)}`, `s ${disc(0, -23, 9)}`, `g ${disc(0, -23, 6)}`, "m4 M-13 -30L-19 -38M13 -30L19 -38");
const MANE = draw("s4 M-22 -8L-36 -26M-12 -14L-20 -36M0 -16V-40M12 -14L20 -36M22 -8L36 -26", "f2 M-12 -14L-20 -36M12 -14L20 -36M0 -16V-40");
const PLUME = draw("f5 M0 -36Q14 -44 24 -30Q30 -18 26 -6");
const FLAME = draw("f M14 -2Q26 -22 50 -24Q40 -14 52 -6Q40 -2 50 10Q30 10 14 8Z", "p M16 1Q28 -8 40 -8Q34 0 40 4Q28 6 16 6Z");
const RING = `m4 M-28 -38a9 9 0 1 0 .1 0`;

const kneeling = draw(
  "b M-16 -12H10L12 12L-12 14Z",
  "b8.5 M-8 10L-26 22L-36 36M6 10L20 18V36",
  `b ${disc(-2, -22, 9)}`,
  "s3 M-10 -25H7",
  "g3 M1 -21H4",
  "b7 M6 -8L20 -4",
);

export const LOCUST: Readonly<Record<string, Motif>> = {
  drone: one(drone),
  hunter: one(HUNTER),
  "night-hunter": one(draw("p M-20 -40a16 16 0 1 0 10 26a20 20 0 0 1 -10 -26Z"), HUNTER),
  grenadier: one(TORSO, draw("b7 M-14 -9Q-26 0 -20 14M14 -9Q22 -14 22 -24"), HEAD, BOLO),
  cyclops: one(TORSO, draw("b7 M-14 -9Q-24 2 -12 8M14 -9Q26 0 16 8"), LAMP, draw("m7 M-34 8H36", "s2.4 M-12 3V13M22 3V13", "m5 M2 8L6 20")),
  "chainsaw-cyclops": one(
    TORSO,
    draw("b7 M14 -9L28 -4L30 4M-14 -9Q-26 0 -20 14"),
    LAMP,
    draw(
      "m8 M30 12V-4",
      "m M24 -6L26 -34Q30 -44 34 -34L36 -6Z",
      "f2.4 M23 -10L19 -8M24 -18L20 -16M25 -26L21 -24M37 -10L41 -8M36 -18L40 -16M35 -26L39 -24",
    ),
  ),
  "sniper-drone": one(kneeling, draw("m4 M-24 -8H50", "m6 M-26 -6L-14 -4", "m5 M6 -14H20", "g3 M20 -14H22", "m3 M30 -8L24 12M30 -8L36 12")),
  "spotter-drone": one(
    TORSO,
    draw("b7 M-14 -9Q-26 0 -22 12M14 -9L28 -14L20 -24"),
    HEAD,
    draw("m7 M8 -25H26", "m9 M26 -25H36", "g M41 -31L50 -36V-14L41 -19Z", "m4 M-24 16L-30 -34", "f M-30 -34L-12 -28L-29 -20Z"),
  ),
  "hammerburst-drone": [
    placed([...drone.slice(0, 6)], -6, 2, 1, 14),
    { parts: draw("m8 M-24 10L26 -2", "m4 M22 -1L36 -4", "m5 M4 4L10 16", "f M34 -12L50 -8L42 -2L50 6L34 4Z") },
  ],
  "bolter-drone": one(
    TORSO,
    draw("b7 M-14 -9L-28 -16L-26 -28M14 -9L28 -16L26 -28"),
    HEAD,
    draw(
      "m6 M-26 -26L-36 -42M26 -26L36 -42",
      "m5 M-26 -28L-20 -24M26 -28L20 -24",
      "m M-13 -2H13V18L0 26L-13 18Z",
      "s2.4 M-13 6H13M0 -2V24",
    ),
  ),
  boomer: one(boomer),
  "towering-boomer": [
    placed(
      [
        ...BULK,
        ...draw(
          "b9 M-28 -4L-30 16M28 -6L22 -18",
          "m M-40 -40H-24V6H-40ZM24 -40H40V6H24Z",
          `s ${disc(-32, -38, 5)}${disc(32, -38, 5)}`,
          "s4 M-8 -26L-12 -40M0 -28V-44M8 -26L12 -40",
        ),
      ],
      0,
      2,
      0.98,
    ),
  ],
  "flame-boomer": one(
    BULK,
    draw("m M-38 -26H-24V12H-38Z", "s2.4 M-38 -16H-24M-38 2H-24", "b9 M28 -4L20 10M-26 0L-6 8", "m8 M-12 8L18 2"),
    FLAME,
  ),
  krav: one(
    BULK,
    draw(
      "b9 M-28 -4L-30 18M28 -6L34 -14",
      "p4 M-7 -26Q-16 -32 -14 -40M7 -26Q16 -32 14 -40",
      "m5 M34 4V-16",
      "p M30 -16V-44Q46 -42 46 -26L40 -16Z",
      "s2.4 M-20 2H20M-20 8H20",
      "s2.2 M34 -38V-22",
    ),
  ),
  grinder: one(grinder),
  kantus: one(kantus),
  "vicious-kantus": one(
    ROBE,
    draw(
      "b5 M-5 -10L-24 -4L-34 -14M5 -10L24 -4L34 -14",
      "p M-36 -8L-44 -40L-30 -16ZM36 -8L44 -40L30 -16Z",
      "s3 M-10 -12L10 2",
      "f3 M-9 18L9 26",
    ),
  ),
  "kantus-priest": one(
    draw("m3.4 M-28 38V-20", RING),
    ROBE,
    draw("b5 M-5 -10L-26 0M5 -10L22 -14L28 -30", `g ${disc(-28, -29, 4)}${disc(29, -34, 5)}`),
  ),
  "kantus-high-priest": one(
    draw("m3.4 M-28 38V-20", RING, "f2.6 M0 -44a22 22 0 1 1 -.1 0", "f3 M-18 -34L-28 -44M18 -34L28 -44M24 -20L38 -22"),
    ROBE,
    draw(
      "m M-14 -14L-20 -36L-8 -28L0 -42L8 -28L20 -36L14 -14Q0 -8 -14 -14Z",
      "g4 M-6 -19H-2M2 -19H6",
      "b5 M-5 -8L-26 0M5 -8L26 0L30 -12",
      `g ${disc(-28, -29, 4)}${disc(31, -16, 5)}`,
    ),
  ),
  "theron-guard": one(theron_guard),
  "theron-sentinel": one(
    THERON,
    draw("b6 M7 -11L24 -2", "m3.6 M26 38V-44", "p M24 -40Q44 -36 40 -16Q34 -24 24 -22Z", "p M28 -40L16 -34L28 -30Z"),
  ),
  "theron-elite": one(
    THERON,
    PLUME,
    draw("m M-14 -18L-26 -22L-18 -8ZM14 -18L26 -22L18 -8Z", "b6 M7 -11L26 4", "p M24 4L36 -34L40 -30L31 8Z", "m4 M20 2L36 10"),
  ),
  "theron-breacher": one(
    THERON,
    draw(
      "b6 M7 -11L20 2",
      "s M6 -20H42V36H6Z",
      "m M9 -17H39V33H9Z",
      "s2.6 M9 0H39M9 16H39M24 -17V33",
      "m M18 2H30V14H18Z",
      "g3 M14 -10H20",
    ),
  ),
  "theron-warcaller": one(
    THERON,
    draw(
      "b6 M7 -11L18 -20",
      "p M10 -22Q26 -22 34 -40L50 -30Q40 -12 14 -15Z",
      "s2.4 M22 -24L26 -16M30 -30L38 -22",
      "g2.6 M44 -46Q52 -42 56 -34M50 -52Q58 -47 62 -39",
    ),
  ),
  wretch: one(wretch),
  "wretch-pack": [placed(wretch, -20, -8, 0.62), placed(wretch, 22, -8, -0.62), placed(wretch, 0, 12, 0.8)],
  "wretch-horde": [
    placed(wretch, -30, -16, 0.45),
    placed(wretch, 0, -22, 0.45),
    placed(wretch, 30, -16, -0.45),
    placed(wretch, -24, 14, 0.58),
    placed(wretch, 24, 14, -0.58),
    placed(wretch, 0, 10, 0.66),
  ],
  "wretch-ambusher": [
    { parts: draw("s M-60 -60H60V-30L40 -36L26 -28L10 -36L-8 -29L-24 -36L-40 -28L-60 -34Z") },
    placed(wretch, 0, -2, 0.95, 180),
  ],
  "alpha-wretch": [placed([...MANE, ...wretch, ...draw("p M-12 24L-8 34L-5 25M12 24L8 34L5 25")], 0, 2, 1)],
  "wretch-runt": [placed(wretch, 4, 10, 0.78), { parts: draw("s3 M-34 37H38") }],
  "dark-wretch": one(lambent_wretch),
  "imulsion-wretch": [
    placed(lambent_wretch, 0, -2, 0.92),
    {
      parts: draw("g M-38 40Q-28 28 -18 36Q0 28 14 36Q26 28 40 40Z", "g M-30 -30q7 10 0 14q-7 -4 0 -14ZM34 -26q7 10 0 14q-7 -4 0 -14Z"),
    },
  ],
  "wretch-escort": [
    { parts: draw("m M-12 -50H30L26 8L38 24V36H-20V24L-8 8Z", "s2.6 M-9 -20H28M-8 0H26M-4 36V26M10 36V26M24 36V26") },
    placed(wretch, -24, 14, 0.6),
    placed(wretch, 30, 16, -0.55),
  ],
  ticker: one(ticker),
  "ticker-nest": [
    { parts: draw("s M-46 40Q-40 6 0 2Q40 6 46 40Z", "f2.6 M-40 34Q-30 14 0 10Q30 14 40 34") },
    placed(ticker, -22, 16, 0.42),
    placed(ticker, 22, 16, 0.42),
    placed(ticker, 0, -4, 0.6),
  ],
};

export const LOCUST_HEAVY: Motif = one(BULK);

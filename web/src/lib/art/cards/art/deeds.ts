/** Tactics and reactions: what happens, as an emblem. */

import { berserker } from "../../figures/shapes/berserker";
import { gear } from "../../figures/shapes/gear";
import { prone } from "../../figures/shapes/prone";
import { wretch } from "../../figures/shapes/wretch";
import { disc, draw, type Motif, placed, type Stroke } from "./ink";
import { HAMMER_BEAM } from "./machines";

const one = (...layers: (readonly Stroke[])[]): Motif => [{ parts: layers.flat() }];

const BLAST = draw(
  "f M0 -34L8 -16L26 -26L18 -8L38 -2L20 8L28 26L10 18L0 38L-8 18L-26 26L-20 8L-38 -2L-18 -8L-28 -26L-8 -16Z",
  "p M0 -16L5 -6L16 -8L10 2L14 12L3 9L0 18L-4 9L-14 12L-10 2L-16 -8L-5 -6Z",
);
const BOMB = draw("m M-6 -18H6V10L0 20L-6 10Z", "m M-10 -26H10L6 -16H-6Z", "f3 M-6 -4H6");
const GRENADE = draw(
  `m ${disc(0, 6, 19)}`,
  "m M-7 -24H7V-10H-7Z",
  "s2.6 M-18 2H18M-18 10H18M-7 -12V24M7 -12V24",
  "f4 M7 -20H18L22 -6",
  "g3 M-3 -18H3",
);
const SKULL = draw(
  "p M-24 -10Q-24 -36 0 -36Q24 -36 24 -10Q24 2 15 6V20H-15V6Q-24 2 -24 -10Z",
  "s M-16 -12H-4V0H-14ZM16 -12H4V0H14ZM-3 6L0 1L3 6Z",
  "s2.6 M-8 12V20M0 12V20M8 12V20",
);
const SHEET = draw("p M-38 -28L-12 -34L14 -28L38 -34V26L14 32L-12 26L-38 32Z", "s2 M-12 -34V26M14 -28V32", "m3 M-32 14Q-22 -2 -10 6T12 -4");
const LOOP = draw("f5 M28 -26A38 38 0 1 1 -28 -26", "f M18 -38L40 -32L24 -14Z");
const CRACK = draw("s M-52 24H-22L-12 34L-4 22L6 36L16 22L26 34L34 24H52V44H-52Z", "f3 M-24 24L-14 36L-4 25L6 38L16 25L26 36L34 26");
const FIST = draw(
  "b M-20 -34Q-20 -42 -10 -42H12Q22 -42 22 -32V-8Q20 2 10 4H-10Q-20 2 -20 -8Z",
  "s2.6 M-10 -20V-2M0 -20V-2M10 -20V-2M-18 -22H20",
);
const RETICLE = draw("f3 M0 -34a34 34 0 1 1 -.1 0", "f3 M0 -44V-22M0 44V22M-44 0H-22M44 0H22", "f3 M0 -12a12 12 0 1 1 -.1 0");
const HAND = draw(
  "b M-13 30L-16 -2Q-18 -10 -12 -10L-10 -26Q-6 -32 -4 -24L-3 -34Q1 -40 4 -33L5 -26Q10 -32 12 -24V-10Q20 -16 21 -8Q18 4 11 12L12 30Z",
  "s2.2 M-4 -22L-3 -6M5 -24L4 -6",
);
const BOW = draw(
  "m5 M-10 -40Q34 0 -10 40",
  "p2 M-10 -40L-22 0L-10 40",
  "m4 M-26 0H36",
  "g M32 -8L50 0L32 8Z",
  "f3 M40 -14L48 -20M40 14L48 20",
  "m M6 -8H18V8H6Z",
);
const LAUNCHER = draw(
  "m M-44 -10H30V12H-44Z",
  "s M30 -14H42V16H30Z",
  `f ${disc(36, 1, 7)}`,
  "s2.6 M-32 -10V12M-20 -10V12M12 -10V12",
  "m6 M-10 12L-14 30M8 12V24",
  "g3 M-4 1H6",
);

export const DEEDS: Readonly<Record<string, Motif>> = {
  airstrike: [
    { parts: draw("m M-46 -34L10 -44L46 -34L10 -28Z", "s2.4 M-20 -38V-31M10 -43V-28") },
    placed(BOMB, -22, 0, 0.7, -12),
    placed(BOMB, 4, 4, 0.9),
    placed(BOMB, 28, -2, 0.7, 12),
    { parts: draw("f M-40 40L-30 28L-24 36L-12 24L-4 36L6 26L14 36L24 26L30 36L40 30V42H-40Z") },
  ],
  "battle-plans": one(SHEET, draw("f5 M-28 -12L0 4", "f M-4 -6L12 10L-10 10Z", "s4 M20 -20L32 -10M32 -20L20 -10")),
  "expert-planning": one(
    SHEET,
    draw("f3.4 M-28 -14L-22 -8L-12 -20M-28 4L-22 10L-12 -2"),
    draw("m5 M22 16L40 38", "g M12 -14a18 18 0 1 1 -.1 0Z", "m4 M12 -14a18 18 0 1 1 -.1 0"),
  ),
  "coordinated-assault": one(
    draw(
      "f7 M-44 -28L-18 -8M-48 4H-18M-44 34L-18 16",
      "f M-22 -20L-4 -2L-28 0ZM-20 -6L-4 4L-20 14ZM-26 10L-4 10L-20 28Z",
      "s M2 -22H34V36H2Z",
      "m M5 -19H31V33H5Z",
      "s2.6 M5 -2H31M5 16H31M18 -19V-2M12 -2V16M24 -2V16M18 16V33",
    ),
  ),
  "planted-grenade": [
    { parts: draw("s M-46 6H46V42H-46Z", "d2.6 M-46 18H46M-46 30H46M-20 6V18M12 6V18M-34 18V30M-2 18V30M28 18V30") },
    placed(GRENADE, 0, -10, 0.95, -14),
  ],
  "ink-grenade": one(
    draw(
      "d M-46 26Q-50 8 -32 6Q-32 -14 -10 -10Q4 -26 20 -10Q40 -12 38 8Q52 14 44 30Q20 40 -14 36Q-40 40 -46 26Z",
      "g2.6 M-30 18Q-20 8 -10 18M12 20Q22 8 34 18",
    ),
    draw(
      `b ${disc(2, -12, 15)}`,
      `g ${disc(2, -10, 9)}`,
      "b5 M2 -26V-34",
      "b3 M2 -34Q12 -42 20 -36M2 -34Q-8 -42 -14 -36M-10 -2L-20 6M14 -2L24 6",
    ),
  ),
  respawn: one(HAND, CRACK),
  "wont-stay-dead": [placed(SKULL, 0, 6, 0.75), { parts: LOOP }],
  "deadly-sacrifice": [
    placed(BLAST, 12, -6, 0.95),
    {
      parts: draw(
        "m2.4 M-34 -44L-26 -10M-16 -44L-24 -10",
        "p M-38 -8Q-28 -14 -20 -8L-16 26Q-28 34 -38 26Z",
        "s2.4 M-33 2H-22M-33 10H-21M-33 18H-24",
      ),
    },
  ],
  "frag-storm": [
    placed(BLAST, 22, 10, 0.6),
    placed(GRENADE, -24, -20, 0.55, -30),
    placed(GRENADE, 8, -26, 0.5, 20),
    placed(GRENADE, -16, 18, 0.7, -10),
    placed(BLAST, 34, -26, 0.35),
  ],
  "mobile-combat": one(
    draw(
      "m M-12 -40H10L8 -8Q24 -2 34 8V22H-16V8Z",
      "s M-18 22H36V30H-18Z",
      "s2.6 M-10 -28H9M-11 -18H8M10 -4L4 4M18 0L12 8",
      "f4 M-26 -22H-46M-24 -6H-50M-26 10H-42M-28 26H-48",
    ),
  ),
  "death-rattle": one(
    SKULL,
    draw("f3 M-32 -22Q-40 -6 -32 10M32 -22Q40 -6 32 10M-41 -28Q-52 -6 -41 16M41 -28Q52 -6 41 16"),
    draw("s M-18 26H18V36H-18Z", "p2.6 M-10 26V36M0 26V36M10 26V36"),
  ),
  "drown-them-in-bodies": [
    placed(wretch, 0, -24, 0.5),
    placed(wretch, -20, -4, 0.52, -30),
    placed(wretch, 20, -4, 0.52, 30),
    placed(wretch, -34, 22, 0.52, -70),
    placed(wretch, 34, 22, 0.52, 70),
    placed(wretch, 0, 20, 0.6, 180),
  ],
  horde: [-36, -12, 12, 36].flatMap((x, i) => [
    placed(draw(`b ${disc(0, 0, 10)}`, "b M-15 26L-10 8H10L15 26Z", "g3 M-5 0H-2M2 0H5"), x, -18 + 6 * (i % 2), 0.8),
    placed(draw(`b ${disc(0, 0, 10)}`, "b M-15 26L-10 8H10L15 26Z", "g3 M-5 0H-2M2 0H5", "m4 M-14 20L14 10"), x, 14 - 4 * (i % 2), 1),
  ]),
  "tenacious-reinforcement": one(
    CRACK,
    draw(
      "m M-22 26L-16 0H16L22 26Z",
      "s2.6 M-19 16L18 6M-20 24L20 14",
      "f6 M0 4V-30",
      "f M-16 -22L0 -44L16 -22Z",
      "f4 M-32 10V-10M-39 -4L-32 -12L-25 -4M32 10V-10M25 -4L32 -12L39 -4",
    ),
  ),
  tremors: one(CRACK, draw("f3.6 M-48 -6H-30L-24 -18L-16 10L-6 -36L4 16L12 -22L20 4L26 -6H48")),
  "bait-the-beast": [
    placed(berserker, -12, 6, 0.78),
    {
      at: "translate(-8 0)",
      parts: draw(
        "f M24 -6Q24 -24 34 -24Q44 -24 44 -6L48 6H20Z",
        `f ${disc(34, 10, 4)}`,
        "f2.6 M16 -22Q10 -10 14 4M52 -22Q58 -10 54 4",
        "m3 M34 -24V-36",
      ),
    },
  ],
  "clamp-shot": [
    {
      parts: draw(
        "m M-36 -38H36V-24H-36Z",
        "m9 M-26 -26V0L-10 22M26 -26V0L10 22",
        "s2.6 M-36 -31H36",
        `s ${disc(-26, 0, 3)}${disc(26, 0, 3)}`,
      ),
    },
    placed(RETICLE, 0, 8, 0.62),
  ],
  "ground-slam": one(FIST, CRACK, draw("f4 M-30 14L-42 0M30 14L42 0M-26 2L-34 -14M26 2L34 -14")),
  "dig-in": one(
    draw(
      "d M-50 16Q-42 10 -32 14Q-24 8 -14 14Q-4 8 6 14Q16 8 26 14Q38 8 50 16V26H-50Z",
      "d M-54 28Q-42 22 -30 28Q-16 22 -4 28Q10 22 22 28Q38 22 54 28V40H-54Z",
      "s2.4 M-32 14V26M-14 14V26M6 14V26M26 14V26M-30 28V40M-4 28V40M22 28V40",
      "m4.5 M-20 -38L6 -10",
      "m5 M-26 -34L-16 -44",
      "m M0 -10L10 -18L30 4Q28 16 18 16Z",
    ),
  ),
  "hammer-strike": [placed(HAMMER_BEAM, -16, 4, 0.8), placed(HAMMER_BEAM, 22, 0, 0.6)],
  "crane-drop": one(
    draw(
      "m3 M0 -60V-34",
      "m4 M-4 -30Q-10 -18 0 -16Q10 -18 6 -26",
      "m2.4 M0 -22L-26 -6M0 -22L26 -6",
      "f M-32 -6H32V24H-32Z",
      "s2.6 M-22 -6V24M-12 -6V24M-2 -6V24M8 -6V24M18 -6V24",
      "f4 M-40 -2V16M40 -2V16",
      "s M-50 34L-28 30L-8 38L14 30L34 38L50 32V44H-50Z",
    ),
  ),
  heroism: one(
    draw(
      "m M-18 -44H-4L4 -14H-8ZM18 -44H4L-4 -14H8Z",
      "f M0 -14L7 0L22 2L11 13L14 28L0 21L-14 28L-11 13L-22 2L-7 0Z",
      "p M0 -4L4 4L12 6L6 11L8 20L0 16L-8 20L-6 11L-12 6L-4 4Z",
    ),
  ),
  "hit-the-floor": [
    placed(prone, 0, 14, 1),
    { parts: draw("f3.4 M-48 -28H-22M-10 -20H18M4 -34H34M28 -24H50M-44 -12H-26", "s3 M-46 38H46") },
  ],
  "blood-rush": one(
    draw(
      "f M0 34Q-40 6 -36 -16Q-32 -34 -14 -32Q-4 -30 0 -20Q4 -30 14 -32Q32 -34 36 -16Q40 6 0 34Z",
      "s3.4 M-46 0H-16L-10 -12L-2 16L6 -8L10 0H46",
    ),
  ),
  frenzy: one(
    draw(
      "f M-40 -38Q-14 -10 -22 38Q-32 0 -40 -38ZM-16 -42Q10 -10 2 42Q-8 0 -16 -42ZM10 -40Q36 -10 26 38Q18 0 10 -40Z",
      "p2 M-34 -26Q-20 -2 -22 26M-10 -30Q4 -2 2 30M16 -28Q30 -2 27 26",
    ),
  ),
  "hive-mind": one(
    draw(
      "g3 M0 0L-26 -20M0 0L26 -20M0 0L-30 18M0 0L30 18M0 0V-34M0 0V36M-26 -20L0 -34L26 -20L30 18L0 36L-30 18Z",
      `b ${disc(0, 0, 14)}`,
      "s2.6 M-8 -6Q0 -12 0 0Q0 10 8 6M-8 5Q-3 8 0 3M3 -7Q8 -6 8 0",
      `b ${disc(-26, -20, 7)}${disc(26, -20, 7)}${disc(-30, 18, 7)}${disc(30, 18, 7)}${disc(0, -34, 7)}${disc(0, 36, 7)}`,
    ),
  ),
  "targeting-beam": [
    { parts: draw("f3 M-34 24L22 -14", "m M-50 20L-36 12L-26 28L-40 38Z", "s2.4 M-44 18L-34 34", "f6 M22 -14h.1") },
    placed(RETICLE, 22, -14, 0.55),
  ],
  "uv-turret": one(
    draw(
      "l M2 -16L64 -46V26L2 0Z",
      "m M-26 -22L2 -20V4L-26 6Z",
      "s2.4 M-18 -21V5M-8 -20V4",
      "m M-22 6H-4L0 24H-26Z",
      "m5 M-18 24L-30 40M-8 24L6 40",
      "g4 M2 -18V2",
      "m3.4 M2 -30H24M2 -26H24",
    ),
  ),
  "torque-bow": [placed(BOW, -6, 0, 0.86)],
  "longshot-overwatch": one(
    draw(
      "p M0 -36a36 36 0 1 1 -.1 0Z",
      "s4 M0 -36a36 36 0 1 1 -.1 0",
      "s2 M0 -36V36M-36 0H36",
      "s2 M-6 12H6M-4 22H4",
      "f M0 -8a6 6 0 1 1 -.1 0Z",
    ),
    draw("d M-12 34L-9 10Q-6 4 0 4Q6 4 9 10L12 34Z"),
  ),
  "boomshot-salvage": [
    placed(LAUNCHER, 0, -6, 0.9, -14),
    { parts: draw("m5 M-4 38L18 22", "m5 M22 12L18 22L28 26", `f ${disc(-26, 26, 5)}${disc(-34, 36, 4)}`) },
  ],
};

/** A card whose deed nobody drew: a raised order for tactics, a flash for reactions. */
export const TACTIC: Motif = [{ parts: SHEET }, placed(gear, 0, 0, 0.5)];
export const REACTION: Motif = one(draw("f M8 -44L-24 6H-4L-10 44L26 -10H4L16 -44Z"));
export const COMMAND: Motif = one(draw("m3 M-24 42V-42", "f M-22 -40H34L20 -22L34 -4H-22Z", "s3 M-10 -22H10"));

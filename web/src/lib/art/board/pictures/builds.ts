/** The bodies of those who fight. */

import type { Build } from "./pose";

const ARMOUR: Build["trunk"] = [
  [-0.14, -4.4],
  [-0.14, 4.6],
  [0.3, 4.4],
  [0.6, 7.2],
  [0.94, 6.6],
  [1.12, 3],
  [1.16, -3],
  [1.02, -7.4],
  [0.58, -8.8],
  [0.26, -5.2],
];
const CHEST: Build["plates"] = [
  [0.48, 1.4],
  [0.56, 6],
  [0.9, 5.6],
  [1, 1.8],
];
const BARE: Build["trunk"] = [
  [-0.14, -4.2],
  [-0.14, 4.4],
  [0.35, 3.6],
  [0.7, 5.6],
  [1, 5],
  [1.2, 1.6],
  [1.16, -4],
  [0.8, -6.6],
  [0.4, -5],
];
const HARNESS: Build["plates"] = [
  [0.3, -3],
  [0.3, 2.6],
  [0.42, 2.6],
  [0.95, -1],
  [0.9, -4],
];

const HELMET = "M-4.6 1.8Q-5.6 -5.2 .4 -5.6Q5 -5.4 5 -.6L5.8 1.6L3.8 2.6L3.2 5H-2.4L-4.6 2.8Z";
const BANDANA = "M-4 1Q-4.8 -5 0 -5.2Q4.6 -5 4.6 -1.2L5.4 1L4.2 2.2L4 4.8H-2L-3.4 2.6L-7 4.6L-6 1.4L-8 2L-5 -.4Z";
const CAP = "M-4.4 1Q-5 -5.2 0 -5.4Q4.8 -5.2 4.8 -1.4L8 -.8L4.8 .4L5 2.2L3.6 4.8H-2L-4.2 2.6Z";
const BROW = "M-5 2.4Q-6.8 -4.6 -.4 -5.8Q4.2 -6 5.6 -2L5 -.4L6.2 2L4 4L3 5.6H-2.4Z";
const CREST = "M-5.4 3L-9 -1L-5.6 -2L-8 -7L-3.4 -5L-3 -11L.4 -5.8L5 -4L6 0L4.6 .6L6.4 3.4L3 6H-2.4Z";
const MITRE = "M-4.4 3.4L-6.4 -6L-4.6 -14L-1.6 -9L0 -15L1.8 -9L4.4 -12L5 -4L5.4 0L4.8 1L5.8 3L3.4 6H-1.6Z";
const WEDGE = "M-6 1Q-6 -5 0 -5.4L6 -3L8 .4L5 1L7 3L2 5.4L-3 4.6Z";

const EYE = "M2 -1.6L5 -.6L2.4 .4Z";

const soldier = { trunk: ARMOUR, plates: CHEST, leg: 10.4, arm: 8.2, bulk: 1, pauldron: 5, boot: true } as const;

export const GEAR: Build = { ...soldier, head: HELMET, eyes: "M1.8 -1.4H5V.6H1.8Z", eyesTone: "glow" };
export const SERGEANT: Build = { ...soldier, head: BANDANA, eyes: "", eyesTone: "glow" };
export const CAPPED: Build = { ...soldier, head: CAP, eyes: "", eyesTone: "glow" };

const locust = { eyesTone: "fire", eyes: EYE, leg: 10.8, arm: 9 } as const;

export const DRONE: Build = { ...locust, trunk: BARE, plates: HARNESS, head: BROW, bulk: 0.96, pauldron: 4.4, boot: true };
export const THERON: Build = { ...locust, trunk: ARMOUR, plates: CHEST, head: CREST, leg: 12, bulk: 0.95, pauldron: 5.2, boot: true };
export const KANTUS: Build = {
  ...locust,
  trunk: BARE,
  plates: HARNESS,
  head: MITRE,
  leg: 12.4,
  arm: 10,
  bulk: 0.74,
  pauldron: 3.2,
  boot: false,
};
export const BOOMER: Build = {
  ...locust,
  trunk: [
    [-0.2, -9],
    [-0.2, 9],
    [0.3, 12],
    [0.75, 12],
    [1.06, 8],
    [1.2, 2],
    [1.2, -6],
    [0.95, -12],
    [0.4, -12.6],
  ],
  plates: [
    [0.3, 2],
    [0.34, 10],
    [0.8, 10],
    [0.98, 3],
  ],
  head: BROW,
  leg: 9.6,
  arm: 9.6,
  bulk: 1.7,
  pauldron: 7.6,
  boot: true,
};
export const WRETCH: Build = {
  ...locust,
  trunk: [
    [-0.16, -3],
    [-0.14, 3],
    [0.4, 2.6],
    [0.8, 4.6],
    [1.12, 2.4],
    [1.16, -3],
    [0.7, -4.6],
    [0.3, -3.2],
  ],
  plates: [
    [0.5, -4],
    [0.62, -1.6],
    [0.86, -1.8],
    [0.8, -4.2],
  ],
  head: WEDGE,
  leg: 8.6,
  arm: 11.4,
  bulk: 0.68,
  pauldron: 2.8,
  boot: false,
};

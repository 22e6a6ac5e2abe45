/** The Locust that walk upright, and the wretches. */
import type { Form, Silhouette } from "../types";
import { body, held, type Pose } from "./body";

type Point = readonly [number, number];

const eyes = (x: number, y: number): Form[] => [
  ["light", x + 2, y, 1.3],
  ["light", x + 6.5, y, 1.3],
];

/** A ridged skull, forward on its neck. */
const skull = ([x, y]: Point): Form[] => [
  ["limb", x - 6, y + 10, 7, x - 1, y + 3, 6.4],
  ["round", x, y, 8, 9],
  ["shape", x - 7, y - 5, x - 5, y - 10, x + 1, y - 12, x + 7, y - 8, x + 10, y - 1, x + 8, y + 7, x + 3, y + 9],
  ...eyes(x, y - 1),
];
/** One that cannot see. */
const blind = (at: Point): Form[] => skull(at).filter(([kind]) => kind !== "light");
/** A closed helmet with horns. */
const horned = ([x, y]: Point): Form[] => [
  ["limb", x - 3, y + 9, 6, x, y + 3, 6],
  [
    "shape",
    x - 8,
    y + 6,
    x - 9,
    y - 4,
    x - 14,
    y - 18,
    x - 4,
    y - 10,
    x + 1,
    y - 20,
    x + 5,
    y - 10,
    x + 14,
    y - 15,
    x + 9,
    y - 3,
    x + 8,
    y + 7,
    x + 2,
    y + 10,
  ],
  ...eyes(x - 1, y),
];
/** A long hood. */
const hood = ([x, y]: Point): Form[] => [
  ["limb", x - 2, y + 12, 5, x, y + 3, 5.4],
  ["shape", x - 8, y + 8, x - 8, y - 8, x - 3, y - 22, x + 4, y - 20, x + 8, y - 6, x + 7, y + 6, x + 2, y + 10],
  ...eyes(x - 1, y - 2),
];

const GUN = [-14, -4, 4, -6, 30, -5, 40, -3, 40, 1, 18, 3, 14, 12, 8, 12, 6, 3, -14, 5];
const TUBE = [-34, -9, -30, -13, 26, -12, 34, -16, 46, -16, 46, 9, 34, 9, 26, 5, -30, 5, -34, 1];
const ROTARY = [
  -20, -8, 8, -10, 8, -6, 48, -6, 48, -2, 46, -2, 46, 0, 48, 0, 48, 4, 46, 4, 46, 6, 48, 6, 48, 10, 8, 10, 6, 14, -14, 14, -20, 6,
];
const gun = (near: Point, far: Point): Form[] => [held(GUN, near, far)];

const DRONE: Pose = {
  hip: [-3, -45],
  chest: [5, -70],
  head: [16, -86],
  legs: [
    [16, -25],
    [12, 0],
    [-14, -24],
    [-18, 0],
  ],
  arms: [
    [25, -58],
    [34, -58],
    [2, -52],
    [15, -54],
  ],
};
const HEAVY: Pose = {
  hip: [-2, -42],
  chest: [2, -68],
  head: [12, -88],
  legs: [
    [17, -22],
    [18, 0],
    [-17, -22],
    [-20, 0],
  ],
  arms: [
    [27, -66],
    [34, -80],
    [0, -58],
    [14, -80],
  ],
};
const LOW: Pose = {
  ...HEAVY,
  arms: [
    [28, -56],
    [36, -50],
    [-4, -48],
    [12, -45],
  ],
};
const BOW: Pose = {
  hip: [-2, -50],
  chest: [-2, -76],
  head: [2, -95],
  legs: [
    [13, -27],
    [18, 0],
    [-13, -26],
    [-20, 0],
  ],
  arms: [
    [18, -78],
    [37, -80],
    [-22, -80],
    [-4, -81],
  ],
};
const CHANT: Pose = {
  hip: [0, -46],
  chest: [0, -72],
  head: [3, -94],
  legs: [
    [6, -24],
    [6, 0],
    [-6, -24],
    [-6, 0],
  ],
  arms: [
    [24, -84],
    [32, -108],
    [-24, -84],
    [-30, -106],
  ],
};
const CLEAVE: Pose = {
  ...BOW,
  arms: [
    [22, -92],
    [28, -108],
    [-18, -92],
    [-10, -112],
  ],
};
const RAGE: Pose = {
  hip: [-8, -40],
  chest: [4, -60],
  head: [23, -66],
  legs: [
    [14, -22],
    [12, 0],
    [-22, -22],
    [-26, 0],
  ],
  arms: [
    [32, -44],
    [42, -20],
    [-18, -42],
    [-24, -16],
  ],
};
const REIGN: Pose = {
  ...LOW,
  head: [6, -92],
  arms: [
    [28, -54],
    [32, -34],
    [-26, -54],
    [-30, -33],
  ],
};

const SAW = [
  -56, -2, -50, -8, -18, -6, -16, -2, 16, -2, 18, -6, 50, -8, 56, -2, 56, 3, 50, 8, 18, 6, 16, 2, -16, 2, -18, 6, -50, 8, -56, 3,
];
const cape: Form = ["shape", -10, -86, 8, -86, 4, -50, -4, -22, -14, -8, -30, -4, -22, -30];
const robe: Form = ["shape", -12, -70, 12, -70, 15, -30, 20, 0, -20, 0, -15, -30];
const bow: Form = ["shape", 33, -112, 40, -108, 45, -92, 41, -80, 45, -68, 40, -52, 33, -48, 38, -66, 36, -80, 38, -94];
const spikes: Form[] = [
  ["shape", -24, -74, -30, -98, -12, -82],
  ["shape", -12, -82, -10, -108, 4, -84],
  ["shape", 2, -84, 14, -104, 16, -80],
];

const wretch: Silhouette = [
  ["limb", 10, -34, 6, 24, -20, 4.4],
  ["limb", 24, -20, 4.6, 26, -2, 3.4],
  ["limb", -22, -26, 8, -34, -12, 5],
  ["limb", -34, -12, 5, -24, -2, 3.6],
  ["limb", -22, -28, 11, 8, -38, 13],
  ["shape", -20, -36, -22, -48, -10, -42, -8, -54, 2, -46, 6, -56, 12, -46],
  ["round", 21, -42, 9, 8],
  ["shape", 20, -36, 31, -40, 30, -34, 24, -32],
  ["limb", 2, -34, 7, 4, -16, 5],
  ["limb", 4, -16, 5, 14, -2, 3.6],
  ["shape", 10, 0, 12, -5, 24, -3, 22, 0],
  ...eyes(20, -44),
];

const BOOMER = { bulk: 1.55, head: skull };

export const LOCUSTS: Record<string, Silhouette> = {
  drone: body({ pose: DRONE, bulk: 1.02, head: skull, held: gun }),
  boomer: body({ ...BOOMER, pose: HEAVY, held: (near) => [held(TUBE, [near[0] + 4, near[1] - 2], [near[0] + 14, near[1] - 6])] }),
  grinder: body({ ...BOOMER, pose: LOW, held: (near, far) => [held(ROTARY, near, far)] }),
  theron: body({ pose: BOW, bulk: 0.92, head: horned, behind: [cape], before: [bow] }),
  kantus: body({ pose: CHANT, bulk: 0.8, head: hood, before: [robe] }),
  skorge: body({ pose: CLEAVE, bulk: 1.05, head: hood, behind: [cape, held(SAW, [9, -112], [30, -116])] }),
  berserker: body({ pose: RAGE, bulk: 1.75, head: blind, behind: spikes }),
  raam: body({ pose: REIGN, bulk: 1.4, head: horned, behind: [cape, ["shape", 32, -34, 38, -36, 66, -10, 70, 2, 60, -4]] }),
  wretch,
};

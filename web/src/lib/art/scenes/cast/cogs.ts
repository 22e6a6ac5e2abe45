/** Soldiers of the COG. */
import type { Form, Silhouette } from "../types";
import { body, held, type Pose } from "./body";

type Point = readonly [number, number];

/** A helmet with a visor that glows. */
const helmet = ([x, y]: Point): Form[] => [
  ["limb", x - 1, y + 8, 5, x - 1, y + 2, 6],
  ["round", x, y, 8.6, 9.6],
  ["shape", x - 9, y + 2, x - 8, y - 7, x, y - 11, x + 8, y - 7, x + 10.5, y - 1, x + 9, y + 3],
  ["light", x + 6.5, y + 0.5, 1.1],
];

/** A bandana with its ends in the wind. */
const bandana = ([x, y]: Point): Form[] => [
  ["limb", x - 1, y + 8, 5.4, x, y + 3, 6],
  ["round", x, y, 7.8, 9.2],
  ["shape", x + 4, y + 3, x + 9.5, y + 3, x + 6, y + 9, x + 1, y + 9],
  ["shape", x - 8, y - 3, x - 7, y - 9, x + 1, y - 11, x + 8.6, y - 6, x + 8.6, y - 3],
  ["shape", x - 7, y - 5, x - 18, y - 8, x - 15, y - 3, x - 19, y - 1, x - 7, y - 2],
];

/** A rifle with a saw under its barrel. */
const RIFLE = [
  -16, -3, -5, -6, 16, -6, 18, -9, 24, -9, 24, -5, 44, -4, 44, -1, 30, 0, 31, 3, 46, 2.5, 48, 5, 45, 7.5, 22, 7, 18, 1, 11, 2, 9, 11, 4, 11,
  4, 3, -6, 4, -16, 6,
];
const rifle = (near: Point, far: Point): Form[] => [held(RIFLE, near, far)];

const AIM: Pose = {
  hip: [-2, -46],
  chest: [4, -72],
  head: [13, -90],
  legs: [
    [18, -28],
    [20, 0],
    [-16, -24],
    [-27, 0],
  ],
  arms: [
    [26, -66],
    [37, -74],
    [6, -58],
    [17, -73],
  ],
};
const KNEEL: Pose = {
  hip: [-5, -28],
  chest: [3, -54],
  head: [12, -72],
  legs: [
    [20, -28],
    [20, 0],
    [-6, -4],
    [-30, 0],
  ],
  arms: [
    [26, -48],
    [38, -57],
    [6, -41],
    [17, -56],
  ],
};
const RUN: Pose = {
  hip: [-2, -47],
  chest: [10, -70],
  head: [21, -87],
  legs: [
    [22, -40],
    [18, -12],
    [-16, -26],
    [-38, -20],
  ],
  arms: [
    [26, -58],
    [36, -54],
    [-3, -52],
    [13, -49],
  ],
};
const STAND: Pose = {
  hip: [0, -48],
  chest: [0, -74],
  head: [2, -93],
  legs: [
    [9, -25],
    [12, 0],
    [-9, -25],
    [-13, 0],
  ],
  arms: [
    [19, -60],
    [14, -46],
    [-18, -58],
    [-5, -45],
  ],
};
const RAISE: Pose = {
  ...STAND,
  arms: [
    [20, -88],
    [24, -108],
    [-20, -60],
    [-17, -42],
  ],
};
const THROW: Pose = {
  hip: [-2, -46],
  chest: [-6, -72],
  head: [-1, -91],
  legs: [
    [16, -30],
    [24, 0],
    [-14, -24],
    [-20, 0],
  ],
  arms: [
    [16, -74],
    [32, -80],
    [-28, -82],
    [-26, -104],
  ],
};

const lying: Silhouette = [
  ["limb", -44, -7, 5, -22, -8, 7],
  ["limb", -40, -4, 5, -20, -5, 7],
  ["limb", -22, -8, 10, 6, -11, 14],
  ["round", 26, -8, 9, 8],
  ["limb", 6, -8, 6, 34, -3, 5],
  ["shape", 40, -2, 40, -6, 70, -7, 84, -5, 84, -2],
];

export const COGS: Record<string, Silhouette> = {
  aim: body({ pose: AIM, head: bandana, held: rifle }),
  kneel: body({ pose: KNEEL, head: helmet, held: rifle }),
  run: body({ pose: RUN, head: helmet, held: rifle }),
  stand: body({ pose: STAND, head: bandana, held: (near) => [held(RIFLE, near, [near[0] + 10, near[1] - 6])] }),
  guard: body({ pose: STAND, head: helmet, held: (near) => [held(RIFLE, near, [near[0] + 10, near[1] + 5])] }),
  cheer: body({ pose: RAISE, head: helmet, behind: [held(RIFLE, [20, -106], [26, -124])] }),
  throw: body({
    pose: THROW,
    head: bandana,
    before: [
      ["round", -26, -108, 4.6, 5.4],
      ["light", -26, -114, 1.2],
    ],
  }),
  fallen: lying,
};

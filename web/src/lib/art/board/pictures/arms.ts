/** What a figure in a picture holds: the hand at the origin, the muzzle to the right. */

import type { Point } from "./scene";

interface Arm {
  d: string;
  /** Where the other hand is. */
  fore: Point;
  /** Where it fires from. */
  muzzle: Point;
}

export const ARMS = {
  rifle: {
    d: "M-11 -2.4H-6L-5 -3.6H2V-4.6H6V-3.6H10V-2.8H17V-1.2H10V.4H15L17 1.2L15 2.4H8L7 .8H4L5.2 5.4H2L1 .8H-1L-1.6 4H-4L-3.6 .6H-6L-11 3Z",
    fore: [9, 0],
    muzzle: [17, -2],
  },
  longshot: {
    d: "M-12 -2H-6L-5 -3H0V-6H8V-4H6V-3H10V-2.4H26V-1.2H10V.6H2L1 3.4H-2L-3 .6H-6L-12 3Z",
    fore: [9, 0],
    muzzle: [26, -2],
  },
  shotgun: { d: "M-10 -2H-5L-4 -3H14V-1.6H15V1H5V2.4H1V1H-1L-1.6 4H-4L-3.4 .6H-5L-10 3Z", fore: [4, 1.4], muzzle: [15, -1] },
  pistol: { d: "M-1.6 -3H7V-.4H3L2.4 .8H1.4L1 4H-1.6Z", fore: [1, 1], muzzle: [7, -2] },
  tube: { d: "M-20 -5H-16V-4H14L19 -6V4L14 2H4L3.4 6H.8L.4 2H-16V3H-20Z", fore: [8, 1], muzzle: [19, -1] },
  rotary: { d: "M-8 -3H4V-4H16V-3.2H24V-2H16V-1H24V.2H16V1.4H24V2.6H16V3.4H4V5L-4 6L-8 3Z", fore: [8, -4], muzzle: [24, 0] },
  bow: {
    d: "M-6 -1H10V1H-6ZM2 -13L8 -6L8.6 0L8 6L2 13L5.6 6L6.2 0L5.6 -6Z",
    fore: [7, 0],
    muzzle: [12, 0],
  },
  grenade: { d: "M0 1.6L1 1.4L2.4 5.4L1.4 6ZM2 5A3.4 3.4 0 1 1 1.9 5Z", fore: [0, 0], muzzle: [3, 9] },
  blade: { d: "M-3 -1H2V-2.6H3.4V-1L15 -1.4L18 0L15 1.2H3.4V2.6H2V1H-3Z", fore: [-2, 0], muzzle: [18, 0] },
  crate: { d: "M-6 -5H6V5H-6Z", fore: [5, 3], muzzle: [0, 0] },
  none: { d: "", fore: [0, 0], muzzle: [0, 0] },
} as const satisfies Record<string, Arm>;

export type ArmName = keyof typeof ARMS;

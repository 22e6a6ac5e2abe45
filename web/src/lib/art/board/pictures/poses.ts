/** How soldiers stand, run, aim, kneel, crawl and carry. */

import type { Pose } from "./pose";

/** From the hip: the shoulder, the near foot, the far foot; then what else is to be said. */
const pose = (sx: number, sy: number, nx: number, ny: number, fx: number, fy: number, more: Partial<Pose>): Pose => ({
  shoulder: [sx, sy],
  feet: [
    [nx, ny],
    [fx, fy],
  ],
  ...more,
});

export const POSES = {
  stand: pose(1, -14, 5, 19, -4, 19.4, { hand: [4, 7], arm: "rifle", aim: 24 }),
  aim: pose(2, -13.6, 8, 18, -7, 18.6, { hand: [5, 1.4], arm: "rifle", head: [3.4, -5], nod: 4 }),
  charge: pose(6, -12.6, 13, 15, -13, 12, { hand: [6, 4], arm: "rifle", aim: -8, toes: [-10, 62], nod: 4 }),
  stride: pose(4, -13.4, 9, 18, -11, 15.6, { hand: [5, 8], arm: "rifle", aim: 16, toes: [0, 40] }),
  roadie: pose(11, -9.4, 15, 12, -15, 8, { hand: [4, 7.4], arm: "rifle", aim: 20, head: [5, -4.6], nod: 6, toes: [-18, 68] }),
  kneel: pose(2, -13, 10, 10.6, -9, 11.6, { hand: [5, 2], arm: "rifle", head: [3.4, -5], toes: [0, 64] }),
  crouch: pose(4, -10, 7, 9, -6, 9.6, { hand: [4, 5], arm: "rifle", aim: -52, head: [2.4, -5.6], nod: 10 }),
  prone: pose(14, -5, -19, 1, -20, -1, { hand: [6, 3], arm: "longshot", aim: -1, head: [4.6, -4], toes: [70, 76] }),
  vault: pose(-7, -12, 20, -4, 4, 11, { hand: [-4, 14], far: [9, 2], head: [1, -6.6], nod: 6, toes: [-78, 24] }),
  throw: pose(-1, -13.6, 10, 17, -9, 17.6, { hand: [-13, -7], far: [15, -3], arm: "grenade", aim: 40, head: [3, -6], nod: -14 }),
  reload: pose(2, -13.6, 6, 18.6, -5, 19, { hand: [5, 5], far: [8, 8], arm: "rifle", aim: -34, nod: 18 }),
  signal: pose(0, -14, 6, 18.4, -6, 19, { hand: [8, -14], far: [5, 8], nod: -6 }),
  reach: pose(3, -14, 9, 18, -8, 18.4, { hand: [16, 2], far: [4, 12], nod: 4 }),
  lift: pose(8, -10, 6, 13, -9, 13.6, { hand: [12, 9], far: [14, 6], head: [4, -5.6], nod: 22 }),
  fallen: pose(-11, -6, 17, 3, 12, 4, { hand: [9, -5], far: [-4, 7], head: [-2.4, -6], nod: -36, toes: [-62, -50] }),
  search: pose(10, -8.6, 4, 13, -9, 13.4, { hand: [8, 12], far: [5, 13], head: [5, -4.4], nod: 34 }),
  carry: pose(1, -14, 8, 18, -8, 18, { hand: [8, 8], arm: "crate" }),
  sit: pose(1, -13.6, 11.6, 10.4, 9, 11, { hand: [7, 6], arm: "rifle", aim: -62, nod: 14 }),
  huddle: pose(1, -13.6, 11.6, 10.4, 9, 11, { hand: [13, 3], far: [12, 5], nod: 10 }),
  blind: pose(1, -9, 8, 7, -5, 8, { hand: [9, -9], arm: "rifle", aim: 2, head: [0, -5.6], nod: 24 }),
  pistol: pose(2, -13.6, 8, 18, -7, 18.4, { hand: [14, -0.6], arm: "pistol", head: [2.4, -6] }),
  grab: pose(9, -10, 10, 13.6, -10, 13, { hand: [15, -1], far: [16, 3], head: [4, -5.6] }),
  stumble: pose(-7, -12, 9, 15, -3, 15.6, { hand: [12, -9], far: [6, -12], head: [-2.4, -5.6], nod: -24, toes: [-24, 0] }),
  scan: pose(0, -14, 5, 19, -5, 19, { hand: [6, -4.6], far: [5, 8] }),
  lob: pose(2, -15, 8, 15, -9, 15.6, { hand: [9, -9], far: [15, -5], arm: "tube", aim: -10, head: [7, -3], nod: 8 }),
  spring: pose(11, -5, 4, 10, -10, 10, { hand: [12, 12], far: [8, 14], head: [5, -2], nod: 8 }),
  leap: pose(11, -8, -8, 10, -15, 5, { hand: [19, 2], far: [18, 10], head: [5, -3.4], nod: -8 }),
  draw: pose(1, -15, 8, 20, -7, 20.4, { hand: [7, -1], far: [-5, -2], arm: "bow", aim: -4, head: [2, -6.4] }),
  chant: pose(0, -16, 3, 22, -4, 22, { hand: [12, -14], far: [-11, -15], head: [1, -6.6], nod: -10 }),
} as const satisfies Record<string, Pose>;

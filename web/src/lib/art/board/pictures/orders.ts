/** A scene for every order card, which tells what the order does. */

import { floor, ruins, smoke, sparks } from "./backdrop";
import { CAPPED, DRONE, GEAR, SERGEANT } from "./builds";
import { ARMS } from "./arms";
import { figure, muzzleOf, type Standing } from "./pose";
import { POSES } from "./poses";
import { bags, burst, crate, door, flash, pillar, tracer, wall } from "./props";
import type { Item, Point, Scene, Sky } from "./scene";

const scene = (id: string, sky: Sky, sun: Point, ...items: (Item | Item[])[]): Scene => ({
  sky,
  sun,
  items: [...ruins(id), ...items.flat(), sparks(id, 12)],
});

/** A soldier who fires: the figure, and what comes out of the muzzle. */
function firing(build: typeof GEAR, pose: keyof typeof POSES, place: Standing): Item[] {
  const [x, y] = muzzleOf(build, POSES[pose], place);
  const ahead = place.left ? -1 : 1;
  return [
    ...figure(build, POSES[pose], place),
    ...flash([x, y], place.size ?? 1, place.left),
    tracer([x + 18 * ahead, y], [16 * ahead, 0]),
    tracer([x + 40 * ahead, y - 0.6], [9 * ahead, 0]),
  ];
}

/** Lines of speed behind somebody. */
const wind = (x: number, y: number): Item => ({
  d: `M${x} ${y}h-16M${x - 4} ${y + 7}h-22M${x + 2} ${y + 14}h-15M${x - 8} ${y + 21}h-18`,
  tone: "pale",
  line: 0.6,
});

/** A card that goes from hand to hand. */
const paper = (x: number, y: number, turn: number): Item[] => [
  { d: "M-3.4 -4.8H3.4V4.8H-3.4Z", tone: "pale", at: `translate(${x} ${y})rotate(${turn})`, rim: true },
  { d: "M-1.8 -2.6H1.8M-1.8 0H1.8M-1.8 2.6H.6", tone: "black", at: `translate(${x} ${y})rotate(${turn})`, line: 0.8 },
];

export const ORDERS: Readonly<Record<string, () => Scene>> = {
  assault: () =>
    scene(
      "assault",
      "amber",
      [0.42, 0.5],
      smoke(96, 62, 16, "assault"),
      floor("assault"),
      figure(GEAR, POSES.charge, { x: 92, y: 71, size: 0.64, tone: "near" }),
      firing(SERGEANT, "charge", { x: 34, y: 76, size: 1.16 }),
      figure(GEAR, POSES.stride, { x: 10, y: 75, size: 0.92 }),
    ),
  advance: () =>
    scene(
      "advance",
      "dawn",
      [0.72, 0.42],
      floor("advance"),
      figure(GEAR, POSES.stride, { x: 96, y: 70, size: 0.6, tone: "mid" }),
      figure(CAPPED, POSES.stride, { x: 76, y: 72, size: 0.74, tone: "near" }),
      figure(GEAR, POSES.stride, { x: 50, y: 75, size: 0.96 }),
      figure(SERGEANT, { ...POSES.signal, feet: POSES.stride.feet, shoulder: [4, -13.6] }, { x: 22, y: 78, size: 1.18 }),
    ),
  roadie_run: () =>
    scene(
      "roadie_run",
      "amber",
      [0.2, 0.46],
      floor("roadie"),
      wind(34, 42),
      smoke(18, 76, 9, "dust"),
      figure(GEAR, POSES.roadie, { x: 64, y: 76, size: 1.34 }),
      tracer([112, 26], [-20, 3]),
      tracer([104, 40], [-13, 2]),
      tracer([30, 34], [-14, 2]),
    ),
  vault_kick: () =>
    scene(
      "vault_kick",
      "storm",
      [0.34, 0.4],
      floor("vault"),
      wall(40, 58, 26, "vault"),
      figure(DRONE, POSES.stumble, { x: 96, y: 76, size: 1.08, left: true }),
      figure(SERGEANT, POSES.vault, { x: 52, y: 62, size: 1.14 }),
      { d: "M81 36l4 -7M83 41l7 -4M82 47l7 3", tone: "flash", line: 1.2 },
    ),
  blind_fire: () =>
    scene(
      "blind_fire",
      "steel",
      [0.74, 0.4],
      floor("blind"),
      firing(GEAR, "blind", { x: 42, y: 77, size: 1.1 }),
      figure(CAPPED, POSES.crouch, { x: 18, y: 78, size: 1.04 }),
      wall(52, 50, 24, "blind"),
    ),
  dig_in: () =>
    scene(
      "dig_in",
      "dawn",
      [0.6, 0.44],
      floor("dig"),
      figure(SERGEANT, POSES.kneel, { x: 26, y: 78, size: 1.14 }),
      figure(GEAR, POSES.crouch, { x: 62, y: 78, size: 1.14 }),
      bags(44, 84, 5),
      bags(-24, 86, 4, 2),
      tracer([116, 30], [-16, 4]),
    ),
  ambush: () =>
    scene(
      "ambush",
      "night",
      [0.8, 0.34],
      floor("ambush"),
      figure(DRONE, POSES.stand, { x: 92, y: 74, size: 1, left: false }),
      pillar(50, 8, 15),
      figure(SERGEANT, { ...POSES.grab, arm: "blade", hand: [6, -6], far: [13, 0], aim: -30 }, { x: 34, y: 78, size: 1.2 }),
    ),
  suppressing_fire: () =>
    scene(
      "suppressing_fire",
      "ember",
      [0.86, 0.5],
      floor("suppress"),
      figure(DRONE, POSES.crouch, { x: 104, y: 73, size: 0.78, left: true, tone: "near" }),
      firing(GEAR, "kneel", { x: 32, y: 70, size: 1.06 }),
      firing(CAPPED, "aim", { x: 18, y: 79, size: 1.22 }),
      tracer([66, 36], [38, 9]),
      tracer([70, 58], [30, -2]),
    ),
  hold_ground: () =>
    scene(
      "hold_ground",
      "amber",
      [0.5, 0.4],
      floor("hold"),
      { d: "M58 8V74", tone: "black", line: 1.8 },
      { d: "M59 8Q72 3 82 9T102 8L97 15L102 23Q90 27 80 22T59 24Z", tone: "black", rim: true },
      { d: "M70 12l3 3 5 -4 1 6 5 1 -5 3", tone: "plate", line: 1 },
      firing(GEAR, "aim", { x: 70, y: 77, size: 1.1 }),
      figure(SERGEANT, POSES.aim, { x: 44, y: 77, size: 1.14, left: true }),
      bags(22, 86, 7, 1),
    ),
  double_tap: () =>
    scene(
      "double_tap",
      "crimson",
      [0.26, 0.44],
      floor("double"),
      figure(DRONE, POSES.stumble, { x: 104, y: 75, size: 0.94, left: true }),
      firing(SERGEANT, "pistol", { x: 30, y: 79, size: 1.34 }),
      { d: "M46 22l-3 -5 2 -1 3 5ZM38 15l-4 -4 2 -1 4 4Z", tone: "fire" },
    ),
  steady_aim: () =>
    scene(
      "steady_aim",
      "dawn",
      [0.3, 0.36],
      figure(DRONE, POSES.stand, { x: 102, y: 67, size: 0.5, left: true, tone: "mid" }),
      floor("steady"),
      { d: "M102 50m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M102 39v6M102 55v6M91 50h6M107 50h6", tone: "flash", line: 0.8 },
      figure(CAPPED, POSES.prone, { x: 38, y: 72, size: 1.3 }),
      { d: "M4 84L10 73H86L96 84Z", tone: "black", rim: true },
    ),
  fire_in_the_hole: () =>
    scene(
      "fire_in_the_hole",
      "ember",
      [0.8, 0.52],
      burst(96, 58, 0.8, "hole"),
      floor("fire"),
      figure(GEAR, POSES.throw, { x: 34, y: 79, size: 1.22 }),
      { d: "M24 20Q52 -6 84 38", tone: "pale", line: 0.7 },
      { d: ARMS.grenade.d, tone: "black", at: "translate(64 12)rotate(60)", rim: true },
    ),
  active_reload: () =>
    scene(
      "active_reload",
      "steel",
      [0.66, 0.42],
      floor("reload"),
      figure(SERGEANT, POSES.reload, { x: 52, y: 96, size: 1.86 }),
      { d: "M84 30h8l-2 13h-6Z", tone: "black", at: "rotate(24 88 38)", rim: true },
      { d: "M86.4 31h3M86 34h3M85.8 37h3", tone: "fire", at: "rotate(24 88 38)", line: 1.1 },
      { d: "M92 22q8 6 6 16M98 38l-4 -3M98 38l3 -4", tone: "flash", line: 1 },
    ),
  teamwork: () =>
    scene(
      "teamwork",
      "dawn",
      [0.5, 0.36],
      floor("team"),
      figure(SERGEANT, POSES.reach, { x: 36, y: 79, size: 1.24 }),
      figure(GEAR, POSES.reach, { x: 86, y: 79, size: 1.24, left: true }),
      paper(61, 35, 14),
    ),
  explore: () =>
    scene(
      "explore",
      "steel",
      [0.56, 0.44],
      floor("explore"),
      door(38, 12, 44, 70),
      figure(GEAR, POSES.scan, { x: 58, y: 77, size: 1.14 }),
      { d: "M68 41L108 26V62Z", tone: "smoke" },
    ),
  scavenging: () =>
    scene(
      "scavenging",
      "storm",
      [0.28, 0.4],
      floor("scavenge"),
      figure(GEAR, POSES.carry, { x: 22, y: 76, size: 0.94 }),
      figure(CAPPED, POSES.search, { x: 54, y: 79, size: 1.24 }),
      crate(70, 82, 17),
      { d: "M79 62v-7q1.4 -4 2.8 0v7ZM84 62v-7q1.4 -4 2.8 0v7ZM89 62v-7q1.4 -4 2.8 0v7Z", tone: "fire" },
    ),
  sit_tight: () =>
    scene(
      "sit_tight",
      "night",
      [0.24, 0.3],
      floor("sit"),
      crate(14, 80, 11),
      crate(92, 80, 11),
      { d: "M52 77l22 -5M54 72l20 6", tone: "black", line: 2.2 },
      { d: "M61 72Q55 64 61 56Q62 62 66 61Q64 57 67 53Q73 63 67 72Z", tone: "fire" },
      { d: "M63 72Q60 67 64 62Q68 67 66 72Z", tone: "flash" },
      figure(SERGEANT, POSES.huddle, { x: 24, y: 80, size: 1.16 }),
      figure(GEAR, POSES.sit, { x: 100, y: 80, size: 1.16, left: true }),
      smoke(64, 52, 9, "camp"),
    ),
  get_up: () =>
    scene(
      "get_up",
      "crimson",
      [0.6, 0.4],
      floor("getup"),
      figure(GEAR, POSES.fallen, { x: 80, y: 78, size: 1.2 }),
      figure(SERGEANT, POSES.lift, { x: 42, y: 79, size: 1.26 }),
      { d: "M96 16h5v-5h5v5h5v5h-5v5h-5v-5h-5Z", tone: "pale" },
    ),
};

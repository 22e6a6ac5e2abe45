/** A scene for every family of Locusts; the cards of a family differ in light, ruins and who stands where. */

import { dealer } from "../../cards/hash";
import { cave, floor, ruins, smoke, sparks } from "./backdrop";
import { BOOMER, DRONE, KANTUS, THERON, WRETCH } from "./builds";
import { type Build, figure, type Pose, type Standing } from "./pose";
import { POSES } from "./poses";
import { hole } from "./props";
import { disc, type Item, type Scene, type Sky } from "./scene";

type Draw = () => number;

const between = (draw: Draw, low: number, high: number): number => low + draw() * (high - low);
const oneOf = <Thing>(draw: Draw, things: readonly Thing[]): Thing => things[Math.floor(draw() * things.length)]!;

const SKIES: readonly Sky[] = ["crimson", "ember", "crimson", "cave"];

/** A row of others in the haze. */
function horde(draw: Draw, build: Build, pose: Pose, many: number, size: number): Item[] {
  return Array.from({ length: many }, (_, i) => {
    const place: Standing = {
      x: 8 + (i + between(draw, 0.1, 0.9)) * (104 / many),
      y: between(draw, 66, 70),
      size: size * between(draw, 0.8, 1.1),
      left: draw() > 0.6,
      tone: i % 2 ? "mid" : "far",
    };
    return figure(build, pose, place);
  }).flat();
}

const GUARD: Pose = { ...POSES.stand, hand: [5, 5], aim: 12 };
const CAPE: Item = { d: "M-2 -15L-9 -10L-15 8L-11 6L-12 12L-6 9L-4 2L2 -8Z", tone: "black", rim: true };
const ROBE: Item = { d: "M-5 -16L5 -15L6 0L12 23H-13L-6 0Z", tone: "black", rim: true };
const placed = (item: Item, at: string): Item => ({ ...item, at });

const TICKER: readonly Item[] = [
  { d: "M-13 6L-17 14L-14 15M-5 9L-7 16L-3 16M6 9L7 16L11 16M13 5L18 13L21 13", tone: "black", line: 2.4 },
  { d: "M-17 3L-21 -4L-15 -4L-16 -11L-10 -8L-8 -15L-3 -10L3 -15L6 -9L12 -11L12 -4L20 -3L22 2L17 7L5 11H-9Z", tone: "black", rim: true },
  { d: "M-6 -9L-4 -20H5L6 -9Z", tone: "plate", rim: true },
  { d: "M-3 -18H4V-12H-3Z", tone: "fire" },
  { d: "M15 0L20 .6L16 2.4Z", tone: "fire" },
];
/** She sees nobody and hears everybody: from the front, arms apart. */
const BERSERKER: readonly Item[] = [
  {
    d: "M-9 -27L-20 -33L-33 -29L-41 -16L-44 -2L-40 8L-49 13L-50 22L-45 21L-46 28L-40 25L-38 31L-33 26L-30 16L-33 4L-27 -9L-22 2L-23 14L-31 42H-11L-7 26H7L11 42H31L23 14L22 2L27 -9L33 4L30 16L33 26L38 31L40 25L46 28L45 21L50 22L49 13L40 8L44 -2L41 -16L33 -29L20 -33L9 -27Z",
    tone: "black",
    rim: true,
  },
  {
    d: "M-31 -25L-20 -29L-12 -24L-16 -14L-27 -15ZM31 -25L20 -29L12 -24L16 -14L27 -15ZM-12 -6L12 -6L9 3H-9ZM-9 7H9L7 15H-7Z",
    tone: "plate",
  },
  { d: "M-10 -22Q-14 -38 0 -40Q14 -38 10 -22L7 -8L0 -4L-7 -8Z", tone: "black", rim: true },
  { d: "M-6 -26Q0 -29 6 -26L5 -12L0 -9L-5 -12Z", tone: "blood" },
  { d: "M-6 -26L-4 -20L-2.4 -26.6L0 -21L2.4 -26.6L4 -20L6 -26ZM-5 -12L-3.4 -17L-1.6 -11L0 -15L1.6 -11L3.4 -17L5 -12L0 -9Z", tone: "pale" },
  { d: "M-10 -30L-4 -33M10 -30L4 -33M-3 -38L-1 -34M3 -38L1 -34", tone: "edge", line: 0.7 },
];
const ticker = (x: number, y: number, size: number, left: boolean): Item[] =>
  TICKER.map((item) => placed(item, `translate(${x} ${y - 16 * size})scale(${left ? -size : size} ${size})`));

type Family = (id: string, draw: Draw) => { behind: Item[]; cast: Item[] };

const FAMILIES: Readonly<Record<string, Family>> = {
  general: (id, draw) => {
    const x = between(draw, 44, 76);
    return {
      behind: [...ruins(id), ...smoke(between(draw, 12, 40), 64, 18, id)],
      cast: [
        ...horde(draw, DRONE, GUARD, 4, 0.5),
        floor(id, 70),
        ...hole(x, 75, 1.2),
        ...figure(DRONE, { ...POSES.grab, far: [6, 9] }, { x: x - 30, y: 77, size: 0.96, left: draw() > 0.7 }),
        ...figure(WRETCH, POSES.leap, { x: x + 4, y: 62, size: 1.04 }),
        ...figure(DRONE, POSES.aim, { x: x + 34, y: 78, size: 1 }),
      ],
    };
  },
  wretch: (id, draw) => ({
    behind: cave(id),
    cast: [
      ...horde(draw, WRETCH, POSES.spring, 5, 0.66),
      floor(id),
      ...figure(WRETCH, POSES.spring, { x: between(draw, 16, 28), y: 79, size: 1.3, left: draw() > 0.8 }),
      ...figure(WRETCH, POSES.leap, { x: between(draw, 56, 70), y: between(draw, 52, 60), size: 1.3, left: draw() > 0.7 }),
      ...figure(WRETCH, POSES.spring, { x: between(draw, 90, 102), y: 80, size: 1.1, left: true }),
    ],
  }),
  drone: (id, draw) => ({
    behind: [...ruins(id), ...smoke(between(draw, 60, 100), 66, 14, id)],
    cast: [
      ...horde(draw, DRONE, GUARD, 4, 0.56),
      floor(id),
      ...figure(DRONE, oneOf(draw, [POSES.aim, POSES.stride, POSES.charge]), { x: between(draw, 20, 30), y: 78, size: 1.14 }),
      ...figure(DRONE, oneOf(draw, [POSES.stand, POSES.kneel]), { x: between(draw, 62, 72), y: 79, size: 1.22, left: draw() > 0.6 }),
      ...figure(DRONE, POSES.stride, { x: between(draw, 98, 106), y: 77, size: 1, left: draw() > 0.5 }),
    ],
  }),
  boomer: (id, draw) => {
    const left = draw() > 0.5;
    const x = between(draw, 52, 64);
    return {
      behind: [...ruins(id), ...smoke(left ? 96 : 20, 66, 17, id)],
      cast: [
        ...horde(draw, DRONE, GUARD, 4, 0.52),
        floor(id, 74),
        ...(draw() > 0.5 ? figure(BOOMER, POSES.lob, { x: left ? 100 : 18, y: 76, size: 0.72, left, tone: "near" }) : []),
        ...figure(BOOMER, POSES.lob, { x, y: 92, size: 1.42, left }),
      ],
    };
  },
  berserker: (id, draw) => {
    const x = between(draw, 52, 68);
    const spot = `translate(${x.toFixed(1)} 46)rotate(${between(draw, -5, 5).toFixed(1)})scale(${draw() > 0.5 ? -1 : 1} 1)`;
    return {
      behind: [...ruins(id), ...smoke(x, 70, 22, id)],
      cast: [
        floor(id, 74),
        { d: "M4 76L14 60L20 70L28 52L34 74M88 74L96 56L102 68L112 58L118 76", tone: "near", rim: true },
        ...BERSERKER.map((item) => placed(item, spot)),
        {
          d: Array.from({ length: 9 }, () => disc([between(draw, 8, 112), between(draw, 30, 78)], between(draw, 0.8, 2.2))).join(""),
          tone: "black",
        },
      ],
    };
  },
  theron_guard: (id, draw) => {
    const left = draw() > 0.5;
    const at = (x: number, size: number): string => `translate(${x} ${78 - 23 * size})scale(${left ? -size : size} ${size})`;
    const x = between(draw, 46, 56);
    return {
      behind: [...ruins(id), ...smoke(between(draw, 80, 104), 66, 14, id)],
      cast: [
        ...horde(draw, THERON, GUARD, 3, 0.56),
        floor(id),
        placed(CAPE, at(x, 1.3)),
        ...figure(THERON, POSES.draw, { x, y: 80, size: 1.3, left }),
        ...figure(THERON, oneOf(draw, [GUARD, POSES.aim]), { x: left ? x - 32 : x + 42, y: 78, size: 0.96, left }),
        { d: left ? `M${x - 22} 38l-12 -1` : `M${x + 22} 38l12 -1`, tone: "fire", line: 1.2 },
      ],
    };
  },
  ticker: (id, draw) => ({
    behind: [...ruins(id), ...smoke(between(draw, 20, 100), 68, 12, id)],
    cast: [
      ...ticker(between(draw, 84, 100), 70, 0.56, draw() > 0.5),
      ...ticker(between(draw, 24, 40), 69, 0.5, draw() > 0.5),
      floor(id),
      ...ticker(between(draw, 52, 66), 79, 1.45, draw() > 0.5),
      ...ticker(between(draw, 12, 22), 80, 0.9, draw() > 0.5),
    ],
  }),
  kantus: (id, draw) => {
    const x = between(draw, 52, 66);
    const robe = (at: number, y: number, size: number): Item => placed(ROBE, `translate(${at} ${y - 23.4 * size})scale(${size})`);
    const ring = [18, 25, 32].map((r) => `M${x - r} 26A${r} ${r * 0.7} 0 0 1 ${x + r} 26`).join("");
    return {
      behind: [...cave(id), { d: ring, tone: "glow", line: 0.8 }],
      cast: [
        ...horde(draw, DRONE, POSES.sit, 4, 0.6),
        floor(id),
        ...figure(KANTUS, POSES.chant, { x, y: 80, size: 1.3 }),
        robe(x, 80, 1.3),
        ...figure(WRETCH, POSES.spring, { x: x - 36, y: 79, size: 0.94 }),
        ...figure(DRONE, POSES.fallen, { x: x + 36, y: 80, size: 0.84 }),
      ],
    };
  },
};

const SKY_OF: Readonly<Record<string, Sky>> = { kantus: "lambent", wretch: "cave" };

/** Families that have a scene of their own. */
export const families: readonly string[] = Object.keys(FAMILIES);

/** The scene of an AI card; a family nobody has drawn is shown as the Horde. */
export function locustScene(family: string, id: string): Scene {
  const draw = dealer(`${family} ${id}`);
  const make = FAMILIES[family] ?? FAMILIES["general"]!;
  const { behind, cast } = make(id, draw);
  return {
    sky: SKY_OF[family] ?? oneOf(draw, SKIES),
    sun: [between(draw, 0.2, 0.8), between(draw, 0.3, 0.5)],
    items: [...behind, ...cast, sparks(id, 18)],
  };
}

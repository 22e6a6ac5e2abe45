/** Bodies from their joints: whoever walks upright is built the same way and differs in bulk and bearing. */
import type { Form, Silhouette } from "../types";

type Point = readonly [number, number];

/** Where the joints are: two for each limb, the far one first. */
export interface Pose {
  hip: Point;
  chest: Point;
  head: Point;
  /** Knee and foot of the far leg, then of the near one. */
  legs: readonly [Point, Point, Point, Point];
  /** Elbow and hand of the far arm, then of the near one. */
  arms: readonly [Point, Point, Point, Point];
}

const limb = (from: Point, thick: number, to: Point, thin: number): Form => ["limb", ...from, thick, ...to, thin];

function leg(hip: Point, knee: Point, foot: Point, bulk: number): Form[] {
  const [x, y] = foot;
  return [
    limb(hip, 8.5 * bulk, knee, 7 * bulk),
    ["round", knee[0], knee[1], 6.6 * bulk, 7.6 * bulk],
    limb(knee, 6 * bulk, [x, y - 4], 5.4 * bulk),
    ["shape", x - 6 * bulk, y, x - 6.5 * bulk, y - 10, x + 5 * bulk, y - 10, x + 12 * bulk, y - 4, x + 12 * bulk, y],
  ];
}

function arm(shoulder: Point, elbow: Point, hand: Point, bulk: number): Form[] {
  return [
    limb(shoulder, 7 * bulk, elbow, 5.4 * bulk),
    limb(elbow, 5.6 * bulk, hand, 4.8 * bulk),
    ["round", ...hand, 4.4 * bulk, 4.2 * bulk],
  ];
}

/** What is held: an outline along the x axis, turned from the near hand towards the far one. */
export function held(outline: readonly number[], from: Point, to: Point): Form {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned: number[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    const [x, y] = [outline[i] ?? 0, outline[i + 1] ?? 0];
    turned.push(from[0] + x * cos - y * sin, from[1] + x * sin + y * cos);
  }
  return ["shape", ...turned];
}

export interface Build {
  pose: Pose;
  /** 1 is a soldier in armour. */
  bulk?: number;
  /** Head, helmet, hair. */
  head: (at: Point) => Form[];
  /** What is between the body and the near arm, mostly a weapon. */
  held?: (near: Point, far: Point) => Form[];
  /** Behind the body, such as a cape; before it, such as spikes. */
  behind?: Form[];
  before?: Form[];
}

export function body({ pose, bulk = 1, head, held: weapon, behind = [], before = [] }: Build): Silhouette {
  const { hip, chest, legs, arms } = pose;
  const lean = chest[0] - hip[0];
  const far: Point = [chest[0] + 9 * bulk, chest[1] - 4];
  const near: Point = [chest[0] - 8 * bulk, chest[1] - 4];
  return [
    ...behind,
    ...arm(far, arms[0], arms[1], bulk),
    ...leg([hip[0] + 4, hip[1]], legs[0], legs[1], bulk),
    ["round", far[0], far[1] - 2, 8 * bulk, 7 * bulk],
    ...leg([hip[0] - 3, hip[1]], legs[2], legs[3], bulk),
    limb([hip[0], hip[1] - 2], 11 * bulk, [hip[0] + lean * 0.4, hip[1] - 10], 10 * bulk),
    limb([hip[0] + lean * 0.4, hip[1] - 10], 10.5 * bulk, chest, 15 * bulk),
    ...head(pose.head),
    ...(weapon ? weapon(arms[3], arms[1]) : []),
    ...arm(near, arms[2], arms[3], bulk),
    ["round", near[0] - 1, near[1] - 2, 10 * bulk, 8.5 * bulk, -0.3],
    ...before,
  ];
}

/** Figures from a few points: hands and feet are put somewhere, elbows and knees follow. */

import { ARMS, type ArmName } from "./arms";
import { disc, type Item, joint, limb, type Point, shape, standing, type Tone } from "./scene";

/** The body of a kind of fighter. */
export interface Build {
  /** Outline of the trunk: along it from hip (0) to shoulder (1), and across it to the front. */
  trunk: readonly Point[];
  /** Thick parts of armour on it. */
  plates: readonly Point[];
  head: string;
  /** What shines in its face. */
  eyes: string;
  eyesTone: Tone;
  leg: number;
  arm: number;
  /** How thick arms and legs are. */
  bulk: number;
  /** Radius of what covers the shoulder. */
  pauldron: number;
  boot: boolean;
}

/** Where everything is, from the hip for shoulder and feet, from the shoulder for hands and head. To the right is front. */
export interface Pose {
  shoulder: Point;
  feet: readonly [near: Point, far: Point];
  head?: Point;
  /** Degrees the head is bent down. */
  nod?: number;
  hand?: Point;
  far?: Point;
  arm?: ArmName;
  /** Degrees the weapon points down. */
  aim?: number;
  /** Feet that point down, as of somebody who kneels or runs. */
  toes?: readonly [near: number, far: number];
}

interface Figure {
  /** All but the near arm, the near arm with its weapon, armour, eyes; in this order. */
  parts: { under: string; over: string; plates: string; eyes: string };
  arm: string;
  armAt: string;
  eyesAt: string;
  low: number;
}

const turned = ([x, y]: Point, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
};
const between = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

function boot(ankle: Point, degrees: number, bulk: number): string {
  const corners: Point[] = [
    [-2.8, -2.4],
    [-3, 2.4],
    [5.6, 2.4],
    [5.8, 0.4],
    [2.6, -2.6],
  ];
  return shape(corners.map(([x, y]) => plus(ankle, turned([x * bulk, y * bulk], degrees))));
}

/** What covers a shoulder or a knee: a dome with straight edges. */
const cap = ([x, y]: Point, r: number): string =>
  shape([
    [x - r, y + r * 0.5],
    [x - r * 0.86, y - r * 0.5],
    [x - r * 0.3, y - r],
    [x + r * 0.4, y - r * 0.96],
    [x + r * 0.92, y - r * 0.4],
    [x + r, y + r * 0.5],
    [x + r * 0.3, y + r * 0.84],
    [x - r * 0.4, y + r * 0.84],
  ]);

function along(hip: Point, shoulder: Point): (point: Point) => Point {
  const [dx, dy] = [shoulder[0] - hip[0], shoulder[1] - hip[1]];
  const long = Math.hypot(dx, dy) || 1;
  return ([part, across]) => [hip[0] + dx * part - (dy / long) * across, hip[1] + dy * part + (dx / long) * across];
}

function figureOf(build: Build, pose: Pose): Figure {
  const { bulk } = build;
  const hip: Point = [0, 0];
  const { shoulder } = pose;
  const aim = pose.aim ?? 0;
  const arm = ARMS[pose.arm ?? "none"];
  const hand = plus(shoulder, pose.hand ?? [2, 10]);
  const farHand = pose.far ? plus(shoulder, pose.far) : plus(hand, turned(arm.fore, aim));
  const backShoulder = plus(shoulder, [2.2, 0.6]);
  const legs = pose.feet.map((foot, i) => {
    const { joint: knee, end } = joint([hip[0] + (i ? 1.4 : -0.6), hip[1]], foot, build.leg, build.leg, -1);
    const shape = limb(hip, knee, 3.7 * bulk, 3.1 * bulk) + limb(knee, end, 3.2 * bulk, 2.7 * bulk);
    const toe = pose.toes?.[i] ?? 0;
    return { knee, shape: shape + (build.boot ? boot(end, toe, bulk) : disc(end, 3 * bulk)), end };
  });
  const greave = ({ knee, end }: { knee: Point; end: Point }): string =>
    cap(knee, 2.5 * bulk) + limb(knee, between(knee, end, 0.7), 1.7 * bulk, 1.4 * bulk);
  const near = joint(shoulder, hand, build.arm, build.arm, 1);
  const back = joint(backShoulder, farHand, build.arm, build.arm, 1);
  const reach = (from: Point, bent: { joint: Point; end: Point }): string =>
    limb(from, bent.joint, 3.1 * bulk, 2.7 * bulk) + limb(bent.joint, bent.end, 2.7 * bulk, 2 * bulk);
  const place = along(hip, shoulder);
  const headAt = plus(shoulder, pose.head ?? [1.6, -6.4]);
  const at = `translate(${headAt[0].toFixed(1)} ${headAt[1].toFixed(1)})rotate(${pose.nod ?? 0})`;
  return {
    parts: {
      under: legs[1]!.shape + reach(backShoulder, back) + shape(build.trunk.map(place)) + legs[0]!.shape,
      over: reach(shoulder, near) + disc(near.end, 2.5 * bulk) + cap(shoulder, build.pauldron),
      plates: shape(build.plates.map(place)) + cap(shoulder, build.pauldron * 0.72) + (build.boot ? greave(legs[0]!) : ""),
      eyes: build.eyes,
    },
    arm: arm.d,
    armAt: `translate(${near.end[0].toFixed(1)} ${near.end[1].toFixed(1)})rotate(${aim})`,
    eyesAt: at,
    low: Math.max(...legs.map((leg, i) => leg.end[1] + (pose.toes?.[i] ? 4 : 2.4) * bulk)),
  };
}

export interface Standing {
  x: number;
  /** The ground under its feet, or where it flies. */
  y: number;
  size?: number;
  left?: boolean;
  /** How far away it is: silhouettes in the haze show no armour. */
  tone?: Tone;
}

/** A figure in its place. */
export function figure(build: Build, pose: Pose, { x, y, size = 1, left = false, tone = "black" }: Standing): Item[] {
  const made = figureOf(build, pose);
  const spot = standing(x, y - made.low * size, size, left);
  const close = tone === "black";
  const head: Item = { d: build.head, tone, at: spot + made.eyesAt, rim: true };
  const items: Item[] = [{ d: made.parts.under, tone, at: spot, rim: true }, head];
  if (made.arm) items.push({ d: made.arm, tone, at: spot + made.armAt, rim: close });
  items.push({ d: made.parts.over, tone, at: spot, rim: close });
  if (close) {
    const { plates: d } = made.parts;
    items.push({ d, tone: "edge", at: `${spot}translate(-.25 -.35)` }, { d, tone: "plate", at: spot });
  }
  if (build.eyes) items.push({ d: build.eyes, tone: build.eyesTone, at: spot + made.eyesAt });
  return items;
}

/** Where the weapon of a posed figure fires from. */
export function muzzleOf(build: Build, pose: Pose, { x, y, size = 1, left = false }: Standing): Point {
  const { low } = figureOf(build, pose);
  const hand = joint(pose.shoulder, plus(pose.shoulder, pose.hand ?? [2, 10]), build.arm, build.arm, 1).end;
  const [mx, my] = plus(hand, turned(ARMS[pose.arm ?? "none"].muzzle, pose.aim ?? 0));
  return [x + mx * size * (left ? -1 : 1), y + (my - low) * size];
}

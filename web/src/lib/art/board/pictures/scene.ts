/** Illustrations as data: what stands in a picture, from back to front. The picture is 120 wide and 84 high. */

export type Point = readonly [x: number, y: number];

/** How far away something is and what it is made of; the sky says which colours these are. */
export type Tone =
  | ("haze" | "far" | "mid" | "near" | "black" | "plate" | "edge")
  | ("fire" | "flash" | "glow" | "smoke" | "pale")
  | ("metal" | "light" | "iron" | "grip" | "bone" | "blood");

export interface Item {
  d: string;
  tone: Tone;
  /** Where it stands, as a transform. */
  at?: string;
  /** Light falls on its edge. */
  rim?: boolean;
  /** It has an outline. */
  hard?: boolean;
  /** A line of this width instead of a shape. */
  line?: number;
}

export type Sky = "amber" | "dawn" | "steel" | "storm" | "night" | "crimson" | "ember" | "cave" | "lambent";

export interface Scene {
  sky: Sky;
  /** Where the light comes from, in parts of the picture. */
  sun: Point;
  items: readonly Item[];
}

export const WIDE = 120;
export const HIGH = 84;

const short = (n: number): string => String(Math.round(n * 10) / 10);

export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A shape with corners. */
export const shape = (points: readonly Point[]): string => `M${points.map(at).join("L")}Z`;

export const disc = ([x, y]: Point, r: number): string =>
  `M${at([x + r, y])}A${short(r)} ${short(r)} 0 1 1 ${at([x - r, y])}A${short(r)} ${short(r)} 0 1 1 ${at([x + r, y])}Z`;

/** A limb: thick at one end, thinner at the other, round at both. */
export function limb(from: Point, to: Point, thick: number, thin: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const side = ([x, y]: Point, r: number): Point => [x + nx * r, y + ny * r];
  const arc = (r: number, end: Point): string => `A${short(r)} ${short(r)} 0 0 1 ${at(end)}`;
  return `M${at(side(from, thick))}${arc(thick, side(from, -thick))}L${at(side(to, -thin))}${arc(thin, side(to, thin))}Z`;
}

/** Where the middle joint of a limb is that reaches for something; it bends to one side. */
export function joint(from: Point, to: Point, first: number, second: number, bend: number): { joint: Point; end: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.max(Math.abs(first - second) + 0.1, Math.min(first + second - 0.1, Math.hypot(dx, dy)));
  const along = Math.atan2(dy, dx);
  const turn = Math.acos((first * first + far * far - second * second) / (2 * first * far)) * bend;
  return {
    joint: [from[0] + first * Math.cos(along + turn), from[1] + first * Math.sin(along + turn)],
    end: [from[0] + far * Math.cos(along), from[1] + far * Math.sin(along)],
  };
}

/** Stands at a point of the picture, as large as said, and looks to the left if its size across is negative. */
export const standing = (x: number, y: number, size = 1, turned = false): string =>
  `translate(${short(x)} ${short(y)})scale(${turned ? -size : size} ${size})`;

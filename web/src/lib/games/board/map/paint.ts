/** Shapes and colours of the map as SVG path data; drawing units are map units times UNIT. */

import type { Box } from "./geometry";
import type { Line, XY } from "./types";

export const UNIT = 60;
export const TURN = { N: 0, E: 90, S: 180, W: 270 } as const;

export interface Tint {
  light: string;
  dark: string;
  mark: string;
  floor: "slabs" | "rock" | "planks" | "cobbles";
}

const STREET: Tint = { light: "#74787a", dark: "#676b6d", mark: "#484c4e", floor: "slabs" };
const SHOP: Tint = { light: "#857459", dark: "#76674e", mark: "#4f4434", floor: "planks" };
const GARDEN: Tint = { light: "#71765e", dark: "#646953", mark: "#444936", floor: "cobbles" };
const CAVE: Tint = { light: "#715c4c", dark: "#635041", mark: "#3d2f25", floor: "rock" };
const HALL: Tint = { light: "#7a706a", dark: "#6c625d", mark: "#4a423e", floor: "slabs" };
const CLIFF: Tint = { light: "#64605a", dark: "#57534d", mark: "#3a3732", floor: "rock" };
const IMULSION: Tint = { light: "#5a644d", dark: "#4e5742", mark: "#333b2a", floor: "rock" };

const THEMES: readonly (readonly [RegExp, Tint])[] = [
  [/imulsion|crystal|resonator/, IMULSION],
  [/cav|burrow|tunnel|hollow|gallery|pit|basin/, CAVE],
  [/cliff|ledge|path/, CLIFF],
  [/throne|gun|gatehouse|pillar/, HALL],
  [/garden|terrace|courtyard|yard/, GARDEN],
  [/shop|corridor|platform|balcony|alleys/, SHOP],
  [/street|avenue|boulevard|crossing|park|square/, STREET],
];
const ABOVE = [STREET, SHOP, GARDEN, HALL] as const;
const BELOW = [CAVE, IMULSION, CLIFF, CAVE] as const;

/** Colours of a tile's floor: by its theme, else by its number; B sides lie below ground more often. */
export function tintOf(tile: { id: string; theme?: string }): Tint {
  const theme = tile.theme?.toLowerCase();
  const known = theme ? THEMES.find(([words]) => words.test(theme)) : undefined;
  if (known) return known[1];
  const number = Number.parseInt(tile.id.replace(/\D/g, ""), 10) || 0;
  return (tile.id.endsWith("B") ? BELOW : ABOVE)[(number * 3 + (number >> 1)) % 4]!;
}

/** A small repeatable source of numbers in 0..1, so that a tile always looks the same. */
export function dice(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

export function px(value: number): string {
  return String(Math.round(value * UNIT * 10) / 10);
}

export function outlinePath(points: readonly XY[]): string {
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}Z`;
}

export function linePath(lines: readonly Line[]): string {
  return lines.map(([a, b]) => `M${px(a[0])} ${px(a[1])}L${px(b[0])} ${px(b[1])}`).join("");
}

/** Open borders: thin cracked lines. */
export function crackPath(lines: readonly Line[], random: () => number): string {
  return lines
    .map(([a, b]) => {
      const count = Math.max(3, Math.round((Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1])) * 5));
      const points: XY[] = [a];
      for (let i = 1; i < count; i++) {
        const off = (random() - 0.5) * 0.13;
        const x = a[0] + ((b[0] - a[0]) * i) / count + (a[0] === b[0] ? off : 0);
        const y = a[1] + ((b[1] - a[1]) * i) / count + (a[1] === b[1] ? off : 0);
        points.push([x, y]);
      }
      return `M${[...points, b].map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}`;
    })
    .join("");
}

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A bar along a border, in drawing units. */
export function bar([a, b]: Line, thick: number, inset = 0): Bar {
  const across = a[1] === b[1];
  const x = Math.min(a[0], b[0]) + (across ? inset : -thick / 2);
  const y = Math.min(a[1], b[1]) + (across ? -thick / 2 : inset);
  const width = across ? Math.abs(b[0] - a[0]) - 2 * inset : thick;
  const height = across ? thick : Math.abs(b[1] - a[1]) - 2 * inset;
  return { x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT };
}

/** A line cut into pieces one unit long. */
export function unitPieces([a, b]: Line): Line[] {
  const count = Math.max(1, Math.round(Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1])));
  const at = (i: number): XY => [a[0] + ((b[0] - a[0]) * i) / count, a[1] + ((b[1] - a[1]) * i) / count];
  return Array.from({ length: count }, (_, i) => [at(i), at(i + 1)] as const);
}

/** The torn rim of a hole about the origin. */
export function tornRim(seed: string, radius: number): string {
  const random = dice(seed);
  const points = Array.from({ length: 15 }, (_, i) => {
    const far = radius * (i % 2 ? 0.76 : 1) * (0.9 + 0.2 * random());
    const turn = (2 * Math.PI * i) / 15;
    return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The sheet a scene is painted on: what it shows, and its size in pixels. */
export function paperOf({ left, top, right, bottom }: Box, scale: number): { box: string; width: number; height: number } {
  return {
    box: [left, top, right - left, bottom - top].map((value) => value * UNIT).join(" "),
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
}

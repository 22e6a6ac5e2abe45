/** Openings of the card frames, as CSS polygons: toothed for the COG, jagged for the Locust, chamfered for nobody. */

import { dealer, hashOf } from "./hash";
import type { Side } from "./types";

type Point = [number, number];

const polygon = (points: Point[], wide: number, tall: number): string =>
  `polygon(${points.map(([x, y]) => `${((100 * x) / wide).toFixed(1)}% ${((100 * y) / tall).toFixed(1)}%`).join(",")})`;

/** Once around the opening, clockwise from the upper left; `wave` bends the four edges, given the way along them. */
function around(wide: number, tall: number, inset: number, wave: (length: number) => [along: number, depth: number][]): Point[] {
  const [right, bottom] = [wide - inset, tall - inset];
  return [
    ...wave(right - inset).map(([a, d]): Point => [inset + a, inset + d]),
    ...wave(bottom - inset).map(([a, d]): Point => [right - d, inset + a]),
    ...wave(right - inset).map(([a, d]): Point => [right - a, bottom - d]),
    ...wave(bottom - inset).map(([a, d]): Point => [inset + d, bottom - a]),
  ];
}

function toothed(length: number): [number, number][] {
  const teeth = Math.round(length / 13);
  const step = length / teeth;
  return Array.from({ length: teeth }, (_, i): [number, number][] => [
    [(i + 0.3) * step, 0],
    [(i + 0.36) * step, 1.9],
    [(i + 0.64) * step, 1.9],
    [(i + 0.7) * step, 0],
  ]).flat();
}

const jagged =
  (next: () => number) =>
  (length: number): [number, number][] => {
    const points: [number, number][] = [];
    for (let at = 1; at < length - 3;) {
      const step = 4 + next() * 7;
      points.push([at, next() * 0.8], [Math.min(length - 1, at + step * 0.6), 1.6 + next() * next() * 3.4]);
      at += step;
    }
    return points;
  };

const chamfered = (length: number): [number, number][] => [
  [6, 0],
  [length - 6, 0],
];

const COG = polygon(around(100, 140, 3.2, toothed), 100, 140);
const NOBODY = polygon(around(100, 140, 3.2, chamfered), 100, 140);
const JAGS = [1, 2, 3].map((n) => polygon(around(100, 140, 2.6, jagged(dealer(`jag${n}`))), 100, 140));

/** The opening in the frame of an upright card. */
export function openingOf(side: Side | null, id: string): string {
  if (side === "cog") return COG;
  return side === "locust" ? JAGS[hashOf(id) % JAGS.length]! : NOBODY;
}

import { body, disc, glow, metal, shade, type Silhouette } from "./part";

const spikes = Array.from({ length: 12 }, (_, i) => {
  const turn = (i * Math.PI) / 6 + 0.1;
  const at = (far: number, bend: number): string =>
    `${(far * Math.cos(turn + bend)).toFixed(1)} ${(2 + far * Math.sin(turn + bend)).toFixed(1)}`;
  return `M${at(20, -0.24)}L${at(35, 0)}L${at(20, 0.24)}Z`;
}).join("");

/** A spiked ball with a fuel tank strapped on. */
export const ticker: Silhouette = [
  body(spikes),
  body(disc(0, 2, 23)),
  shade("M-16 -22H16V-2H-16Z"),
  metal("M-14 -24Q-14 -28 -10 -28H10Q14 -28 14 -24V-5H-14Z"),
  glow("M-8 -16H8", 6),
  glow("M-10 9L-3 12M10 9L3 12", 4),
  shade("M-9 19L-5 15L0 19L5 15L9 19", 2.6),
];

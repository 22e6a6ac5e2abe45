/** A scene for every chapter of the card game, by its number; 0 is the tutorial. */
import type { Scene } from "./types";

const DAY = { sky: ["#3a3328", "#7a6a4c", "#b89c68", "#ecd49c"], far: "#b49a6c", near: "#0e0b07", rim: "#ffe0a0" } as const;
const DUSK = { sky: ["#100c1c", "#3a1f3c", "#8c3c3c", "#f0884c"], far: "#84404a", near: "#0a0508", rim: "#ffa070" } as const;
const NIGHT = { sky: ["#04060c", "#0a1424", "#182c44", "#3c5c78"], far: "#2c4864", near: "#04060a", rim: "#9cc8f0" } as const;
const SICK = { sky: ["#080c06", "#1c2a12", "#46602a", "#a8c060"], far: "#506a30", near: "#050803", rim: "#d0f07a" } as const;
const BLOOD = { sky: ["#120404", "#480c0c", "#9c2416", "#f07a3c"], far: "#842416", near: "#090202", rim: "#ff8c58" } as const;
const DUST = { sky: ["#1c1408", "#5c4018", "#a87430", "#f0b860"], far: "#9a6c30", near: "#0b0704", rim: "#ffc878" } as const;

export const CHAPTERS: Record<string, Scene> = {
  0: {
    ...DAY,
    land: "hall",
    air: "ash",
    sun: [0.36, 0.16, 0.05, "#fff0c0"],
    cast: [
      { who: "kneel", x: 0.46, size: 0.52 },
      { who: "stand", x: 0.6, size: 0.56 },
      { who: "drone", x: 0.88, size: 0.42, left: true },
    ],
  },
  1: {
    ...DUST,
    land: "city",
    air: "ash",
    sun: [0.7, 0.4, 0.06, "#ffce7a"],
    cast: [
      { who: "aim", x: 0.46, size: 0.54 },
      { who: "guard", x: 0.58, size: 0.54 },
      { who: "drone", x: 0.86, size: 0.5, left: true },
    ],
  },
  2: {
    ...BLOOD,
    land: "hall",
    air: "embers",
    sun: [0.68, 0.3, 0.08, "#ff8844"],
    cast: [
      { who: "stand", x: 0.48, size: 0.6 },
      { who: "wretch", x: 0.66, size: 0.36, left: true },
      { who: "wretch", x: 0.8, size: 0.44, left: true },
      { who: "wretch", x: 0.93, size: 0.36, left: true },
    ],
  },
  3: {
    ...DAY,
    land: "city",
    air: "embers",
    sun: [0.6, 0.3, 0.06, "#ffeab0"],
    cast: [
      { who: "run", x: 0.46, size: 0.5 },
      { who: "kneel", x: 0.34, size: 0.46 },
      { who: "turret", x: 0.86, size: 0.5, left: true },
    ],
  },
  4: {
    ...SICK,
    land: "hall",
    air: "ash",
    sun: [0.4, 0.08, 0.05, "#e4f0a0"],
    beam: [0.8, "#ffd880"],
    cast: [
      { who: "berserker", x: 0.8, size: 0.72, left: true },
      { who: "throw", x: 0.46, size: 0.5 },
    ],
  },
  5: {
    ...DUSK,
    land: "city",
    air: "wings",
    sun: [0.72, 0.56, 0.09, "#ff9450"],
    cast: [
      { who: "lamp", x: 0.46, size: 0.5 },
      { who: "kneel", x: 0.56, size: 0.48 },
      { who: "aim", x: 0.36, size: 0.5 },
    ],
  },
  6: {
    ...DUST,
    land: "works",
    air: "embers",
    sun: [0.56, 0.42, 0.08, "#ffb058"],
    cast: [
      { who: "aim", x: 0.44, size: 0.52 },
      { who: "ticker", x: 0.74, size: 0.42, left: true },
      { who: "ticker", x: 0.88, size: 0.5, left: true },
    ],
  },
  7: {
    ...NIGHT,
    land: "road",
    air: "rain",
    sun: [0.42, 0.24, 0.05, "#c0dcf4"],
    cast: [
      { who: "car", x: 0.6, size: 0.46 },
      { who: "reaver", x: 0.8, size: 0.44, left: true, up: 0.36 },
      { who: "reaver", x: 0.52, size: 0.26, up: 0.52 },
    ],
  },
  8: {
    ...NIGHT,
    land: "works",
    air: "ash",
    sun: [0.64, 0.2, 0.06, "#a8ccec"],
    cast: [
      { who: "kneel", x: 0.46, size: 0.52 },
      { who: "theron", x: 0.72, size: 0.56, left: true },
      { who: "drone", x: 0.88, size: 0.48, left: true },
    ],
  },
  9: {
    ...SICK,
    land: "cave",
    air: "spores",
    hole: [0.72, 0.32, "#e8d040"],
    cast: [
      { who: "aim", x: 0.42, size: 0.5 },
      { who: "wretch", x: 0.64, size: 0.38, left: true },
      { who: "wretch", x: 0.84, size: 0.46, left: true },
    ],
  },
  10: {
    ...BLOOD,
    land: "cave",
    air: "embers",
    sun: [0.7, 0.36, 0.14, "#ff6a30"],
    cast: [
      { who: "corpser", x: 0.72, size: 0.74, left: true },
      { who: "kneel", x: 0.38, size: 0.38 },
      { who: "aim", x: 0.45, size: 0.4 },
    ],
  },
  11: {
    ...DAY,
    land: "city",
    air: "embers",
    sun: [0.52, 0.34, 0.07, "#ffeab8"],
    cast: [
      { who: "run", x: 0.44, size: 0.48 },
      { who: "grinder", x: 0.78, size: 0.7, left: true },
    ],
  },
  12: {
    ...DUSK,
    land: "city",
    air: "embers",
    sun: [0.8, 0.5, 0.08, "#ffa060"],
    cast: [
      { who: "aim", x: 0.42, size: 0.52 },
      { who: "jack", x: 0.53, size: 0.46, up: 0.08 },
      { who: "drone", x: 0.78, size: 0.48, left: true },
      { who: "boomer", x: 0.91, size: 0.54, left: true },
    ],
  },
  13: {
    ...SICK,
    land: "hills",
    air: "spores",
    sun: [0.6, 0.26, 0.08, "#d8ec90"],
    cast: [
      { who: "stand", x: 0.4, size: 0.46 },
      { who: "run", x: 0.5, size: 0.46 },
      { who: "seeder", x: 0.84, size: 0.56, left: true },
      { who: "nemacyst", x: 0.66, size: 0.24, left: true, up: 0.4 },
      { who: "nemacyst", x: 0.76, size: 0.18, left: true, up: 0.54 },
      { who: "nemacyst", x: 0.55, size: 0.2, left: true, up: 0.56 },
    ],
  },
  14: {
    ...DUST,
    land: "city",
    air: "ash",
    sun: [0.64, 0.36, 0.1, "#ffc468"],
    cast: [
      { who: "brumak", x: 0.74, size: 0.74, left: true },
      { who: "aim", x: 0.4, size: 0.28 },
      { who: "kneel", x: 0.34, size: 0.28 },
    ],
  },
  15: {
    ...NIGHT,
    sky: ["#06050c", "#181430", "#403058", "#a07888"],
    far: "#4c3c5c",
    rim: "#e8b0c8",
    land: "rail",
    air: "wings",
    sun: [0.7, 0.3, 0.12, "#e8c0c8"],
    cast: [
      { who: "kneel", x: 0.42, size: 0.36, up: 0.22 },
      { who: "raam", x: 0.76, size: 0.5, left: true, up: 0.22 },
    ],
  },
};

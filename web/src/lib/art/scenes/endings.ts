/** How it ended: a squad that won or fell, a side that won. */
import type { Scene } from "./types";

export const ENDINGS: Record<string, Scene> = {
  "board-won": {
    sky: ["#2a2c3c", "#6c5c5c", "#d08c50", "#ffd890"],
    far: "#c08850",
    near: "#0c0805",
    rim: "#ffd890",
    land: "city",
    air: "embers",
    sun: [0.7, 0.52, 0.14, "#ffd070"],
    cast: [
      { who: "kneel", x: 0.52, size: 0.5 },
      { who: "stand", x: 0.64, size: 0.56 },
      { who: "cheer", x: 0.77, size: 0.54 },
      { who: "guard", x: 0.9, size: 0.54, left: true },
    ],
  },
  "board-lost": {
    sky: ["#0c0406", "#300a0c", "#74180f", "#c04420"],
    far: "#701c14",
    near: "#080202",
    rim: "#ff6a40",
    land: "city",
    air: "ash",
    sun: [0.66, 0.44, 0.12, "#e04820"],
    cast: [
      { who: "drone", x: 0.6, size: 0.5 },
      { who: "boomer", x: 0.76, size: 0.6, left: true },
      { who: "wretch", x: 0.92, size: 0.36, left: true },
      { who: "fallen", x: 0.48, size: 0.5 },
      { who: "fallen", x: 0.88, size: 0.5, left: true },
    ],
  },
  "cog-won": {
    sky: ["#1c2c40", "#4c6c88", "#b0a890", "#ffe8b0"],
    far: "#8c9aa0",
    near: "#070a0d",
    rim: "#ffe8c0",
    land: "city",
    air: "ash",
    sun: [0.66, 0.46, 0.1, "#fff0c0"],
    cast: [
      { who: "aim", x: 0.58, size: 0.52 },
      { who: "cheer", x: 0.74, size: 0.54 },
      { who: "stand", x: 0.88, size: 0.54, left: true },
    ],
  },
  "locust-won": {
    sky: ["#0a0506", "#300c10", "#80201c", "#e07040"],
    far: "#802a20",
    near: "#080203",
    rim: "#ff8058",
    land: "cave",
    air: "embers",
    hole: [0.74, 0.42, "#ff5a1e"],
    cast: [
      { who: "wretch", x: 0.48, size: 0.36 },
      { who: "theron", x: 0.6, size: 0.54 },
      { who: "raam", x: 0.75, size: 0.62, left: true },
      { who: "drone", x: 0.91, size: 0.5, left: true },
    ],
  },
};

/** Before anything is chosen. */
export const COVER: Scene = {
  sky: ["#15100b", "#3f2814", "#8c5420", "#e09c48"],
  far: "#8c5a24",
  near: "#0a0705",
  rim: "#ffbf6a",
  land: "city",
  air: "embers",
  sun: [0.72, 0.5, 0.09, "#ffb450"],
  cast: [
    { who: "guard", x: 0.71, size: 0.5 },
    { who: "stand", x: 0.78, size: 0.52 },
    { who: "kneel", x: 0.86, size: 0.5 },
    { who: "aim", x: 0.94, size: 0.52 },
  ],
};

/** Pictograms of the board game's cards in a box of 16: what is done, tested or always true. */

import type { Icon } from "../cards/symbols";
import type { StepWords } from "../../wire/generated";

export type MarkName = StepWords["mark"] | "dodge" | "guard" | "follow" | "health" | "normal" | "overkill" | "omen" | "arrow";

/** A number of a card, under its mark. */
export interface Value {
  mark: MarkName;
  value: number | string;
  name: string;
}

/** How much is to be read on a large card. */
export const lettersOf = (steps: readonly (StepWords | null)[], ...more: (string | null)[]): number =>
  steps.reduce((sum, step) => sum + (step?.text.length ?? 0), 0) + more.reduce((sum, text) => sum + (text?.length ?? 0), 0);

const RING = "M8 3.4a4.6 4.6 0 1 1-.01 0";
const CROSS = `${RING}M8 .8v4M8 11.2v4M.8 8h4M11.2 8h4`;
const SHIELD = "M8 1.2l5.8 2v4.3c0 3.7-2.8 6-5.8 7.3-3-1.3-5.8-3.6-5.8-7.3V3.2z";
const HEART = "M8 14.4C3 10.4 1.2 7.8 1.2 5.2A3.4 3.4 0 0 1 8 4.2a3.4 3.4 0 0 1 6.8 1C14.8 7.8 13 10.4 8 14.4z";
const CARD = "M3.5 1.5h9v13h-9z";
const WALL = "M1.5 7h13v7h-13zM1.5 10.5h13M6 7v3.5M10.5 10.5V14";
const HOLE = "M1 10.5Q4 6.5 8 6.5T15 10.5Q12 14 8 14T1 10.5z";
const STAR = "M8 .6l1.7 4.1L13.6 2.5l-1.8 4 4 1.5-4 1.6 1.8 3.9-3.9-2.1L8 15.4l-1.7-4-3.9 2.1 1.8-3.9-4-1.6 4-1.5-1.8-4 3.9 2.2z";
const DROP = "M8 .8Q13 7 13 10a5 5 0 0 1-10 0Q3 7 8 .8z";
const SAW = "M1 9.5h3l1-2h9q1.8 1.2 1.8 2.2t-1.8 2.3H4.5L4 13.5H1zM6 7.5l1-2 1 2 1-2 1 2 1-2 1 2";
const SLASH = "M2 14.2L14 1.8";
const LOCUST = "M3 7Q3 1.5 8 1.5T13 7v3l-2 1.5V15H5v-3.5L3 10z";
const SHOT = "M6 15V6.5Q6 2 8 1q2 1 2 5.5V15z";

export const MARKS: Readonly<Record<MarkName, Icon>> = {
  ammo: { fill: "M2.5 15V7Q2.5 3 4.2 1.8 6 3 6 7v8zM10 15V7q0-4 1.8-5.2Q13.5 3 13.5 7v8z" },
  armour: { fill: "M2 3l4-1.5 2 1.5 2-1.5L14 3l-1 4.5v6L8 15l-5-1.5v-6z" },
  arrow: { line: "M1 8h13M10 4l4 4-4 4" },
  attack: { line: CROSS },
  blast: { fill: STAR },
  chainsaw: { line: SAW },
  charge: { fill: "M9.5.8L3 9h4l-1.5 6.2L13 6.5H8.5z" },
  cover: { line: WALL },
  defense: { fill: SHIELD },
  discard: { line: `${CARD}M6 5.5l4 5M10 5.5l-4 5` },
  dodge: { line: `${SHIELD}M5.2 8l2 2.2 3.6-4.2` },
  double: { line: "M1.5 4h6v8h-6zM8.5 4h6v8h-6zM3.5 8h2M10.5 8h2" },
  draw: { line: `${CARD}M8 5v6M5 8h6` },
  equipment: { line: "M1.5 5.5h13v8.5h-13zM5.5 5.5V2.5h5v3M1.5 9.5h13" },
  event: { fill: "M8 .8L15.2 14.5H.8zM7.2 5.5v4.5h1.6V5.5zM7.2 11.2v1.6h1.6v-1.6z" },
  far: { line: "M5 3L1.5 8 5 13M11 3l3.5 5L11 13M6 8h4" },
  follow: { line: "M4.5 6.2a2.3 2.3 0 1 1 .01 0M10.5 6.2a2.3 2.3 0 1 1 .01 0M1.5 12h12M10.5 9l3 3-3 3" },
  guard: { line: "M1.5 5V1.5H5M11 1.5h3.5V5M14.5 11v3.5H11M5 14.5H1.5V11", fill: "M8 4.5a3.5 3.5 0 1 1-.01 0z" },
  heal: { fill: "M6 1h4v5h5v4h-5v5H6v-5H1V6h5z" },
  health: { fill: HEART },
  hole: { line: HOLE, fill: "M4.5 10.4Q6 8.8 8 8.8t3.5 1.6Q10 12 8 12t-3.5-1.6zM7.3 1h1.4v4H7.3z" },
  locust: { fill: `${LOCUST}M5 6.5l2.5 1L5 8.8zM11 6.5l-2.5 1L11 8.8z` },
  move: { fill: "M1 2.5h3.5L9 8l-4.5 5.5H1L5.5 8zM7.5 2.5H11L15.5 8 11 13.5H7.5L12 8z" },
  near: { line: "M1 8h4.5M3 5.5L5.5 8 3 10.5M15 8h-4.5M13 5.5L10.5 8 13 10.5M8 2v12" },
  no_ai: { line: `${LOCUST}M1.5 14.5l13-13` },
  no_chainsaw: { line: `${SAW}${SLASH}` },
  no_guard: { line: `${RING}${SLASH}` },
  no_heal: { line: `M6 1.5h4v4.5h4.5v4H10v4.5H6V10H1.5V6H6z${SLASH}` },
  noise: { line: "M1.5 6h3l4-3.5v11l-4-3.5h-3zM11 5.5q2 2.5 0 5M13 3.5q3.4 4.5 0 9" },
  normal: { line: "M2 4.5L8 1.5l6 3v7l-6 3-6-3zM2 4.5l6 3 6-3M8 7.5v7" },
  omen: { fill: STAR },
  only_with: { line: "M4.5 7V5a3.5 3.5 0 0 1 7 0v2M2.5 7h11v7.5h-11zM8 10v2" },
  order: { line: "M5 1.5h9v10H5zM2 4.5v10h9M9.5 4v5M7 6.5h5" },
  oust: { line: "M1.5 8h6v6.5h-6z", fill: "M8 6.5L13 1.8 10.8 1.5V0H15.5v4.7H14L13.8 2.8 9.2 7.8z" },
  over_cover: { line: "M1.5 9.5h13v5h-13zM2 6.5Q8-2 14 5M14 1.5V5h-3.5" },
  overkill: { line: "M2 4.5L8 1.5l6 3v7l-6 3-6-3z", fill: "M8 3.5l1.2 3.3L12.7 8 9.2 9.2 8 12.5 6.8 9.2 3.3 8l3.5-1.2z" },
  pierce: { line: SHIELD, fill: "M.5 7h8V4.5L13 8l-4.5 3.5V9h-8z" },
  pull: { line: "M2 2v12", fill: "M15 6.5v3H9V13L3.5 8 9 3v3.5z" },
  push: { line: "M2 2v12", fill: "M4 6.5v3h6V13l5.5-5L10 3v3.5z" },
  range: { line: "M1 8h11M9 4.5L12.5 8 9 11.5M15 3v10" },
  retreat: { fill: "M15 2.5h-3.5L7 8l4.5 5.5H15L10.5 8zM8.5 2.5H5L.5 8 5 13.5h3.5L4 8z" },
  revive: { fill: "M8 .5l3 4H9.2v3H6.8v-3H5zM1 11h4l1-2h4l1 2h4v4H1z" },
  seal: { line: `${HOLE}M4 5.5l8 9.5M12 5.5L4 15` },
  sight: { line: "M.8 8Q4 3 8 3t7.2 5Q12 13 8 13T.8 8z", fill: "M8 5.5a2.5 2.5 0 1 1-.01 0z" },
  skull: { fill: "M8 1a6 6 0 0 1 6 6q0 3-2 4v3.5H4V11Q2 10 2 7a6 6 0 0 1 6-6zM5.5 6a1.5 1.5 0 1 0 .01 0zM10.5 6a1.5 1.5 0 1 0 .01 0z" },
  slow: { line: "M3.5 1.5h9M3.5 14.5h9M4.5 1.5c0 4 7 9 7 13M11.5 1.5c0 4-7 9-7 13" },
  spare: { line: `${SHOT}${SLASH}` },
  spawn: { line: HOLE, fill: "M8 .5l4 4.5H9.5v3.5h-3V5H4z" },
  steady: { line: "M4 14.5h8M8 14.5V7M8 7a2.6 2.6 0 1 1 .01 0M1.5 9.5l3 1M14.5 9.5l-3 1" },
  targets: { line: "M6 5a4 4 0 1 1-.01 0zM11.5 3a3.5 3.5 0 0 1 0 7M6 8.8v.4" },
  unhurt: { line: HEART },
  weapon: { fill: "M.5 5h10V4h5v3h-4l-1 1.5H8L7 12H3.5l1-3.5h-4z" },
  wound: { fill: DROP },
};

/** Small icons in a box of 16: what a card is, what it can do and what has happened to it. */

export type SymbolName =
  | "tough"
  | "disposable"
  | "overrun"
  | "offensive"
  | "defensive"
  | "no_block"
  | "no_cover"
  | "tactic"
  | "attack"
  | "defense"
  | "initiative"
  | "troop"
  | "heavy"
  | "wretch"
  | "reaction"
  | "command"
  | "cover"
  | "scenario"
  | "rotating"
  | "suppressed"
  | "enemyCover"
  | "acted"
  | "chosen"
  | "lit"
  | "target"
  | "guide";

export interface Icon {
  /** Filled shapes. */
  fill?: string;
  /** Lines. */
  line?: string;
}

const SHIELD = "M8 1.2l5.8 2v4.3c0 3.7-2.8 6-5.8 7.3-3-1.3-5.8-3.6-5.8-7.3V3.2z";
const WALL = "M1.5 6.5h13v7h-13zM1.5 10h13M6 6.5v3.5M10.5 10v3.5";

export const SYMBOLS: Readonly<Record<SymbolName, Icon>> = {
  tough: { line: `${SHIELD}M10.5 6.2A3.2 3.2 0 1 0 11 9M10.8 3.8v2.6H8.2` },
  disposable: { line: "M8 2.2a5.8 5.8 0 1 1-.01 0M5.5 5.5l5 5M10.5 5.5l-5 5" },
  overrun: { fill: "M1 3l6 5-6 5zM8 3l7 5-7 5z" },
  offensive: { fill: "M13.8 1.2l1 1-6.6 7.8-2.2-2.2z", line: "M3.5 8.5l4 4M5.5 10.5L2 14" },
  defensive: { line: SHIELD, fill: "M8 3.5v9c2-1 3.8-2.7 3.8-5V4.8z" },
  no_block: { line: `${SHIELD}M2 14L14 2` },
  no_cover: { line: `${WALL}M2.5 15L13.5 2` },
  tactic: { line: "M8 1.2l5.9 3.4v6.8L8 14.8l-5.9-3.4V4.6z", fill: "M8 4.5l2.8 3.5L8 11.5 5.2 8z" },
  attack: { fill: "M14.8 1.2L13.2 5 7.4 10.8 5.2 8.6 11 2.8z", line: "M3.2 7.8l5 5M5.6 10.4L1.8 14.2" },
  defense: { fill: SHIELD },
  initiative: { line: "M3.5 15V1.5", fill: "M4.5 1.5h9l-2.5 3.2 2.5 3.3h-9z" },
  troop: { fill: "M8 1a3.3 3.3 0 1 1-.01 0M2 15c0-4.5 2.4-6.5 6-6.5s6 2 6 6.5z" },
  heavy: { fill: "M5 1h6v3.5H5zM1 5.5h14v5h-3V15H9v-3.5H7V15H4v-4.5H1z" },
  wretch: {
    fill: "M8 4.5a3 3 0 1 1-.01 0z",
    line: "M6 9C3 2.5 1.8 6 2 13.5M10 9c3-6.5 4.2-3 4 4.5M6.5 10.5L5.5 14M9.5 10.5l1 3.5",
  },
  reaction: { fill: "M9.5.8L3 9h4l-1.5 6.2L13 6.5H8.5z" },
  command: { fill: "M8 .8l2 4.7 5 .4-3.8 3.3 1.2 5L8 11.5l-4.4 2.7 1.2-5L1 5.9l5-.4z" },
  cover: { line: WALL },
  scenario: { line: "M1.5 3.5l4-1.5 5 1.5 4-1.5v10.5l-4 1.5-5-1.5-4 1.5zM5.5 2v10.5M10.5 3.5V14" },
  rotating: { line: "M13 5.2A5.8 5.8 0 1 0 13.8 9", fill: "M14.6 1.5v4.7H9.9z" },
  suppressed: { line: "M2 14h12M8 1.5v7", fill: "M8 12L3.5 7.5h9z" },
  enemyCover: { line: "M9.5 1.5v13M13 1.5v13M1 8h5", fill: "M5 4.5L9 8l-4 3.5z" },
  acted: { line: "M3 1.5h10M3 14.5h10M4.5 1.5c0 4 7 9 7 13M11.5 1.5c0 4-7 9-7 13" },
  chosen: { line: "M2 8.5l4 4 8-9" },
  lit: { fill: "M8 1.5l6 7h-3.5v6h-5v-6H2z" },
  target: { line: "M8 3a5 5 0 1 1-.01 0M8 .5v4.5M8 11v4.5M.5 8H5M11 8h4.5" },
  guide: { line: "M3.5 15V1.5", fill: "M4 2l9 3-9 3.5z" },
};

import { glow, metal, type Part, shade } from "./part";

/** Shoulders and breast plate every COG wears, with two lit points on the chest. */
export const ARMOUR: readonly Part[] = [
  metal("M-35 36Q-37 12 -20 9L-9 13H9L20 9Q37 12 35 36Z"),
  shade("M-20 10Q-13 22 -15 36M20 10Q13 22 15 36", 2.5),
  glow("M-10 22H-3M3 22H10", 4),
];

/** How large dice may be in the room there is. */
import type { Attack } from "./attack";

export interface Room {
  /** Pixels along the side of a die of the attacker, and of a defender. */
  die: number;
  guard: number;
  token: number;
  /** Wounds, dice and figure of a defender stand in one line. */
  rowwise: boolean;
  /** Figures stand above their dice. */
  narrow: boolean;
}

const LARGEST = 90;
const SMALLEST = 24;
/** Pixels for title, verdict and the space between. */
const WORDS = 150;
const LINE = 30;

export function roomFor(attack: Attack, width: number, height: number): Room {
  const rolled = attack.defenders.filter((one) => one.rolled || attack.saw);
  const narrow = width < 560;
  const rowwise = rolled.length > 1 || height < 400;
  const most = Math.max(1, attack.faces.length);
  const guards = Math.max(1, ...rolled.map((one) => one.faces.length));
  const beside = narrow ? (rowwise ? 165 : 24) : 230;
  const high = rowwise
    ? (height - WORDS * 0.6 - LINE * rolled.length) / (1.2 + rolled.length * (narrow ? 1.35 : 0.85))
    : (height - WORDS) / (narrow ? 4.4 : 3);
  const die = within(Math.min(high, (width - beside) / (most * 1.08)));
  const shared = rowwise && !narrow ? beside + attack.hits * die * 0.4 : beside;
  const guard = within(Math.min(rowwise ? die * 0.8 : die, (width - shared) / (guards * 1.08)));
  return { die, guard, token: Math.round(Math.max(34, die * (narrow ? 0.8 : 1.15))), rowwise, narrow };
}

const within = (size: number): number => Math.round(Math.min(LARGEST, Math.max(SMALLEST, size)));

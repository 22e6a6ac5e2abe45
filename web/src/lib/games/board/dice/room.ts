/** How large dice may be in the room there is. */
import type { Attack } from "./attack";
import { tally } from "./schedule";

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

const LARGEST = 96;
/** Wider than this, eyes would have to wander. */
const WIDEST = 900;
const SMALLEST = 24;
/** Pixels for title, verdict and the space between. */
const WORDS = 150;
const LINE = 30;

export function roomFor(attack: Attack, given: number, height: number): Room {
  const width = Math.min(given, WIDEST);
  const rolled = attack.defenders.filter((one) => one.rolled || attack.saw);
  const narrow = width < 560;
  const rowwise = rolled.length > 1 || height < 400;
  const most = Math.max(1, attack.faces.length);
  const guards = Math.max(1, ...rolled.map((one) => one.faces.length));
  const beside = narrow ? (rowwise ? 165 : 24) : 265;
  const high = rowwise
    ? (height - (narrow ? 70 : WORDS * 0.6) - LINE * rolled.length) / (1.2 + rolled.length * 0.85)
    : (height - WORDS) / (narrow ? 4.4 : 3);
  const die = within(Math.min(high, (width - beside) / (most * 1.08)));
  // Beside dice a wound takes about half as much room as one of them.
  const beads = rowwise ? Math.max(0, ...rolled.map((one) => tally(one).drops)) * 0.62 : 0;
  const own = rowwise && narrow ? (rolled.length > 1 ? 145 : 180) : beside;
  const guard = within(Math.min(rowwise ? die * 0.8 : die, (width - own) / (guards * 1.08 + beads)));
  return { die, guard, token: Math.round(Math.max(30, die * (narrow ? 0.8 : 1.15))), rowwise, narrow };
}

const within = (size: number): number => Math.round(Math.min(LARGEST, Math.max(SMALLEST, size)));

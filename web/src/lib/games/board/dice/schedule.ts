/** When what is seen of a roll: dice settle, shields strike out wounds one by one, then the verdict. */
import type { Defender } from "./attack";

export interface Schedule {
  /** Milliseconds after the beginning: how long dice tumble, when the first wound is struck out, how far apart they are, and when the verdict comes. */
  tumble: number;
  strike: number;
  apart: number;
  verdict: number;
}

const TUMBLE = 420;
const APART = 170;
/** Parts of the whole time by which dice lie still and the verdict stands. */
const SETTLED = 0.3;
const TOLD = 0.6;

/** How many of the wounds of a defender are struck out, and how many are drawn at all. */
export function tally(one: Pick<Defender, "hits" | "shields" | "extra" | "wounds">): { drops: number; byOmen: number; struck: number } {
  const byOmen = Math.max(0, one.extra);
  const drops = one.hits + byOmen;
  return { drops, byOmen, struck: Math.min(drops, one.extra < 0 ? drops - one.wounds : one.shields) };
}

export function schedule(whole: number, defenders: readonly Defender[], still: boolean): Schedule {
  if (still) return { tumble: 0, strike: 0, apart: 0, verdict: 0 };
  const strikes = Math.max(0, ...defenders.filter((one) => one.rolled).map((one) => tally(one).struck));
  const tumble = Math.min(TUMBLE, whole * SETTLED);
  const strike = tumble * 1.25;
  const apart = strikes ? Math.min(APART, Math.max(0, whole * TOLD - strike) / strikes) : 0;
  return { tumble, strike, apart, verdict: strike + strikes * apart };
}

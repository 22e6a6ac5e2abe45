/** How finished games came out for whoever sits at this browser, as its end screens saw them. */
import type { Side } from "../wire";

export interface Result {
  game: string;
  /** What was played: "mission:hive", "chapter:4" (0 is the tutorial) or "campaign". */
  played: string;
  won: boolean;
  turns: number;
  /** In the card game, the side one had. */
  side: Side | null;
}

/** The best of several results. */
export interface Best {
  won: number;
  lost: number;
  /** Of the shortest victory. */
  turns: number | null;
  side: Side | null;
}

const KEY = "eday.results";
const MOST = 500;

export function results(): Result[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Result[]) : [];
  } catch {
    return [];
  }
}

/** Keeps a result; a game counts once, however often its end is looked at. */
export function noteResult(result: Result): void {
  const others = results().filter((one) => one.game !== result.game);
  localStorage.setItem(KEY, JSON.stringify([result, ...others].slice(0, MOST)));
}

/** The best so far of what was played; null where nothing was. */
export function bestOf(played: string, all: readonly Result[] = results()): Best | null {
  const those = all.filter((one) => one.played === played);
  if (!those.length) return null;
  const wins = those.filter((one) => one.won).sort((a, b) => a.turns - b.turns);
  return { won: wins.length, lost: those.length - wins.length, turns: wins[0]?.turns ?? null, side: wins[0]?.side ?? null };
}

/** Chances of an attack as whole per cents that add up to a hundred. */
import type { AttackOdds, Ref } from "../../wire";

export interface Chances {
  target: Ref | null;
  kill: number;
  wound: number;
  nothing: number;
}

/** Largest remainders are rounded up. */
export function percentages(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100 + 1e-9));
  const rest = shares.map((share, i) => ({ i, left: share * 100 - (whole[i] ?? 0) })).sort((a, b) => b.left - a.left);
  let missing = 100 - whole.reduce((sum, one) => sum + one, 0);
  for (const { i } of rest) {
    if (missing <= 0) break;
    whole[i] = (whole[i] ?? 0) + 1;
    missing -= 1;
  }
  return whole;
}

export function chances(odds: AttackOdds): Chances[] {
  const list: [Ref | null, AttackOdds][] = odds.targets ? Object.entries(odds.targets) : odds.kill === undefined ? [] : [[null, odds]];
  return list.map(([target, one]) => {
    const [kill = 0, wound = 0, nothing = 0] = percentages([one.kill ?? 0, one.wound ?? 0, one.nothing ?? 0]);
    return { target, kill, wound, nothing };
  });
}

/** What cover adds to the defense of those who are aimed at. */

import type { AttackOdds, AttackWays, Ref } from "../../../wire";

const REASONS = ["full_cover", "partial_cover"];

const coverDice = ({ defense_dice = [] }: AttackOdds): number =>
  defense_dice.reduce((sum, [dice, reason]) => sum + (REASONS.includes(String(reason)) ? Number(dice) : 0), 0);

/** Dice of cover by figure, against the attack where it helps most. */
export function shieldsOf({ ways }: AttackWays): ReadonlyMap<Ref, number> {
  const shields = new Map<Ref, number>();
  for (const { odds, target } of ways) {
    for (const [ref, one] of Object.entries(odds?.targets ?? { [target]: odds ?? {} })) {
      shields.set(ref, Math.max(shields.get(ref) ?? 0, coverDice(one)));
    }
  }
  return shields;
}

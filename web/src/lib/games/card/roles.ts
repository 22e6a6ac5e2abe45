/** What a card does in the attack going on. */
import type { AttackView, Ref } from "../../wire";

export type Role = "attacking" | "blocking" | "attacked";

export function roleOf(ref: Ref, attack: AttackView | null): Role | null {
  if (!attack) return null;
  if (attack.attackers.includes(ref)) return "attacking";
  if (attack.blockers.includes(ref)) return "blocking";
  return attack.target === ref ? "attacked" : null;
}

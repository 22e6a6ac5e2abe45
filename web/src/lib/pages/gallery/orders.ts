/** The orders of a mission and what is special about it, each told once. */
import type { MissionInfo } from "../../wire";

/** The objectives in their order; one that holds for several stages in a row stands for all of them. */
export function ordersOf(stages: MissionInfo["stages"]): { from: number; to: number; objective: string }[] {
  const found: { from: number; to: number; objective: string }[] = [];
  stages.forEach(({ objective }, i) => {
    const last = found.at(-1);
    if (last?.objective === objective) last.to = i + 1;
    else found.push({ from: i + 1, to: i + 1, objective });
  });
  return found;
}

/** Every special rule with the stages it holds in; none for a rule that holds in all of them. */
export function specialRules(stages: MissionInfo["stages"]): { rule: string; stages: number[] }[] {
  const rules = [...new Set(stages.flatMap((stage) => stage.rules))];
  return rules.map((rule) => {
    const those = stages.flatMap((stage, i) => (stage.rules.includes(rule) ? [i + 1] : []));
    return { rule, stages: those.length < stages.length ? those : [] };
  });
}

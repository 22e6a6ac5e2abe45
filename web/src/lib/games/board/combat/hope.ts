/** What a choice of the prompt promises, in one number. */
import type { Odds, Option } from "../../../wire";
import { chances } from "../odds";
import { isFired } from "./tiles";

/** An attack kills, the best attack of a guard kills, or an attack one faces wounds; in percent. */
export interface Hope {
  kind: "kill" | "best" | "hit";
  n: number;
}

/** Options whose hope stands on them: attacks, and where one may react, the reactions and letting it be. */
export function hopeful(options: readonly Option[]): Option[] {
  const reacting = options.some((option) => option.role === "react");
  return options.filter((option) => isFired(option) || (reacting && (option.role === "react" || option.role === "finish")));
}

/** What the odds of an option come to; null where they are not about one thing. */
export function hopeOf(option: Option, odds: Odds | null): Hope | null {
  if (!odds) return null;
  if (odds.ways?.length) return { kind: "best", n: Math.max(...odds.ways.flatMap((way) => chances(way.odds).map((one) => one.kill)), 0) };
  const [first, ...more] = chances(odds);
  if (!first || more.length) return null;
  if (first.target?.startsWith("cog:")) return { kind: "hit", n: 100 - first.nothing };
  return isFired(option) ? { kind: "kill", n: first.kill } : null;
}

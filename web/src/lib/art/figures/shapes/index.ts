/** Silhouettes by kind of figure. */

import { augustus_cole } from "./augustus_cole";
import { berserker } from "./berserker";
import { boomer } from "./boomer";
import { damon_baird } from "./damon_baird";
import { dominic_santiago } from "./dominic_santiago";
import { drone } from "./drone";
import { gear } from "./gear";
import { grinder } from "./grinder";
import { kantus } from "./kantus";
import { lambent_wretch } from "./lambent_wretch";
import { marcus_fenix } from "./marcus_fenix";
import type { Silhouette } from "./part";
import { skorge } from "./skorge";
import { theron_guard } from "./theron_guard";
import { ticker } from "./ticker";
import { wretch } from "./wretch";

const COGS: Readonly<Record<string, Silhouette>> = { marcus_fenix, dominic_santiago, augustus_cole, damon_baird };
const LOCUSTS: Readonly<Record<string, Silhouette>> = {
  wretch,
  drone,
  boomer,
  ticker,
  theron_guard,
  kantus,
  berserker,
  lambent_wretch,
  grinder,
  skorge,
};
const SHORT: Readonly<Record<string, string>> = {
  marcus: "marcus_fenix",
  dom: "dominic_santiago",
  cole: "augustus_cole",
  baird: "damon_baird",
  lambent: "lambent_wretch",
};
const LETTERS: Readonly<Record<string, string>> = {
  marcus_fenix: "M",
  dominic_santiago: "D",
  augustus_cole: "C",
  damon_baird: "B",
};

export interface FigureLook {
  side: "cog" | "locust";
  parts: Silhouette;
  /** The letter of a COG or the number of a Locust, as far as the kind alone tells it. */
  mark: string;
}

/** The look of a figure on the map: an enemy that borrows another's figures keeps a silhouette of its own. */
export function kindOf(ref: string, enemy: string | null): string {
  const number = /-\d+$/.exec(ref)?.[0] ?? "";
  return enemy ? enemy + number : ref;
}

/** How a figure looks, from its reference ("cog:marcus_fenix", "figure:drone-2") or its bare kind ("boomer"). */
export function lookOf(kind: string): FigureLook {
  const bare = kind.slice(kind.indexOf(":") + 1);
  const [, name = bare, number = ""] = /^(.*?)(?:-(\d+))?$/.exec(bare) ?? [];
  const id = SHORT[name] ?? name;
  const cog = COGS[id];
  if (cog || kind.startsWith("cog:")) return { side: "cog", parts: cog ?? gear, mark: LETTERS[id] ?? id.charAt(0).toUpperCase() };
  const known = LOCUSTS[id] ?? LOCUSTS[Object.keys(LOCUSTS).find((each) => id.includes(each)) ?? "drone"]!;
  return { side: "locust", parts: known, mark: number };
}

/** Which drawing, base and mark a figure has. */

import type { BaseKind } from "./bases";
import { COGS } from "./cogs";
import { LOCUSTS } from "./locusts";

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
  side: BaseKind;
  /** The drawing, by its id. */
  drawing: string;
  /** The letter of a COG or the number of a Locust, as far as the kind alone tells it. */
  mark: string;
}

/** The look of a figure on the map: an enemy that borrows another's figures keeps a drawing of its own. */
export function kindOf(ref: string, enemy: string | null): string {
  const number = /-\d+$/.exec(ref)?.[0] ?? "";
  return enemy ? enemy + number : ref;
}

/** How a figure looks, from its reference ("cog:marcus_fenix", "figure:drone-2") or its bare kind ("boomer"). */
export function lookOf(kind: string): FigureLook {
  const bare = kind.slice(kind.indexOf(":") + 1);
  const [, name = bare, number = ""] = /^(.*?)(?:-(\d+))?$/.exec(bare) ?? [];
  const id = SHORT[name] ?? name;
  if (id in COGS) return { side: "cog", drawing: id, mark: LETTERS[id] ?? "" };
  if (kind.startsWith("cog:")) return { side: "cog", drawing: "gear", mark: id.charAt(0).toUpperCase() };
  const drawing = id in LOCUSTS ? id : (Object.keys(LOCUSTS).find((each) => id.includes(each)) ?? "drone");
  return { side: "locust", drawing, mark: number };
}

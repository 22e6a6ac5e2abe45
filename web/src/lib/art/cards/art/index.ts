/** Which picture a card shows. */

import type { CardFaceInfo } from "../types";
import { BEASTS } from "./beasts";
import { COG, COG_HEAVY, COG_TROOP } from "./cog";
import { COVER, COVERS, SHEET } from "./covers";
import { COMMAND, DEEDS, REACTION, TACTIC } from "./deeds";
import type { Motif } from "./ink";
import { LOCUST, LOCUST_HEAVY } from "./locust";
import { MACHINES } from "./machines";

const DRAWN: Readonly<Record<string, Motif>> = { ...COG, ...MACHINES, ...LOCUST, ...BEASTS, ...DEEDS, ...COVERS };

/** What a chapter's sheet shows, by its number. */
const CHAPTERS: readonly string[] = [
  "low-wall",
  "emergence-hole",
  "wretch-pack",
  "troika-nest",
  "berserker",
  "street-lamp",
  "push-through-the-works",
  "junker",
  "theron-guard",
  "lambent-strain",
  "corpser",
  "grinder",
  "front-doors",
  "seeder",
  "brumak",
  "engine",
];

/** The chapter a card comes from, by its id; 0 for the core set and reinforcements. */
export const chapterOf = (id: string): number => Number(/^ch(\d+)-/.exec(id)?.[1] ?? 0);

const bare = (id: string): string => id.replace(/^(cog|loc|cov|ch\d+)-/, "");

function fallback({ kind, side, subtype }: CardFaceInfo): Motif {
  if (kind === "tactic") return TACTIC;
  if (kind === "reaction") return REACTION;
  if (kind === "command") return COMMAND;
  if (kind === "cover") return COVER;
  if (side === "cog") return subtype === "heavy" ? COG_HEAVY : COG_TROOP;
  if (subtype === "heavy") return LOCUST_HEAVY;
  return LOCUST[subtype === "wretch" ? "wretch" : "drone"]!;
}

/** The picture of a card: its own, that of a card whose name its own contains, or that of its kind. */
export function motifOf(face: CardFaceInfo): Motif {
  if (face.kind === "scenario") {
    const inner = DRAWN[CHAPTERS[chapterOf(face.id)] ?? "low-wall"] ?? COVER;
    return [...SHEET, ...inner.map((group) => ({ ...group, at: `translate(8 6)scale(.74)${group.at ?? ""}` }))];
  }
  const name = bare(face.id);
  const own = DRAWN[face.id] ?? DRAWN[name];
  if (own) return own;
  const alike = Object.keys(DRAWN)
    .filter((each) => name.includes(each))
    .sort((a, b) => b.length - a.length)[0];
  return (alike && DRAWN[alike]) || fallback(face);
}

/** Whether a picture was drawn for exactly this card. */
export const isDrawn = (id: string): boolean => id in DRAWN || bare(id) in DRAWN;

/** A figure that faces the other way. */
export const mirrored = (motif: Motif): Motif => motif.map((group) => ({ at: `scale(-1 1)${group.at ?? ""}`, parts: group.parts }));

/** Decks as lists. */
import { commas, language, t } from "../../text";
import type { CardFace, Cards, DeckChange, Ref } from "../../wire";

export interface Line {
  id: string;
  name: string;
  n: number;
  /** Came with a reinforcement. */
  added: boolean;
}

export interface Part {
  kind: "unit" | "tactic" | "reaction" | "other";
  lines: Line[];
}

const KINDS = ["unit", "tactic", "reaction", "other"] as const;

/** A card of a box by itself, as no copy of it need lie on the table. */
export const refOf = (id: string): Ref => `card:${id}`;

const kindOf = (face: CardFace | undefined): Part["kind"] => KINDS.find((kind) => kind === face?.kind) ?? "other";

/** A deck in parts: units, tactics, reactions, each by name. */
export function listed(
  deck: Cards,
  changes: readonly DeckChange[],
  face: (ref: Ref) => CardFace | undefined,
  name: (id: string) => string,
): Part[] {
  const added = new Set(changes.flatMap((change) => Object.keys(change.added)));
  const lines = Object.entries(deck)
    .map(([id, n]) => ({ id, n, name: name(id), added: added.has(id) }))
    .sort((a, b) => a.name.localeCompare(b.name, language.code));
  return KINDS.map((kind) => ({ kind, lines: lines.filter((line) => kindOf(face(refOf(line.id))) === kind) })).filter(
    (part) => part.lines.length > 0,
  );
}

export const size = (deck: Cards): number => Object.values(deck).reduce((sum, n) => sum + n, 0);

/** Cards in a sentence: "Lieutenant, 2 × Corporal". */
export function counted(cards: Cards, name: (id: string) => string): string {
  return commas(Object.entries(cards).map(([id, n]) => (n === 1 ? name(id) : t("camp-cardCount", { n, name: name(id) }))));
}

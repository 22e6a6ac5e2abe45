/** Where what a lesson suggests is on the page. It knows no rule. */
import { crateRef } from "../map/choices";
import type { Option, Ref } from "../../../wire";

const quoted = (value: string): string => JSON.stringify(value);

/** Selectors, the best first: the option where it lies open, else on the map and in the prompt, else in the hand. */
export function lessonPlaces(suggested: readonly Option[]): string[] {
  const open = suggested.map(({ id }) => `[role=menu] [data-option=${quoted(id)}]`);
  const refs = suggested.flatMap((option) => option.refs);
  const things = [
    ...refs.map((ref) => `.thing.offered[data-ref=${quoted(ref)}]`),
    ...suggested.map(({ id }) => `.prompt .buttons [data-option=${quoted(id)}]`),
  ];
  const cards = refs.map((ref) => `.hand [data-card=${quoted(ref)}]`);
  const tab = refs.some((ref) => ref.startsWith("order:")) ? ["#tab-hand"] : [];
  const list = suggested.length ? [".prompt .tools button"] : [];
  return [open, things, cards, tab, list].filter((group) => group.length).map((group) => group.join(", "));
}

/** Things on the map to look at besides what is to be chosen; of an area with a crate that is meant. */
export function lookedAt(points: readonly Ref[], suggested: readonly Option[], crates: readonly Ref[] = []): Ref[] {
  const chosen = new Set(suggested.flatMap((option) => option.refs));
  return points.filter((ref) => !chosen.has(ref)).map((ref) => (crates.includes(ref) ? crateRef(ref) : ref));
}

/** A selector of things on the map. */
export const thingsAt = (refs: readonly Ref[]): string => refs.map((ref) => `.thing[data-ref=${quoted(ref)}]`).join(", ");

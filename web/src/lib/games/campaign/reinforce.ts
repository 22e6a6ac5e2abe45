/** Reinforcements on offer: the engine lists every allowed combination, a player picks groups one by one. */
import type { Cards, Option } from "../../wire";

export interface Group {
  key: string;
  cards: Cards;
}

export interface Offer {
  /** How many groups make a choice. */
  pick: number;
  groups: Group[];
}

const keysOf = (option: Option): string[] => (option.args["options"] as string[] | undefined) ?? [];
const cardsOf = (option: Option): Cards => (option.args["cards"] as Cards | undefined) ?? {};

/** What every one of these options adds. */
function shared(options: readonly Option[]): Cards {
  const [first, ...others] = options.map(cardsOf);
  const found: Cards = {};
  for (const [card, n] of Object.entries(first ?? {})) {
    const least = Math.min(n, ...others.map((cards) => cards[card] ?? 0));
    if (least > 0) found[card] = least;
  }
  return found;
}

export function offered(options: readonly Option[]): Offer {
  const choices = options.filter((option) => option.kind === "reinforce");
  const keys = [...new Set(choices.flatMap(keysOf))];
  const groups = keys.map((key) => ({ key, cards: shared(choices.filter((option) => keysOf(option).includes(key))) }));
  return { pick: choices[0] ? keysOf(choices[0]).length : 0, groups };
}

/** The option that takes exactly these groups. */
export function optionFor(options: readonly Option[], chosen: readonly string[]): Option | null {
  const same = (keys: string[]): boolean => keys.length === chosen.length && keys.every((key) => chosen.includes(key));
  return options.find((option) => option.kind === "reinforce" && same(keysOf(option))) ?? null;
}

/** What is chosen after a group was picked: a lone choice is exchanged, one of several goes again when picked twice. */
export function toggled(chosen: readonly string[], key: string, pick: number): string[] {
  if (pick === 1) return [key];
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  return chosen.length < pick ? [...chosen, key] : [...chosen];
}

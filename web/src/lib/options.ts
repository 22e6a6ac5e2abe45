/** Where each option of a decision is offered: on a card, on the map, or as a button of the prompt. */
import type { Option, Ref } from "./wire";

export const MAIN_BUTTONS = 6;

const MAP_THINGS = new Set(["area", "cover", "hole", "figure", "cog", "tile"]);
const CARD_THINGS = new Set(["order", "weapon", "card"]);

export interface Offered {
  /** Buttons of the prompt bar, at most six. */
  main: Option[];
  /** Everything that is neither a button nor on a card or the map. */
  more: Option[];
  byCard: Map<Ref, Option[]>;
  byPlace: Map<Ref, Option[]>;
}

const group = (ref: Ref): string => ref.slice(0, ref.indexOf(":"));

export const onMap = (option: Option): boolean => option.refs.some((ref) => MAP_THINGS.has(group(ref)));
export const onCard = (option: Option): boolean => option.refs.some((ref) => CARD_THINGS.has(group(ref)));

export function offer(options: readonly Option[]): Offered {
  const byCard = new Map<Ref, Option[]>();
  const byPlace = new Map<Ref, Option[]>();
  for (const option of options) {
    for (const ref of new Set(option.refs)) {
      const home = CARD_THINGS.has(group(ref)) ? byCard : MAP_THINGS.has(group(ref)) ? byPlace : null;
      home?.set(ref, [...(home.get(ref) ?? []), option]);
    }
  }
  if (options.length <= MAIN_BUTTONS) return { main: [...options], more: [], byCard, byPlace };
  const homeless = options.filter((option) => !onMap(option) && !onCard(option));
  return { main: homeless.slice(0, MAIN_BUTTONS), more: homeless.slice(MAIN_BUTTONS), byCard, byPlace };
}

/** Options in the order of the plain list: by the server's group, else by kind, first seen first. */
export function listed(options: readonly Option[]): { group: string; options: Option[] }[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = option.group || option.kind;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups].map(([name, members]) => ({ group: name, options: members }));
}

/** Options that end or decline something are quiet buttons. */
export const isQuiet = (option: Option): boolean => ["pass", "stop", "end", "stay", "skip"].includes(option.kind);

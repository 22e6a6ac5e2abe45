/** Where each option of a decision is offered: on a card, on the map, as a button of the prompt, or quietly aside. */
import type { Option, Ref } from "../../wire";

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
  /** What only throws something away: listed, never pressed upon anybody. */
  aside: Option[];
}

const group = (ref: Ref): string => ref.slice(0, ref.indexOf(":"));

export const onMap = (option: Option): boolean => option.refs.some((ref) => MAP_THINGS.has(group(ref)));
export const onCard = (option: Option): boolean => option.refs.some((ref) => CARD_THINGS.has(group(ref)));
/** It only throws something away. */
export const isAside = (option: Option): boolean => option.role === "aside";

/** It is done only after being asked for twice: it throws something away, or leaves something unused. */
export const needsWord = (option: Option): boolean => isAside(option) || Boolean(option.sure);

export function offer(options: readonly Option[]): Offered {
  const byCard = new Map<Ref, Option[]>();
  const byPlace = new Map<Ref, Option[]>();
  const open = options.filter((option) => !isAside(option));
  for (const option of open) {
    for (const ref of new Set(option.refs)) {
      const home = CARD_THINGS.has(group(ref)) ? byCard : MAP_THINGS.has(group(ref)) ? byPlace : null;
      home?.set(ref, [...(home.get(ref) ?? []), option]);
    }
  }
  const homeless = open.length <= MAIN_BUTTONS ? open : open.filter((option) => !onMap(option) && !onCard(option));
  return { main: homeless.slice(0, MAIN_BUTTONS), more: homeless.slice(MAIN_BUTTONS), byCard, byPlace, aside: options.filter(isAside) };
}

/** The label with the places in it as the log calls them. */
export const coded = (option: Option): string => (option.code ? `${option.label} (${option.code})` : option.label);

/** It attacks with something; playing a card in order to attack is no attack yet. */
export const isAttack = (option: Option): boolean => option.role === "attack";

/** Options in the order of the plain list: by the part they play, first seen first; what throws something away comes last. */
export function listed(options: readonly Option[]): { role: Option["role"]; options: Option[] }[] {
  const roles = new Map<Option["role"], Option[]>();
  for (const option of [...options.filter((one) => !isAside(one)), ...options.filter(isAside)]) {
    roles.set(option.role, [...(roles.get(option.role) ?? []), option]);
  }
  return [...roles].map(([role, members]) => ({ role, options: members }));
}

/** Options that end or decline something, or throw it away, are quiet buttons. */
export const isQuiet = (option: Option): boolean => option.role === "finish" || isAside(option);

/** Where each option of a decision is offered: on a card, on the map, or as a button of the prompt. */
import type { Kind, Option, Ref } from "./wire";

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

export type Topic = "cards" | "move" | "attack" | "react" | "gear" | "locusts" | "finish" | "other";

/** What the options of a server's group are about. */
const TOPICS: Readonly<Record<Exclude<Topic, "other">, readonly string[]>> = {
  cards: ["heal", "play", "swap", "draw", "discard", "teamwork", "hold"],
  move: ["move", "cover", "oust", "explore", "solo", "bonus", "ride", "pull", "push"],
  attack: ["attack", "chainsaw", "charge", "gun", "seal", "hit", "splash"],
  react: ["dodge", "guard", "follow", "let"],
  gear: ["revive", "pick", "equipment", "free", "gain", "lose", "keep", "give", "drop"],
  locusts: ["activate", "step", "target", "condition", "you", "spawn", "at"],
  finish: ["end", "stop", "stay", "pass", "decline", "enough", "skip"],
};
/** The same for the card game, where some groups mean something else. */
const CARD_TOPICS: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  cards: ["draw", "deploy", "tactic", "discard", "keep", "next", "reinforce"],
  move: ["move", "to", "enter"],
  attack: ["attack", "direct", "cross", "hit"],
  react: ["block", "no", "react"],
  finish: ["end", "stop", "pass", "decline", "done"],
};
const byGroup = (topics: Readonly<Partial<Record<Topic, readonly string[]>>>): ReadonlyMap<string, Topic> =>
  new Map(Object.entries(topics).flatMap(([topic, groups]) => groups.map((one) => [one, topic as Topic])));
const TOPIC_OF = byGroup(TOPICS);
const CARD_TOPIC_OF = byGroup(CARD_TOPICS);

/** Options in the order of the plain list: by what they are about, first seen first. */
export function listed(options: readonly Option[], kind: Kind | null = "board"): { topic: Topic; options: Option[] }[] {
  const topics = new Map<Topic, Option[]>();
  for (const option of options) {
    const topic = (kind === "board" ? TOPIC_OF : CARD_TOPIC_OF).get(option.group) ?? "other";
    topics.set(topic, [...(topics.get(topic) ?? []), option]);
  }
  return [...topics].map(([topic, members]) => ({ topic, options: members }));
}

const QUIET: ReadonlySet<string> = new Set([...TOPICS.finish, "done", "no_block", "discard"]);

/** Options that end or decline something are quiet buttons. */
export const isQuiet = (option: Option): boolean => QUIET.has(option.kind);

/** What a beat of the card game looks and sounds like. */
import type { Sound } from "../../shell/ui/sound";
import type { Ref, TableEvent } from "../../wire";
import { seatRef } from "./refs";

/** A number that rises from a card or deck. */
export interface Rising {
  n: number;
  from: Ref;
  words: string;
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  card_deployed: "card",
  reaction_deployed: "card",
  tactic_used: "card",
  unit_put: "card",
  unit_moved: "card",
  cards_drawn: "discard",
  card_returned: "discard",
  card_discarded: "discard",
  cards_lost: "discard",
  attack_declared: "rifle",
  attack_blocked: "shield",
  damage_dealt: "hit",
  direct_damage_dealt: "hit",
  unit_killed: "fall",
  cover_revealed: "door",
  cover_flipped: "door",
  cover_removed: "seal",
};

export const soundOf = (event: TableEvent): Sound | null => SOUNDS[event.kind] ?? null;

export function risingOf(events: readonly TableEvent[]): Rising[] {
  return events.flatMap(({ n, kind, data }) => {
    if (kind !== "damage_dealt" && kind !== "direct_damage_dealt") return [];
    const from = kind === "damage_dealt" ? String(data["card"]) : seatRef(Number(data["seat"]));
    return [{ n, from, words: `−${Number(data["damage"])}` }];
  });
}

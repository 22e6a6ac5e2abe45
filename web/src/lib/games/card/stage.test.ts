import { expect, it } from "vitest";
import type { TableEvent } from "../../wire";
import { risingOf, soundOf } from "./stage";

const event = (kind: string, data: Record<string, unknown>): TableEvent => ({ n: 3, kind, data, line: "", tone: "plain" });

it("lets damage rise from the card that takes it, or from the deck of whom it hits", () => {
  const damage = event("damage_dealt", { card: "card:drone#2", damage: 2 });
  const direct = event("direct_damage_dealt", { seat: 1, damage: 3, kept: 1 });
  expect(risingOf([damage, event("unit_killed", { card: "card:drone#2" }), direct])).toEqual([
    { n: 3, from: "card:drone#2", words: "−2" },
    { n: 3, from: "seat:1", words: "−3" },
  ]);
});

it.each([
  ["card_deployed", "card"],
  ["attack_declared", "rifle"],
  ["attack_blocked", "shield"],
  ["damage_dealt", "hit"],
  ["card_discarded", "discard"],
  ["unit_killed", "fall"],
  ["turn_started", null],
])("%s sounds like %s", (kind, sound) => {
  expect(soundOf(event(kind, {}))).toBe(sound);
});

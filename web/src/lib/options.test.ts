import { describe, expect, it } from "vitest";
import { isQuiet, listed, offer } from "./options";
import type { Option } from "./wire";

const option = (id: string, ...refs: string[]): Option => {
  const kind = id.split(":")[0] ?? "";
  return { id, kind, refs, args: {}, label: id, group: kind.split("_")[0] ?? "", passes: false };
};

const turn = [
  option("play_actions:a", "order:a"),
  option("play_move:a", "order:a"),
  option("play_actions:b", "order:b"),
  option("attack:lancer", "weapon:lancer", "figure:drone-1"),
  option("move:x", "area:2A.B"),
  option("bonus_move"),
  option("end"),
];

describe("offer", () => {
  it("few options are all buttons", () => {
    expect(offer(turn.slice(0, 6)).main).toHaveLength(6);
  });

  it("among many only what lives nowhere else is a button", () => {
    const offered = offer(turn);
    expect(offered.main.map((one) => one.id)).toEqual(["bonus_move", "end"]);
    expect(offered.byCard.get("order:a")?.map((one) => one.id)).toEqual(["play_actions:a", "play_move:a"]);
  });

  it("an attack is offered on its weapon and on its target", () => {
    const offered = offer(turn);
    expect(offered.byCard.get("weapon:lancer")?.[0]?.id).toBe("attack:lancer");
    expect(offered.byPlace.get("figure:drone-1")?.[0]?.id).toBe("attack:lancer");
  });

  it("never shows more than six buttons and loses none", () => {
    const many = Array.from({ length: 9 }, (_, i) => option(`heal${i}`));
    const offered = offer(many);
    expect(offered.main).toHaveLength(6);
    expect(offered.more).toHaveLength(3);
  });
});

describe("list", () => {
  it("holds every option once, by what it is about", () => {
    const found = listed([...turn, option("unheard_of")]);
    expect(found.flatMap((one) => one.options)).toHaveLength(turn.length + 1);
    expect(found.map((one) => [one.topic, one.options.length])).toEqual([
      ["cards", 3],
      ["attack", 1],
      ["move", 2],
      ["finish", 1],
      ["other", 1],
    ]);
  });

  it("declining is quiet", () => {
    expect(isQuiet(option("pass"))).toBe(true);
    expect(isQuiet(option("attack"))).toBe(false);
  });
});

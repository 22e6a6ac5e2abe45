import { describe, expect, it } from "vitest";
import { option } from "./options.fixture";
import { isAttack, isQuiet, listed, offer } from "./index";

const turn = [
  option("play_actions:a", "cards", "order:a"),
  option("play_move:a", "cards", "order:a"),
  option("play_actions:b", "cards", "order:b"),
  option("attack:lancer", "attack", "weapon:lancer", "figure:drone-1"),
  option("move:x", "move", "area:2A.B"),
  option("bonus_move", "move"),
  option("end", "finish"),
];
const drops = [option("drop:weapon:lancer", "aside", "weapon:lancer"), option("drop:weapon:snub", "aside", "weapon:snub")];
const ids = (options: readonly { id: string }[]): string[] => options.map((one) => one.id);

describe("offer", () => {
  it("few options are all buttons", () => {
    expect(offer(turn.slice(0, 6)).main).toHaveLength(6);
  });

  it("among many only what lives nowhere else is a button", () => {
    const offered = offer(turn);
    expect(ids(offered.main)).toEqual(["bonus_move", "end"]);
    expect(ids(offered.byCard.get("order:a") ?? [])).toEqual(["play_actions:a", "play_move:a"]);
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

  it("what throws something away is neither a button nor a use of its card, in any window", () => {
    for (const window of [
      turn,
      turn.slice(4),
      [option("guard:a", "react", "order:a"), option("pass", "finish")],
      [option("pass", "finish")],
    ]) {
      const offered = offer([...drops, ...window]);
      expect(offered).toEqual({ ...offer(window), aside: drops });
      expect(offered.main.length).toBeGreaterThan(0);
    }
  });

  it("with one weapon too many it is the question, as the server says", () => {
    const question = drops.map((one) => ({ ...one, role: "gear" as const }));
    expect(offer(question).main).toEqual(question);
  });
});

describe("list", () => {
  it("holds every option once, by the part it plays, what throws something away last", () => {
    const found = listed([...drops, ...turn, option("unheard_of")]);
    expect(found.map((one) => [one.role, one.options.length])).toEqual([
      ["cards", 3],
      ["attack", 1],
      ["move", 2],
      ["finish", 1],
      ["other", 1],
      ["aside", 2],
    ]);
  });

  it("an attack is what the server calls one, whatever its name", () => {
    expect(isAttack(option("chainsaw", "attack"))).toBe(true);
    expect(isAttack(option("play_attack", "cards"))).toBe(false);
  });

  it("declining is quiet", () => {
    expect(isQuiet(option("pass", "finish"))).toBe(true);
    expect(isQuiet(option("drop", "aside"))).toBe(true);
    expect(isQuiet(option("attack", "attack"))).toBe(false);
  });
});

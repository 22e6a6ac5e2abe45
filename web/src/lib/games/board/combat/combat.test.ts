import { describe, expect, it } from "vitest";
import { option } from "../../../shell/options/options.fixture";
import type { AttackWays } from "../../../wire";
import { placeAt, type Rect } from "./placing";
import { aimed, empties } from "./tiles";

const WAY: AttackWays["ways"][number] = {
  option: "attack:lancer.normal:figure:drone-1",
  name: "Lancer",
  weapon: "weapon:lancer",
  mode: "normal",
  target: "figure:drone-1",
  odds: {
    attack_dice: [
      [2, "normal", "BG-AMMO-01"],
      [1, "card", "BG-ORDER-04"],
    ],
    kill: 0.5,
    wound: 0.25,
    nothing: 0.25,
  },
  token: "ammo",
  tokens: 2,
  reasons: [],
};
const FIRE = option("attack:lancer.normal:figure:drone-1", "attack", "figure:drone-1", "weapon:lancer");
const PUSH = option("push:figure:drone-1", "move", "figure:drone-1");

describe("tiles", () => {
  it("show dice, chances and what is left, and choose their option", () => {
    const [tile] = aimed({ ways: [WAY], first: [] }, [FIRE], [FIRE]).tiles;
    expect(tile).toMatchObject({ option: FIRE, dice: 3, tokens: 2, aims: ["figure:drone-1"] });
    expect(tile?.hits).toEqual([{ target: null, kill: 50, wound: 25, nothing: 25 }]);
  });

  it("say when the last ammo goes, if nothing can be fired without", () => {
    const words = { kind: "", normal: 2, overkill: 4, range: 4, token: "ammo" as const, dice: "", traits: [], omen: null };
    const spare = { ...words, traits: [{ mark: "spare" as const, amount: "", short: "", text: "" }] };
    const [saved, spent] = aimed(
      {
        ways: [
          { ...WAY, tokens: 0 },
          { ...WAY, mode: "overkill", tokens: 0 },
        ],
        first: [],
      },
      [],
      [],
    ).tiles;
    expect(empties(spent!, words)).toBe(true);
    expect(empties(saved!, words)).toBe(false);
    expect(empties(spent!, spare)).toBe(false);
    expect(empties(spent!, null)).toBe(false);
  });

  it("what can be fired comes first, what something opens next, what is barred last", () => {
    const barred = { ...WAY, option: null, odds: null, mode: "chainsaw" as const, reasons: ["Too far."] };
    const later = { ...WAY, option: null, mode: "overkill" as const };
    const found = aimed({ ways: [barred, later, WAY], first: ["play_attack:order:a"] }, [FIRE, option("play_attack:order:a")], []);
    expect(found.tiles.map((one) => one.mode)).toEqual(["normal", "overkill", "chainsaw"]);
    expect(found.first.map((one) => one.id)).toEqual(["play_attack:order:a"]);
  });

  it("of the cards that open an attack, the one that lies open comes first", () => {
    const [other, held] = [option("play_attack:order:a", "cards", "order:a"), option("play_attack:order:b", "cards", "order:b")];
    const ways = { ways: [{ ...WAY, option: null }], first: [other.id, held.id] };
    expect(aimed(ways, [other, held], [], "order:b").first).toEqual([held, other]);
    expect(aimed(ways, [other, held], []).first).toEqual([other, held]);
  });

  it("an attack on an area aims at everybody in it", () => {
    const each = { kill: 0.1, wound: 0.2, nothing: 0.7 };
    const odds = {
      attack_dice: [[4, "overkill", "BG-AMMO-02"] as [number, string, string]],
      targets: { "figure:drone-1": each, "cog:dom": each },
    };
    const [tile] = aimed({ ways: [{ ...WAY, target: "area:2A.C", odds }], first: [] }, [FIRE], []).tiles;
    expect(tile?.aims).toEqual(["area:2A.C", "figure:drone-1", "cog:dom"]);
    expect(tile?.hits.map((one) => one.target)).toEqual(["figure:drone-1", "cog:dom"]);
  });

  it("what else can be done there is kept", () => {
    expect(aimed({ ways: [WAY], first: [] }, [FIRE, PUSH], [FIRE, PUSH]).others).toEqual([PUSH]);
  });
});

describe("the place of tiles", () => {
  const room = { width: 800, height: 500 };
  const size = { width: 300, height: 200 };
  const clear = (place: { left: number; top: number }, taken: Rect[]): boolean =>
    taken.every(
      (one) =>
        place.left >= one.left + one.width ||
        place.left + size.width <= one.left ||
        place.top >= one.top + one.height ||
        place.top + size.height <= one.top,
    );

  it("is beside the target and inside the room", () => {
    for (const at of [
      [20, 20],
      [780, 480],
      [400, 250],
      [20, 480],
    ] as const) {
      const place = placeAt(at, size, room, []);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + size.width).toBeLessThanOrEqual(room.width);
      expect(place.top + size.height).toBeLessThanOrEqual(room.height);
      expect(clear(place, [{ left: at[0] - 10, top: at[1] - 10, width: 20, height: 20 }])).toBe(true);
    }
  });

  it("is clear of what lies over the map already", () => {
    const guide = { left: 0, top: 0, width: 300, height: 180 };
    const list = { left: 400, top: 240, width: 400, height: 260 };
    for (const at of [
      [100, 250],
      [500, 100],
      [700, 200],
    ] as const)
      expect(clear(placeAt(at, size, room, [guide, list]), [guide, list])).toBe(true);
  });
});

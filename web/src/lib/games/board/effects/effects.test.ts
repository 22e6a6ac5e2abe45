import { describe, expect, it } from "vitest";
import { ATTACKS } from "../dice/attacks.fixture";
import { attackOf } from "../dice/attack";
import { schedule } from "../dice/schedule";
import type { XY } from "../map/types";
import { soundOf, soundsOfRoll } from "../sounds";
import type { TableEvent } from "../../../wire";
import { type Arms, effectsOf, type Places, scenery } from "./effects";

const SPOTS: Record<string, XY> = {
  "cog:marcus_fenix": [1, 1],
  "cog:dominic_santiago": [2, 1],
  "figure:boomer-1": [5, 4],
  "figure:ticker-1": [6, 6],
  "area:1A.D": [8, 8],
  "hole:1A.D": [9, 9],
};
const places: Places = { at: (ref) => SPOTS[ref] ?? null, enemy: (ref) => ref };
const event = (kind: string, data: Record<string, unknown>): TableEvent => ({ n: 7, kind, data, line: "", tone: "plain" });
const drawn = (kind: string, data: Record<string, unknown>) => effectsOf([event(kind, data)], places);

describe("what is drawn", () => {
  it("aims from who attacks to who is attacked", () => {
    const [shot] = effectsOf(ATTACKS.guard, places);
    expect(shot).toMatchObject({ kind: "shot", from: [1, 1], to: [5, 4], arms: "bullets", wide: false });
  });

  it.each<[Record<string, string>, Arms, boolean]>([
    [{ attacker: "cog:marcus_fenix", target: "figure:boomer-1", weapon: "weapon:gnasher" }, "pellets", false],
    [{ attacker: "cog:marcus_fenix", target: "figure:boomer-1", weapon: "weapon:longshot" }, "beam", false],
    [{ attacker: "cog:marcus_fenix", target: "area:1A.D", weapon: "weapon:bolo_grenade" }, "blast", true],
    [{ attacker: "figure:boomer-1", target: "cog:marcus_fenix" }, "blast", false],
  ])("%o", (data, arms, wide) => {
    expect(drawn("attack_declared", data)).toMatchObject([{ kind: "shot", arms, wide }]);
  });

  it("lets the number of wounds rise from the wounded, and a shield from whom they do not hurt", () => {
    expect(drawn("wounds_dealt", { figure: "figure:boomer-1", wounds: 2 })).toMatchObject([{ kind: "number", at: [5, 4], words: "−2" }]);
    expect(drawn("wounds_shrugged_off", { figure: "figure:boomer-1", wounds: 2 })).toMatchObject([{ kind: "ward" }]);
  });

  it("marks falls, spawns and holes where they are", () => {
    expect(drawn("figure_killed", { figure: "figure:boomer-1", area: "area:1A.D" })).toMatchObject([{ kind: "fall", at: [5, 4] }]);
    expect(drawn("figure_spawned", { figure: "figure:ticker-1", area: "area:1A.D" })).toMatchObject([
      { kind: "burst", at: [9, 9], of: "spawn" },
    ]);
    expect(drawn("figure_spawned", { figure: "figure:ticker-1", area: "area:2B.A" })).toMatchObject([{ kind: "burst", at: [6, 6] }]);
    expect(drawn("hole_sealed", { hole: "hole:1A.D" })).toMatchObject([{ kind: "burst", of: "seal" }]);
  });

  it("draws nothing of what has no place on the map", () => {
    expect(drawn("wounds_dealt", { figure: "figure:nobody", wounds: 1 })).toEqual([]);
    expect(drawn("cards_drawn", { seat: 0 })).toEqual([]);
  });

  it("has both ends of an attack or a step in sight", () => {
    expect(scenery(ATTACKS.guard.slice(2, 3), places.at)).toEqual([
      [1, 1],
      [5, 4],
    ]);
    expect(scenery([event("figure_moved", { figure: "cog:marcus_fenix", origin: "area:0", to: "area:1A.D" })], places.at)).toEqual([
      [1, 1],
      [8, 8],
    ]);
  });
});

describe("what is heard", () => {
  it.each([
    ["attack_declared", { attacker: "cog:marcus_fenix", weapon: "weapon:lancer" }, "rifle"],
    ["attack_declared", { attacker: "cog:marcus_fenix", weapon: "weapon:snub_pistol" }, "pistol"],
    ["attack_declared", { attacker: "cog:marcus_fenix", weapon: "weapon:gnasher" }, "shotgun"],
    ["attack_declared", { attacker: "cog:marcus_fenix", weapon: "weapon:longshot" }, "sniper"],
    ["attack_declared", { attacker: "cog:marcus_fenix", weapon: "weapon:torque_bow" }, "bow"],
    ["attack_declared", { attacker: "cog:marcus_fenix", weapon: "weapon:bolo_grenade" }, "explosion"],
    ["attack_declared", { attacker: "figure:boomer-2" }, "launcher"],
    ["attack_declared", { attacker: "figure:wretch-1" }, "claw"],
    ["attack_declared", { attacker: "figure:drone-3" }, "rifle"],
    ["chainsaw_revved", { attacker: "cog:marcus_fenix", weapon: "weapon:lancer" }, "saw"],
    ["figure_killed", { figure: "figure:drone-1" }, "fall"],
    ["hole_placed", { hole: "hole:1A.D" }, "hole"],
    ["ai_card_drawn", { card: "ai:3" }, "card"],
    ["cards_drawn", { seat: 0 }, null],
  ])("%s %o: %s", (kind, data, sound) => {
    expect(soundOf(event(kind, data), (ref) => ref)).toBe(sound);
  });

  it("of a roll: dice, then a shield for each wound struck out", () => {
    const attack = attackOf(ATTACKS.omen, [], [])!;
    const times = schedule(1700, attack.defenders, false);
    expect(soundsOfRoll(attack, times)).toEqual([
      { sound: "dice", at: 0 },
      { sound: "shield", at: times.strike },
      { sound: "shield", at: times.strike + times.apart },
    ]);
  });

  it("of a chainsaw: dice, then the saw", () => {
    const attack = attackOf(ATTACKS.sawMiss, [], [])!;
    expect(soundsOfRoll(attack, schedule(1700, attack.defenders, false)).map((note) => note.sound)).toEqual(["dice", "saw"]);
  });
});

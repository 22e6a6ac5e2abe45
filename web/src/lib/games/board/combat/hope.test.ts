import { describe, expect, it } from "vitest";
import { option } from "../../../shell/options/options.fixture";
import type { Odds } from "../../../wire";
import { hopeful, hopeOf } from "./hope";

const ATTACK = { ...option("attack:lancer", "attack", "figure:drone-1", "weapon:lancer"), kind: "attack" };
const GUARD = option("guard:a", "react", "order:a");
const DODGE = option("dodge:a", "react", "order:a");
const PASS = option("pass", "finish");
const odds = (kill: number, wound: number): Odds => ({ kill, wound, nothing: 1 - kill - wound });

describe("hope", () => {
  it("of an attack is to kill", () => {
    expect(hopeOf(ATTACK, odds(0.84, 0.1))).toEqual({ kind: "kill", n: 84 });
    expect(hopeOf(ATTACK, null)).toBeNull();
  });

  it("of a guard is that of its best attack", () => {
    const ways = [0.2, 0.6].map((kill) => ({ ...option(`attack:${kill}`), odds: odds(kill, 0.1) }));
    expect(hopeOf(GUARD, { ways } as unknown as Odds)).toEqual({ kind: "best", n: 60 });
  });

  it("of a dodge, and of none, is about being hit", () => {
    const facing: Odds = { targets: { "cog:marcus_fenix": odds(0.1, 0.3) } };
    expect(hopeOf(DODGE, facing)).toEqual({ kind: "hit", n: 40 });
    expect(hopeOf(PASS, facing)).toEqual({ kind: "hit", n: 40 });
  });

  it("stands on attacks, and on reactions and what comes without them", () => {
    expect(hopeful([ATTACK, PASS])).toEqual([ATTACK]);
    expect(hopeful([DODGE, PASS])).toEqual([DODGE, PASS]);
  });
});

import { describe, expect, it } from "vitest";
import type { AttackOdds, AttackWays } from "../../../wire";
import { shieldsOf } from "./shields";

const way = (target: string, odds: AttackOdds | null): AttackWays["ways"][number] => ({
  option: null,
  name: "",
  weapon: null,
  mode: "normal",
  target,
  odds,
  token: "",
  tokens: 0,
  reasons: [],
});
const shields = (...ways: AttackWays["ways"]): Record<string, number> => Object.fromEntries(shieldsOf({ ways, first: [] }));

describe("shields", () => {
  it("count the dice of cover alone", () => {
    const dice: AttackOdds = {
      defense_dice: [
        [1, "defense", "BG-ATTACK-05"],
        [2, "full_cover", "BG-ATTACK-06"],
      ],
    };
    expect(shields(way("figure:drone-1", dice))).toEqual({ "figure:drone-1": 2 });
    expect(shields(way("figure:drone-1", { defense_dice: [[1, "defense", "BG-ATTACK-05"]] }))).toEqual({ "figure:drone-1": 0 });
  });

  it("are those against the attack where cover helps most", () => {
    const cut = way("figure:drone-1", { defense_dice: [] });
    const shot = way("figure:drone-1", { defense_dice: [[1, "partial_cover", "BG-ATTACK-06"]] });
    expect(shields(cut, shot, cut)).toEqual({ "figure:drone-1": 1 });
  });

  it("are told for each figure in an area, and not of attacks without odds", () => {
    const covered: AttackOdds = { defense_dice: [[2, "full_cover", "BG-ATTACK-06"]] };
    expect(shields(way("area:2A.B", { targets: { "figure:drone-1": covered, "figure:drone-2": {} } }))).toEqual({
      "figure:drone-1": 2,
      "figure:drone-2": 0,
    });
    expect(shields(way("figure:drone-1", null))).toEqual({ "figure:drone-1": 0 });
  });
});

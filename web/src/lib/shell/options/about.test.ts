import { describe, expect, it } from "vitest";
import { among, subjects, weighty } from "./about";
import { option } from "./options.fixture";

const KEEP = [option("keep:longshot", "gear", "weapon:longshot"), option("keep:boomshield", "gear", "weapon:boomshield")];
const DODGE = [option("dodge:a", "react", "order:a"), option("dodge:b", "react", "order:b"), option("pass", "finish")];
const DROP = option("drop:lancer", "aside", "weapon:lancer");

describe("things to choose among", () => {
  it("are all shown: both weapons found", () => {
    expect(among(KEEP)).toEqual(["weapon:longshot", "weapon:boomshield"]);
    expect(among([...KEEP, option("enough", "finish"), DROP])).toEqual(["weapon:longshot", "weapon:boomshield"]);
  });

  it("are none where targets or cards in hand are chosen, or one thing alone", () => {
    expect(
      among([
        option("attack:a", "attack", "figure:drone-1", "weapon:lancer"),
        option("attack:b", "attack", "figure:drone-1", "weapon:snub"),
      ]),
    ).toEqual([]);
    expect(among(DODGE)).toEqual([]);
    expect(among(KEEP.slice(1))).toEqual([]);
  });

  it("may be named by a bare id", () => {
    expect(subjects({ ...option("equipment", "gear", "area:2A.B"), args: { equipment: "ammunition" } })).toEqual(["equipment:ammunition"]);
    expect(subjects(option("pick_up", "gear", "weapon:boomshot"))).toEqual(["weapon:boomshot"]);
  });
});

describe("odds", () => {
  it("of a reaction stand beside those of letting it be, before anything is pointed at", () => {
    expect(weighty(DODGE, null).map((one) => one.id)).toEqual(["dodge:a", "pass"]);
    expect(weighty(DODGE, DODGE[1] ?? null).map((one) => one.id)).toEqual(["dodge:b"]);
    expect(weighty(DODGE, DODGE[2] ?? null).map((one) => one.id)).toEqual(["pass"]);
  });

  it("of an attack are shown when it is pointed at", () => {
    const attack = option("attack:a", "attack", "figure:drone-1", "weapon:lancer");
    expect(weighty([attack, option("end", "finish")], null)).toEqual([]);
    expect(weighty([attack, option("end", "finish")], attack)).toEqual([attack]);
  });
});

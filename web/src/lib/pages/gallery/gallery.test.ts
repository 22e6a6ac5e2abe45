import { describe, expect, it } from "vitest";
import { bestWords, recordWords } from "./best";
import { ordersOf, specialRules } from "./orders";

describe("orders", () => {
  it("are told once for all stages in a row that have the same", () => {
    const stages = ["hold", "kill", "kill", "hold"].map((objective) => ({ objective, rules: [] }));
    expect(ordersOf(stages)).toEqual([
      { from: 1, to: 1, objective: "hold" },
      { from: 2, to: 3, objective: "kill" },
      { from: 4, to: 4, objective: "hold" },
    ]);
  });
});

describe("special rules", () => {
  it("are told once, with their stages where they do not hold in all", () => {
    const stages = [["a", "b"], ["a"], ["a", "b"]].map((rules) => ({ objective: "", rules }));
    expect(specialRules(stages)).toEqual([
      { rule: "a", stages: [] },
      { rule: "b", stages: [1, 3] },
    ]);
    expect(specialRules([{ objective: "", rules: [] }])).toEqual([]);
  });
});

describe("the best result in words", () => {
  it("is honest about what was not played or not won", () => {
    expect(bestWords(null)).toBe("Not played yet");
    expect(recordWords(null)).toBe("");
    expect(bestWords({ won: 0, lost: 1, turns: null, side: null })).toBe("Not won yet, 1 try");
    expect(bestWords({ won: 0, lost: 3, turns: null, side: null })).toBe("Not won yet, 3 tries");
  });

  it("tells the shortest victory, and of a chapter its side", () => {
    expect(bestWords({ won: 2, lost: 1, turns: 14, side: null })).toBe("Won in 14 turns");
    expect(bestWords({ won: 1, lost: 0, turns: 20, side: "locust" })).toBe("Won as Locust in 20 turns");
    expect(recordWords({ won: 2, lost: 1, turns: 14, side: null })).toBe("2 won, 1 lost on this browser");
  });
});

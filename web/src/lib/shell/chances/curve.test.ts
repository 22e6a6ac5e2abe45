import { describe, expect, it } from "vitest";
import type { GameChances } from "../../wire";
import { band, chanceWords, percent } from "./chance";
import { apart, described, heightAt, marked, placeOf, spots } from "./curve";

const game: GameChances = {
  chapter: 3,
  points: [
    { turn: 1, at: 100, chance: 0.5 },
    { turn: 2, at: 110, chance: 0.75 },
    { turn: 3, at: 140, chance: 0 },
  ],
  turning: [{ turn: 2, at: 125, player: "Ann", choice: "Attack", before: 0.75, after: 0, lines: [] }],
};

describe("the curve of a game", () => {
  it("runs from its first choice to its last, high chances at the top", () => {
    expect(spots(game)).toEqual([
      { x: 0, y: 50 },
      { x: 25, y: 25 },
      { x: 100, y: 100 },
    ]);
  });

  it("marks its turning points on the line between two turns", () => {
    expect(marked(game)).toEqual([{ x: 62.5, y: 62.5 }]);
    expect([heightAt(game, 0), heightAt(game, 100)]).toEqual([50, 100]);
  });

  it("knows which moments are its own", () => {
    expect([placeOf(game, 99), placeOf(game, 120), placeOf(game, 141)]).toEqual([null, 50, null]);
  });

  it("has marks that do not hide one another", () => {
    expect(apart([20, 50, 52, 80])).toEqual([20, 50, 56, 80]);
    expect(apart([97, 99, 100])).toEqual([88, 94, 100]);
    expect(apart([0, 1])).toEqual([0, 6]);
    expect(apart([])).toEqual([]);
  });

  it("of a single moment is a point", () => {
    const short: GameChances = { chapter: null, points: [{ turn: 1, at: 0, chance: 1 }], turning: [] };
    expect(spots(short)).toEqual([{ x: 0, y: 0 }]);
    expect(heightAt({ ...short, points: [] }, 0)).toBe(50);
  });

  it("is told in a sentence", () => {
    expect(described(game)).toBe("From 50 % to 0 % at the end; never below 0 %, never above 75 %. 1 turning point.");
  });
});

describe("a chance in words", () => {
  it("has whole percents and says how sure it is", () => {
    expect(chanceWords({ chance: 0.614, error: 0.041 })).toBe("61 % ± 4");
    expect(chanceWords({ chance: 0.614, error: 0.0001 })).toBe("61 % ± 1");
    expect(chanceWords({ chance: 0.5, error: null })).toBe("50 %");
    expect(chanceWords({ chance: null, error: null })).toBe("");
    expect(percent(1)).toBe(100);
  });

  it("has a band that stays on the bar", () => {
    expect(band({ chance: 0.61, error: 0.04 })).toEqual({ from: 57, to: 65 });
    expect(band({ chance: 0.98, error: 0.3 })).toEqual({ from: 68, to: 100 });
    expect(band({ chance: 0.02, error: 1 })).toEqual({ from: 0, to: 100 });
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { bestOf, noteResult, results, type Result } from "./results";

const won: Result = { game: "a", played: "mission:hive", won: true, turns: 21, side: null };

describe("results on this browser", () => {
  beforeEach(() => localStorage.clear());

  it("are none at first, and none of what was never played", () => {
    expect(bestOf("mission:hive")).toBeNull();
    noteResult(won);
    expect(bestOf("mission:emergence")).toBeNull();
  });

  it("count a game once, however often its end is seen", () => {
    noteResult(won);
    noteResult(won);
    expect(results()).toHaveLength(1);
    expect(bestOf("mission:hive")).toEqual({ won: 1, lost: 0, turns: 21, side: null });
  });

  it("know the shortest victory, and defeats as such", () => {
    noteResult({ ...won, won: false, turns: 3 });
    expect(bestOf("mission:hive")).toEqual({ won: 0, lost: 1, turns: null, side: null });
    noteResult({ ...won, game: "b", side: "locust" });
    noteResult({ ...won, game: "c", turns: 30, side: "cog" });
    expect(bestOf("mission:hive")).toEqual({ won: 2, lost: 1, turns: 21, side: "locust" });
  });

  it("begin anew where what was kept cannot be read", () => {
    localStorage.setItem("eday.results", "{");
    expect(results()).toEqual([]);
    localStorage.setItem("eday.results", "7");
    expect(results()).toEqual([]);
  });
});

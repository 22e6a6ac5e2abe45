import { describe, expect, it } from "vitest";
import { chapterTitle, info } from "../../shell/setup/chapters";
import type { MyGame, SetupInfo } from "../../wire";
import { inOrder, lastChoice, statusOf, titleOf, turnOf, waits } from "./mine";

const setup: SetupInfo = {
  version: "1",
  games: [
    { id: "board", bots: [], missions: [], cogs: [], guided: { mission: "", cogs: [] } },
    {
      id: "card",
      bots: [],
      sides: [],
      chapters: [
        { chapter: 0, name: "Tutorial", about: "", story: "", heroes: { cog: [], locust: [] } },
        { chapter: 4, name: "Fish in a Barrel", about: "", story: "", heroes: { cog: [], locust: [] } },
      ],
    },
    { id: "campaign", bots: [], sides: [], best_of: [3, 1], chapters: 15 },
  ],
};

const mine: MyGame = {
  game: "g",
  kind: "card",
  mission: null,
  stage: null,
  chapter: 4,
  score: null,
  turn: 7,
  status: "running",
  frozen: null,
  outcome: null,
  role: "seat",
  seats: [0],
  names: ["Ann", "Ben"],
  plays: ["cog", "locust"],
  asks: 0,
  updated: "2026-11-16T09:00:00Z",
  chosen: null,
  token: 0,
};

describe("the list of games", () => {
  it("calls each game what it is", () => {
    expect(titleOf(setup, mine)).toBe("Chapter 4: Fish in a Barrel");
    expect(titleOf(setup, { ...mine, chapter: 0 })).toBe("Tutorial");
    expect(titleOf(setup, { ...mine, kind: "campaign" })).toBe("Campaign");
    expect(titleOf(setup, { ...mine, kind: "board", mission: "china_shop" })).toBe("China shop");
    expect(chapterTitle(null, 4)).toBe("Chapter 4");
  });

  it("says how far it has come", () => {
    expect(statusOf(mine)).toBe("Turn 7");
    expect(statusOf({ ...mine, kind: "campaign", score: { cog: 2, locust: 1 } })).toBe("Chapter 4 · COG 2, Locust 1");
    expect(statusOf({ ...mine, outcome: { winner: "locust", reason: "deck_out" } })).toBe("Locust won");
    expect(statusOf({ ...mine, kind: "board", outcome: { winner: "cog", reason: "mission_complete" } })).toBe("Won");
    expect(statusOf({ ...mine, kind: "board", stage: 2 })).toBe("Turn 7, stage 2");
  });

  it("says whose turn it is, where somebody has to choose", () => {
    expect([turnOf(mine), waits(mine)]).toEqual(["Your turn", true]);
    expect([turnOf({ ...mine, asks: 1 }), waits({ ...mine, asks: 1 })]).toEqual(["Ben's turn", false]);
    for (const rest of [{ asks: null }, { status: "finished" as const }, { frozen: "New rules." }])
      expect([turnOf({ ...mine, ...rest }), waits({ ...mine, ...rest })]).toEqual(["", false]);
  });

  it("says when somebody last chose", () => {
    const now = new Date(2026, 10, 16, 15, 0);
    const at = (...date: [number, number, number, number, number]) => lastChoice({ ...mine, chosen: new Date(...date).toISOString() }, now);
    expect(lastChoice(mine, now)).toBe("No choice yet");
    expect(at(2026, 10, 16, 14, 20)).toBe("Last choice: today 14:20");
    expect(at(2026, 10, 15, 9, 5)).toBe("Last choice: yesterday 09:05");
    expect(at(2026, 2, 3, 9, 5)).toBe("Last choice: 3 Mar, 09:05");
    expect(at(2025, 2, 3, 9, 5)).toBe("Last choice: 3 Mar 2025, 09:05");
  });

  it("has those first that wait for one, then the newest", () => {
    const one = (game: string, asks: number | null, chosen: string | null): MyGame => ({ ...mine, game, asks, chosen });
    const games = [one("old", 1, "2026-01-01T00:00:00Z"), one("mine", 0, "2026-01-01T00:00:00Z"), one("fresh", 1, null)];
    expect(inOrder(games).map(({ game }) => game)).toEqual(["mine", "fresh", "old"]);
  });

  it("finds a game of the house by its id", () => {
    expect(info(setup, "campaign")?.best_of).toEqual([3, 1]);
    expect(info(null, "card")).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { chapterTitle, info } from "../../shell/setup/chapters";
import type { MyGame, SetupInfo } from "../../wire";
import { statusOf, titleOf } from "./mine";

const setup: SetupInfo = {
  version: "1",
  games: [
    { id: "board", bots: [], missions: [], cogs: [] },
    {
      id: "card",
      bots: [],
      sides: [],
      chapters: [
        { chapter: 0, name: "Tutorial", about: "" },
        { chapter: 4, name: "Fish in a Barrel", about: "" },
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
  updated: "",
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

  it("finds a game of the house by its id", () => {
    expect(info(setup, "campaign")?.best_of).toEqual([3, 1]);
    expect(info(null, "card")).toBeUndefined();
  });
});

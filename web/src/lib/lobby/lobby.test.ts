import { describe, expect, it } from "vitest";
import type { MyGame, SetupInfo } from "../wire";
import { chapterTitle, info, statusOf, titleOf } from "./mine";
import { again, FRESH, seatOf, seedOf, sitters, wished } from "./wishes";

const setup: SetupInfo = {
  version: "1",
  games: [
    { id: "board", bots: [], missions: [], cogs: [] },
    { id: "card", bots: [], sides: [], chapters: [{ chapter: 0, name: "Tutorial", about: "" }, { chapter: 4, name: "Fish in a Barrel", about: "" }] },
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

describe("who can sit on a seat", () => {
  const bots = [{ id: "usual", name: "Usual" }, { id: "clever", name: "Clever" }];

  it("is a person, or one of the bots of the table by name", () => {
    expect(sitters(["human", "bot"], bots)).toEqual([
      { key: "human", kind: "human", bot: null, name: null },
      { key: "bot", kind: "bot", bot: null, name: null },
      { key: "bot:clever", kind: "bot", bot: "clever", name: "Clever" },
    ]);
  });

  it("is just the bot where there is but one", () => {
    expect(sitters(["bot"], bots.slice(0, 1))).toEqual([{ key: "bot", kind: "bot", bot: null, name: null }]);
  });
});

describe("a wish for a card game", () => {
  it("seats the player against the bot", () => {
    expect(wished({ ...FRESH, chapter: 1, names: ["Ann", ""] })).toEqual({
      game: "card",
      chapter: 1,
      previous_winner: null,
      seed: null,
      seats: [
        { side: "cog", kind: "human", name: "Ann" },
        { side: "locust", kind: "bot", name: "Locust" },
      ],
      content: null,
    });
  });

  it("names the bot that was chosen", () => {
    const { seats } = wished({ ...FRESH, chapter: 1, bot: "clever" });
    expect(seats.map((seat) => seat.bot)).toEqual([undefined, "clever"]);
    expect(wished({ ...FRESH, opponent: "human", bot: "clever" }).seats.map((seat) => seat.bot)).toEqual([undefined, undefined]);
  });

  it("puts the player on the chosen side", () => {
    const { seats } = wished({ ...FRESH, chapter: 2, side: "locust", opponent: "human", names: ["Ann", "Ben"] });
    expect(seats.map((seat) => [seat.kind, seat.name])).toEqual([["human", "Ben"], ["human", "Ann"]]);
    expect(seatOf("locust")).toBe(1);
  });

  it("leaves the seed to the table where opponents play at two places", () => {
    const seed = (opponent: "human" | "hotseat") => wished({ ...FRESH, opponent, seed: "5" }).seed;
    expect([seed("human"), seed("hotseat")]).toEqual([null, "5"]);
  });

  it("shares one screen", () => {
    expect(wished({ ...FRESH, opponent: "hotseat" }).seats.map((seat) => seat.kind)).toEqual(["hotseat", "hotseat"]);
  });

  it("gives nobody an advantage in the tutorial and in chapter 1", () => {
    const winner = (chapter: number) => wished({ ...FRESH, chapter, previousWinner: "locust" });
    expect([0, 1, 2].map((chapter) => (winner(chapter) as { previous_winner: unknown }).previous_winner)).toEqual([null, null, "locust"]);
  });

  it("may be for a campaign", () => {
    expect(wished({ ...FRESH, chapter: null, bestOf: 1, seed: "5" })).toMatchObject({ game: "campaign", best_of: 1, seed: "5" });
  });

  it("reads a seed, or none", () => {
    expect([seedOf(" 42 "), seedOf(""), seedOf("x1")]).toEqual(["42", null, null]);
  });
});

describe("a game after the last one", () => {
  it("keeps everybody where they sat, and fills a seat that was left", () => {
    const body = again(5, "locust", [
      { seat: 1, name: "Ben", kind: "open", connected: false, claimed: false },
      { seat: 0, name: "Ann", kind: "human", connected: true, claimed: true },
    ]);
    expect(body).toMatchObject({ game: "card", chapter: 5, previous_winner: "locust", seed: null });
    expect(body.seats).toEqual([
      { side: "cog", kind: "human", name: "Ann" },
      { side: "locust", kind: "bot", name: "Ben" },
    ]);
  });
});

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

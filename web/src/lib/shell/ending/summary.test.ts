import { describe, expect, it } from "vitest";
import type { AnyView, Statistics } from "../../wire";
import { tilesOf, turningPoints } from "./summary";

const cog = { kills: 3, attacks: 8, hits: 5, cards_lost: 4, bled_out: 1, revives: 0 };
const board: Extract<Statistics, { kind: "board" }> = {
  kind: "board",
  turns: 14,
  events: {},
  cogs: { "cog:marcus": cog, "cog:dom": { ...cog, attacks: 2, hits: 1, bled_out: 0, revives: 1 } },
  closest: { turn: 9, standing: 1, cards: 2 },
  moments: [
    { turn: 8, kind: "down", figure: "cog:dom", stage: null },
    { turn: 9, kind: "revived", figure: "cog:dom", stage: null },
    { turn: 14, kind: "stage", figure: null, stage: 1 },
  ],
};
const side = { attacks: 4, kills: 2, lost: 1, direct_damage: 7, reactions: 0 };
const cards: Extract<Statistics, { kind: "card" }> = {
  kind: "card",
  turns: 20,
  sides: { cog: side, locust: { ...side, attacks: 1 } },
  blows: [
    { turn: 5, side: "locust", damage: 2 },
    { turn: 11, side: "cog", damage: 6 },
  ],
};
const told = (stats: Statistics, view: unknown): Record<string, string> =>
  Object.fromEntries(tilesOf(stats, view as AnyView).map(({ label, value, note }) => [label, `${value} ${note}`.trim()]));

describe("the summary of a board game", () => {
  it("counts the squad's shots, hits, kills and revivals, and the closest call of a victory", () => {
    expect(told(board, { game: "board", outcome: { winner: "cog" } })).toEqual({
      Turns: "14",
      Shots: "10 6 of 10 hit (60 %)",
      Kills: "6",
      Revives: "1 1 time a COG went down",
      "Closest call": "2 cards in hand in turn 9, 1 of 2 on their feet",
    });
  });

  it("says of a defeat how far it got", () => {
    const view = { game: "board", outcome: { winner: "locust" }, mission: { stage: 2, stages: 3 }, locusts: [{}] };
    expect(told(board, view)).toMatchObject({ "How far it got": "Stage 2 of 3 1 Locust left on the map" });
    expect(told(board, view)).not.toHaveProperty("Closest call");
  });

  it("does not divide by no shots", () => {
    const idle = { ...board, cogs: { "cog:dom": { ...cog, attacks: 0, hits: 0, bled_out: 0 } } };
    expect(told(idle, { game: "board", outcome: { winner: "cog" } })).toMatchObject({
      Shots: "0 none fired",
      Revives: "0 nobody went down",
    });
  });

  it("tells what turned it", () => {
    expect(turningPoints(board, (ref) => ref.slice(4))?.map(({ turn, words }) => `${turn}: ${words}`)).toEqual([
      "8: dom is down",
      "9: dom is back on his feet",
      "14: Objective of stage 1 met",
    ]);
  });
});

describe("the summary of a card game", () => {
  it("sets the sides against each other and names the heaviest blow", () => {
    expect(told(cards, { game: "card", sides: [{ deck: 11 }, { deck: 0 }] })).toMatchObject({
      Attacks: "4 : 1 COG : Locust",
      "Heaviest blow": "6 by COG in turn 11",
      "Decks at the end": "11 : 0 COG : Locust",
    });
    expect(turningPoints(cards, String)?.map(({ words }) => words)).toEqual(["Locust deals 2 direct damage", "COG deals 6 direct damage"]);
  });

  it("says so where no blow got through", () => {
    expect(told({ ...cards, blows: [] }, null)).toMatchObject({ "Heaviest blow": "0 none got through" });
  });
});

describe("the summary of a campaign", () => {
  it("is its table alone", () => {
    const stats = { kind: "campaign", chapters: { cog: 9, locust: 6 }, games: { cog: 20, locust: 15 } } as const;
    expect([tilesOf(stats, null), turningPoints(stats, String)]).toEqual([[], null]);
  });
});

import { describe, expect, it } from "vitest";
import type { LastLook } from "../../wire";
import { lookedAt } from "./look";

const look = (kind: LastLook["kind"], state: LastLook["state"]): LastLook => ({
  reason: "other rules",
  kind,
  names: ["Ann", "Ben"],
  seats: [0],
  choices: 4,
  at: 4,
  state,
});

describe("the last look at a frozen game", () => {
  it("names the own hand of a board game", () => {
    const view = { game: "board", cogs: [{ hand: [{ card: "order:dig_in" }, { card: "order:advance" }] }, { hand: null }] };
    expect(lookedAt(look("board", { view, names: { "order:dig_in": "Dig in" } }))?.hand).toEqual(["Dig in", "Advance"]);
  });

  it("names the own hand of a card game, be it one of a campaign", () => {
    const sides = [{ hand: null }, { hand: ["card:drone"] }];
    const names = { "card:drone": "Drone" };
    expect(lookedAt(look("card", { view: { game: "card", sides }, names }))?.hand).toEqual(["Drone"]);
    expect(lookedAt(look("campaign", { view: { game: "campaign", table: { sides } }, names }))?.hand).toEqual(["Drone"]);
    expect(lookedAt(look("campaign", { view: { game: "campaign", table: null }, names }))?.hand).toEqual([]);
  });

  it("is nothing where there is no view of that game", () => {
    for (const state of [null, {}, { view: null }, { view: [] }, { view: { game: "chess" } }]) {
      expect(lookedAt(look("board", state))).toBeNull();
    }
  });

  it("does without what another version did not write", () => {
    expect(lookedAt(look("board", { view: { game: "board", cogs: "many" } }))).toMatchObject({ names: {}, hand: [] });
    expect(lookedAt(look("board", { view: { game: "board", map: { tiles: [] } } }))?.view).toMatchObject({
      map: { tiles: [], barriers: [] },
    });
    expect(lookedAt(look("card", { view: { game: "card", sides: [7, { hand: [{}, 3] }] }, names: [] }))?.hand).toEqual([]);
  });
});

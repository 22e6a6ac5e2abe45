import { describe, expect, it } from "vitest";
import { go, parse } from "./router";

describe("router", () => {
  it("knows its pages, and the lobby for anything else", () => {
    expect(parse("")).toEqual({ page: "lobby" });
    expect(parse("#/join/ab-c_1")).toEqual({ page: "join", token: "ab-c_1" });
    expect(parse("#/game/12")).toEqual({ page: "game", game: "12" });
    expect(parse("#/replay/12")).toEqual({ page: "replay", game: "12" });
    expect(parse("#/replay/12/34")).toEqual({ page: "replay", game: "12", at: 34 });
    for (const page of ["missions", "chapters", "campaign"] as const) expect(parse(`#/${page}`)).toEqual({ page });
    expect(parse("#/nonsense/1")).toEqual({ page: "lobby" });
  });

  it("goes where it is told", () => {
    for (const route of [{ page: "lobby" }, { page: "missions" }, { page: "join", token: "ab" }, { page: "game", game: "12" }] as const) {
      go(route);
      expect(parse(location.hash)).toEqual(route);
    }
  });
});

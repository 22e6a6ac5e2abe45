import { describe, expect, it } from "vitest";
import { parse } from "./router";

describe("router", () => {
  it("knows its pages, and the lobby for anything else", () => {
    expect(parse("")).toEqual({ page: "lobby" });
    expect(parse("#/join/ab-c_1")).toEqual({ page: "join", token: "ab-c_1" });
    expect(parse("#/game/12")).toEqual({ page: "game", game: "12" });
    expect(parse("#/replay/12")).toEqual({ page: "replay", game: "12" });
    expect(parse("#/replay/12/34")).toEqual({ page: "replay", game: "12", at: 34 });
    expect(parse("#/nonsense/1")).toEqual({ page: "lobby" });
  });
});

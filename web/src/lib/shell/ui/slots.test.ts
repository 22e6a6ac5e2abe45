import { describe, expect, it } from "vitest";
import { slotKey, slotted } from "./slots";

const numbers = (slots: { at: ReadonlyMap<string, number> }): [string, number][] => [...slots.at].sort((a, b) => a[1] - b[1]);

describe("slots", () => {
  it("number a hand from left to right", () => {
    expect(numbers(slotted(null, "1", ["a", "b", "c"]))).toEqual([
      ["a", 1],
      ["b", 2],
      ["c", 3],
    ]);
  });

  it("keep their cards for the turn: what is left keeps its number, what is new takes a free one", () => {
    const first = slotted(null, "1", ["a", "b", "c"]);
    const played = slotted(first, "1", ["a", "c"]);
    expect(played.at.get("c")).toBe(3);
    const drawn = slotted(played, "1", ["d", "a", "c", "e"]);
    expect(numbers(drawn)).toEqual([
      ["a", 1],
      ["d", 2],
      ["c", 3],
      ["e", 4],
    ]);
  });

  it("begin anew with a turn", () => {
    expect(slotted(slotted(null, "1", ["a", "b"]), "2", ["b"]).at.get("b")).toBe(1);
  });

  it("have keys as far as there are digits", () => {
    expect([1, 9, 10, 11, undefined].map(slotKey)).toEqual(["1", "9", "0", null, null]);
  });
});

import { describe, expect, it } from "vitest";
import { chances, percentages } from "./odds";

describe("odds", () => {
  it("add up to a hundred", () => {
    expect(percentages([1 / 3, 1 / 3, 1 / 3]).reduce((a, b) => a + b)).toBe(100);
    expect(percentages([0.999, 0.001, 0])).toEqual([100, 0, 0]);
  });

  it("are told per target of an area attack", () => {
    const list = chances({ targets: { "figure:drone-1": { kill: 0.5, wound: 0.25, nothing: 0.25 } } });
    expect(list).toEqual([{ target: "figure:drone-1", kill: 50, wound: 25, nothing: 25 }]);
  });
});

import { describe, expect, it } from "vitest";
import { Pace } from "./pace";

describe("the pace of painting", () => {
  it("forgives single pieces that came late", () => {
    const pace = new Pace();
    const late = [5000, 5000, 10, 5000, 5000, 10].map((took) => pace.tooSlow(took, 9));
    expect(late).not.toContain(true);
  });

  it("is too slow where one after the other comes late", () => {
    const pace = new Pace();
    expect([5000, 5000, 5000].map((took) => pace.tooSlow(took, 9))).toEqual([false, false, true]);
  });
});

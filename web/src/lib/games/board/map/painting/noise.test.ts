import { describe, expect, it } from "vitest";
import { type Stone, stoneAt } from "./noise";

const places = Array.from({ length: 400 }, (_, n) => [-3 + 0.37 * n, 2 - 0.23 * n, [5, 21, 611][n % 3]!, n % 2 ? 0.8 : 1] as const);
const at = (...[x, y, seed, jitter]: (typeof places)[number]): Stone => ({ ...stoneAt(x, y, seed, jitter) });

describe("stones", () => {
  it("are the same in whatever order places are asked for", () => {
    const forwards = places.map((place) => at(...place));
    const backwards = [...places].reverse().map((place) => at(...place));
    expect(backwards.reverse()).toEqual(forwards);
  });

  it("lie closest to the places that belong to them", () => {
    for (const place of places) {
      const { centre, joint, dx, dy } = at(...place);
      expect(Math.hypot(dx, dy)).toBeCloseTo(centre, 9);
      expect(joint).toBeGreaterThanOrEqual(0);
    }
  });
});

import { describe, expect, it, vi } from "vitest";
import { within } from "../geometry";
import type { Line, XY } from "../types";
import { EMBER, given, LAMP, lightsOf, share } from "./lights";
import { frameOf } from "./reveal";
import { lightOutline, sight } from "./sight";
import { Wanderer } from "./wander";

const WALL: Line = [
  [3, 0],
  [3, 4],
];

describe("light", () => {
  it("stops at walls and goes past their ends", () => {
    const outline = lightOutline([1, 2], 4.2, [WALL]);
    expect(within([2.9, 2], outline)).toBe(true);
    expect(within([3.3, 2], outline), "right behind the wall").toBe(false);
    expect(within([4.5, 2], outline)).toBe(false);
    expect(within([1.2, -1.9], outline), "beside it").toBe(true);
    expect(within([3.2, -1.4], outline), "past its end").toBe(true);
    expect(within([4.5, 2], lightOutline([1, 2], 4.2, []))).toBe(true);
  });

  it("climbs the wall it meets, no further", () => {
    const outline = lightOutline([1, 2], 4.2, [WALL], 0.17);
    expect(within([3.1, 2], outline)).toBe(true);
    expect(within([3.25, 2], outline)).toBe(false);
  });

  it("reaches as far as it does, and ignores walls beyond", () => {
    expect(Math.max(...sight([1, 2], 1.5, [WALL]))).toBe(1.5);
    expect(Math.min(...sight([1, 2], 1.5, [WALL]))).toBe(1.5);
    expect(Math.min(...sight([1, 2], 4, [WALL]))).toBeCloseTo(2, 3);
  });

  it("grows less with distance; the rim of a hole stays dark", () => {
    const lamp = [0, 1, 2, 3, 4].map((far) => given(LAMP, far));
    expect(lamp).toEqual([...lamp].sort((a, b) => b - a));
    expect(given(LAMP, LAMP.reach)).toBe(0);
    expect(given(EMBER, 0)).toBeLessThan(given(EMBER, 0.7));
    for (const shine of [LAMP, EMBER]) {
      for (let far = 0; far <= shine.reach; far += 0.1) {
        expect(share(shine, far)).toBeGreaterThanOrEqual(0);
        expect(share(shine, far)).toBeLessThanOrEqual(1);
      }
    }
  });

  it("is carried by COGs on the map and given by open holes", () => {
    const placed = new Map([["cog:dom", { at: [1, 1] as XY, radius: 0.5, area: "area:1A.A", cover: null }]]);
    const hole = (state: string) => ({ ref: `hole:${state}`, at: [5, 5] as XY, area: "area:1A.B", state });
    expect(lightsOf([{ ref: "cog:dom" }, { ref: "cog:gone" }], placed, [hole("open"), hole("sealed"), hole("quiet")])).toEqual([
      { ref: "cog:dom", at: [1, 1], area: "area:1A.A", kind: "lamp" },
      { ref: "hole:open", at: [5, 5], area: "area:1A.B", kind: "ember" },
    ]);
  });

  it("lies on whole pixels, so that stones stay where they are", () => {
    const { left, top, right } = frameOf([1.2345, 7.777], 4.2, 64);
    expect(left * 64).toBeCloseTo(Math.round(left * 64), 9);
    expect(top * 64).toBeCloseTo(Math.round(top * 64), 9);
    expect(right - left).toBeGreaterThanOrEqual(8.4);
  });
});

describe("whoever carries a light", () => {
  const A = { at: [0, 0] as XY, area: "a" };
  const B = { at: [4, 0] as XY, area: "b" };
  const ways = new Map([["a", new Map([["b", [2, 0] as XY]])]]);

  function frames(): (to: number) => void {
    let asked: FrameRequestCallback | null = null;
    vi.stubGlobal("requestAnimationFrame", (then: FrameRequestCallback) => ((asked = then), 1));
    vi.stubGlobal("cancelAnimationFrame", () => (asked = null));
    vi.stubGlobal("performance", { now: () => 0 });
    return (to) => {
      const then = asked;
      asked = null;
      then?.(to);
    };
  }

  it("takes it along on his way, and then nothing is drawn any more", () => {
    const frame = frames();
    const shown: XY[] = [];
    const bearer = new Wanderer((at) => shown.push(at));
    bearer.go(A, ways, false);
    bearer.go(B, ways, false);
    for (const now of [50, 100, 200, 300, 400]) frame(now);
    expect(shown[0]).toEqual([0, 0]);
    expect(shown.at(-1)).toEqual([4, 0]);
    const along = shown.map(([x]) => x);
    expect(along).toEqual([...along].sort((a, b) => a - b));
    expect(along.some((x) => x > 0 && x < 4)).toBe(true);
    expect(shown.length).toBeLessThan(6);
    vi.unstubAllGlobals();
  });

  it("is there at once where nothing may move", () => {
    frames();
    const shown: XY[] = [];
    const bearer = new Wanderer((at) => shown.push(at));
    bearer.go(A, ways, true);
    bearer.go(B, ways, true);
    expect(shown).toEqual([A.at, B.at]);
    vi.unstubAllGlobals();
  });
});

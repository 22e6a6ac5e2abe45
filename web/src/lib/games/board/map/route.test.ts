import { describe, expect, it } from "vitest";
import { option } from "../../../shell/options/options.fixture";
import { reachOf, routeTo } from "./route";
import type { MapView } from "./types";

/** a - b - c - d in a row, and e beside b and d. */
const map = {
  adjacent: [
    ["area:a", "area:b"],
    ["area:b", "area:c"],
    ["area:c", "area:d"],
    ["area:b", "area:e"],
    ["area:d", "area:e"],
  ],
} as unknown as MapView;
const moving = (left: number) => ({ seat: 0, kind: "move", context: { left } });
const offer = [option("move", "move", "area:b"), option("cover", "move", "cover:a.c1"), option("stop", "finish")];

describe("far walks", () => {
  it("reach as far as steps are left", () => {
    const reach = reachOf(map, moving(2), offer, "area:a");
    expect([...reach].map(([area, { steps }]) => [area, steps])).toEqual([
      ["area:b", 1],
      ["area:c", 2],
      ["area:e", 2],
    ]);
    expect(routeTo(reachOf(map, moving(3), offer, "area:a"), "area:d")).toEqual(["area:b", "area:c", "area:d"]);
    expect(routeTo(reach, "area:d")).toEqual([]);
  });

  it("begin only with a step on offer, in a move", () => {
    expect(reachOf(map, moving(3), [], "area:a").size).toBe(0);
    expect(reachOf(map, { seat: 0, kind: "locust_move", context: {} }, offer, "area:a").size).toBe(0);
    expect(reachOf(map, null, offer, "area:a").size).toBe(0);
  });
});

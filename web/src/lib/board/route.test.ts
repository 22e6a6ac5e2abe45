import { describe, expect, it } from "vitest";
import { interrupts, optionInto, reachOf, routeTo } from "./route";
import type { BoardOption, MapView } from "./types";

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
const step = (area: string): BoardOption => ({ id: `move:${area}`, kind: "move", refs: [area] });
const moving = (left: number) => ({ seat: 0, kind: "move", context: { left } });
const offer = [
  step("area:b"),
  { id: "cover:x", kind: "cover", refs: ["cover:a.c1"] },
  { id: "stop", kind: "stop", refs: [] },
];

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
    expect(optionInto("area:b", moving(1), offer)?.id).toBe("move:area:b");
    expect(optionInto("area:c", moving(1), offer)).toBeNull();
    expect(optionInto("area:b", { seat: 0, kind: "guard" }, offer)).toBeNull();
  });

  it("end when anything but the walk happens", () => {
    const event = (kind: string, figure: string) => ({ kind, data: { figure } });
    expect(interrupts(event("figure_moved", "cog:x"), "cog:x")).toBe(false);
    expect(interrupts(event("cover_left", "cog:x"), "cog:x")).toBe(false);
    expect(interrupts(event("figure_moved", "figure:drone-1"), "cog:x")).toBe(true);
    expect(interrupts(event("tile_placed", "cog:x"), "cog:x")).toBe(true);
  });
});

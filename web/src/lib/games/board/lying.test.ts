import { describe, expect, it } from "vitest";
import type { BoardView } from "../../wire";
import { lyingAt } from "./lying";

const door = [
  [0, 0],
  [2, 0],
];
const view = {
  map: {
    areas: [],
    adjacent: [],
    levels: [],
    hole_tokens: [],
    covers: [],
    holes: [
      { area: "area:1A.A", at: [1, 1] },
      { area: "area:1A.B", at: [3, 1] },
    ],
    open_holes: ["hole:1A.A"],
    sealed_holes: [],
    doors: ["area:1A.A", "area:1A.B"].map((area) => ({ area, at: door })),
    doors_info: [
      { area: "area:1A.A", level: 1, leads: null, shut: "locked" },
      { area: "area:1A.B", level: 1, leads: 2, shut: null },
    ],
    equipment_cards: [{ area: "area:1A.B", tile: "tile:1A", equipment: "grenades", face_down: false }],
  },
} as unknown as BoardView;
const name = (ref: string): string => (ref === "equipment:grenades" ? "Grenades" : ref);

describe("what lies at a place", () => {
  it("tells equipment, doors and holes of an area", () => {
    expect(lyingAt("area:1A.A", view, name)).toEqual(["Door that stays shut for now", "Open emergence hole"]);
    expect(lyingAt("area:1A.B", view, name)).toEqual(["Grenades", "Door that can be explored"]);
    expect(lyingAt("area:1A.C", view, name)).toEqual([]);
  });

  it("tells the state of a hole, and what a cover space is", () => {
    expect(lyingAt("hole:1A.A", view, name)).toEqual(["Open emergence hole"]);
    expect(lyingAt("hole:1A.B", view, name)).toEqual(["Emergence hole"]);
    expect(lyingAt("cover:1A.c1", view, name)).toHaveLength(1);
    expect(lyingAt("figure:drone-1", view, name)).toEqual([]);
  });
});

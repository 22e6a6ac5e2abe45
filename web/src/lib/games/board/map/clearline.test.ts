import { describe, expect, it } from "vitest";
import { clearLine, crossing } from "./clearline";
import { sightLines } from "./sightlines";
import type { Placed } from "./spots";
import type { BoardView, Line, MapView, XY } from "./types";

// A room around a corner: its arm reaches farther south than the wall between it and the hall.
const wall: Line = [
  [4, 0],
  [4, 3],
];
const square = (left: number, top: number, right: number, bottom: number): XY[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const map = {
  areas: [
    { id: "area:room", tile: "tile:1", polygon: square(0, 0, 4, 5) },
    { id: "area:hall", tile: "tile:1", polygon: square(4, 0, 8, 5) },
  ],
  covers: [{ id: "cover:c1", area: "area:hall", at: [5, 1], arrows: [{ at: [4.5, 4], facing: "W" }], behind: "crates" }],
  walls: [wall],
} as unknown as MapView;

describe("a clear line", () => {
  it("joins figures where they are drawn if nothing is between them", () => {
    expect(clearLine(map, { area: "area:room", at: [2, 4], cover: null }, { area: "area:hall", at: [6, 4], cover: null })).toEqual([
      [2, 4],
      [6, 4],
    ]);
  });

  it("is drawn past a wall, from the nearest spot of the areas", () => {
    const line = clearLine(map, { area: "area:room", at: [2, 1], cover: null }, { area: "area:hall", at: [6, 1], cover: null })!;
    expect(crossing(line[0], line[1], wall)).toBeNull();
  });

  it("leaves cover along its arrows alone", () => {
    const line = clearLine(map, { area: "area:room", at: [2, 1], cover: null }, { area: "area:hall", at: [5, 1], cover: "cover:c1" })!;
    expect([
      [5, 1],
      [4.5, 4],
    ]).toContainEqual(line[1]);
    expect(crossing(line[0], line[1], wall)).toBeNull();
  });

  it("is led to from figures that are drawn elsewhere", () => {
    const spot = (area: string, at: XY): Placed => ({ area, at, radius: 0.5, cover: null });
    const placed = new Map([
      ["cog:x", spot("area:room", [2, 1])],
      ["figure:drone-1", spot("area:hall", [6, 1])],
    ]);
    const view = { cogs: [{ ref: "cog:x" }], locusts: [{ ref: "figure:drone-1" }] } as unknown as BoardView;
    const [line] = sightLines(view, map, placed, new Map(), "figure:drone-1", ["cog:x"], "cog:x");
    expect(line!.leads.length).toBeGreaterThan(0);
    expect(crossing(line!.from, line!.to, wall)).toBeNull();
  });
});

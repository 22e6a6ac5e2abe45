import { describe, expect, it } from "vitest";
import { sightLines } from "./sightlines";
import type { Placed } from "./spots";
import type { BoardView, MapView, XY } from "./types";

const spot = (area: string, at: XY): Placed => ({ area, at, radius: 0.5, cover: null });
const placed = new Map([
  ["cog:x", spot("area:a", [1, 1])],
  ["cog:y", spot("area:b", [1, 5])],
  ["figure:drone-1", spot("area:c", [5, 1])],
]);
const cogs = [{ ref: "cog:x" }, { ref: "cog:y" }];
const view = { cogs, locusts: [{ ref: "figure:drone-1" }] } as unknown as BoardView;
const map = {
  areas: [],
  covers: [],
  walls: [
    [
      [2, 3],
      [5, 3],
    ],
    [
      [4, 0],
      [4, 6],
    ],
  ],
} as unknown as MapView;
const middles = new Map<string, XY>([["area:c", [5, 1]]]);

describe("lines of sight", () => {
  it("run from an enemy to every COG, clear or crossed out at the first wall", () => {
    const lines = sightLines(view, map, placed, middles, "figure:drone-1", ["cog:x"], "cog:x");
    expect(lines.map((line) => [line.id, line.clear, line.mark])).toEqual([
      ["cog:x", true, [3, 1]],
      ["cog:y", false, [4, 2]],
    ]);
  });

  it("run from the deciding COG to an area", () => {
    const [line, ...more] = sightLines(view, map, placed, middles, "area:c", [], "cog:x");
    expect(line).toMatchObject({ from: [1.5, 1], to: [5, 1], clear: false, mark: [4, 1] });
    expect(more).toEqual([]);
  });

  it("are drawn only once the engine has answered", () => {
    expect(sightLines(view, map, placed, middles, "cog:x", null, "cog:x")).toEqual([]);
    expect(sightLines(view, map, placed, middles, null, [], "cog:x")).toEqual([]);
  });
});

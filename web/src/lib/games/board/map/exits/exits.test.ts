import { describe, expect, it } from "vitest";
import type { BoardView } from "../../../../wire";
import type { MapView } from "../types";
import { exitSigns, exitsOf, exitWords } from "./exits";

const map = {
  tiles: [{ id: "tile:15A", x: 0, y: 0, width: 8, height: 6 }],
  areas: [{ id: "area:15A.C", tile: "tile:15A", polygon: [] }],
  doors: [],
  doors_info: [],
  exit: "area:15A.C",
  exit_at: [
    [8, 0],
    [8, 2],
  ],
  levels: [{ level: 1, locked: false, cards: 4 }],
} as unknown as MapView;
const door = {
  doors: [
    {
      area: "area:15A.C",
      at: [
        [2, 0],
        [4, 0],
      ],
    },
  ],
  doors_info: [{ area: "area:15A.C", level: 3, leads: null, shut: "nowhere" }],
} as unknown as Partial<MapView>;

function view(objective: object, rules: object[] = [], more: Partial<MapView> = {}): BoardView {
  return { mission: { objective, rules }, map: { ...map, ...more } } as unknown as BoardView;
}

describe("an exit", () => {
  const growing = [{ rule: "explore_one_tile_on_entering_exit", level: 1 }];

  it("is marked where a COG that enters it lays the next tile, as long as there is one", () => {
    const exits = exitsOf(view({ is: "cog_enters_last_tile", level: 1 }, growing));
    expect(exits).toEqual([{ area: "area:15A.C", level: 1, use: "lays" }]);
    expect(exitWords(exits[0]!)).toBe("the exit of level 1: a COG that enters it lays the next tile");
    expect(exitSigns(exits, map)).toEqual([{ area: "area:15A.C", at: [8, 1], turn: 90 }]);
    expect(exitsOf(view({ is: "cog_enters_last_tile", level: 1 }, growing, { levels: [] }))).toEqual([]);
  });

  it("is marked at its door where the mission wants somebody there", () => {
    const goal = exitsOf(view({ is: "all_cogs_at_exit", levels: [2, 3] }, [], door));
    expect(goal).toEqual([{ area: "area:15A.C", level: 3, use: "goal" }]);
    expect(exitSigns(goal, { ...map, ...door })).toEqual([{ area: "area:15A.C", at: [3, 0], turn: 0 }]);
    expect(exitsOf(view({ is: "enemy_enters_exit", enemy: "berserker", level: 3 }, [], door))[0]!.use).toBe("lure");
    expect(exitsOf(view({ is: "enemy_enters_exit", enemy: "berserker", level: 1 }, [], door))).toEqual([]);
  });

  it("is nothing special in other missions", () => {
    expect(exitsOf(view({ is: "all_holes_sealed" }, [], door))).toEqual([]);
  });
});

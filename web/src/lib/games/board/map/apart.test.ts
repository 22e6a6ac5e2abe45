import { describe, expect, it } from "vitest";
import { arranged, sideBySide } from "./apart";
import type { Line, MapView, XY } from "./types";

const tile = (id: string, x: number, y: number) => ({ id, rotation: 0, x, y, width: 6, height: 8, theme: "street" });
const edge = (x: number, y: number): Line => [
  [x, y],
  [x + 2, y],
];
/** Two maps, one below the other. */
const map: MapView = {
  layout: "one",
  doors_info: [],
  exit: "area:2A.A",
  tiles: [tile("tile:1A", 0, 0), tile("tile:2A", 0, 11)],
  areas: [
    {
      id: "area:2A.A",
      tile: "tile:2A",
      polygon: [
        [0, 11],
        [6, 11],
        [6, 19],
        [0, 19],
      ] as XY[],
    },
  ],
  walls: [edge(0, 0), edge(0, 11)],
  elevations: [],
  cover_lines: [],
  barriers: [],
  open_lines: [],
  covers: [{ id: "cover:2A.c1", area: "area:2A.A", at: [1.5, 12.5], arrows: [{ at: [1.5, 12], facing: "N" }], behind: "sandbags" }],
  holes: [{ area: "area:2A.A", at: [3.5, 15.5] }],
  equipment: [],
  doors: [{ area: "area:2A.A", at: edge(2, 19) }],
  entrance: "area:1A.A",
  entrance_at: edge(2, 8),
  exit_at: edge(2, 19),
  open_holes: [],
  sealed_holes: [],
  hole_tokens: [],
  equipment_cards: [],
  dropped_weapons: [],
  adjacent: [],
  levels: [],
  maps: [
    { tiles: ["tile:1A"], entrance: "area:1A.A", entrance_at: edge(2, 8) },
    { tiles: ["tile:2A"], entrance: "area:2A.A", entrance_at: edge(2, 11) },
  ],
};

describe("maps that lie apart", () => {
  it("go side by side with everything on them", () => {
    const moved = sideBySide(map);
    expect(moved.tiles.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [9, 0],
    ]);
    expect(moved.areas[0]!.polygon[0]).toEqual([9, 0]);
    expect(moved.walls).toEqual([edge(0, 0), edge(9, 0)]);
    expect(moved.covers[0]).toMatchObject({ at: [10.5, 1.5], arrows: [{ at: [10.5, 1] }] });
    expect(moved.holes[0]!.at).toEqual([12.5, 4.5]);
    expect(moved.doors[0]!.at).toEqual(edge(11, 8));
    expect(moved.exit_at).toEqual(edge(11, 8));
    expect(moved.maps[1]!.entrance_at).toEqual(edge(11, 0));
  });

  it("lie the way the screen has room for them", () => {
    expect(arranged(map, 900, 500).tiles[1]!.x).toBe(9);
    expect(arranged(map, 390, 700)).toBe(map);
    const single = { ...map, maps: map.maps.slice(0, 1) };
    expect(arranged(single, 900, 500)).toBe(single);
  });
});

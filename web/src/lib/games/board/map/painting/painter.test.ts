import { describe, expect, it } from "vitest";
import { distance } from "../geometry";
import { doorways, lampsOf, type Layout, paintBox, squaresOf } from "./painter";
import { pieces } from "./pieces";

/** Two rooms with a wall between them, cover in the first. */
function rooms(theme = "ruined plaza"): Layout {
  return {
    tiles: [{ id: "tile:1A", rotation: 0, x: 0, y: 0, width: 8, height: 4, theme }],
    areas: [
      {
        id: "area:1A.A",
        tile: "tile:1A",
        polygon: [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
        ],
      },
      {
        id: "area:1A.B",
        tile: "tile:1A",
        polygon: [
          [4, 0],
          [8, 0],
          [8, 4],
          [4, 4],
        ],
      },
    ],
    walls: [
      [
        [4, 0],
        [4, 3],
      ],
    ],
    elevations: [],
    cover_lines: [
      [
        [1, 2],
        [3, 2],
      ],
    ],
    barriers: ["column"],
    open_lines: [
      [
        [4, 3],
        [4, 4],
      ],
    ],
    covers: [],
    holes: [],
    equipment: [],
  };
}

const BOX = { left: 0, top: 0, right: 8, bottom: 4 };
const SCALE = 16;

/** The mean brightness of a part of a picture. */
function bright(layout: Layout, left: number, top: number, right: number, bottom: number): number {
  const picture = paintBox(layout, BOX, SCALE);
  let sum = 0;
  let count = 0;
  for (let y = top * SCALE; y < bottom * SCALE; y++) {
    for (let x = left * SCALE; x < right * SCALE; x++, count++) sum += picture.pixels[4 * (y * picture.width + x) + 1]!;
  }
  return sum / count;
}

describe("the painter", () => {
  it("paints the same picture every time", () => {
    const [one, other] = [paintBox(rooms(), BOX, SCALE), paintBox(rooms(), BOX, SCALE)];
    expect([one.width, one.height]).toEqual([128, 64]);
    expect(one.pixels).toEqual(other.pixels);
  });

  it("paints a piece as it looks in the whole", () => {
    const whole = paintBox(rooms(), BOX, SCALE);
    const part = paintBox(rooms(), { left: 2, top: 1, right: 5, bottom: 3 }, SCALE);
    const at = (x: number, y: number): number[] => [...whole.pixels.subarray(4 * (y * whole.width + x), 4 * (y * whole.width + x) + 4)];
    let off = 0;
    for (let y = 0; y < part.height; y++) {
      for (let x = 0; x < part.width; x++) {
        const there = at(x + 2 * SCALE, y + SCALE);
        for (let i = 0; i < 4; i++) off = Math.max(off, Math.abs(part.pixels[4 * (y * part.width + x) + i]! - there[i]!));
      }
    }
    expect(off).toBeLessThan(3);
  });

  it("tells themes apart, and lets walls throw shadows to the south-east", () => {
    expect(paintBox(rooms("dripping cave"), BOX, SCALE).pixels).not.toEqual(paintBox(rooms("market shop"), BOX, SCALE).pixels);
    const dark = { ...rooms(), areas: rooms().areas.map((area) => ({ ...area })) };
    expect(bright(dark, 4.25, 1, 4.5, 2.5)).toBeLessThan(bright({ ...dark, walls: [] }, 4.25, 1, 4.5, 2.5));
  });

  it("paints what stands along a cover line as the layout says", () => {
    const bags = paintBox({ ...rooms(), barriers: ["sandbags"] }, BOX, SCALE).pixels;
    expect(bags).not.toEqual(paintBox({ ...rooms(), barriers: ["car"] }, BOX, SCALE).pixels);
    expect(bags).toEqual(paintBox({ ...rooms(), barriers: [] }, BOX, SCALE).pixels);
  });

  it("fades away far outside", () => {
    const picture = paintBox(rooms(), { left: -9, top: 0, right: 0, bottom: 4 }, SCALE);
    const alpha = (x: number): number => picture.pixels[4 * (32 * picture.width + x) + 3]!;
    expect(alpha(picture.width - 1)).toBe(255);
    expect(alpha(0)).toBeLessThan(3);
  });

  it("is brighter everywhere in the light of a lamp, which only floors are painted in", () => {
    const { pixels, lamp } = paintBox(rooms(), BOX, SCALE, true);
    expect(paintBox(rooms(), BOX, SCALE).lamp).toBeNull();
    let brighter = 0;
    for (let i = 0; i < pixels.length; i += 4) {
      expect(lamp![i]!).toBeGreaterThanOrEqual(pixels[i]!);
      if (lamp![i]! > pixels[i]! + 12) brighter++;
    }
    expect(brighter).toBeGreaterThan(0.8 * (pixels.length / 4));
  });

  it("finds the ways from tile to tile", () => {
    const two: Layout = {
      ...rooms(),
      tiles: [...rooms().tiles, { id: "tile:2A", rotation: 0, x: 4, y: 0, width: 4, height: 4, theme: "" }],
    };
    expect(doorways(rooms())).toEqual([]);
    const joined = { ...two, areas: two.areas.map((area) => (area.id === "area:1A.B" ? { ...area, tile: "tile:2A" } : area)) };
    expect(doorways(joined)).toEqual(rooms().open_lines);
  });
});

describe("squares", () => {
  it("of an outline with a corner cut out", () => {
    const outline = [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [0, 2],
    ] as const;
    expect(squaresOf(outline)).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
  });
});

describe("pieces", () => {
  it("cover every floor once, nearest first, floors before waste", () => {
    const found = pieces(rooms(), [7.5, 3.5]);
    for (const area of rooms().areas) {
      for (const [x, y] of squaresOf(area.polygon)) {
        const over = found.filter(({ box }) => box.left <= x && x < box.right && box.top <= y && y < box.bottom);
        expect(over).toHaveLength(1);
        expect(over[0]!.floor).toBe(true);
      }
    }
    const middles = found
      .filter(({ floor }) => floor)
      .map(({ box }) => distance([(box.left + box.right) / 2, (box.top + box.bottom) / 2], [7.5, 3.5]));
    expect(middles).toEqual([...middles].sort((a, b) => a - b));
    const first = found.findIndex(({ floor }) => !floor);
    expect(found.slice(first).every(({ floor }) => !floor)).toBe(true);
  });

  it("are painted less finely where there are many, and waste is coarser than any floor", () => {
    const tile = rooms().tiles[0]!;
    const areas = Array.from({ length: 40 }, (_, n) =>
      rooms().areas.map((area) => ({ ...area, polygon: area.polygon.map(([x, y]) => [x + 8 * n, y] as const) })),
    ).flat();
    const large: Layout = { ...rooms(), areas, tiles: [tile, { ...tile, x: 312 }] };
    const scale = (layout: Layout): number => pieces(layout, null)[0]!.scale;
    expect(scale(large)).toBeLessThan(scale(rooms()));
    for (const layout of [rooms(), large]) {
      const floors = scale(layout);
      for (const piece of pieces(layout, null)) if (!piece.floor) expect(piece.scale).toBeLessThan(floors);
    }
  });

  it("stay as they are where a new tile makes no difference", () => {
    const more: Layout = {
      ...rooms(),
      tiles: [...rooms().tiles, { id: "tile:2A", rotation: 0, x: 20, y: 0, width: 8, height: 4, theme: "" }],
    };
    const contents = (layout: Layout): Set<string> => new Set(pieces(layout, null).map((piece) => piece.content));
    const [before, after] = [contents(rooms()), contents(more)];
    const kept = [...before].filter((content) => after.has(content));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(before.size);
  });
});

describe("lamps", () => {
  it("stand inside areas, in the same places for everybody", () => {
    for (const lamp of lampsOf(rooms())) expect(lamp.at[0] > 0 && lamp.at[0] < 8 && lamp.at[1] > 0 && lamp.at[1] < 4).toBe(true);
    expect(lampsOf(rooms())).toEqual(lampsOf(rooms()));
  });
});

import { describe, expect, it } from "vitest";
import type { MapView } from "../map/types";
import { inward, onward } from "./keys";
import { goals, looks, trail } from "./picture";
import { end } from "./reach.fixture";
import { endWords, walkOption } from "./words";

const NAMES: Record<string, string> = {
  "cover:2A.c1": "cover 2A-c1",
  "figure:drone-1": "Drone 1",
  "figure:drone-2": "Drone 2",
  "weapon:lancer": "Lancer",
};
const called = (ref: string): string => NAMES[ref] ?? ref;

describe("the words of a place in reach", () => {
  it("tell steps, place and who sees one there", () => {
    const words = "the sandbags west of you";
    const there = end("cover:2A.c1", 2, { words, seen_by: ["figure:drone-1", "figure:drone-2"] });
    expect(endWords(there, called)).toBe("2 steps, the sandbags west of you, cover 2A-c1, seen by Drone 1, Drone 2");
    expect(endWords(end("cover:2A.c1", 1, { words }), called)).toBe("1 step, the sandbags west of you, cover 2A-c1, seen by nobody");
    expect(endWords(end("cover:2A.c1", 0, { words: "cover 2A-c1" }), called)).toBe("without a step, cover 2A-c1, seen by nobody");
  });

  it("tell whom one could attack from there", () => {
    const target = { figure: "figure:drone-1", option: "attack", weapon: "weapon:lancer", mode: "normal", kill: 0.6449, wound: 0 };
    const words = endWords(end("cover:2A.c1", 1, { targets: [target] }), called);
    expect(words).toContain("Drone 1 with Lancer: kill 64 %, wound 0 %");
  });

  it("make the walk one choice among others", () => {
    expect(walkOption(end("area:2A.B", 2))).toMatchObject({ label: "Go there: 2 steps", refs: ["area:2A.B"] });
  });
});

const square = (x: number): [number, number][] => [
  [x, 0],
  [x + 2, 0],
  [x + 2, 2],
  [x, 2],
];
const map = {
  areas: [
    { id: "area:a", polygon: square(0) },
    { id: "area:b", polygon: square(2) },
    { id: "area:c", polygon: square(4) },
  ],
  covers: [{ id: "cover:c1", area: "area:c", at: [5.5, 1], arrows: [] }],
  walls: [],
} as unknown as MapView;
const ends = new Map(
  [
    end("area:b", 1, { route: ["area:b"] }),
    end("area:c", 2, { route: ["area:b", "area:c"], seen_by: ["figure:drone-1"] }),
    end("cover:c1", 2, { route: ["area:b", "area:c"] }),
  ].map((one) => [one.place, one]),
);

describe("the picture of what is in reach", () => {
  const found = goals(map, ends, []);

  it("has the number of steps in areas, and an eye where one is seen", () => {
    expect(found.map(({ place, steps, seen }) => [place, steps, seen])).toEqual([
      ["area:b", 1, false],
      ["area:c", 2, true],
      ["cover:c1", null, false],
    ]);
  });

  it("draws the way through the openings to the end", () => {
    const opening = (to: string, x: number) => new Map([[to, [x, 1] as const]]);
    const ways = new Map([
      ["area:a", opening("area:b", 2)],
      ["area:b", opening("area:c", 4)],
    ]);
    const last = found.find((goal) => goal.place === "area:c")!.at;
    expect(trail(ends.get("area:c")!, "area:a", [1, 1], found, ways)).toEqual([[1, 1], [2, 1], [4, 1], last]);
    expect(trail(ends.get("cover:c1")!, "area:a", [1, 1], found, ways)).toEqual([
      [1, 1],
      [2, 1],
      [4, 1],
      [5.5, 1],
    ]);
  });

  it("joins whoever sees the end with it", () => {
    const placed = new Map([["figure:drone-1", { at: [1, 1], radius: 0.5, area: "area:a", cover: null }]] as const);
    expect(looks(ends.get("area:c")!, [5, 1], placed, map).map((line) => line.id)).toEqual(["figure:drone-1"]);
    expect(looks(ends.get("area:b")!, [3, 1], placed, map)).toEqual([]);
  });
});

describe("keys among what is in reach", () => {
  const order = [...ends.keys()];

  it("go on by Tab in order of steps", () => {
    expect(onward({ key: "Tab" }, "area:b", order)).toBe("area:c");
    expect(onward({ key: "Tab", shiftKey: true }, "area:c", order)).toBe("area:b");
  });

  it("leave arrows to the map, which knows what lies where", () => {
    expect(onward({ key: "ArrowRight" }, "area:b", order)).toBeNull();
  });

  it("leave by Tab after the last and before the first", () => {
    expect(onward({ key: "Tab" }, "area:b", order)).toBe("area:c");
    expect(onward({ key: "Tab" }, "cover:c1", order)).toBeNull();
    expect(onward({ key: "Tab", shiftKey: true }, "area:b", order)).toBeNull();
  });

  it("are no business of what is not in reach", () => {
    expect(onward({ key: "Tab" }, "area:x", order)).toBeNull();
    expect(onward({ key: "Enter" }, "area:b", order)).toBeNull();
  });

  it("lead there from the hand", () => {
    expect(inward({ key: "ArrowUp" }, order)).toBe("cover:c1");
    expect(inward({ key: "ArrowRight" }, order)).toBe("area:b");
    expect(inward({ key: "1" }, order)).toBeNull();
    expect(inward({ key: "ArrowRight" }, [])).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { kindOf, lookOf } from "../../../art/figures/kinds";
import type { Option } from "../../../wire";
import { crateRef, dropRef, groupChoices, markOf, meant, soleChoice } from "./choices";
import { nextTarget, readingOrder } from "./direction";
import { crateSpots, dropSpots, holeSpots } from "./floor";
import { distance, inset, rimDistance, roomiest, within } from "./geometry";
import { buildScene, sceneKey } from "./scene";
import { growth, layFigures, packSpots } from "./spots";
import { allThings } from "./things";
import type { BoardView, CogView, LocustView, MapView, XY } from "./types";
import { passages, wayBetween } from "./walk";

/** Two rooms joined by one unit of their border, and an L-shaped third below, reached over a ledge. */
const map: MapView = {
  layout: "one",
  doors_info: [],
  exit: "area:2A.C",
  exit_at: [
    [4, 6],
    [6, 6],
  ],
  maps: [
    {
      tiles: ["tile:2A"],
      entrance: "area:2A.A",
      entrance_at: [
        [0, 0],
        [0, 2],
      ],
    },
  ],
  tiles: [{ id: "tile:2A", rotation: 0, x: 0, y: 0, width: 6, height: 6, theme: "street" }],
  areas: [
    {
      id: "area:2A.A",
      tile: "tile:2A",
      polygon: [
        [0, 0],
        [3, 0],
        [3, 3],
        [0, 3],
      ],
    },
    {
      id: "area:2A.B",
      tile: "tile:2A",
      polygon: [
        [3, 0],
        [6, 0],
        [6, 3],
        [3, 3],
      ],
    },
    {
      id: "area:2A.C",
      tile: "tile:2A",
      polygon: [
        [0, 3],
        [6, 3],
        [6, 6],
        [4, 6],
        [4, 4],
        [0, 4],
      ],
    },
  ],
  walls: [
    [
      [0, 0],
      [6, 0],
    ],
    [
      [3, 1],
      [3, 3],
    ],
    [
      [0, 3],
      [5, 3],
    ],
  ],
  elevations: [
    [
      [5, 3],
      [6, 3],
    ],
  ],
  cover_lines: [],
  barriers: [],
  open_lines: [
    [
      [3, 0],
      [3, 1],
    ],
  ],
  covers: [{ id: "cover:2A.c1", area: "area:2A.A", at: [2.5, 1.5], arrows: [{ at: [3, 1.5], facing: "E" }], behind: "sandbags" }],
  holes: [{ area: "area:2A.B", at: [5.5, 0.5] }],
  equipment: [{ area: "area:2A.A", at: [0.5, 2.5] }],
  doors: [
    {
      area: "area:2A.C",
      at: [
        [4, 6],
        [6, 6],
      ],
    },
  ],
  entrance: "area:2A.A",
  entrance_at: [
    [0, 0],
    [0, 2],
  ],
  open_holes: ["hole:2A.B"],
  sealed_holes: [],
  hole_tokens: ["hole:2A.C"],
  equipment_cards: [{ area: "area:2A.A", tile: "tile:2A", equipment: "grenades", face_down: false }],
  dropped_weapons: [{ area: "area:2A.A", weapon: "weapon:hammerburst", marker: "marker:drone" }],
  levels: [],
  adjacent: [
    ["area:2A.A", "area:2A.B"],
    ["area:2A.B", "area:2A.C"],
  ],
};

const cog = (seat: number, id: string, more: Partial<CogView> = {}): CogView => ({
  seat,
  ref: `cog:${id}`,
  area: "area:2A.A",
  cover: null,
  bleeding_out: false,
  eliminated: false,
  ...more,
});
const locust = (kind: string, n: number, area: string): LocustView => ({
  ref: `figure:${kind}-${n}`,
  enemy: kind,
  area,
  cover: null,
  wounded: false,
  health: 2,
});
const view: BoardView = {
  seat: 0,
  active: 0,
  turn: 1,
  cogs: [
    cog(0, "marcus_fenix", { cover: "cover:2A.c1" }),
    cog(1, "dominic_santiago"),
    cog(2, "augustus_cole", { area: null, eliminated: true }),
  ],
  locusts: [1, 2, 3, 4].map((n) => locust("drone", n, "area:2A.B")),
  map,
};
const decision = { seat: 0, kind: "action", context: {} };
const option = (kind: string, ...refs: string[]): Option => ({
  id: [kind, ...refs].join(":"),
  kind,
  refs,
  args: {},
  label: kind,
  role: "other",
  note: null,
  passes: false,
});

function overlaps(spots: readonly { at: XY; radius: number }[]): number {
  return spots.flatMap((a, i) => spots.slice(i + 1).filter((b) => distance(a.at, b.at) < a.radius + b.radius - 1e-9)).length;
}

describe("spots", () => {
  it.each([1, 2, 5, 9, 16, 30])("lays %i figures inside an L without overlap", (count) => {
    const outline = map.areas[2]!.polygon;
    const spots = packSpots(outline, count, [], [[5.5, 3.5]]);
    expect(spots).toHaveLength(count);
    expect(overlaps(spots)).toBe(0);
    for (const spot of spots) {
      expect(within(spot.at, outline)).toBe(true);
      expect(rimDistance(spot.at, outline)).toBeGreaterThanOrEqual(spot.radius - 1e-6);
    }
  });

  it("shrinks figures only when they are many", () => {
    const outline = map.areas[0]!.polygon;
    const few = packSpots(outline, 1, [], [])[0]!.radius;
    expect(packSpots(outline, 12, [], [])[0]!.radius).toBeLessThan(few);
  });

  it("puts a figure in cover on its cover space and leaves out the eliminated", () => {
    const placed = layFigures(map, view);
    expect(placed.get("cog:marcus_fenix")?.at).toEqual([2.5, 1.5]);
    expect(placed.has("cog:augustus_cole")).toBe(false);
    expect(overlaps([...placed.values()])).toBe(0);
  });

  it("draws figures larger only where they touch nobody", () => {
    const spot = (x: number) => ({ at: [x, 0] as XY, radius: 0.5 });
    const [a, b, c] = [spot(0), spot(1.1), spot(9)];
    expect(growth(a, [a, b, c], 1.5)).toBeCloseTo(1.1);
    expect(growth(c, [a, b, c], 1.5)).toBe(1.5);
  });

  it("keeps figures where they stood when others leave", () => {
    const before = layFigures(map, view);
    const after = layFigures(map, { ...view, locusts: view.locusts.slice(1) }, before);
    for (const figure of view.locusts.slice(1)) expect(after.get(figure.ref)?.at).toEqual(before.get(figure.ref)?.at);
  });
});

describe("choices", () => {
  it("groups options by the thing they are chosen at", () => {
    const options = [
      option("attack", "figure:drone-1", "weapon:lancer"),
      option("chainsaw", "figure:drone-1", "weapon:lancer"),
      option("move", "area:2A.B"),
      option("cover", "cover:2A.c1"),
      option("equipment", "area:2A.A", "tile:2A"),
      option("pick_up", "weapon:hammerburst"),
      option("teamwork", "seat:1"),
      option("draw", "cog:marcus_fenix", "cog:dominic_santiago"),
      option("play_move", "order:advance"),
      option("end"),
    ];
    const { byRef } = groupChoices(view, map, decision, options);
    expect([...byRef].map(([ref, found]) => [ref, found.map((each) => each.kind)])).toEqual([
      ["figure:drone-1", ["attack", "chainsaw"]],
      ["area:2A.B", ["move"]],
      ["cover:2A.c1", ["cover"]],
      [crateRef("area:2A.A"), ["equipment"]],
      [dropRef("area:2A.A"), ["pick_up"]],
      ["cog:dominic_santiago", ["teamwork"]],
    ]);
  });

  it("offers at a crate and at dropped weapons what is free beside what costs a card", () => {
    const options = ["equipment", "free_equipment"].map((kind) => option(kind, "area:2A.A", "tile:2A"));
    const weapons = ["free_pick_up", "pick_up"].map((kind) => option(kind, "weapon:hammerburst"));
    const choices = groupChoices(view, map, decision, [...options, ...weapons]);
    expect(choices.byRef.get(crateRef("area:2A.A"))).toEqual(options);
    expect(choices.byRef.get(dropRef("area:2A.A"))).toEqual(weapons);
    expect(soleChoice(choices, dropRef("area:2A.A"))).toBeNull();
  });

  it("takes a click on a hole for one on its area where that is thrown at, and no move for meant", () => {
    const at = (...options: Option[]): string => meant(groupChoices(view, map, decision, options), new Map(), "hole:2A.B");
    expect(at(option("attack", "area:2A.B", "weapon:bolo_grenade"))).toBe("area:2A.B");
    expect(at(option("move", "area:2A.B"))).toBe("hole:2A.B");
    expect(at(option("attack", "area:2A.B"), option("seal", "hole:2A.B"))).toBe("hole:2A.B");
  });

  it("takes a click on what lies in an area for one on the area where a walk leads there", () => {
    const at = (thing: string, ...options: Option[]): string =>
      meant(groupChoices(view, map, decision, options), new Map([["area:2A.A", {}]]), thing);
    expect(at("crate:2A.A")).toBe("area:2A.A");
    expect(at("drop:2A.A")).toBe("area:2A.A");
    expect(at("crate:2A.B")).toBe("crate:2A.B");
    expect(at("crate:2A.A", option("equipment", "area:2A.A", "tile:2A"))).toBe("crate:2A.A");
  });

  it("offers nothing while another seat decides", () => {
    expect(groupChoices(view, map, null, [option("move", "area:2A.B")]).byRef.size).toBe(0);
  });

  it("chooses at once only where there is one option, and never at the deciding COG", () => {
    const choices = groupChoices(view, map, decision, [
      option("move", "area:2A.B"),
      option("heal", "cog:marcus_fenix"),
      option("attack", "figure:drone-1"),
      option("chainsaw", "figure:drone-1"),
    ]);
    expect(soleChoice(choices, "area:2A.B")?.kind).toBe("move");
    expect(soleChoice(choices, "figure:drone-1")).toBeNull();
    expect(soleChoice(choices, "cog:marcus_fenix")).toBeNull();
  });

  it("marks what may be hit apart from other choices", () => {
    const drone = (kind: string, role: Option["role"]): Option => ({ ...option(kind, "figure:drone-1"), role });
    expect(markOf([drone("attack", "attack")])).toBe("target");
    expect(markOf([drone("hit", "attack")])).toBe("target");
    expect(markOf([drone("target", "locusts")])).toBe("target");
    expect(markOf([drone("activate", "locusts")])).toBe("choice");
    expect(markOf([drone("condition_locust", "locusts")])).toBe("choice");
    expect(markOf(undefined)).toBeNull();
  });
});

describe("direction", () => {
  const at = (ref: string, x: number, y: number): { ref: string; at: XY } => ({ ref, at: [x, y] });
  const here = at("here", 5, 5);
  const targets = [here, at("north", 5, 2), at("far north", 5, 0), at("east", 8, 5.5), at("north-east", 7, 3)];

  it("goes to the nearest thing that way", () => {
    expect(nextTarget(here, targets, "ArrowUp")?.ref).toBe("north");
    expect(nextTarget(here, targets, "ArrowRight")?.ref).toBe("east");
  });

  it("stays where nothing lies that way", () => {
    expect(nextTarget(here, targets, "ArrowLeft")).toBeNull();
    expect(nextTarget(here, targets, "ArrowDown")).toBeNull();
  });

  it("sorts by rows", () => {
    expect(readingOrder(targets).map((target) => target.ref)).toEqual(["far north", "north", "north-east", "here", "east"]);
  });
});

describe("things", () => {
  it("names every thing with its state and what is on offer", () => {
    const choices = groupChoices(view, map, decision, [option("attack", "figure:drone-1")]);
    const things = allThings(
      view,
      map,
      buildScene(map).middles,
      layFigures(map, view),
      { "figure:drone-1": "Drone 1", "area:2A.B": "2A-B" },
      choices,
    );
    const words = new Map(things.map((thing) => [thing.ref, thing.words]));
    expect(words.get("figure:drone-1")).toBe("Drone 1, 2A-B: attack");
    expect(words.get("cog:marcus_fenix")).toContain("in cover");
    expect(new Set(things.map((thing) => thing.ref)).size).toBe(things.length);
  });

  it("draws holes laid by tokens in areas without a printed one", () => {
    const holes = holeSpots(map);
    expect(holes.map((hole) => [hole.ref, hole.state, hole.token])).toEqual([
      ["hole:2A.B", "open", false],
      ["hole:2A.C", "quiet", true],
    ]);
    expect(within(holes[1]!.at, map.areas[2]!.polygon)).toBe(true);
  });
});

describe("figures", () => {
  it("an enemy that borrows figures keeps its look and their number", () => {
    const look = lookOf(kindOf("figure:wretch-3", "lambent_wretch"));
    expect(look).toMatchObject({ side: "locust", mark: "3", drawing: "lambent_wretch" });
    expect(lookOf(kindOf("figure:berserker", "berserker")).mark).toBe("");
    expect(lookOf(kindOf("cog:damon_baird", null))).toMatchObject({ side: "cog", mark: "B" });
  });
});

describe("geometry", () => {
  it("finds the roomiest place and moves outlines inwards", () => {
    const outline = map.areas[2]!.polygon;
    expect(within(roomiest(outline, []), outline)).toBe(true);
    expect(inset(outline, 0.25)[0]).toEqual([0.25, 3.25]);
    for (const corner of inset(outline, 0.25)) expect(rimDistance(corner, outline)).toBeGreaterThan(0.2);
  });

  it("walks through openings and never through walls", () => {
    const ways = passages(map);
    expect(wayBetween(ways, "area:2A.A", "area:2A.B")).toEqual([[3, 0.5]]);
    expect(wayBetween(ways, "area:2A.A", "area:2A.C")).toEqual([
      [3, 0.5],
      [5.5, 3],
    ]);
    expect(wayBetween(ways, "area:2A.A", "area:2A.A")).toEqual([]);
    expect(wayBetween(ways, "area:2A.A", "area:9A.A")).toEqual([]);
  });

  it("numbers maps that lie apart, each with its entrance", () => {
    expect(buildScene(map).parts).toEqual([]);
    expect(buildScene(map).entrances).toHaveLength(1);
    const part = { tiles: ["tile:2A"], entrance: map.entrance, entrance_at: map.entrance_at };
    const far: MapView["tiles"][number] = { id: "tile:3A", rotation: 0, x: 9, y: 2, width: 6, height: 8, theme: "street" };
    const two = { ...map, tiles: [...map.tiles, far], maps: [part, { ...part, tiles: ["tile:3A"] }] };
    expect(buildScene(two).parts).toEqual([
      { n: 1, at: [0, -0.5] },
      { n: 2, at: [9, 1.5] },
    ]);
    expect(buildScene(two).entrances).toHaveLength(2);
  });

  it("lays neither weapons nor crates on a hole that is not printed", () => {
    const drop = { area: "area:2A.C", weapon: "weapon:hammerburst", marker: "marker:drone" };
    const crate = { area: "area:2A.C", tile: "tile:2A", equipment: "grenades", face_down: false };
    const opened: MapView = { ...map, open_holes: ["hole:2A.C"], dropped_weapons: [drop], equipment_cards: [crate] };
    const hole = holeSpots(opened).find((one) => one.ref === "hole:2A.C")!;
    for (const thing of [...dropSpots(opened), ...crateSpots(opened)]) expect(distance(thing.at, hole.at)).toBeGreaterThan(0.7);
  });

  it("builds a scene that depends on the tiles alone", () => {
    const moved = { ...map, open_holes: [], dropped_weapons: [] };
    expect(sceneKey(moved)).toBe(sceneKey(map));
    const scene = buildScene(map);
    expect(scene.floors).toHaveLength(3);
    expect(scene.letters.map((letter) => letter.words)).toEqual(["A", "B", "C"]);
    scene.letters.forEach((letter, i) => expect(within(letter.at, map.areas[i]!.polygon)).toBe(true));
  });
});

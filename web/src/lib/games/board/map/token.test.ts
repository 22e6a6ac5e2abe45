// @vitest-environment node
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Option } from "../../../wire";
import { facingOf } from "./facing";
import FigureToken from "./FigureToken.svelte";
import { Marks } from "./marks";
import type { Facing } from "./types";

type Figure = { ref: string; kind: string; wounded: boolean; bleeding: boolean; deciding: boolean; facing: number | null };

const DRONE: Figure = { ref: "figure:drone-2", kind: "drone-2", wounded: false, bleeding: false, deciding: false, facing: null };
const MARCUS: Figure = { ...DRONE, ref: "cog:marcus_fenix", kind: "cog:marcus_fenix" };

const aim: Option = { id: "a", kind: "attack", refs: [DRONE.ref], args: {}, label: "", role: "attack", note: null, passes: false };
const marksFor = (target: boolean, selected: string | null): Marks =>
  new Marks([], { byRef: new Map(target ? [[DRONE.ref, [aim]]] : []), own: null }, null, [], null, selected);

const STATES = ["cover", "facing", "wounded", "cracks", "down", "drop", "turn", "hair", "selected"];

function markup(figure: Figure, sides: Facing[], target: boolean, selected: boolean, shields = 0): string {
  const spot = { area: "area:2A.A", cover: null, at: [1, 1] as const, radius: 0.5 };
  const marks = marksFor(target, selected ? figure.ref : null);
  return render(FigureToken, { props: { figure, sides, spot, marks, ways: new Map(), still: true, shields } }).body;
}

describe("states of a figure", () => {
  /** The marks a figure is drawn with, the one at the bottom first. */
  const drawnWith = (figure: Figure, sides: Facing[] = [], target = false, selected = false): string[] =>
    [...markup(figure, sides, target, selected).matchAll(/ class="([^"]*)"/g)]
      .flatMap((found) => found[1]!.split(" "))
      .filter((name) => STATES.includes(name));

  it("each draws its own mark", () => {
    expect(drawnWith(DRONE)).toEqual([]);
    expect(drawnWith(DRONE, ["N"])).toEqual(["cover"]);
    expect(drawnWith({ ...DRONE, facing: 90 })).toEqual(["facing"]);
    expect(drawnWith({ ...DRONE, wounded: true })).toEqual(["wounded", "cracks", "drop"]);
    expect(drawnWith({ ...MARCUS, bleeding: true })).toEqual(["down", "drop"]);
    expect(drawnWith({ ...MARCUS, deciding: true })).toEqual(["turn"]);
    expect(drawnWith(DRONE, [], true)).toEqual(["hair"]);
    expect(drawnWith(DRONE, [], false, true)).toEqual(["selected"]);
  });

  it("go together", () => {
    const hurt = { ...DRONE, wounded: true, facing: 0 };
    expect(drawnWith(hurt, ["N", "E"], true)).toEqual(["wounded", "cover", "cover", "facing", "cracks", "drop", "hair"]);
  });

  it("cover shows a shield for each die it gives against who aims", () => {
    const covered = { ...DRONE, facing: 270 };
    const pips = (shields: number): number => markup(covered, ["W"], true, false, shields).split('class="pip').length - 1;
    expect([pips(0), pips(1), pips(2)]).toEqual([0, 1, 2]);
  });

  it("who bleeds out lies down and looks nowhere", () => {
    const down = { ...MARCUS, bleeding: true, facing: 90 };
    expect(drawnWith(down)).toEqual(["down", "drop"]);
    expect(markup(down, [], false, false)).toContain('data-drawing="marcus_fenix" data-lying="true"');
    expect(markup(MARCUS, [], false, false)).not.toContain("data-lying");
  });
});

describe("facing", () => {
  it("is over the cover, or between two sides of it", () => {
    expect(facingOf([0, 0], ["E"], [[-5, 0]])).toBe(90);
    expect(facingOf([0, 0], ["N", "E"], [])).toBe(45);
  });

  it("is towards the midst of the other side where no cover says otherwise", () => {
    expect(facingOf([2, 2], [], [[2, 8]])).toBe(180);
    expect(facingOf([2, 2], ["N", "S"], [[0, 2]])).toBe(270);
    expect(
      facingOf(
        [0, 0],
        [],
        [
          [3, -1],
          [3, 1],
        ],
      ),
    ).toBe(90);
  });

  it("is nowhere without anybody to look at", () => {
    expect(facingOf([2, 2], [], [])).toBeNull();
  });
});

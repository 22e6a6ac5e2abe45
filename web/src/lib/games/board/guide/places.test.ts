import { describe, expect, it } from "vitest";
import type { Option } from "../../../wire";
import { lessonPlaces, lookedAt, thingsAt } from "./places";

const option = (id: string, ...refs: string[]): Option => ({
  id,
  kind: id,
  refs,
  args: {},
  label: id,
  role: "other",
  note: null,
  passes: false,
});

describe("places of a lesson", () => {
  it("the option itself comes first, then what leads to it", () => {
    const [open, things, cards, tab, list] = lessonPlaces([option("play", "order:assault")]);
    expect(open).toBe('[role=menu] [data-option="play"]');
    expect(things).toBe('.thing.offered[data-ref="order:assault"], .prompt .buttons [data-option="play"]');
    expect(cards).toBe('.hand [data-card="order:assault"]');
    expect(tab).toBe("#tab-hand");
    expect(list).toBe(".prompt .tools button");
  });

  it("what is on no card needs no hand, and no suggestion points nowhere", () => {
    expect(lessonPlaces([option("end")])).toHaveLength(3);
    expect(lessonPlaces([option("go", "area:2A.E")])).not.toContain("#tab-hand");
    expect(lessonPlaces([])).toEqual([]);
  });

  it("things to look at are those that are not to be chosen", () => {
    const move = option("go", "area:2A.E");
    expect(lookedAt(["area:2A.E", "figure:drone-1"], [move])).toEqual(["figure:drone-1"]);
    expect(lookedAt(["area:2A.E"], [move])).toEqual([]);
    expect(thingsAt(["figure:drone-1", "area:2A.B"])).toBe('.thing[data-ref="figure:drone-1"], .thing[data-ref="area:2A.B"]');
  });

  it("of an area with a crate the crate is looked at", () => {
    expect(lookedAt(["area:2A.B", "area:2A.C"], [], ["area:2A.B"])).toEqual(["crate:2A.B", "area:2A.C"]);
  });
});

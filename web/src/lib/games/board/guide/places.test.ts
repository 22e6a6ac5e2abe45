import { describe, expect, it } from "vitest";
import type { Option } from "../../../wire";
import { lessonPlaces, lookedAt } from "./places";

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
    expect(lookedAt(["area:2A.E", "figure:drone-1"], [move])).toBe('.thing[data-ref="figure:drone-1"]');
    expect(lookedAt(["area:2A.E"], [move])).toBe("");
  });
});

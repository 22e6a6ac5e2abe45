import { describe, expect, it } from "vitest";
import type { GuideStep, Option } from "../../wire";
import type { Table } from "../state/table.svelte";
import { Lessons } from "./lessons.svelte";

const step = (number: number): GuideStep => ({
  step: number,
  steps: 9,
  title: `Lesson ${number}`,
  text: ["Do it."],
  options: ["go"],
  point: ["area:2A.E"],
  rule: "BG-MOVE-01",
  done: false,
});
const at = (guide: GuideStep | null, curtain: number | null = null): Lessons =>
  new Lessons({ curtain, state: { guide } } as unknown as Table);
const go = { id: "go" } as Option;

describe("lessons", () => {
  it("suggest what the table says, and nothing behind a curtain", () => {
    expect(at(step(1)).suggests(go)).toBe(true);
    expect(at(step(1)).points).toEqual(["area:2A.E"]);
    expect(at(step(1), 0).step).toBeNull();
    expect(at(null).suggests(go)).toBe(false);
  });

  it("one that was read is put away with its words, not with its marks", () => {
    const lessons = at(step(1));
    lessons.putAway("step");
    expect(lessons.shut).toBe(true);
    expect(lessons.suggests(go)).toBe(true);
    lessons.putAway("none");
    expect(lessons.shut).toBe(false);
  });

  it("put away for good, they mark nothing either", () => {
    const lessons = at(step(1));
    lessons.putAway("all");
    expect(lessons.shut).toBe(true);
    expect(lessons.suggests(go)).toBe(false);
    expect(lessons.points).toEqual([]);
  });
});

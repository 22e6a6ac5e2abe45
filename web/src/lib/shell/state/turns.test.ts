import { describe, expect, it } from "vitest";
import type { TableEvent } from "../../wire";
import { openTurns, turnsOf } from "./turns";

let n = 0;
const event = (kind: string): TableEvent => ({ n: n++, kind, data: {}, line: kind, tone: "plain" });
const turn = (lines: number): TableEvent[] => [event("turn_started"), ...Array.from({ length: lines }, () => event("figure_moved"))];

describe("the log by turns", () => {
  it("gathers lines under the turn they belong to", () => {
    const events = [event("game_started"), ...turn(2), ...turn(1)];
    const turns = turnsOf(events);
    expect(turns.map(({ head, lines }) => [head?.kind ?? null, lines.length])).toEqual([
      [null, 1],
      ["turn_started", 2],
      ["turn_started", 1],
    ]);
  });

  it("has the present turn open, and the one before until the present one gets going", () => {
    const begun = turnsOf([...turn(5), ...turn(5), ...turn(1)]);
    expect([...openTurns(begun)].sort()).toEqual([begun[1]!.n, begun[2]!.n]);
    const going = turnsOf([...turn(5), ...turn(5), ...turn(4)]);
    expect([...openTurns(going)]).toEqual([going[2]!.n]);
    expect(openTurns([]).size).toBe(0);
  });
});

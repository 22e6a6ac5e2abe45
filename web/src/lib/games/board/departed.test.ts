import { describe, expect, it } from "vitest";
import type { TableEvent, TableState } from "../../wire";
import { departed } from "./departed";

describe("figures that have gone", () => {
  const board = (...locusts: string[]): TableState =>
    ({ version: 1, view: { game: "board", outcome: null, locusts: locusts.map((ref) => ({ ref })) } }) as unknown as TableState;

  it("are gone even when another one has come back under the same number", () => {
    const killed: TableEvent = { n: 3, kind: "figure_killed", data: { figure: "figure:drone-2" }, line: "", tone: "blood" };
    const same = board("figure:drone-1", "figure:drone-2");
    expect([...departed(same, same, [killed, { ...killed, kind: "figure_spawned" }])]).toEqual(["figure:drone-2"]);
  });

  it("are gone when they are no longer there, as after an undo", () => {
    expect([...departed(board("figure:drone-1", "figure:drone-2"), board("figure:drone-1"), [])]).toEqual(["figure:drone-2"]);
    expect(departed(null, board("figure:drone-1"), []).size).toBe(0);
  });
});

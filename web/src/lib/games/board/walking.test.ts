import { describe, expect, it } from "vitest";
import { option } from "../../shell/options/options.fixture";
import { interrupts, optionInto } from "./walking";

describe("walks", () => {
  it("are made of steps on offer, in a move", () => {
    const offer = [option("move", "move", "area:b"), option("cover", "move", "cover:a.c1"), option("stop", "finish")];
    expect(optionInto("area:b", { kind: "move" }, offer)?.id).toBe("move");
    expect(optionInto("area:c", { kind: "move" }, offer)).toBeNull();
    expect(optionInto("area:b", { kind: "guard" }, offer)).toBeNull();
  });

  it("end when anything but the walk happens", () => {
    const event = (kind: string, figure: string) => ({ kind, data: { figure } });
    expect(interrupts(event("figure_moved", "cog:x"), "cog:x")).toBe(false);
    expect(interrupts(event("cover_left", "cog:x"), "cog:x")).toBe(false);
    expect(interrupts(event("figure_moved", "figure:drone-1"), "cog:x")).toBe(true);
    expect(interrupts(event("tile_placed", "cog:x"), "cog:x")).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { interrupts } from "./walking";

describe("walks", () => {
  const event = (kind: string, figure: string) => ({ kind, data: { figure } });

  it("go on as long as only the walker's own steps happen", () => {
    expect(interrupts(event("figure_moved", "cog:x"), "cog:x")).toBe(false);
    expect(interrupts(event("cover_left", "cog:x"), "cog:x")).toBe(false);
    expect(interrupts(event("figure_moved", "figure:drone-1"), "cog:x")).toBe(true);
    expect(interrupts(event("tile_placed", "cog:x"), "cog:x")).toBe(true);
  });

  it("begin with the card that pays for them", () => {
    expect(interrupts({ kind: "card_discarded", data: { seat: 0, card: "order:assault" } }, "cog:x")).toBe(false);
    expect(interrupts({ kind: "order_played", data: { seat: 0 } }, "cog:x")).toBe(false);
    expect(interrupts({ kind: "cards_drawn", data: { seat: 0 } }, "cog:x")).toBe(true);
  });
});

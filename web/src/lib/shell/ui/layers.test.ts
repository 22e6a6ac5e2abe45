import { describe, expect, it } from "vitest";
import { closeTopmost, layer } from "./layers";

describe("layers", () => {
  it("the topmost is closed, one at a time", () => {
    const closed: string[] = [];
    const leaves: Record<string, () => void> = {};
    for (const name of ["panel", "menu"]) {
      leaves[name] = layer(() => {
        closed.push(name);
        leaves[name]?.();
      });
    }
    expect(closeTopmost()).toBe(true);
    expect(closed).toEqual(["menu"]);
    expect(closeTopmost()).toBe(true);
    expect(closed).toEqual(["menu", "panel"]);
    expect(closeTopmost()).toBe(false);
  });

  it("what is closed by itself is gone, wherever it lay", () => {
    const closed: string[] = [];
    const below = layer(() => closed.push("below"));
    const above = layer(() => closed.push("above"));
    below();
    closeTopmost();
    expect(closed).toEqual(["above"]);
    above();
    expect(closeTopmost()).toBe(false);
  });
});

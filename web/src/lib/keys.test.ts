import { describe, expect, it } from "vitest";
import { meaning, nearest, stepTo } from "./keys";

describe("keys", () => {
  it("numbers pick, arrows walk, Escape takes back", () => {
    expect(meaning({ key: "1" }, false, false)).toEqual({ act: "pick", index: 0 });
    expect(meaning({ key: "0" }, false, false)).toEqual({ act: "pick", index: 9 });
    expect(meaning({ key: "ArrowRight" }, false, false)).toEqual({ act: "go", step: 1, axis: "x" });
    expect(meaning({ key: "ArrowUp" }, false, false)).toEqual({ act: "go", step: -1, axis: "y" });
    expect(meaning({ key: "Escape" }, false, false)).toEqual({ act: "undo" });
  });

  it("Escape first closes what is open", () => {
    expect(meaning({ key: "Escape" }, false, true)).toEqual({ act: "close" });
    expect(meaning({ key: "Escape" }, true, false)).toEqual({ act: "close" });
  });

  it("typing and shortcuts of the browser are left alone", () => {
    expect(meaning({ key: "1" }, true, false)).toBeNull();
    expect(meaning({ key: "1", ctrlKey: true }, false, false)).toBeNull();
    expect(meaning({ key: "Enter" }, false, false)).toBeNull();
  });

  it("I asks about what has the focus", () => {
    expect(meaning({ key: "i" }, false, false)).toEqual({ act: "info" });
    expect(meaning({ key: "i" }, true, false)).toBeNull();
  });

  it("arrows go to the nearest thing where they point", () => {
    const spots = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 0 }, { x: 90, y: 100 }];
    expect(nearest({ x: 0, y: 0 }, spots, "x", 1)).toBe(1);
    expect(nearest({ x: 200, y: 0 }, spots, "x", -1)).toBe(1);
    expect(nearest({ x: 100, y: 0 }, spots, "y", 1)).toBe(3);
    expect(nearest({ x: 100, y: 0 }, spots, "y", -1)).toBe(-1);
  });

  it("arrows go round", () => {
    expect(stepTo(-1, 1, 3)).toBe(0);
    expect(stepTo(-1, -1, 3)).toBe(2);
    expect(stepTo(2, 1, 3)).toBe(0);
    expect(stepTo(0, -1, 3)).toBe(2);
    expect(stepTo(0, 1, 0)).toBe(-1);
  });
});

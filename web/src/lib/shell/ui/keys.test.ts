import { describe, expect, it } from "vitest";
import { meaning, nearest, stepTo } from "./keys";

describe("keys", () => {
  it("digits and letters press what shows them, arrows walk", () => {
    expect(meaning({ key: "1" }, false)).toEqual({ act: "press", key: "1" });
    expect(meaning({ key: "0" }, false)).toEqual({ act: "press", key: "0" });
    expect(meaning({ key: "E" }, false)).toEqual({ act: "press", key: "e" });
    expect(meaning({ key: "x" }, false)).toBeNull();
    expect(meaning({ key: "ArrowRight" }, false)).toEqual({ act: "go", step: 1, axis: "x" });
    expect(meaning({ key: "ArrowUp" }, false)).toEqual({ act: "go", step: -1, axis: "y" });
  });

  it("Escape closes and never takes back", () => {
    expect(meaning({ key: "Escape" }, false)).toEqual({ act: "close" });
    expect(meaning({ key: "Escape" }, true)).toEqual({ act: "close" });
  });

  it("U and Ctrl+Z take back, but not while somebody types", () => {
    for (const press of [{ key: "u" }, { key: "U", shiftKey: true }, { key: "z", ctrlKey: true }, { key: "z", metaKey: true }]) {
      expect(meaning(press, false)).toEqual({ act: "undo" });
      expect(meaning(press, true)).toBeNull();
    }
    expect(meaning({ key: "Z", ctrlKey: true, shiftKey: true }, false)).toBeNull();
    expect(meaning({ key: "u", ctrlKey: true }, false)).toBeNull();
  });

  it("S asks what to do", () => {
    expect(meaning({ key: "s" }, false)).toEqual({ act: "suggest" });
    expect(meaning({ key: "s" }, true)).toBeNull();
    expect(meaning({ key: "s", ctrlKey: true }, false)).toBeNull();
  });

  it("typing and shortcuts of the browser are left alone", () => {
    expect(meaning({ key: "1" }, true)).toBeNull();
    expect(meaning({ key: "1", ctrlKey: true }, false)).toBeNull();
    expect(meaning({ key: "Enter" }, false)).toBeNull();
  });

  it("I asks about what has the focus", () => {
    expect(meaning({ key: "i" }, false)).toEqual({ act: "info" });
    expect(meaning({ key: "i" }, true)).toBeNull();
  });

  it("arrows go to the nearest thing where they point", () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 200, y: 0 },
      { x: 90, y: 100 },
    ];
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

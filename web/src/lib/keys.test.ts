import { describe, expect, it } from "vitest";
import { meaning, stepTo } from "./keys";

describe("keys", () => {
  it("numbers pick, arrows walk, Escape takes back", () => {
    expect(meaning({ key: "1" }, false, false)).toEqual({ act: "pick", index: 0 });
    expect(meaning({ key: "0" }, false, false)).toEqual({ act: "pick", index: 9 });
    expect(meaning({ key: "ArrowRight" }, false, false)).toEqual({ act: "go", step: 1 });
    expect(meaning({ key: "ArrowUp" }, false, false)).toEqual({ act: "go", step: -1 });
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

  it("arrows go round", () => {
    expect(stepTo(-1, 1, 3)).toBe(0);
    expect(stepTo(-1, -1, 3)).toBe(2);
    expect(stepTo(2, 1, 3)).toBe(0);
    expect(stepTo(0, -1, 3)).toBe(2);
    expect(stepTo(0, 1, 0)).toBe(-1);
  });
});

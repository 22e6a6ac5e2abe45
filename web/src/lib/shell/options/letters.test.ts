import { describe, expect, it } from "vitest";
import { meaning } from "../ui/keys";
import { isLetter, lettered } from "./letters";
import { option } from "./options.fixture";

describe("letters of choices", () => {
  it("whatever is asked, E ends, passes or declines", () => {
    for (const options of [
      [option("guard:a", "react", "order:a"), option("pass", "finish")],
      [option("end", "finish")],
      [option("stop", "finish"), option("move:x", "move", "area:2A.B")],
    ]) {
      const found = lettered(options);
      expect([...found].find(([, letter]) => letter === "e")?.[0]).toBe(options.find((one) => one.role === "finish")?.id);
    }
  });

  it("six choices have six letters, and none has that of another key of the table", () => {
    const letters = [...lettered(Array.from({ length: 6 }, (_, i) => option(`heal${i}`))).values()];
    expect(new Set(letters).size).toBe(6);
    for (const letter of letters) {
      expect(isLetter(letter)).toBe(true);
      expect(meaning({ key: letter }, false)).toEqual({ act: "press", key: letter });
    }
    expect(letters).not.toContain("e");
  });
});

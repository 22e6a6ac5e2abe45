import { describe, expect, it } from "vitest";
import { behind, type Book, cut, readings } from "./rulebook";

const BOOK: Book = {
  book: "BG",
  chapters: [
    { heading: "Movement", rules: ["BG-MOVE-01", "BG-MOVE-02"] },
    { heading: "Cover", rules: ["BG-COVER-01"] },
  ],
  pages: [],
  choices: { move: ["BG-MOVE-02", "BG-COVER-01"], cover: ["BG-COVER-01"] },
  things: { cover: ["BG-COVER-01"] },
};

describe("rules behind things", () => {
  it("are named once, whatever has them", () => {
    expect(behind(BOOK.choices, ["move", "cover", "unheard_of"])).toEqual(["BG-MOVE-02", "BG-COVER-01"]);
  });

  it("are read by chapter, in the order given", () => {
    expect(readings(BOOK, ["BG-COVER-01", "BG-MOVE-02", "BG-MOVE-01", "BG-NONE-01"])).toEqual([
      { title: "Cover", ids: ["BG-COVER-01"] },
      { title: "Movement", ids: ["BG-MOVE-02", "BG-MOVE-01"] },
    ]);
  });
});

describe("a text", () => {
  it("is cut where it names rules", () => {
    expect(cut("So BG-REACT-GUARD-01 and CG-BO1-02.")).toEqual([
      { text: "So ", rule: false },
      { text: "BG-REACT-GUARD-01", rule: true },
      { text: " and ", rule: false },
      { text: "CG-BO1-02", rule: true },
      { text: ".", rule: false },
    ]);
    expect(cut("Nothing named")).toEqual([{ text: "Nothing named", rule: false }]);
  });
});

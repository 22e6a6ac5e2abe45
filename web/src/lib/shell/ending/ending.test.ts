import { describe, expect, it } from "vitest";
import { t } from "../../text";
import { endLine } from "./ending";

describe("the end of a game", () => {
  it("is told from the reader's side", () => {
    expect(endLine("deck_out", "locust", "cog")).toBe("You lose: your deck has run out.");
    expect(endLine("deck_out", "cog", "cog")).toBe("You win: the Locust deck has run out.");
    expect(endLine("resigned", "locust", "cog")).toBe("You lose: you gave up.");
    expect(endLine("resigned", "cog", "cog")).toBe("You win: the Locust side gave up.");
    expect(endLine("card", "cog", "locust")).toBe("You lose: a card of the chapter decided the game.");
  });

  it("takes nobody's side for those who have none", () => {
    expect(endLine("deck_out", "locust", null)).toBe("The COG deck has run out.");
    expect(endLine("all_bleeding_out", "locust", null)).toBe("Every COG was bleeding out.");
    expect(endLine("door_out_of_reach", "locust", null)).toBe("Nobody could reach a door that had to be tried.");
    expect(endLine("unheard_of", "cog", null)).toBe("Unheard of.");
  });
});

describe("numbers in words", () => {
  it("know one from many", () => {
    expect([1, 2].map((n) => t("card-playable", { n }))).toEqual(["1 use", "2 uses"]);
    expect([1, 3].map((n) => t("prompt-options", { n }))).toEqual(["All options (1)", "All options (3)"]);
    expect([1, 2].map((turn) => t("end-after", { turn }))).toEqual(["After 1 turn.", "After 2 turns."]);
  });
});

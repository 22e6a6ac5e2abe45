import { describe, expect, it } from "vitest";
import { judged } from "./verdicts";

const name = (ref: string): string => ref.replace("figure:drone-", "Drone ");

describe("the condition of an AI card", () => {
  it("is not spoken of before it was tested", () => {
    expect(judged([], name)).toBeNull();
  });

  it("is met or not for a card that is tested once for all", () => {
    expect(judged([{ figure: null, met: true }], name)).toEqual({ words: "✓ Met.", then: true, otherwise: false });
    expect(judged([{ figure: null, met: false }], name)).toEqual({ words: "✗ Not met.", then: false, otherwise: true });
  });

  it("is told figure by figure where each is tested for itself", () => {
    const verdicts = [
      { figure: "figure:drone-1", met: true },
      { figure: "figure:drone-2", met: false },
      { figure: "figure:drone-3", met: true },
    ];
    expect(judged(verdicts, name)).toEqual({
      words: "✓ Met for Drone 1, Drone 3. ✗ Not met for Drone 2.",
      then: true,
      otherwise: true,
    });
  });
});

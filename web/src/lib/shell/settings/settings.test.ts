import { describe, expect, it } from "vitest";
import { renewed, type Speed } from "./settings.svelte";

describe("settings kept by an earlier page", () => {
  it("keep their meaning under new names", () => {
    const speed = (kept: string): Speed => renewed({ speed: kept as Speed }).speed;
    expect(["off", "slow", "normal", "fast", "step", "nonsense"].map(speed)).toEqual([
      "instant",
      "normal",
      "normal",
      "fast",
      "step",
      "normal",
    ]);
    expect(renewed({}).speed).toBe("normal");
  });
});

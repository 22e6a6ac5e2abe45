import { describe, expect, it, vi } from "vitest";
import { renewed, settings, type Speed } from "./settings.svelte";

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

it("hints that were closed are remembered until hints are wanted anew", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
  settings.set("told", ["order"]);
  expect(JSON.parse([...kept.values()][0]!)).toMatchObject({ hints: true, told: ["order"] });
  settings.set("hints", true);
  expect(settings.kept.told).toEqual([]);
  vi.unstubAllGlobals();
});

import { describe, expect, it, vi } from "vitest";
import { language } from "../../text";
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

it("the language is the one that was chosen, else the first the browser prefers that there is", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
  await language.offer(["pl"], [], () => Promise.resolve(""));
  vi.stubGlobal("navigator", { languages: ["de-AT", "pl-PL", "en"] });
  await settings.speak();
  expect([settings.kept.spoken, language.code]).toEqual([null, "pl"]);
  settings.set("spoken", "en");
  await settings.speak();
  expect([JSON.parse([...kept.values()][0]!).spoken, language.code]).toEqual(["en", "en"]);
  vi.unstubAllGlobals();
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

import { describe, expect, it } from "vitest";
import { roomFor } from "./room.svelte";

describe("the layout of a table", () => {
  it("has rails where there is room for them", () => {
    for (const [width, height] of [
      [1120, 720],
      [1400, 900],
      [2560, 1440],
    ] as const)
      expect(roomFor(width, height)).toBe("wide");
  });

  it("has the map beside the controls in a phone on its side, a short window, at 200 % and on a tablet", () => {
    for (const [width, height] of [
      [844, 390],
      [1400, 500],
      [700, 450],
      [1024, 768],
    ] as const)
      expect(roomFor(width, height)).toBe("beside");
  });

  it("has the map above the controls in a phone and on a tablet that stand upright", () => {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [560, 400],
    ] as const)
      expect(roomFor(width, height)).toBe("stacked");
  });
});

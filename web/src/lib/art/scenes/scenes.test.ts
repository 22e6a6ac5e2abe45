import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CAST } from "./cast";
import { CHAPTERS } from "./chapters";
import { ENDINGS } from "./endings";
import { sceneOf } from "./index";
import { MISSIONS } from "./missions";
import { mix } from "./colours";
import { paint } from "./paint";

/** What is printed, in the sources of the service beside the client. */
const content = (file: string): string => readFileSync(`${process.cwd()}/../src/eday/content/data/${file}`, "utf8");
const tops = (file: string): string[] => [...content(file).matchAll(/^(\w+):$/gm)].map(([, id]) => id ?? "");

/** Notes what is painted where, as a canvas would. */
function recorder(): { brush: CanvasRenderingContext2D; done: string[] } {
  const done: string[] = [];
  const stops = { addColorStop: (at: number, colour: string) => void done.push(`stop ${at} ${colour}`) };
  const brush = new Proxy({} as Record<string, unknown>, {
    get: (_, name: string) =>
      name.startsWith("create") ? () => stops : (...given: unknown[]) => void done.push(`${name} ${given.join(" ")}`),
    set: (_, name: string, value) => done.push(`${name} ${String(value)}`) > 0,
  });
  return { brush: brush as unknown as CanvasRenderingContext2D, done };
}

describe("a painted scene", () => {
  // Where noise cannot be made, a picture does without smoke and grain.
  beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null));

  it("belongs to every mission and every chapter, and the tutorial", () => {
    expect(Object.keys(MISSIONS).sort()).toEqual(tops("board/missions.yaml").sort());
    expect(Object.keys(CHAPTERS).sort()).toEqual(["0", ...tops("card/chapters.yaml")].sort());
  });

  it("has a cast that was drawn, within its frame", () => {
    for (const scene of Object.values({ ...MISSIONS, ...CHAPTERS, ...ENDINGS })) {
      expect(scene.cast.length).toBeGreaterThan(0);
      for (const { who, x } of scene.cast) {
        expect(CAST[who], who).toBeDefined();
        expect(Math.abs(x - 0.5)).toBeLessThan(0.5);
      }
    }
  });

  it("is the same whenever it is painted, and another for each name", () => {
    const [first, again, other] = ["mission:hive", "mission:hive", "chapter:4"].map((name) => {
      const { brush, done } = recorder();
      paint(brush, name, sceneOf(name), 400, 180);
      return done;
    });
    expect(first?.length).toBeGreaterThan(500);
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(first?.filter((line) => line.includes("NaN"))).toEqual([]);
  });

  it("is the cover where nobody painted one", () => {
    expect(sceneOf("mission:somebody's own")).toBe(sceneOf("cover"));
    expect(sceneOf("end:board-won")).toBe(ENDINGS["board-won"]);
  });

  it("mixes colours", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("rgb(128 128 128 / 1)");
    expect(mix("#102030", "#ffffff", 0, 0.25)).toBe("rgb(16 32 48 / 0.25)");
  });
});

// @vitest-environment node
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { BASES } from "./bases";
import { COGS, FALLEN } from "./cogs";
import FigureIcon from "./FigureIcon.svelte";
import { figureMarkup } from "./ink/markup";
import type { Drawing, Part } from "./ink/part";
import { moved } from "./ink/path";
import { lookOf } from "./kinds";
import { LOCUSTS } from "./locusts";
import { pictureOf } from "./pictures";

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../../src/eday/${path}`, import.meta.url).href), "utf8");
/** The ids a file of the content names. */
const idsIn = (name: string): string[] => [...read(`content/data/board/${name}.yaml`).matchAll(/^(\w+):$/gm)].map((found) => found[1]!);

const ENEMIES = idsIn("enemies");
const SOLDIERS = idsIn("cogs");
const partsOf = ({ body, over }: Drawing): Part[] => [...body, ...(over ?? [])];
const DRAWINGS = Object.entries({ ...COGS, ...LOCUSTS });

describe("drawings", () => {
  it("every enemy and COG of the content has one of its own", () => {
    expect([ENEMIES.length, SOLDIERS.length]).toEqual([10, 4]);
    for (const id of ENEMIES) expect(lookOf(id)).toMatchObject({ side: "locust", drawing: id });
    for (const id of SOLDIERS) expect(lookOf(id)).toMatchObject({ side: "cog", drawing: id });
    expect(new Set(DRAWINGS.map(([, drawing]) => JSON.stringify(drawing))).size).toBe(DRAWINGS.length);
    expect(new Set(Object.values(FALLEN).map((drawing) => JSON.stringify(drawing))).size).toBe(DRAWINGS.length - ENEMIES.length);
  });

  it("each COG has a letter of its own", () => {
    expect(SOLDIERS.map((id) => lookOf(id).mark).sort()).toEqual(["B", "C", "D", "M"]);
  });

  it.each(DRAWINGS)("%s breaks out of its base, but not far", (_, drawing) => {
    const reach = partsOf(drawing)
      .flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)])
      .map(([, x, y]) => Math.hypot(Number(x), Number(y)));
    expect(Math.max(...reach)).toBeGreaterThan(52);
    expect(Math.max(...reach)).toBeLessThan(75);
  });

  it.each(DRAWINGS)("%s is written so that it can be turned", (_, drawing) => {
    for (const { d } of partsOf(drawing)) expect(d).toMatch(/^(M|L|Q|C|Z|-?[\d.]+ -?[\d.]+| )+$/);
  });
});

describe("paths", () => {
  it("are moved, sized, turned and mirrored", () => {
    expect(moved("M1 2L3 4", { x: 10, y: 20 })).toBe("M11 22L13 24");
    expect(moved("M1 2L3 4", { size: 2, mirrored: true })).toBe("M-2 4L-6 8");
    expect(moved("M10 0Q0 10 5 5Z", { turn: 90 })).toBe("M0 10Q-10 0 -5 5Z");
  });
});

describe("markup", () => {
  const pictures = [...DRAWINGS, ...Object.entries(FALLEN)].map(([, drawing]) => figureMarkup(drawing, BASES.cog));

  it("says every id once in a picture, and refers to no other", () => {
    for (const markup of pictures) {
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, ref] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(ref);
    }
  });

  it("draws shapes alone: no filter, no picture, nothing that changes", () => {
    const known = ["svg", "g", "path", "circle", "clipPath", "linearGradient", "radialGradient", "stop"];
    for (const markup of pictures) {
      expect([...markup.matchAll(/<(\w+)/g)].map((found) => found[1]!).filter((tag) => !known.includes(tag))).toEqual([]);
      expect(markup).not.toMatch(/filter|style=|class=|undefined|NaN/);
    }
  });

  it("is one picture for all figures that look alike, and another for who lies down", () => {
    expect(pictureOf("drone", "locust", false)).toBe(pictureOf("drone", "locust", true));
    expect(pictureOf("marcus_fenix", "cog", false)).not.toBe(pictureOf("marcus_fenix", "cog", true));
    expect(pictureOf("boomer", "locust", false)).not.toBe(pictureOf("drone", "locust", false));
  });

  it("an icon shows its figure and its mark", () => {
    const icon = (kind: string, letter?: string): string => render(FigureIcon, { props: { kind, letter } }).body;
    expect(icon("figure:drone-2")).toContain(`href="${pictureOf("drone", "locust", false)}"`);
    expect(icon("figure:drone-2")).toMatch(/<text[^>]*>2</);
    expect(icon("cog:marcus_fenix")).toMatch(/<text[^>]*>M</);
    expect(icon("drone", "")).not.toContain("<text");
    expect(icon("cog:somebody")).toContain('data-drawing="gear"');
  });
});

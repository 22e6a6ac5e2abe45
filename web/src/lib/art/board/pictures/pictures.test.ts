// @vitest-environment node
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import FigureIcon from "../../figures/FigureIcon.svelte";
import { aiCards, enemies, orders, weaponCards } from "../content.fixture";
import { isDrawn, sceneOf, type Subject } from "./gallery";
import SceneArt from "./SceneArt.svelte";

const subjects: Subject[] = [
  ...orders().map((id): Subject => ({ kind: "order", id })),
  ...aiCards().map((card): Subject => ({ kind: "ai", ...card })),
  ...weaponCards().map((id): Subject => ({ kind: "weapon", id })),
  ...enemies().map((id): Subject => ({ kind: "enemy", id })),
];

describe("the cards of the board game", () => {
  it("are all in the fixture", () => {
    expect([orders().length, weaponCards().length, enemies().length, aiCards().length]).toEqual([18, 14, 10, 35]);
  });

  it("have a picture each: orders, weapons, and the families of AI cards", () => {
    expect(orders().filter((id) => !isDrawn("order", id))).toEqual([]);
    expect(weaponCards().filter((id) => !isDrawn("weapon", id))).toEqual([]);
    expect(aiCards().filter(({ family }) => !isDrawn("ai", family))).toEqual([]);
  });

  it("show enemies that look like nobody else", () => {
    const looks = enemies().map((kind) => render(FigureIcon, { props: { kind } }).body);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it("look like no other card, also within a family", () => {
    const looks = subjects.map((subject) => JSON.stringify(sceneOf(subject)));
    expect(new Set(looks).size).toBe(subjects.length);
  });

  it("look the same whenever they are drawn", async () => {
    const before = subjects.map((subject) => JSON.stringify(sceneOf(subject)));
    const { vi } = await import("vitest");
    vi.resetModules();
    const again = await import("./gallery");
    expect(subjects.map((subject) => JSON.stringify(again.sceneOf(subject)))).toEqual(before);
  });

  it("are cheap to paint", () => {
    for (const subject of subjects) {
      const { items } = sceneOf(subject);
      expect(items.length).toBeLessThan(90);
      const { body } = render(SceneArt, { props: { scene: sceneOf(subject) } });
      expect(body).not.toMatch(/NaN|undefined|<filter|url\(/);
      expect(body.length).toBeLessThan(60_000);
    }
  });
});

it("shows what nobody has drawn by a likeness", () => {
  expect(isDrawn("order", "from_an_overlay")).toBe(false);
  expect(sceneOf({ kind: "order", id: "from_an_overlay" })).toEqual(sceneOf({ kind: "order", id: "assault" }));
  expect(sceneOf({ kind: "ai", id: "99", family: "unheard_of" }).items.length).toBeGreaterThan(5);
  expect(sceneOf({ kind: "weapon", id: "pea_shooter" }).items.length).toBeGreaterThan(5);
});

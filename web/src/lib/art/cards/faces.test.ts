// @vitest-environment node
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { isDrawn, motifOf } from "./art";
import { groundOf } from "./art/ground";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import { everyCard } from "./content.fixture";
import CoverFace from "./CoverFace.svelte";
import { backLabel, cardLabel, halfLines, halvesOf } from "./label";
import Symbol from "./Symbol.svelte";
import { SYMBOLS, type SymbolName } from "./symbols";
import type { CardFaceInfo } from "./types";

const cards = everyCard();
const card = (id: string): CardFaceInfo => cards.find((each) => each.id === id)!;
const text = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("every card of the game", () => {
  it("is in the fixture", () => {
    expect(cards.length).toBeGreaterThanOrEqual(182);
    expect(cards.every((each) => each.name)).toBe(true);
  });

  it("has a picture of its own", () => {
    expect(cards.filter((each) => each.kind !== "scenario" && !isDrawn(each.id)).map((each) => each.id)).toEqual([]);
  });

  it("looks like no other card", () => {
    const looks = cards.map((each) => JSON.stringify([motifOf(each), groundOf(each)]));
    expect(new Set(looks).size).toBe(cards.length);
  });

  it.each(["small", "medium", "large"] as const)("can be drawn %s", (size) => {
    for (const face of cards) {
      const { body } = render(CardFace, { props: { face, size } });
      const said = text(body);
      expect(said).toContain(face.name.replace(/ \(.*/, "").replaceAll("&", "&amp;"));
      for (const count of face.deploy) expect(said).toContain(` ${count} `);
      if (face.attack !== null) expect(said).toContain(` ${face.attack} `);
      expect(body).not.toMatch(/NaN|undefined|<button/);
    }
  });

  it("tells its facts in one sentence", () => {
    for (const face of cards) {
      const label = cardLabel(face);
      expect(label.startsWith(`${face.name}, `)).toBe(true);
      expect(label).not.toMatch(/\{|undefined|null|_/);
      if (face.attack !== null) expect(label).toContain(`attack ${face.attack}, defense ${face.defense}`);
    }
  });
});

describe("a label", () => {
  it("says printed values only where they differ from those of now", () => {
    const label = cardLabel(card("cog-sergeant"), {
      now: { attack: 5, defense: 3 },
      states: { suppressed: true, enemyCover: true },
    });
    expect(label).toBe("Sergeant, COG troop, attack 5 (printed 3), defense 3, for 3 or 4 cards in hand, suppressed, in enemy cover");
  });

  it("names the keywords of the moment", () => {
    expect(cardLabel(card("ch04-berserker"))).toContain("tough, cannot block");
    expect(cardLabel(card("ch04-berserker"), { keywords: [] })).not.toContain("tough");
    expect(cardLabel(card("cog-sergeant"), { keywords: ["brand_new"] })).toContain("brand new");
  });

  it("tells where a rotating card stands and which face is up", () => {
    expect(cardLabel(card("ch12-jack"), { number: 0 })).toContain("stands on 0 of 7");
    expect(cardLabel(card("ch15-kryll-shield"), { faceName: "exposed" })).toContain("exposed side up");
  });

  it("tells both halves of a cover card, and which is in force", () => {
    const label = cardLabel(card("cov-high-wall"), { faceName: "front", active: "cog" });
    expect(label).toBe("High Wall, cover, COG half, in force: The occupant gains +1 defense, Locust half: No rule");
  });

  it("knows cards from behind", () => {
    expect(backLabel("locust")).toBe("Locust card, face down");
    expect(backLabel(null)).toBe("hidden cover card");
  });
});

describe("cover", () => {
  const lamp: CardFaceInfo = {
    ...card("ch05-street-lamp"),
    faces: { lit: "brightly lit", dark: "pitch dark" },
    halves: { lit: { cog: "Bright.", locust: "" }, dark: { cog: "", locust: "Murky." } },
  };

  it("shows the face that is up, by its id or by its name", () => {
    expect(halvesOf(lamp, "dark").locust).toBe("Murky.");
    expect(halvesOf(lamp, "pitch dark").locust).toBe("Murky.");
    expect(halvesOf(lamp, null).cog).toBe("Bright.");
    expect(halfLines(lamp, "dark")).toEqual(["COG half: No rule", "Locust half: Murky"]);
    expect(halfLines(lamp, null)).toHaveLength(2);
  });

  it("lies with the reader's half at the bottom", () => {
    const said = (bottom: "cog" | "locust"): string => text(render(CoverFace, { props: { face: lamp, bottom, faceName: "lit" } }).body);
    expect(said("cog").indexOf("Bright.")).toBeGreaterThan(said("cog").indexOf("Street Lamp"));
    expect(said("locust").indexOf("Bright.")).toBeLessThan(said("locust").indexOf("Street Lamp"));
    expect(said("cog")).toContain("brightly lit");
  });

  it("marks the half in force", () => {
    const { body } = render(CoverFace, { props: { face: lamp, active: "cog", faceName: "lit" } });
    expect(body.match(/class="[^"]*\bactive\b/g)).toHaveLength(1);
    expect(body.match(/class="[^"]*\bidle\b/g)).toHaveLength(1);
  });
});

describe("a card in play", () => {
  it("shows the values of now, with a mark for each that has changed", () => {
    const { body } = render(CardFace, { props: { face: card("cog-sergeant"), now: { attack: 5, defense: 2 } } });
    expect(text(body)).toContain(" 5 2 ");
    expect(body.match(/class="change/g)).toHaveLength(2);
  });

  it("says its states in words where there is room", () => {
    const states = { suppressed: true, enemyCover: true, acted: true, target: true };
    const { body } = render(CardFace, { props: { face: card("loc-drone"), states, size: "medium" } });
    for (const word of ["Suppressed", "Enemy cover", "Acted"]) expect(text(body)).toContain(word);
  });

  it("shows the number a rotating card stands on, and its face", () => {
    expect(text(render(CardFace, { props: { face: card("ch12-jack"), number: 6 } }).body)).toContain(" 6 ");
    expect(text(render(CardFace, { props: { face: card("ch15-kryll-shield"), faceName: "exposed" } }).body)).toContain("exposed");
  });
});

it("draws a card nobody has a picture for by what it is", () => {
  const unknown = (
    kind: CardFaceInfo["kind"],
    side: "cog" | "locust" | null,
    subtype: string | null,
    id = "x-unheard-of",
  ): CardFaceInfo => ({
    ...card("cog-private"),
    id,
    kind,
    side,
    subtype,
  });
  const looks = [
    unknown("unit", "cog", "troop"),
    unknown("unit", "cog", "heavy"),
    unknown("unit", "locust", "heavy"),
    unknown("unit", "locust", "wretch"),
    unknown("unit", "locust", null),
    unknown("tactic", "cog", null),
    unknown("reaction", "locust", null),
    unknown("command", "cog", null),
    unknown("cover", null, null),
  ].map(motifOf);
  expect(new Set(looks).size).toBe(looks.length);
  expect(motifOf(unknown("unit", "locust", "heavy", "loc-rusty-boomer"))).toBe(motifOf(card("loc-boomer")));
});

it("draws backs without a word", () => {
  for (const props of [{ side: "cog" }, { side: "locust" }, { kind: "cover" }] as const)
    expect(text(render(CardBack, { props }).body).trim()).toBe("");
});

it("names every symbol on demand", () => {
  for (const name of Object.keys(SYMBOLS) as SymbolName[]) {
    expect(render(Symbol, { props: { name, named: true } }).body).toMatch(/aria-label="[A-Z]/);
    expect(render(Symbol, { props: { name } }).body).toContain('aria-hidden="true"');
  }
});

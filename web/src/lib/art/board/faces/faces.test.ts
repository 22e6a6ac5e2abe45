// @vitest-environment node
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { AiWords, EnemyWords, OrderWords, StepWords, WeaponWords } from "../../../wire/generated";
import Mark from "../Mark.svelte";
import { type MarkName, MARKS } from "../marks";
import AiFace from "./AiFace.svelte";
import EnemyFace from "./EnemyFace.svelte";
import OrderFace from "./OrderFace.svelte";
import WeaponFace from "./WeaponFace.svelte";

const step = (mark: StepWords["mark"], amount = "", text = `The sentence of ${mark}.`): StepWords => ({
  mark,
  amount,
  short: `In short ${mark}`,
  text,
});
const text = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const ORDER: OrderWords = {
  actions: [step("move", "3"), step("attack", "+2")],
  two_plus: "Only for two.",
  reaction: { kind: "dodge", text: "Dodges." },
};
const WEAPON: WeaponWords = {
  kind: "Rifle.",
  normal: 2,
  overkill: 4,
  range: 3,
  token: "ammo",
  dice: "",
  traits: [step("chainsaw", "4")],
  omen: step("wound", "+1"),
};
const ENEMY: EnemyWords = {
  enemy: "drone",
  attack: 3,
  health: 5,
  defense: 1,
  wounded: "Once wounded.",
  traits: [step("cover")],
  omen: step("heal"),
};
const AI: AiWords = {
  family: "drone",
  title: "Drone",
  trait: "One after the other.",
  when: step("range", "≤ 4"),
  then: [step("attack")],
  otherwise: [step("move", "2")],
  redraw: "Draw another.",
  more: [],
};

describe("an order card", () => {
  const props = { id: "assault", name: "Assault", reaction: "dodge", words: ORDER } as const;

  it("says its steps in few words when small, and in sentences when large", () => {
    const small = text(render(OrderFace, { props }).body);
    expect(small).toContain("Assault");
    expect(small).toMatch(/In short move.*3.*In short attack.*\+2/);
    expect(small).not.toContain("sentence");
    const large = text(render(OrderFace, { props: { ...props, large: true } }).body);
    expect(large).toMatch(/The sentence of move\..*The sentence of attack\..*Dodges\..*2\+ ?Only for two\./);
  });

  it("wears the colour and the mark of its reaction", () => {
    const { body } = render(OrderFace, { props });
    expect(body).toMatch(/class="band dodge/);
    expect(body).toContain(MARKS.dodge.line!);
  });

  it("is there before its words are", () => {
    expect(text(render(OrderFace, { props: { ...props, words: null } }).body)).toContain("Assault");
  });
});

describe("an AI card", () => {
  it("has its blocks in order", () => {
    const large = text(render(AiFace, { props: { id: "16", words: AI, large: true } }).body);
    expect(large).toMatch(/Drone.*16.*IF.*of range.*THEN.*of attack.*ELSE.*of move.*One after the other\. Draw another\./);
    const small = text(render(AiFace, { props: { id: "16", words: AI } }).body);
    expect(small).toMatch(/IF ≤ 4 .*ELSE 2/);
    expect(small).not.toContain("sentence");
  });

  it("says so when it has one half only, or an empty one", () => {
    const words = { ...AI, when: null, then: [], otherwise: [] };
    const said = text(render(AiFace, { props: { id: "1", words, large: true } }).body);
    expect(said).toContain("Nothing happens.");
    expect(said).not.toMatch(/IF|ELSE/);
  });
});

describe("an enemy card", () => {
  it("shows its values, its slot and its omen", () => {
    const small = text(render(EnemyFace, { props: { name: "Drone", words: ENEMY, slot: "B" } }).body);
    expect(small).toMatch(/Drone.*B.*3.*5.*1.*In short heal/);
    const large = text(render(EnemyFace, { props: { name: "Drone", words: ENEMY, large: true } }).body);
    expect(large).toMatch(/3 attack.*5 health.*1 defense.*sentence of heal.*sentence of cover.*Once wounded/);
  });
});

describe("a weapon card", () => {
  const props = { id: "lancer", name: "Lancer", words: WEAPON };

  it("shows dice, range, tokens and omen", () => {
    const { body } = render(WeaponFace, { props: { ...props, tokens: 3 } });
    expect(text(body)).toMatch(/Lancer.*2.*4.*3.*In short wound/);
    expect(body.match(/<i class="ammo/g)).toHaveLength(3);
  });

  it("says that nothing is left, that no token is needed, and that an attack is not possible", () => {
    expect(text(render(WeaponFace, { props: { ...props, tokens: 0 } }).body)).toContain("Empty");
    const shield: WeaponWords = { ...WEAPON, token: "none", overkill: 0 };
    const said = text(render(WeaponFace, { props: { ...props, words: shield, tokens: 0, large: true } }).body);
    expect(said).toContain("no tokens");
    expect(said).toContain("–");
  });

  it("shows at most six tokens, and then their number", () => {
    const { body } = render(WeaponFace, { props: { ...props, tokens: 9 } });
    expect(body.match(/<i class="ammo/g)).toHaveLength(6);
    expect(text(body)).toContain("9");
  });
});

it("draws every mark", () => {
  for (const name of Object.keys(MARKS) as MarkName[]) expect(render(Mark, { props: { name } }).body).toMatch(/<path[^>]* d="M/);
});

import { describe, expect, it } from "vitest";
import { plain } from "../../../text";
import { attackOf } from "./attack";
import { ATTACKS, PLAYS } from "./attacks.fixture";
import { around, CUBE } from "./faces";
import { roomFor } from "./room";
import { schedule, tally } from "./schedule";
import { verdicts } from "./verdict";

type Name = keyof typeof ATTACKS;
const read = (name: Name) => attackOf(ATTACKS[name], [], PLAYS)!;
const told = (name: Name): string[] => verdicts(read(name), plain);

describe("the verdict of a recorded attack", () => {
  it.each<[Name, string[]]>([
    ["plainKill", ["5 hits − 1 shield = 4 wounds: Boomer 1 falls"]],
    ["plainWound", ["4 hits − 3 shields = 1 wound: Kantus 1 is wounded"]],
    ["missed", ["2 hits − 2 shields: nothing gets through to Dominic santiago"]],
    ["omen", ["5 hits − 2 shields + 1 by the omen = 4 wounds: Kantus 1 falls"]],
    ["doubled", ["3 hits − 4 shields + 3 by the omen = 2 wounds: Ticker 3 falls"]],
    ["forced", ["1 hit + 2 by its ability = 3 wounds: Dominic santiago gives up 3 cards", "Ticker 2 falls"]],
    ["splash", ["2 hits − 1 shield = 1 wound: Dominic santiago gives up 1 card", "1 wound beside it: Drone 3 falls"]],
    ["dodged", ["3 hits − 5 shields: nothing gets through to Dominic santiago"]],
    ["down", ["3 hits − 1 shield = 2 wounds: Dominic santiago goes down, bleeding out"]],
    ["cards", ["3 hits − 1 shield = 2 wounds: Marcus fenix gives up 2 cards"]],
    ["sawKill", ["An omen: the chainsaw cuts Theron guard 2 down"]],
    ["sawMiss", ["No omen: the chainsaw does not bite"]],
    ["nobody", ["Nobody is there to be hit."]],
    [
      "area3",
      [
        "6 hits = 6 wounds: Wretch 1 falls",
        "6 hits − 3 shields = 3 wounds: Wretch 2 falls",
        "6 hits − 1 shield = 5 wounds: Boomer 1 falls",
      ],
    ],
  ])("%s", (name, words) => {
    expect(told(name)).toEqual(words);
  });

  it("waits for the answer to an omen, a wound or the saw", () => {
    const cut = (name: Name, events: number) => verdicts(attackOf(ATTACKS[name].slice(0, events), [], PLAYS)!, plain);
    expect(cut("doubled", 2)).toEqual(["3 hits − 4 shields: the omen decides"]);
    expect(cut("cards", 2)).toEqual(["3 hits − 1 shield: Marcus fenix has to answer"]);
    expect(cut("missed", 2)).toEqual(["2 hits − 2 shields: nothing gets through to Dominic santiago"]);
    expect(cut("sawKill", 2)).toEqual(["An omen: the chainsaw bites"]);
  });

  it("says who shrugs wounds off", () => {
    const events = ATTACKS.plainWound.map((event) => (event.kind === "wounds_dealt" ? { ...event, kind: "wounds_shrugged_off" } : event));
    const until = events.filter((event) => event.kind !== "figure_wounded");
    expect(verdicts(attackOf(until, [], PLAYS)!, plain)).toEqual(["4 hits − 3 shields = 1 wound: Kantus 1 shrugs it off"]);
  });
});

describe("what was declared", () => {
  it("is told with the roll, or before it when a question came between", () => {
    const [declared, card, ...rest] = ATTACKS.dodged;
    const whole = read("dodged");
    expect(whole.defenders[0]).toMatchObject({ dodged: true, fate: "unhurt" });
    expect(attackOf(rest, [declared!, card!], PLAYS)).toEqual(whole);
  });

  it("is never that of an attack rolled for before", () => {
    const [, ...rest] = ATTACKS.sawMiss;
    const old = ATTACKS.plainKill.map((event, i) => ({ ...event, n: i }));
    expect(attackOf(rest, old, PLAYS)).toMatchObject({ target: "", weapon: null, saw: false });
  });

  it("names a guard, the weapon and its overkill", () => {
    expect(read("guard")).toMatchObject({ guard: true, weapon: "weapon:lancer", overkill: true, target: "figure:boomer-1" });
    expect(read("plainKill").guard).toBe(false);
  });

  it("is nothing where no dice are rolled", () => {
    expect(attackOf(ATTACKS.plainKill.slice(0, 1), [], PLAYS)).toBeNull();
  });
});

describe("the picture", () => {
  it("strikes out as many wounds as there are shields, and leaves those dealt", () => {
    for (const name of Object.keys(ATTACKS) as Name[]) {
      for (const one of read(name).defenders.filter((each) => each.rolled)) {
        const { drops, struck } = tally(one);
        expect(drops - struck, name).toBe(one.wounds);
      }
    }
  });

  it("tells in order and leaves time to read", () => {
    for (const name of Object.keys(ATTACKS) as Name[]) {
      for (const whole of [400, 1000, 2200]) {
        const { tumble, strike, verdict } = schedule(whole, read(name).defenders, false);
        expect(tumble).toBeLessThan(strike);
        expect(strike).toBeLessThanOrEqual(verdict);
        expect(verdict).toBeLessThanOrEqual(0.6 * whole);
      }
    }
    expect(schedule(2200, read("area3").defenders, true).verdict).toBe(0);
  });

  it("turns dice of six faces", () => {
    for (const kind of ["attack", "defense"] as const) {
      for (const face of CUBE[kind]) {
        const faces = around(kind, face);
        expect(faces[0]).toBe(face);
        expect([...faces].sort()).toEqual([...CUBE[kind]].sort());
      }
    }
  });
});

describe("the room for dice", () => {
  it.each([
    [1400, 640],
    [840, 580],
    [524, 300],
    [390, 400],
  ])("of %i by %i is enough for every attack", (width, height) => {
    for (const name of Object.keys(ATTACKS) as Name[]) {
      const attack = read(name);
      const { die, guard, rowwise, narrow } = roomFor(attack, width, height);
      const rows = attack.defenders.filter((one) => one.rolled).length;
      expect(die * attack.faces.length, name).toBeLessThan(width);
      for (const one of attack.defenders) expect(guard * one.faces.length, name).toBeLessThan(width);
      const high = rowwise ? die + rows * (guard + 20) : die + 1.63 * guard + (narrow ? 2 * 48 : 0);
      expect(high + 70, name).toBeLessThan(height);
    }
  });
});

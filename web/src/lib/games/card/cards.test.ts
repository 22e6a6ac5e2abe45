import { describe, expect, it } from "vitest";
import type { CardFace, CardView, Decision, Option, UnitView } from "../../wire";
import { arrowsOf } from "./arrows";
import { aims, laidOut, markOf, offer, ownHand, picking, type Scene, tray, usesOf } from "./choices";
import { condition } from "./forecast";
import { needs, reason } from "./hand";
import { cardId } from "../../wire/faces";
import { keyed, lookedAt } from "./refs";
import { roleOf } from "./roles";
import { status } from "./status";

const option = (id: string, kind: string, refs: string[] = [], role: Option["role"] = "other"): Option => ({
  id,
  kind,
  refs,
  args: {},
  label: id,
  role,
  note: null,
  passes: false,
});

const unit = (card: string, more: Partial<UnitView> = {}): UnitView => ({
  card,
  attack: 2,
  defense: 2,
  parts: [],
  suppressed: false,
  enemy_cover: false,
  keywords: [],
  acted: false,
  ...more,
});

const RECRUIT = "card:cog-fresh-recruit#1";
const SERGEANT = "card:cog-sergeant#1";
const HUNTER = "card:loc-hunter#1";
const DRONE = "card:loc-drone#1";

const view: CardView = {
  game: "card",
  seat: 0,
  chapter: 0,
  scenario: null,
  rules: [],
  previous_winner: null,
  turn: 1,
  active: 0,
  phase: "combat",
  sides: [
    {
      seat: 0,
      side: "cog",
      deck: 11,
      cards: 3,
      hand: ["card:cog-scout", "card:cog-heroism", "card:cog-heroism"],
      discard: ["card:cog-private#1"],
      reserve: [unit(RECRUIT)],
      command: [],
      supply: [],
      playing: [],
    },
    { seat: 1, side: "locust", deck: 11, cards: 5, hand: null, discard: [], reserve: [unit(DRONE)], command: [], supply: [], playing: [] },
  ],
  row: [
    { row: "row:1", card: "card:cov-low-wall#1", face: "front", hidden: false, unit: unit(HUNTER), side: "locust" },
    { row: "row:2", card: null, face: null, hidden: true, unit: null, side: null },
    { row: "row:3", card: "card:cov-high-wall#1", face: "front", hidden: false, unit: unit(SERGEANT), side: "cog" },
  ],
  attack: null,
  outcome: null,
};

const decide = (kind: string, context: Record<string, unknown> = {}): Decision => ({ seat: 0, kind, context });
const scene = (options: Option[], decision: Decision): Scene => ({ options, decision, view });

const ATTACK = option("attack", "attack", [RECRUIT, "row:1"], "attack");
const MOVE = option("move", "move", [RECRUIT, "row:2"], "move");
const DIRECT = option("direct", "direct", [SERGEANT], "attack");
const END = option("end", "end");
const SECOND = option("attack2", "attack", ["card:cog-private#2", "row:1"]);
const combat = scene([ATTACK, MOVE, DIRECT, SECOND, END], decide("combat"));

describe("where options are offered", () => {
  it("by what they aim at; the enemy player is a target too", () => {
    expect(aims(ATTACK, combat)).toEqual([RECRUIT, "row:1"]);
    expect(aims(DIRECT, combat)).toEqual([SERGEANT, "seat:1"]);
    const found = offer(combat);
    expect(found.main).toEqual([END]);
    expect(found.byRef.get(RECRUIT)).toEqual([ATTACK, MOVE]);
    expect(found.byRef.get("seat:1")).toEqual([DIRECT]);
  });

  it("a few are all buttons, and the asking card needs no click", () => {
    const place = scene(
      [option("to1", "to", ["row:2", RECRUIT]), option("to2", "to", ["row:1", RECRUIT])],
      decide("place", { card: RECRUIT }),
    );
    const found = offer(place);
    expect(found.main).toHaveLength(2);
    expect([...found.byRef.keys()]).toEqual(["row:2", "row:1"]);
    expect(picking(["row:2"], null, found)).toMatchObject({ act: "choose", option: { id: "to1" } });
    expect(offer(place, 1).main).toEqual([]);
  });

  it("copies in hand share their option, and have keys of their own", () => {
    const discard = option("discard", "discard", ["card:cog-heroism"]);
    const found = offer(scene([discard], decide("deployment")));
    expect(found.byRef.get("card:cog-heroism")).toEqual([discard]);
    expect(found.byRef.has("card:cog-scout")).toBe(false);
    expect(keyed(ownHand(view)).map(({ key }) => key)).toEqual(["card:cog-scout", "card:cog-heroism", "card:cog-heroism 1"]);
  });
});

describe("picking", () => {
  const found = offer(combat);

  it("a unit opens its uses, then a target is weighed or a place entered", () => {
    expect(picking([RECRUIT], null, found)).toEqual({ act: "open", ref: RECRUIT });
    expect(picking([HUNTER, "row:1"], RECRUIT, found)).toEqual({ act: "weigh", option: ATTACK });
    expect(picking(["row:2"], RECRUIT, found)).toEqual({ act: "choose", option: MOVE });
    expect(picking([RECRUIT], RECRUIT, found)).toEqual({ act: "close" });
  });

  it("a place picked first opens as well, and meets the unit", () => {
    expect(picking(["row:1", HUNTER], null, found)).toEqual({ act: "open", ref: "row:1" });
    expect(picking(["row:2"], null, found)).toEqual({ act: "open", ref: "row:2" });
    expect(picking([RECRUIT], "row:2", found)).toEqual({ act: "choose", option: MOVE });
  });

  it("a direct attack is weighed from either end", () => {
    expect(picking([SERGEANT, "row:3"], null, found)).toEqual({ act: "weigh", option: DIRECT });
    expect(picking(["seat:1"], null, found)).toEqual({ act: "weigh", option: DIRECT });
  });

  it("of several attacks on the enemy player his deck means the plain one", () => {
    const both = offer(scene([DIRECT, option("cross", "cross", [SERGEANT]), END], decide("combat")));
    expect(picking([SERGEANT, "row:3"], null, both)).toEqual({ act: "open", ref: SERGEANT });
    expect(picking(["seat:1"], SERGEANT, both)).toEqual({ act: "weigh", option: DIRECT });
    expect(picking(["seat:1"], null, both)).toEqual({ act: "open", ref: "seat:1" });
  });

  it("a mere click throws no card away, unless that is the question", () => {
    const discard = option("discard", "discard", ["card:cog-scout"]);
    const idle = offer(scene([option("draw", "draw"), { ...discard, role: "aside" }], decide("deployment")));
    expect(picking(["card:cog-scout"], null, idle)).toEqual({ act: "open", ref: "card:cog-scout" });
    const forced = offer(scene([discard], decide("discard", { card: "card:ch02-scent-of-blood#1" })));
    expect(picking(["card:cog-scout"], null, forced)).toEqual({ act: "choose", option: discard });
  });

  it("what has no use is looked at", () => {
    expect(picking([DRONE], null, found)).toEqual({ act: "info", ref: DRONE });
    expect(usesOf([DRONE], RECRUIT, found)).toEqual([]);
  });
});

describe("marks", () => {
  const found = offer(combat);

  it("units that can act are lit; targets only when somebody aims", () => {
    expect(markOf([RECRUIT], null, found, []).state).toBe("lit");
    expect(markOf([HUNTER, "row:1"], null, found, []).state).toBe("rest");
    expect(markOf([HUNTER, "row:1"], RECRUIT, found, [])).toMatchObject({ state: "target", kind: "attack", option: ATTACK });
    expect(markOf(["row:2"], RECRUIT, found, [])).toMatchObject({ state: "target", kind: "move" });
    expect(markOf([RECRUIT], RECRUIT, found, []).state).toBe("open");
    expect(markOf(["seat:1"], SERGEANT, found, []).state).toBe("target");
    expect(markOf([DRONE], RECRUIT, found, []).state).toBe("rest");
  });

  it("units to be sent somewhere are told from what is chosen itself", () => {
    expect(markOf([RECRUIT], null, found, []).sent).toBe(true);
    expect(markOf([SERGEANT], null, found, []).sent).toBe(true);
    const struck = offer(scene([option("hit", "hit", [HUNTER], "attack"), option("end", "end")], decide("hit")));
    expect(markOf([HUNTER], null, struck, [])).toMatchObject({ state: "lit", sent: false });
    const tactic = offer(scene([option("tactic", "tactic", ["card:cog-scout", "row:1"], "cards")], decide("deployment")));
    expect(markOf(["card:cog-scout"], null, tactic, [])).toMatchObject({ state: "lit", sent: false });
  });

  it("a card that can only be thrown away is not lit", () => {
    const idle = offer(scene([option("draw", "draw"), option("discard", "discard", ["card:cog-scout"], "aside")], decide("deployment")));
    expect(idle.main.map((one) => one.id)).toEqual(["draw"]);
    expect(markOf(["card:cog-scout"], null, idle, []).state).toBe("rest");
  });

  it("the guide marks what it suggests and what it points at", () => {
    expect(markOf([RECRUIT], null, found, ["move"]).guide).toBe(true);
    expect(markOf(["row:2"], RECRUIT, found, ["move"]).guide).toBe(true);
    expect(markOf(["row:1"], RECRUIT, found, ["move"]).guide).toBe(false);
    expect(markOf([DRONE], null, found, [], [DRONE]).guide).toBe(true);
  });
});

describe("cards in piles", () => {
  it("are laid out in a tray when they are asked about", () => {
    const keep = option("target", "target", ["card:cog-heroism"]);
    const peek = scene([keep], decide("peek", { cards: ["card:cog-vanguard", "card:cog-heroism", "card:cog-heroism"] }));
    expect(tray(peek)).toEqual(["card:cog-vanguard", "card:cog-heroism", "card:cog-heroism"]);
    expect(markOf(["card:cog-heroism"], null, offer(peek), []).state).toBe("rest"); // the one in hand is not meant
    expect(picking(["card:cog-heroism", lookedAt("card:cog-heroism")], null, offer(peek))).toEqual({ act: "choose", option: keep });
    expect(tray(scene([option("back", "target", ["card:cog-private#1"])], decide("target")))).toEqual(["card:cog-private#1"]);
    expect(tray(combat)).toEqual(["card:cog-private#2"]);
    expect(tray(scene([DIRECT, ATTACK], decide("combat")))).toEqual([]);
    expect(laidOut(view).has("card:cog-private#1")).toBe(false);
  });
});

describe("hand", () => {
  const face = (kind: CardFace["kind"], deploy: CardFace["deploy"]): CardFace => ({
    id: "x",
    name: "X",
    kind,
    side: "cog",
    subtype: null,
    deploy,
    attack: null,
    defense: null,
    keywords: [],
    rules: [],
    initiative: null,
    halves: null,
    faces: {},
    block: "",
  });

  it("says why a card cannot be deployed", () => {
    expect(reason(face("unit", [3, 4]), 5, "deployment", false)).toBe("Needs 3 or 4 cards");
    expect(reason(face("unit", [3, 4]), 4, "deployment", true)).toBeNull();
    expect(reason(face("reaction", [5]), 5, "deployment", false)).toBe("Only during an attack");
    expect(reason(face("tactic", [5]), 5, "reaction", false)).toBe("Not a reaction");
    expect(reason(face("tactic", [5]), 5, "deployment", false)).toBe("No use for it now");
    expect(reason(face("unit", [5]), 5, "combat", false)).toBe("");
    expect(needs(face("unit", [6, 2, 4]))).toBe("2, 4 or 6");
    expect(needs(face("unit", [2]))).toBe("2");
  });
});

describe("attacks", () => {
  it("lines lead from attackers to what they meet", () => {
    const attack = { attackers: [SERGEANT], row: null, target: null, blockers: [] };
    expect(arrowsOf({ ...view, attack }, null)).toEqual([{ from: SERGEANT, to: "seat:1", dashed: false }]);
    expect(arrowsOf({ ...view, attack: { ...attack, blockers: [DRONE] } }, null)).toEqual([{ from: SERGEANT, to: DRONE, dashed: false }]);
    expect(arrowsOf(view, ATTACK)).toEqual([{ from: RECRUIT, to: HUNTER, dashed: true }]);
    expect(arrowsOf(view, DIRECT)).toEqual([{ from: SERGEANT, to: "seat:1", dashed: true }]);
    expect(arrowsOf(view, END)).toEqual([]);
  });

  it("everybody has a part", () => {
    const attack = { attackers: [SERGEANT], row: null, target: null, blockers: [DRONE] };
    expect(roleOf(SERGEANT, attack)).toBe("attacking");
    expect(roleOf(DRONE, attack)).toBe("blocking");
    expect(roleOf(HUNTER, attack)).toBeNull();
    expect(roleOf(HUNTER, null)).toBeNull();
  });
});

it("refs name a card of the box", () => {
  expect(cardId("card:cog-private#2")).toBe("cog-private");
  expect(cardId("cog-private")).toBe("cog-private");
});

describe("what a forecast rests on", () => {
  it("is that nobody blocks an attack on the player, or reacts", () => {
    expect(condition(option("direct", "direct", [RECRUIT], "attack"))).toBe("If nobody blocks or reacts");
  });

  it("into cover nobody blocks", () => {
    expect(condition(option("attack", "attack", [RECRUIT, "row:1"], "attack"))).toBe("If nobody reacts");
  });
});

describe("where the game stands", () => {
  it("has no phase while news are shown: the one known is that of the turn before", () => {
    expect(status({ ...view, turn: 4, phase: "second_deployment" }, false)).toBe("Turn 4 · COG · second deployment");
    expect(status({ ...view, turn: 4, phase: "second_deployment" }, true)).toBe("Turn 4 · COG");
  });
});

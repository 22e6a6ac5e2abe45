import { describe, expect, it } from "vitest";
import type { CardFace, DeckChange, Option, TableEvent } from "../../wire";
import { counted, listed, refOf, size } from "./decks";
import { along, places, TALL, WIDE } from "./places";
import { offered, optionFor, toggled } from "./reinforce";
import { claims, path, scenes } from "./story";

const told = (...list: [string, Record<string, unknown>][]): TableEvent[] =>
  list.map(([kind, data], n) => ({ n, kind, data, line: kind, tone: "plain" }));

const option = (keys: string[], cards: Record<string, number>): Option => ({
  id: `reinforce:${keys.join("+")}`,
  kind: "reinforce",
  refs: [],
  args: { step: "R9", options: keys, cards },
  label: "",
  role: "cards",
  note: null,
  passes: false,
});

describe("scenes between games", () => {
  const game = told(
    ["game_ended", { winner: "cog", reason: "deck_out", turn: 9 }],
    ["score_changed", { chapter: 3, winner: "cog", score: [1, 1] }],
    ["game_started", {}],
    ["game_ended", { winner: "locust", reason: "card", turn: 7 }],
    ["score_changed", { chapter: 3, winner: "locust", score: [1, 2] }],
    ["chapter_claimed", { chapter: 3, winner: "locust" }],
    ["chapter_started", { chapter: 4, previous_winner: "locust" }],
  );

  it("tell who won, why, and the score of the chapter", () => {
    const [first, second] = scenes(game, 0);
    expect(first).toMatchObject({
      scene: "game",
      n: 1,
      chapter: 3,
      winner: "cog",
      reason: "deck_out",
      score: { cog: 1, locust: 1 },
      claimed: false,
    });
    expect(second).toMatchObject({ n: 4, last: 5, winner: "locust", reason: "card", score: { cog: 1, locust: 2 }, claimed: true });
  });

  it("leave out what was shown before", () => {
    expect(scenes(game, 2).map((scene) => scene.n)).toEqual([4]);
    expect(scenes(game, 5)).toEqual([]);
    expect(scenes(game, 2)[0]).toMatchObject({ reason: "card" });
  });

  it("reveal both sides' reinforcements together", () => {
    const events = told(
      ["deck_reinforced", { seat: 0, removed: { "cog-sergeant": 2 }, added: { "cog-veteran": 2 } }],
      ["deck_reinforced", { seat: 1, removed: {}, added: { "loc-krav": 2 } }],
      ["game_started", {}],
      ["deck_reinforced", { seat: 0, removed: {}, added: { "cog-armadillo": 1 } }],
    );
    expect(scenes(events, 0)).toEqual([
      {
        scene: "reveal",
        n: 0,
        last: 1,
        changes: {
          cog: { removed: { "cog-sergeant": 2 }, added: { "cog-veteran": 2 } },
          locust: { removed: {}, added: { "loc-krav": 2 } },
        },
      },
      { scene: "reveal", n: 3, last: 3, changes: { cog: { removed: {}, added: { "cog-armadillo": 1 } }, locust: null } },
    ]);
  });
});

describe("the path of chapters", () => {
  it("shows who claimed what, where the campaign stands and what is to come", () => {
    const steps = path(["cog", "locust"], 3, false);
    expect(steps).toHaveLength(15);
    expect(steps.slice(0, 4).map((step) => step.state)).toEqual(["cog", "locust", "now", "ahead"]);
    expect(claims(["cog", "locust", "cog"])).toEqual({ cog: 2, locust: 1 });
  });

  it("has no present chapter when all is over", () => {
    const all = Array.from({ length: 15 }, () => "cog" as const);
    expect(path(all, 15, true).every((step) => step.state === "cog")).toBe(true);
  });
});

describe("the map of the campaign", () => {
  it.each([WIDE, TALL])("has fifteen places within its frame that do not hide one another ($kind)", (lie) => {
    const found = places(lie);
    expect(found).toHaveLength(15);
    expect(found.every(([x, y]) => x > 5 && x < 95 && y > 5 && y < 92)).toBe(true);
    const near = found.some(([x, y], i) => found.some(([a, b], j) => i < j && Math.abs(a - x) < 12 && Math.abs(b - y) < 12));
    expect(near).toBe(false);
  });

  it("has a way from the first place to wherever one has come", () => {
    expect(along(WIDE, 0)).toBe("");
    expect(along(WIDE, 1)).toMatch(/^M[\d.]+ [\d.]+$/);
    expect(along(TALL).match(/Q/g)).toHaveLength(14);
  });
});

describe("reinforcements", () => {
  const one = [option(["a"], { lieutenant: 1, corporal: 2 }), option(["b"], { engineer: 1, "rear-guard": 2 })];
  const two = [
    option(["a", "b"], { storm: 1, plan: 1 }),
    option(["a", "c"], { storm: 1, combat: 1 }),
    option(["b", "c"], { plan: 1, combat: 1 }),
  ];

  it("offer whole groups where one is chosen", () => {
    expect(offered(one)).toEqual({
      pick: 1,
      groups: [
        { key: "a", cards: { lieutenant: 1, corporal: 2 } },
        { key: "b", cards: { engineer: 1, "rear-guard": 2 } },
      ],
    });
  });

  it("take combinations apart where several are chosen", () => {
    expect(offered(two)).toEqual({
      pick: 2,
      groups: [
        { key: "a", cards: { storm: 1 } },
        { key: "b", cards: { plan: 1 } },
        { key: "c", cards: { combat: 1 } },
      ],
    });
  });

  it("find the option whatever the order of picking", () => {
    expect(optionFor(two, ["c", "a"])?.id).toBe("reinforce:a+c");
    expect(optionFor(two, ["a"])).toBeNull();
    expect(optionFor([], [])).toBeNull();
  });

  it("exchange a lone choice, and never take more than allowed", () => {
    expect(toggled(["a"], "b", 1)).toEqual(["b"]);
    expect(toggled(["a"], "b", 2)).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "c", 2)).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a", 2)).toEqual(["b"]);
  });

  it("are nothing while a game is played", () => {
    expect(offered([{ ...option([], {}), kind: "attack" }])).toEqual({ pick: 0, groups: [] });
  });
});

describe("decks as lists", () => {
  it("come in parts, by name, with what was added marked", () => {
    const kinds: Record<string, CardFace["kind"]> = { drone: "unit", boomer: "unit", frenzy: "tactic", relic: "command" };
    const face = (ref: string): CardFace | undefined => {
      const kind = kinds[ref.slice(5)];
      return kind && ({ kind } as CardFace);
    };
    const change: DeckChange = { step: "R3", options: ["a"], removed: {}, added: { boomer: 3 } };
    const parts = listed({ drone: 2, frenzy: 1, boomer: 3, relic: 1 }, [change], face, (id) => id);
    expect(parts.map((part) => [part.kind, part.lines.map((line) => `${line.n} ${line.id}${line.added ? "+" : ""}`)])).toEqual([
      ["unit", ["3 boomer+", "2 drone"]],
      ["tactic", ["1 frenzy"]],
      ["other", ["1 relic"]],
    ]);
    expect(size({ drone: 2, frenzy: 1 })).toBe(3);
    expect(counted({ drone: 2, frenzy: 1 }, (id) => id)).toBe("2 × drone, frenzy");
    expect(refOf("drone")).toBe("card:drone");
  });
});

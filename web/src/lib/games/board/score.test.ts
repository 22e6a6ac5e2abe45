import { describe, expect, it } from "vitest";
import type { BoardView, TableEvent } from "../../wire";
import { boardScore as scoreOf } from "./score";

const OWN = { seats: [0], figures: ["cog:marcus_fenix"] };
const boardScore = scoreOf();
const DRONE = "figure:drone-1";

let n = 0;
const event = (kind: string, data: Record<string, unknown> = {}): TableEvent => ({ n: n++, kind, data, line: kind, tone: "plain" });
const beats = (events: TableEvent[], past: TableEvent[] = []) => boardScore.cues(events, past, OWN).map(({ beat }) => beat);

const view = {
  game: "board",
  turn: 1,
  active: 0,
  ai_card: null,
  ai_verdicts: [],
  enemies: { A: { enemy: "drone", health: 3 } },
  cogs: [
    {
      seat: 0,
      ref: "cog:marcus_fenix",
      area: "area:1A.A",
      cover: null,
      bleeding_out: false,
      cards: 2,
      hand: [{ card: "order:advance" }, { card: "order:assault" }],
      weapons: [{ weapon: "weapon:lancer", token: "ammo", tokens: 2 }],
    },
  ],
  locusts: [{ ref: DRONE, enemy: "drone", area: "area:1A.B", cover: "cover:1A.c1", wounded: false, health: 3 }],
  decks: { orders: 10, order_discards: 0, ai: 5, ai_top: null },
  map: { open_holes: ["hole:1A.B"], sealed_holes: [], hole_tokens: [] },
} as unknown as BoardView;

function after(...events: TableEvent[]): BoardView {
  const next = { ...view, map: { ...view.map, sealed_holes: ["hole:1A.B"] } };
  return events.reduce((now, one) => boardScore.patch(now, one, next) as BoardView, view);
}

describe("beats of the board game", () => {
  it("are one for each thing that is seen, with small things in them", () => {
    const events = [
      event("cover_left", { figure: DRONE }),
      event("figure_moved", { figure: DRONE, to: "area:1A.A" }),
      event("tokens_spent", { seat: 1 }),
      event("cover_taken", { figure: DRONE, cover: "cover:1A.c2" }),
    ];
    expect(beats(events).map((beat) => [beat.kind, beat.n])).toEqual([
      ["step", events[1]!.n],
      ["step", events[3]!.n],
    ]);
    expect(boardScore.cues(events, [], OWN).flatMap((cue) => cue.lay)).toEqual(events);
  });

  it("are quick for what one did oneself, except dice", () => {
    const mine = { figure: "cog:marcus_fenix", attacker: "cog:marcus_fenix" };
    const length = (kind: string, data: Record<string, unknown>) => beats([event(kind, data)])[0]!.ms;
    expect(length("figure_moved", mine)).toBe(200);
    expect(length("figure_moved", { figure: DRONE })).toBeGreaterThan(200);
    expect(length("dice_rolled", mine)).toBe(length("dice_rolled", { attacker: DRONE }));
    expect(beats([event("order_played", { seat: 0 })])[0]!.ms).toBe(0);
  });

  it("of an attack know all it led to, and nothing of the next one", () => {
    const attack = [
      event("attack_declared", { attacker: DRONE, target: "cog:marcus_fenix" }),
      event("dice_rolled", { attacker: DRONE }),
      event("wounds_dealt", { figure: "cog:marcus_fenix", wounds: 2 }),
      event("bleeding_out", { seat: 0 }),
    ];
    const other = [event("attack_declared", { attacker: DRONE }), event("dice_rolled", { attacker: DRONE }), event("attack_missed")];
    const found = beats([event("figure_moved"), ...attack, ...other, event("figure_moved")]);
    const [aim, again] = found.filter((beat) => beat.kind === "aim");
    const [dice, second] = found.filter((beat) => beat.kind === "dice");
    expect([aim!.events, dice!.events]).toEqual([attack, attack]);
    expect([again!.events, second!.events]).toEqual([other, other]);
  });

  it("of dice look back to an attack about which somebody was asked", () => {
    const declared = event("attack_declared", { attacker: DRONE });
    const rest = [event("card_discarded", { seat: 0, why: "dodge" }), event("dice_rolled", { attacker: DRONE }), event("attack_missed")];
    expect(beats(rest, [event("figure_moved"), declared]).find((beat) => beat.kind === "dice")!.events).toEqual([declared, ...rest]);
  });

  it("are words for what is not known", () => {
    expect(beats([event("something_new")])[0]!.kind).toBe("words");
    expect(after(event("something_new"))).toBe(view);
  });
});

describe("rests of the board game", () => {
  const text = (words: number) => (): string[] => [Array(words).fill("word").join(" ")];
  const stays = (one: TableEvent, words = 0): number => {
    const score = scoreOf(text(words));
    const [cue] = score.cues([one], [], OWN);
    return cue!.beat.ms + score.rest!({ ...cue!.beat, shown: null }, OWN);
  };

  it("part what others do, and keep nobody from his own turn", () => {
    expect(stays(event("figure_moved", { figure: DRONE }))).toBeGreaterThanOrEqual(1.4 * 300);
    expect(stays(event("figure_moved", { figure: "cog:dominic_santiago" }))).toBeGreaterThanOrEqual(1.4 * 300);
    expect(stays(event("figure_moved", { figure: "cog:marcus_fenix" }))).toBe(200);
  });

  it("let an AI card stay as long as its words need, up to five seconds", () => {
    const drawn = event("ai_card_drawn", { card: "ai:11" });
    expect(stays(drawn)).toBe(2600);
    expect(stays(drawn, 30)).toBeGreaterThan(3500);
    expect(stays(drawn, 45)).toBeGreaterThan(stays(drawn, 30));
    expect(stays(drawn, 200)).toBe(5000);
  });
});

describe("pictures of the board game", () => {
  it("move figures in and out of cover", () => {
    const moved = after(event("figure_moved", { figure: DRONE, to: "area:1A.A" }));
    expect(moved.locusts[0]).toMatchObject({ area: "area:1A.A", cover: null });
    const hidden = boardScore.patch(moved, event("cover_taken", { figure: DRONE, cover: "cover:1A.c2" }), view) as BoardView;
    expect(hidden.locusts[0]).toMatchObject({ cover: "cover:1A.c2" });
  });

  it("let figures come, be hurt and go, one after another under the same name", () => {
    const killed = event("figure_killed", { figure: DRONE });
    expect(after(event("figure_wounded", { figure: DRONE, health: 2 })).locusts[0]).toMatchObject({ wounded: true, health: 2 });
    expect(after(killed).locusts).toEqual([]);
    const come = after(killed, event("figure_spawned", { figure: DRONE, enemy: "drone", area: "area:1A.A" }));
    expect(come.locusts).toEqual([{ ref: DRONE, enemy: "drone", area: "area:1A.A", cover: null, wounded: false, health: 3 }]);
  });

  it("seal holes, spend tokens and take cards", () => {
    const shown = after(
      event("hole_sealed", { hole: "hole:1A.B" }),
      event("tokens_spent", { seat: 0, weapon: "weapon:lancer", token: "ammo", tokens: 1 }),
      event("card_discarded", { seat: 0, card: "order:assault" }),
      event("bleeding_out", { seat: 0 }),
    );
    expect(shown.map).toMatchObject({ open_holes: [], sealed_holes: ["hole:1A.B"] });
    expect(shown.cogs[0]).toMatchObject({ cards: 1, hand: [{ card: "order:advance" }], bleeding_out: true, weapons: [{ tokens: 1 }] });
    expect(shown.decks.order_discards).toBe(1);
  });
});

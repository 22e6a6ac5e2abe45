import { describe, expect, it } from "vitest";
import type { CampaignView, CardView, TableEvent, UnitView } from "../../wire";
import { cardScore } from "./score";

const OWN = { seats: [0], figures: [] };
const SCOUT = "card:cog-scout#1";
const DRONE = "card:loc-drone#1";

let n = 0;
const event = (kind: string, data: Record<string, unknown> = {}): TableEvent => ({ n: n++, kind, data, line: kind, tone: "plain" });
const unit = (card: string): UnitView => ({ card, attack: 1, defense: 1, suppressed: false }) as unknown as UnitView;

const side = (seat: number, name: string, more: object) => ({
  seat,
  side: name,
  deck: 10,
  cards: 2,
  hand: null,
  discard: [],
  reserve: [],
  command: [],
  supply: [],
  playing: [],
  ...more,
});
const view = {
  game: "card",
  turn: 1,
  active: 0,
  attack: null,
  sides: [side(0, "cog", { hand: ["card:cog-scout", "card:cog-heroism"] }), side(1, "locust", {})],
  row: [
    { row: "row:1", card: "card:wall#1", face: "dark", hidden: false, unit: unit(DRONE), side: "locust" },
    { row: "row:2", card: null, face: null, hidden: true, unit: null, side: null },
  ],
} as unknown as CardView;
const later = { ...view, sides: [{ ...view.sides[0]!, reserve: [unit(SCOUT)] }, view.sides[1]!] };

function after(...events: TableEvent[]): CardView {
  return events.reduce((now, one) => cardScore.patch(now, one, later) as CardView, view);
}

describe("pictures of the card game", () => {
  it("deploy a card out of the hand and move it into cover", () => {
    const deployed = after(event("card_deployed", { seat: 0, card: SCOUT }));
    expect(deployed.sides[0]).toMatchObject({ cards: 1, hand: ["card:cog-heroism"], reserve: [{ card: SCOUT }] });
    const moved = cardScore.patch(deployed, event("unit_moved", { card: SCOUT, row: "row:2" }), later) as CardView;
    expect(moved.sides[0]!.reserve).toEqual([]);
    expect(moved.row[1]).toMatchObject({ unit: { card: SCOUT }, side: "cog" });
  });

  it("lay what is no unit on the table until it is discarded", () => {
    const card = "card:cog-heroism#1";
    const played = after(event("reaction_deployed", { seat: 0, card }));
    expect(played.sides[0]).toMatchObject({ playing: [card], hand: ["card:cog-scout"] });
    const done = cardScore.patch(played, event("card_discarded", { seat: 0, card }), later) as CardView;
    expect(done.sides[0]).toMatchObject({ playing: [], discard: [card], cards: 1 });
  });

  it("show who attacks whom, and let the dead go to their pile", () => {
    const attacked = after(event("attack_declared", { attackers: [SCOUT], row: "row:1", target: DRONE }));
    expect(attacked.attack).toEqual({ attackers: [SCOUT], row: "row:1", target: DRONE, blockers: [] });
    const dead = after(event("unit_killed", { card: DRONE, to: "discard" }));
    expect(dead.row[0]).toMatchObject({ unit: null, side: null });
    expect(dead.sides[1]!.discard).toEqual([DRONE]);
  });

  it("count what is drawn and lost, seen or not", () => {
    const shown = after(event("cards_drawn", { seat: 1, count: 2 }), event("cards_lost", { seat: 1, cards: [DRONE] }));
    expect(shown.sides[1]).toMatchObject({ deck: 7, cards: 4, hand: null, discard: [DRONE] });
  });

  it("are those of a campaign's game", () => {
    const campaign = { game: "campaign", table: view } as unknown as CampaignView;
    const shown = cardScore.patch(campaign, event("turn_started", { turn: 2, seat: 1 }), campaign) as CampaignView;
    expect(shown.table).toMatchObject({ turn: 2, active: 1 });
  });
});

describe("beats of the card game", () => {
  it("end with the game: what follows in a campaign is laid down at once", () => {
    const events = [event("game_ended"), event("score_changed"), event("chapter_started"), event("game_started"), event("cards_drawn")];
    const cues = cardScore.cues(events, [], OWN);
    expect(cues.map(({ beat }) => [beat.kind, beat.ms > 0])).toEqual([
      ["turn", true],
      ["words", false],
    ]);
    expect(cues.flatMap((cue) => cue.lay)).toEqual(events);
  });
});

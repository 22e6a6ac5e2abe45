import { describe, expect, it } from "vitest";
import { seatOf } from "./sides";
import type { BoardView, MissionInfo, SeatPresence } from "../../wire";
import { again, againCampaign, againMission, FRESH, missionAfter, onMission, seedOf, sitters, wished } from "./wishes";

describe("who can sit on a seat", () => {
  const bots = [
    { id: "usual", name: "Usual", about: "As always." },
    { id: "clever", name: "Clever", about: "Thinks first." },
  ];

  it("is a person, or one of the bots of the table by name", () => {
    expect(sitters(["human", "bot"], bots)).toEqual([
      { key: "human", kind: "human", bot: null, name: null, about: null },
      { key: "bot", kind: "bot", bot: null, name: "Usual", about: "As always." },
      { key: "bot:clever", kind: "bot", bot: "clever", name: "Clever", about: "Thinks first." },
    ]);
  });

  it("is just the bot where there is but one", () => {
    expect(sitters(["bot"], bots.slice(0, 1))).toEqual([{ key: "bot", kind: "bot", bot: null, name: null, about: "As always." }]);
  });
});

describe("a wish for a card game", () => {
  it("names the bot that was chosen", () => {
    const { seats } = wished({ ...FRESH, chapter: 1, bot: "clever" });
    expect(seats.map((seat) => seat.bot)).toEqual([undefined, "clever"]);
    expect(wished({ ...FRESH, opponent: "human", bot: "clever" }).seats.map((seat) => seat.bot)).toEqual([undefined, undefined]);
  });

  it("seats the player against the bot", () => {
    expect(wished({ ...FRESH, chapter: 1, names: ["Ann", ""] })).toEqual({
      game: "card",
      chapter: 1,
      previous_winner: null,
      seed: null,
      seats: [
        { side: "cog", kind: "human", name: "Ann" },
        { side: "locust", kind: "bot", name: "Locust" },
      ],
      content: null,
    });
  });

  it("puts the player on the chosen side", () => {
    const { seats } = wished({ ...FRESH, chapter: 2, side: "locust", opponent: "human", names: ["Ann", "Ben"] });
    expect(seats.map((seat) => [seat.kind, seat.name])).toEqual([
      ["human", "Ben"],
      ["human", "Ann"],
    ]);
    expect(seatOf("locust")).toBe(1);
  });

  it("leaves the seed to the table where opponents play at two places", () => {
    const seed = (opponent: "human" | "hotseat") => wished({ ...FRESH, opponent, seed: "5" }).seed;
    expect([seed("human"), seed("hotseat")]).toEqual([null, "5"]);
  });

  it("shares one screen", () => {
    expect(wished({ ...FRESH, opponent: "hotseat" }).seats.map((seat) => seat.kind)).toEqual(["hotseat", "hotseat"]);
  });

  it("gives nobody an advantage in the tutorial and in chapter 1", () => {
    const winner = (chapter: number) => wished({ ...FRESH, chapter, previousWinner: "locust" });
    expect([0, 1, 2].map((chapter) => (winner(chapter) as { previous_winner: unknown }).previous_winner)).toEqual([null, null, "locust"]);
  });

  it("may be for a campaign", () => {
    expect(wished({ ...FRESH, chapter: null, bestOf: 1, seed: "5" })).toMatchObject({ game: "campaign", best_of: 1, seed: "5" });
  });

  it("reads a seed, or none", () => {
    expect([seedOf(" 42 "), seedOf(""), seedOf("x1")]).toEqual(["42", null, null]);
  });
});

describe("a game after the last one", () => {
  it("keeps everybody where they sat, and fills a seat that was left", () => {
    const body = again(5, "locust", [
      { seat: 1, name: "Ben", kind: "open", bot: null, connected: false, claimed: false },
      { seat: 0, name: "Ann", kind: "human", bot: null, connected: true, claimed: true },
    ]);
    expect(body).toMatchObject({ game: "card", chapter: 5, previous_winner: "locust", seed: null });
    expect(body.seats).toEqual([
      { side: "cog", kind: "human", name: "Ann" },
      { side: "locust", kind: "bot", name: "Ben" },
    ]);
  });

  it("keeps the bot that sat there", () => {
    const { seats } = again(5, "locust", [
      { seat: 0, name: "Ann", kind: "human", bot: null, connected: true, claimed: true },
      { seat: 1, name: "Ukkon", kind: "bot", bot: "clever", connected: true, claimed: false },
    ]);
    expect(seats[1]).toEqual({ side: "locust", kind: "bot", name: "Ukkon", bot: "clever" });
  });
});

describe("a mission after the last one", () => {
  const cogs = [{ ref: "cog:marcus_fenix" }, { ref: "cog:dominic_santiago" }];
  const view = { mission: { id: "hive", difficulty: null }, insane: true, cogs } as unknown as BoardView;
  const seat = (n: number, kind: SeatPresence["kind"], bot: string | null = null): SeatPresence => ({
    seat: n,
    name: `P${n}`,
    kind,
    bot,
    connected: true,
    claimed: false,
  });
  const last = againMission(view, [seat(1, "bot", "clever"), seat(0, "human")]);

  it("keeps squad, people, bots and conditions", () => {
    expect(last).toEqual({
      game: "board",
      mission: "hive",
      insane: true,
      seed: null,
      horde: "normal",
      seats: [
        { cog: "marcus_fenix", kind: "human", name: "P0", bot: null },
        { cog: "dominic_santiago", kind: "bot", name: "P1", bot: "clever" },
      ],
      content: null,
    });
    expect(againMission(view, [seat(0, "hotseat"), seat(1, "open")]).seats.map((one) => one.kind)).toEqual(["hotseat", "bot"]);
  });

  it("goes on to another, with bots where that is for more", () => {
    const people = [
      { id: "marcus_fenix", name: "Marcus", text: [] },
      { id: "dominic_santiago", name: "Dom", text: [] },
      { id: "damon_baird", name: "Baird", text: [] },
    ];
    const next = { id: "scattered", min_players: 3, max_players: 4 } as MissionInfo;
    const there = onMission(last, next, people);
    expect(there.mission).toBe("scattered");
    expect(there.seats.map(({ cog, kind }) => `${cog} ${kind}`)).toEqual(["marcus_fenix human", "dominic_santiago bot", "damon_baird bot"]);
    expect(onMission(last, { ...next, min_players: 1, max_players: 1 }, people).seats).toHaveLength(1);
  });

  it("comes to the next in the list, and after the guided one to the mission it was cut from", () => {
    const missions = ["hive", "scattered"].map((id) => ({ id, min_players: 1, max_players: 4 }) as MissionInfo);
    expect(missionAfter(last, missions)?.id).toBe("scattered");
    expect(missionAfter({ ...last, guided: true }, missions)?.id).toBe("hive");
    expect(missionAfter({ ...last, mission: "scattered" }, missions)).toBeNull();
    expect(onMission({ ...last, guided: true }, missions[0]!, []).guided).toBe(false);
  });
});

describe("a campaign after the last one", () => {
  it("keeps the sides and how chapters are decided", () => {
    const body = againCampaign(1, [{ seat: 1, name: "Ben", kind: "human", bot: null, connected: true, claimed: true }]);
    expect(body).toMatchObject({ game: "campaign", best_of: 1, seed: null });
    expect(body.seats.map((one) => one.kind)).toEqual(["bot", "human"]);
  });
});

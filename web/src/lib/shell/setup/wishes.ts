/** New games, from what the player chose in the lobby or after the last one. */
import type { BoardView, BotInfo, CogInfo, MissionInfo, NewBoardGame, NewGame, SeatPresence, Side } from "../../wire";
import { SIDES, sideName } from "./sides";

export type Opponent = "bot" | "human" | "hotseat";

/** Who can be chosen for a seat. */
export interface Sitter {
  key: string;
  kind: Opponent;
  /** Null for people, and for the usual bot. */
  bot: string | null;
  /** Of a bot, where there are several. */
  name: string | null;
  /** How a bot plays, in one line; null for people. */
  about: string | null;
}

/** People of these kinds, and every bot the table knows, the usual one first. */
export function sitters(kinds: readonly Opponent[], bots: readonly BotInfo[]): Sitter[] {
  return kinds.flatMap((kind): Sitter[] => {
    if (kind !== "bot") return [{ key: kind, kind, bot: null, name: null, about: null }];
    const [usual, ...others] = bots;
    return [
      { key: kind, kind, bot: null, name: others.length ? (usual?.name ?? null) : null, about: usual?.about ?? null },
      ...others.map(({ id, name, about }) => ({ key: `bot:${id}`, kind, bot: id, name, about })),
    ];
  });
}

export interface CardWish {
  /** 0 is the tutorial; null a campaign. */
  chapter: number | null;
  bestOf: 1 | 3;
  side: Side;
  opponent: Opponent;
  /** The bot that plays the other side, if one does; null is the usual one. */
  bot: string | null;
  previousWinner: Side | null;
  /** Of the player and the opponent; empty ones are called after their side. */
  names: [string, string];
  seed: string | null;
}

export const FRESH: CardWish = {
  chapter: 0,
  bestOf: 3,
  side: "cog",
  opponent: "bot",
  bot: null,
  previousWinner: null,
  names: ["", ""],
  seed: null,
};

type Seats = Extract<NewGame, { game: "card" }>["seats"];

function game(chapter: number | null, bestOf: 1 | 3, previousWinner: Side | null, seats: Seats, seed: string | null): NewGame {
  if (chapter === null) return { game: "campaign", best_of: bestOf, seed, seats, content: null };
  return { game: "card", chapter, previous_winner: chapter > 1 ? previousWinner : null, seed, seats, content: null };
}

/** The body of the new game; the player's own seat is that of the side. Between opponents the table draws the seed. */
export function wished(wish: CardWish): NewGame {
  const own = wish.opponent === "hotseat" ? "hotseat" : "human";
  const [seat, other] = SIDES.map((side) => {
    const mine = side === wish.side;
    const name = wish.names[mine ? 0 : 1].trim() || sideName(side);
    const named = !mine && wish.opponent === "bot" && wish.bot !== null;
    return { side, kind: mine ? own : wish.opponent, name, ...(named ? { bot: wish.bot } : {}) } as const;
  }) as [Seats[0], Seats[1]];
  return game(wish.chapter, wish.bestOf, wish.previousWinner, [seat, other], wish.opponent === "human" ? null : wish.seed);
}

/** A chapter with the same people and bots on the same sides; a seat that was left goes to a bot. */
export function again(chapter: number, previousWinner: Side | null, presence: readonly SeatPresence[]): NewGame {
  const [seat, other] = SIDES.map((side, i) => {
    const sits = presence.find((one) => one.seat === i);
    const kind = !sits || sits.kind === "open" ? "bot" : sits.kind;
    return { side, kind, name: sits?.name ?? sideName(side), ...(sits?.bot ? { bot: sits.bot } : {}) } as const;
  }) as [Seats[0], Seats[1]];
  return game(chapter, 3, previousWinner, [seat, other], null);
}

/** A campaign with the same people and bots on the same sides. */
export function againCampaign(bestOf: 1 | 3, presence: readonly SeatPresence[]): NewGame {
  const { seats } = again(1, null, presence) as Extract<NewGame, { game: "card" }>;
  return game(null, bestOf, null, seats, null);
}

/** A mission with the same squad; a seat that was left goes to a bot. */
export function againMission({ mission, insane, cogs }: BoardView, presence: readonly SeatPresence[]): NewBoardGame {
  const seats = cogs.map(({ ref }, i) => {
    const sits = presence.find((one) => one.seat === i);
    const kind = !sits || sits.kind === "open" ? "bot" : sits.kind;
    return { cog: ref.slice(ref.indexOf(":") + 1), kind, name: sits?.name ?? "", bot: sits?.bot ?? null } as const;
  });
  const horde = (mission.difficulty ?? "normal") as NonNullable<NewBoardGame["horde"]>;
  return { game: "board", mission: mission.id, insane, seed: null, horde, seats, content: null };
}

/** The same squad on another mission: where that is for more COGs, bots come along. */
export function onMission(last: NewBoardGame, mission: MissionInfo, cogs: readonly CogInfo[]): NewBoardGame {
  const free = cogs.filter((cog) => !last.seats.some((seat) => seat.cog === cog.id));
  const missing = Math.max(0, mission.min_players - last.seats.length);
  const more = free.slice(0, missing).map((cog) => ({ cog: cog.id, kind: "bot" as const, name: cog.name, bot: null }));
  return { ...last, guided: false, mission: mission.id, seats: [...last.seats, ...more].slice(0, mission.max_players) };
}

/** What is played after a mission, by its place in the list; after the guided one, which is cut short, that mission itself. */
export function missionAfter(last: NewBoardGame, missions: readonly MissionInfo[]): MissionInfo | null {
  const at = missions.findIndex((one) => one.id === last.mission);
  return (at < 0 ? null : missions[last.guided ? at : at + 1]) ?? null;
}

/** The digits of a seed: as a number, a large one would be rounded. */
export function seedOf(typed: string): string | null {
  return /^\d+$/.test(typed.trim()) ? typed.trim() : null;
}

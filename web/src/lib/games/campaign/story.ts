/** What happened between two games of a campaign, told from its events. */
import type { BySide, Cards, DeckChange, Side, TableEvent } from "../../wire";

/** A game has ended, and perhaps a chapter with it. */
export interface GameScene {
  scene: "game";
  /** Number of the event it began with. */
  n: number;
  /** Number of the last event it tells. */
  last: number;
  chapter: number;
  winner: Side;
  reason: string;
  score: BySide;
  claimed: boolean;
}

/** Both choices of reinforcements are known now. */
export interface RevealScene {
  scene: "reveal";
  n: number;
  last: number;
  changes: Record<Side, Pick<DeckChange, "added" | "removed"> | null>;
}

export type Scene = GameScene | RevealScene;

const EMPTY: Cards = {};

/** Every scene of the events from number `from` on, in order. */
export function scenes(events: readonly TableEvent[], from: number): Scene[] {
  const found: Scene[] = [];
  let reason = "";
  for (const { n, kind, data } of events) {
    const latest = found.at(-1);
    if (kind === "game_ended") reason = String(data["reason"] ?? "");
    if (n < from) continue;
    if (kind === "score_changed") {
      const [cog = 0, locust = 0] = data["score"] as number[];
      const scene = { n, last: n, chapter: Number(data["chapter"]), winner: data["winner"] as Side, reason, score: { cog, locust } };
      found.push({ scene: "game", claimed: false, ...scene });
    } else if (kind === "chapter_claimed" && latest?.scene === "game") {
      latest.claimed = true;
      latest.last = n;
    } else if (kind === "deck_reinforced") {
      const change = { added: (data["added"] as Cards) ?? EMPTY, removed: (data["removed"] as Cards) ?? EMPTY };
      const side: Side = data["seat"] === 0 ? "cog" : "locust";
      if (latest?.scene === "reveal" && !latest.changes[side]) {
        latest.changes[side] = change;
        latest.last = n;
      } else found.push({ scene: "reveal", n, last: n, changes: { cog: null, locust: null, [side]: change } });
    }
  }
  return found;
}

export interface Step {
  chapter: number;
  /** Who claimed it, the one being played, or one to come. */
  state: Side | "now" | "ahead";
}

/** The fifteen chapters and where the campaign stands among them. */
export function path(claimed: readonly Side[], now: number, over: boolean, chapters = 15): Step[] {
  return Array.from({ length: chapters }, (_, i) => ({
    chapter: i + 1,
    state: claimed[i] ?? (i + 1 === now && !over ? "now" : "ahead"),
  }));
}

/** How many chapters each side has claimed. */
export function claims(claimed: readonly Side[]): BySide {
  const cog = claimed.filter((side) => side === "cog").length;
  return { cog, locust: claimed.length - cog };
}

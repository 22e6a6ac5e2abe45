/** The list of one's games, in words. */
import { chapterTitle, info } from "../../shell/setup/chapters";
import { sideName } from "../../shell/setup/sides";
import { plain, region, t } from "../../text";
import type { MyGame, SetupInfo, Side } from "../../wire";

const DAY = 24 * 60 * 60 * 1000;

export function titleOf(setup: SetupInfo | null, game: Pick<MyGame, "kind" | "mission" | "chapter">): string {
  if (game.kind === "campaign") return t("lobby-campaignName");
  if (game.kind === "card") return chapterTitle(setup, game.chapter ?? 0);
  return info(setup, "board")?.missions.find((one) => one.id === game.mission)?.name ?? plain(game.mission ?? "");
}

export function statusOf(game: MyGame): string {
  const winner = game.outcome?.["winner"];
  if (game.kind === "board") {
    if (winner) return t(winner === "cog" ? "lobby-won" : "lobby-lost");
    return t("lobby-running", { turn: game.turn, stage: game.stage ?? 0 });
  }
  if (winner) return t("lobby-sideWon", { side: sideName(winner as Side) });
  if (game.kind === "card") return t("lobby-cardRunning", { turn: game.turn });
  return t("lobby-campaignRunning", { chapter: game.chapter ?? 0, cog: game.score?.cog ?? 0, locust: game.score?.locust ?? 0 });
}

/** Whether a game goes on only when whoever asks has chosen. */
export const waits = (game: MyGame): boolean =>
  game.status === "running" && !game.frozen && game.asks !== null && game.seats.includes(game.asks);

/** Whose turn it is; empty where nobody has to choose, or where that is not known. */
export function turnOf(game: MyGame): string {
  if (game.status !== "running" || game.frozen || game.asks === null) return "";
  return waits(game) ? t("lobby-yourTurn") : t("lobby-turnOf", { name: game.names[game.asks] ?? "" });
}

/** Those that wait for one first, then the newest. */
export const inOrder = (games: readonly MyGame[]): MyGame[] =>
  [...games].sort((a, b) => Number(waits(b)) - Number(waits(a)) || lastOf(b).localeCompare(lastOf(a)));

const lastOf = (game: MyGame): string => game.chosen ?? game.updated;

/** When somebody last chose, as one says it today. */
export function lastChoice(game: MyGame, now: Date = new Date()): string {
  return game.chosen ? t("lobby-lastChoice", { when: spoken(new Date(game.chosen), now) }) : t("lobby-noChoice");
}

function spoken(then: Date, now: Date): string {
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const time = then.toLocaleTimeString(region(), clock);
  if (then.toDateString() === now.toDateString()) return t("lobby-today", { time });
  if (then.toDateString() === new Date(now.getTime() - DAY).toDateString()) return t("lobby-yesterday", { time });
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleString(region(), { day: "numeric", month: "short", ...year, ...clock });
}

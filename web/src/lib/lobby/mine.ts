/** The list of one's games, in words. */
import { plain, t } from "../text";
import type { MyGame, SetupInfo, Side } from "../wire";
import { sideName } from "./wishes";

type Info = SetupInfo["games"][number];

export function info<I extends Info["id"]>(setup: SetupInfo | null, id: I): Extract<Info, { id: I }> | undefined {
  return setup?.games.find((one): one is Extract<Info, { id: I }> => one.id === id);
}

/** "Chapter 3: its name", as far as the name is known; 0 is the tutorial. */
export function chapterTitle(setup: SetupInfo | null, chapter: number): string {
  if (chapter === 0) return t("lobby.tutorialName");
  const name = chapterName(setup, chapter);
  return name ? t("lobby.chapterName", { n: chapter, name }) : t("lobby.chapterNumber", { n: chapter });
}

export function chapterName(setup: SetupInfo | null, chapter: number): string {
  return info(setup, "card")?.chapters.find((one) => one.chapter === chapter)?.name ?? "";
}

export function titleOf(setup: SetupInfo | null, game: MyGame): string {
  if (game.kind === "campaign") return t("lobby.campaignName");
  if (game.kind === "card") return chapterTitle(setup, game.chapter ?? 0);
  return info(setup, "board")?.missions.find((one) => one.id === game.mission)?.name ?? plain(game.mission ?? "");
}

export function statusOf(game: MyGame): string {
  const winner = game.outcome?.["winner"];
  if (game.kind === "board") {
    if (winner) return t(winner === "cog" ? "lobby.won" : "lobby.lost");
    return t("lobby.running", { turn: game.turn, stage: game.stage ?? 0 });
  }
  if (winner) return t("lobby.sideWon", { side: sideName(winner as Side) });
  if (game.kind === "card") return t("lobby.cardRunning", { turn: game.turn });
  return t("lobby.campaignRunning", { chapter: game.chapter ?? 0, cog: game.score?.cog ?? 0, locust: game.score?.locust ?? 0 });
}

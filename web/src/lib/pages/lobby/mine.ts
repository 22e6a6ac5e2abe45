/** The list of one's games, in words. */
import { chapterTitle, info } from "../../shell/setup/chapters";
import { sideName } from "../../shell/setup/sides";
import { plain, t } from "../../text";
import type { MyGame, SetupInfo, Side } from "../../wire";

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

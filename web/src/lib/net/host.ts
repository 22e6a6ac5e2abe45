/** Making a game and sitting down at it. */
import type { NewGame } from "../wire";
import { api } from "./api";
import { go } from "./router";
import { settleIn } from "./seats";
import { invites } from "./tokens";

/** Makes a game and goes to its table; those with devices of their own are invited first. */
export async function hostGame(body: NewGame, seat?: number): Promise<void> {
  const made = await api.create(body);
  const ticket = await settleIn(made, seat);
  go({ page: invites(ticket) ? "invite" : "game", game: made.game });
}

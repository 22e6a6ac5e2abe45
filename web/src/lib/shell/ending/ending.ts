/** Why a game is over, told from the side of whoever reads it. */
import { sideName } from "../setup/sides";
import { maybe, plain, t } from "../../text";
import type { Side } from "../../wire";

/** A sentence within another one. */
const lower = (text: string): string => (/^[A-Z](?![A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** `own`: the side of the reader, null for a spectator, for both players at one screen, and in a game of one side. */
export function endLine(reason: string, winner: Side, own: Side | null): string {
  const lost = own !== null && own !== winner;
  const loser = sideName(winner === "cog" ? "locust" : "cog");
  const why = (lost ? maybe(`end-reason-${reason}-lost`) : null) ?? maybe(`end-reason-${reason}`, { loser }) ?? `${plain(reason)}.`;
  return own === null ? why : t(lost ? "end-youLose" : "end-youWin", { why: lower(why) });
}

/** Where the game stands, in a line. */
import { maybe, plain, t } from "../../text";
import type { CardView } from "../../wire";

/** While news are shown the phase is not known: no event tells it, and that of the last true state is over. */
export function status(view: CardView, showing: boolean): string {
  const side = view.sides[view.active];
  if (!side) return "";
  const words = { turn: view.turn, side: t(`cards-side-${side.side}`) };
  if (showing) return t("cards-statusShown", words);
  return t("cards-status", { ...words, phase: maybe(`cards-phase-${view.phase}`) ?? plain(view.phase) });
}

/** The best result on this browser, in words. */
import type { Best } from "../../net/results";
import { sideName } from "../../shell/setup/sides";
import { t } from "../../text";

export function bestWords(best: Best | null): string {
  if (!best) return t("gallery-best-none");
  if (best.turns === null) return t("gallery-best-lost", { n: best.lost });
  return best.side
    ? t("gallery-best-wonAs", { side: sideName(best.side), turns: best.turns })
    : t("gallery-best-won", { turns: best.turns });
}

/** The same with how often. */
export function recordWords(best: Best | null): string {
  return best ? t("gallery-best-record", { won: best.won, lost: best.lost }) : "";
}

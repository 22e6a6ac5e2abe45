/** What a forecast rests on, in words: it shows how an attack ends if everybody passes from now on. */
import { t } from "../../text";
import type { Option } from "../../wire";
import { atPlayer } from "./choices";

/** On what condition a forecast holds. */
export function condition(option: Option): string {
  if (atPlayer(option)) return t("cards-preview-ifNoBlock");
  return t(option.kind === "react" ? "cards-preview-ifNoOther" : "cards-preview-ifNoReaction");
}

/** What is added or taken away. */
export const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : `+${n}`);

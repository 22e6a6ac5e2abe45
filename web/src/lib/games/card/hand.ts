/** Why a card in hand can or cannot be deployed now, as far as the hand count tells. */
import { commas, t } from "../../text";
import type { CardFace } from "../../wire";

export const fits = (face: CardFace, cards: number): boolean => face.deploy === "any" || face.deploy.includes(cards);

export function needs(face: CardFace): string {
  if (face.deploy === "any") return t("cards-anyCount");
  const counts = [...face.deploy].sort((a, b) => a - b);
  const last = counts.at(-1);
  if (last === undefined) return "";
  return counts.length === 1 ? String(last) : t("cards-orCount", { counts: commas(counts.slice(0, -1).map(String)), last });
}

/** A short reason; null where it is on offer, empty where the table asks about something else. */
export function reason(face: CardFace, cards: number, decision: string | null, offered: boolean): string | null {
  if (offered) return null;
  if (decision !== "deployment" && decision !== "reaction") return "";
  if (decision === "deployment" && face.kind === "reaction") return t("cards-reason-reaction");
  if (decision === "reaction" && face.kind !== "reaction") return t("cards-reason-noReaction");
  if (!fits(face, cards)) return t("cards-reason-count", { needs: needs(face) });
  return t("cards-reason-other");
}

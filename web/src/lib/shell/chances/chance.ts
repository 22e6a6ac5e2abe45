/** Winning chances for people: whole percents, and how sure they are. */
import { t } from "../../text";
import type { SuggestedOption } from "../../wire";

type Guess = Pick<SuggestedOption, "chance" | "error">;

/** A chance from 0 to 1 in whole percents. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** Half an interval in whole percents: never less than one, for nothing is quite sure. */
const doubt = (error: number): number => Math.max(1, percent(error));

/** "61 % ± 4"; nothing where nothing could be reckoned. */
export function chanceWords({ chance, error }: Guess): string {
  if (chance === null) return "";
  return error === null ? t("chances-percent", { n: percent(chance) }) : t("chances-unsure", { n: percent(chance), e: doubt(error) });
}

/** From where to where the truth may well lie, in percents of the bar. */
export function band({ chance, error }: Guess): { from: number; to: number } {
  const [middle, aside] = [percent(chance ?? 0), error === null ? 0 : doubt(error)];
  return { from: Math.max(0, middle - aside), to: Math.min(100, middle + aside) };
}

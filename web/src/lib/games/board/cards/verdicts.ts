/** Which half of an AI card applied, and for whom. */
import { commas, t } from "../../../text";
import type { Ref, VerdictView } from "../../../wire";

export interface Judged {
  /** Whether its condition was met, in words. */
  readonly words: string;
  readonly then: boolean;
  readonly otherwise: boolean;
}

/** What came of the card's condition; null as long as it was not tested. */
export function judged(verdicts: readonly VerdictView[], name: (ref: Ref) => string): Judged | null {
  if (!verdicts.length) return null;
  const of = (met: boolean): VerdictView[] => verdicts.filter((one) => one.met === met);
  const [then, otherwise] = [of(true), of(false)];
  return {
    words: [say(then, true, name), say(otherwise, false, name)].join(" ").trim(),
    then: then.length > 0,
    otherwise: otherwise.length > 0,
  };
}

function say(verdicts: readonly VerdictView[], met: boolean, name: (ref: Ref) => string): string {
  if (!verdicts.length) return "";
  const who = verdicts.flatMap((one) => (one.figure ? [name(one.figure)] : []));
  if (!who.length) return t(met ? "card-met" : "card-unmet");
  return t(met ? "card-metBy" : "card-unmetBy", { who: commas(who) });
}

/** What an attack came to, in words and numbers. */
import { capital, t, type TextKey } from "../../../text";
import type { Ref } from "../../../wire";
import type { Attack, Defender } from "./attack";

type Naming = (ref: Ref) => string;

/** One sentence for each figure it concerned. */
export function verdicts(attack: Attack, name: Naming): string[] {
  if (attack.defenders.length === 0) return [t("fight-nobody")];
  return attack.defenders.map((one) => capital(verdict(attack, one, name)));
}

export function verdict(attack: Attack, one: Defender, name: Naming): string {
  if (attack.saw && one.figure === attack.target) return t(`fight-saw-${sawFate(one)}` as TextKey, { name: name(one.figure) });
  if (!one.rolled) return beside(one, name);
  if (one.wounds === 0 && one.fate === "unhurt") {
    return t("fight-told", { sum: sum(attack, one), fate: t("fight-nothing", { name: name(one.figure) }) });
  }
  const total = one.wounds ? t("fight-equals", { sum: sum(attack, one), wounds: t("fight-wounds", { n: one.wounds }) }) : sum(attack, one);
  return t("fight-told", { sum: total, fate: fateOf(attack, one, name) });
}

const sawFate = (one: Defender): string => (one.fate === "killed" || one.fate === "open" ? one.fate : "unhurt");

function beside(one: Defender, name: Naming): string {
  const fate = fateOf(null, one, name);
  return one.wounds ? t("fight-bystander", { wounds: t("fight-wounds", { n: one.wounds }), fate }) : fate;
}

/** "3 hits − 1 shield + 1 by the omen". */
function sum(attack: Attack, one: Defender): string {
  const parts = [one.hits ? t("fight-hits", { n: one.hits }) : t("fight-noHits")];
  if (one.shields) parts.push(t("fight-less", { part: t("fight-shields", { n: one.shields }) }));
  if (one.extra) {
    const by = attack.omens
      ? t("fight-byOmen", { n: Math.abs(one.extra), omens: attack.omens })
      : t("fight-byAbility", { n: Math.abs(one.extra) });
    parts.push(t(one.extra > 0 ? "fight-more" : "fight-less", { part: by }));
  }
  return parts.join(" ");
}

function fateOf(attack: Attack | null, one: Defender, name: Naming): string {
  const values = { name: name(one.figure), n: one.cards };
  if (one.fate === "open") return attack?.omens ? t("fight-fate-openOmen") : t("fight-fate-open", values);
  if (one.fate === "hurt" && one.cards) return t("fight-fate-cards", values);
  return t(`fight-fate-${one.fate}` as TextKey, values);
}

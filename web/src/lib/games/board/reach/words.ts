/** What is said of a place in reach. */
import { commas, t } from "../../../text";
import type { Option, ReachEnd, Ref } from "../../../wire";

type Called = (ref: Ref) => string;

/** Steps, the place in words and as the log has it, and who sees one there: "2 steps, the area north of you, 2A-B, seen by Drone 1". */
export function endWords(end: ReachEnd, called: Called): string {
  const places = [...new Set([end.words, called(end.place)])];
  return commas([stepWords(end), ...places, seenWords(end, called), ...end.targets.map((one) => targetWords(one, called))]);
}

export function stepWords(end: ReachEnd): string {
  return end.steps ? t("map-steps", { n: end.steps }) : t("reach-here");
}

export function seenWords(end: ReachEnd, called: Called): string {
  return end.seen_by.length ? t("reach-seenBy", { names: commas(end.seen_by.map(called)) }) : t("reach-unseen");
}

/** Whom one could attack, with what, and the chances. */
export function targetWords(target: ReachEnd["targets"][number], called: Called): string {
  return t("reach-target", {
    figure: called(target.figure),
    weapon: called(target.weapon),
    kill: percent(target.kill),
    wound: percent(target.wound),
  });
}

/** The walk to a place as one choice among others there. */
export function walkOption(end: ReachEnd): Option {
  const label = t("reach-walk", { steps: stepWords(end) });
  return { id: `walk ${end.place}`, kind: "walk", refs: [end.place], args: {}, label, role: "move", note: null, passes: false };
}

export const isWalk = (option: Option): boolean => option.kind === "walk";

export const percent = (chance: number): number => Math.round(100 * chance);

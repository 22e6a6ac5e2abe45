/** Single steps among the options, and what ends a walk made of them. */
import type { Decision, Option } from "../../wire";

/** The option that enters an area, if a move is asked for and it is on offer. */
export function optionInto(area: string, decision: Pick<Decision, "kind"> | null, options: readonly Option[]): Option | null {
  if (decision?.kind !== "move") return null;
  return options.find((option) => stepInto(option) === area) ?? null;
}

/** A step of one's own changes nothing but where one stands; whatever else happens ends a walk. */
export function interrupts(event: { kind: string; data: Readonly<Record<string, unknown>> }, walker: string): boolean {
  return !["figure_moved", "cover_left"].includes(event.kind) || event.data["figure"] !== walker;
}

/** The area an option is a step into, if it is one. */
export function stepInto(option: Option): string | null {
  return option.kind === "move" ? (option.refs.find((ref) => ref.startsWith("area:")) ?? null) : null;
}

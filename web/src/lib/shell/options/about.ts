/** What is to be known about options before one is chosen: the things they name, and whose odds to show. */
import { isAside, isAttack, onMap } from "./index";
import type { Option, Ref } from "../../wire";

const TOLD = /^(weapon|enemy|equipment|order):/;
/** Arguments that name a thing by its bare id. */
const BARE = ["equipment", "enemy"] as const;

/** Things an option is about that have a card to read. */
export function subjects(option: Option): Ref[] {
  const bare = BARE.flatMap((kind) => (typeof option.args[kind] === "string" ? [`${kind}:${option.args[kind]}`] : []));
  return [...new Set([...option.refs.filter((ref) => TOLD.test(ref)), ...bare])];
}

/** The things to choose among, where the choice is one among things; cards in hand lie in sight anyway. */
export function among(options: readonly Option[]): Ref[] {
  const open = options.filter((option) => option.role !== "finish" && !isAside(option));
  const named = open.map((option) => (onMap(option) ? [] : subjects(option).filter((ref) => !ref.startsWith("order:"))));
  const things = new Set(named.flat());
  return things.size > 1 && named.every((refs) => refs.length > 0) ? [...things] : [];
}

/** Options whose odds are shown: the one pointed at, else what a reaction would change and what comes without it. */
export function weighty(options: readonly Option[], looked: Option | null): Option[] {
  const react = options.find((option) => option.role === "react");
  const without = react ? options.filter((option) => option.role === "finish") : [];
  if (looked && (isAttack(looked) || looked.role === "react" || without.includes(looked))) return [looked];
  return react ? [react, ...without] : [];
}

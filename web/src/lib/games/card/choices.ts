/** Where the options of a card game are offered, and what picking a card or place leads to. It knows no rule. */
import { isAside } from "../../shell/options";
import type { CardView, Decision, Option, Ref } from "../../wire";
import { isCard, isRow, isSeat, lookedAt, seatRef } from "./refs";

/** Options shown with what they would lead to before they are confirmed. */
const WEIGHED: ReadonlySet<string> = new Set(["attack", "direct", "cross", "block", "react"]);
/** Options whose card asks the question itself: it need not be chosen. */
const OF_ITSELF: ReadonlySet<string> = new Set(["use", "choose", "to", "spawn", "draw"]);
/** Aimed at the enemy player. */
const AT_PLAYER: ReadonlySet<string> = new Set(["direct", "cross"]);
/** So few options are all laid out as buttons, where there is room. */
export const FEW = 4;
const MAIN_BUTTONS = 6;

/** It attacks the enemy player. */
export const atPlayer = (option: Option): boolean => AT_PLAYER.has(option.kind);

export const isWeighed = (option: Option): boolean => WEIGHED.has(option.kind);

export interface Scene {
  options: readonly Option[];
  decision: Decision | null;
  view: CardView;
}

/** The seat at the lower edge: one's own, for a spectator that of the COG. */
export const bottomSeat = (view: CardView): number => view.seat ?? 0;

export const ownHand = (view: CardView): readonly Ref[] => view.sides[bottomSeat(view)]?.hand ?? [];

/** Cards looked at in a pile, if the question is about such. */
function looked(scene: Scene): Ref[] | null {
  const cards = scene.decision?.context["cards"];
  return Array.isArray(cards) ? cards.filter((ref): ref is Ref => typeof ref === "string" && isCard(ref)) : null;
}

/** What has to be pointed at to take an option. */
export function aims(option: Option, scene: Scene): Ref[] {
  const asking = scene.decision?.context["card"];
  const seen = looked(scene) ?? [];
  const own = option.refs
    .filter((ref) => (isCard(ref) || isRow(ref)) && !(OF_ITSELF.has(option.kind) && ref === asking))
    .map((ref) => (seen.includes(ref) ? lookedAt(ref) : ref));
  return atPlayer(option) ? [...own, seatRef(1 - bottomSeat(scene.view))] : own;
}

export interface Offer {
  scene: Scene | null;
  /** Buttons of the prompt bar. */
  main: Option[];
  byRef: Map<Ref, Option[]>;
}

/** Nothing is asked. */
export const NO_OFFER: Offer = { scene: null, main: [], byRef: new Map() };

export function offer(scene: Scene, few = FEW): Offer {
  const byRef = new Map<Ref, Option[]>();
  const homeless: Option[] = [];
  for (const option of scene.options) {
    const refs = aims(option, scene);
    if (refs.length === 0) homeless.push(option);
    for (const ref of refs) byRef.set(ref, [...(byRef.get(ref) ?? []), option]);
  }
  const open = scene.options.filter((option) => !isAside(option));
  const main = open.length <= few ? open : homeless.slice(0, MAIN_BUTTONS);
  return { scene, main, byRef };
}

/** Options of a thing on the table, given what was picked before; things that stand together share theirs in order. */
export function usesOf(refs: readonly Ref[], picked: Ref | null, found: Offer): Option[] {
  const first = picked === null ? null : (found.byRef.get(picked) ?? []);
  if (first && picked !== null && !refs.includes(picked)) {
    for (const ref of refs) {
      const both = (found.byRef.get(ref) ?? []).filter((option) => first.includes(option));
      if (both.length) return both;
    }
  }
  for (const ref of refs) {
    const uses = found.byRef.get(ref);
    if (uses?.length) return uses;
  }
  return [];
}

export type Act =
  | { act: "choose"; option: Option }
  | { act: "weigh"; option: Option }
  | { act: "open"; ref: Ref }
  | { act: "close" }
  | { act: "info"; ref: Ref };

/** What happens when a thing is picked: its only use, its several uses, or just a look at it. */
export function picking(refs: readonly Ref[], picked: Ref | null, found: Offer): Act {
  if (picked !== null && refs.includes(picked)) return { act: "close" };
  const uses = usesOf(refs, picked, found);
  const [only] = uses;
  const at = refs.find((ref) => found.byRef.has(ref)) ?? refs[0] ?? "";
  if (!only || !found.scene) return { act: "info", ref: refs[0] ?? "" };
  const together = picked !== null && (found.byRef.get(picked) ?? []).includes(only);
  const plain = together ? uses.find((option) => option.kind === "direct") : undefined;
  if (uses.length > 1) return plain ? { act: "weigh", option: plain } : { act: "open", ref: together ? picked : at };
  const clear = together || aims(only, found.scene).filter((ref) => !isSeat(ref)).length === 1;
  if (!clear || isAside(only)) return { act: "open", ref: at };
  return { act: isWeighed(only) ? "weigh" : "choose", option: only };
}

/** A card attacks or moves, and where to is pointed at afterwards. */
function isSent(option: Option, scene: Scene): boolean {
  const [first, ...further] = aims(option, scene);
  return (option.role === "attack" || option.role === "move") && first !== undefined && isCard(first) && further.length > 0;
}

export interface Mark {
  /** `target`: to be added to what was picked; `open`: what was picked; `lit`: something can be done with it. */
  state: "lit" | "target" | "open" | "rest";
  /** Kind of the option it is about, for its word. */
  kind: string;
  /** It would be sent against something, or to some place. */
  sent: boolean;
  guide: boolean;
  /** The only option it leads to. */
  option: Option | null;
}

export function markOf(
  refs: readonly Ref[],
  picked: Ref | null,
  found: Offer,
  guided: readonly string[],
  pointed: readonly Ref[] = [],
): Mark {
  const uses = usesOf(refs, picked, found);
  const open = picked !== null && refs.includes(picked);
  const first = picked === null ? [] : (found.byRef.get(picked) ?? []);
  const target = !open && uses.some((option) => first.includes(option)) && first.length > 0;
  const best = uses.find((option) => guided.includes(option.id)) ?? uses[0];
  const acts = uses.some((option) => !isAside(option) && found.scene !== null && refs.includes(aims(option, found.scene)[0] ?? ""));
  return {
    // What can only be aimed at waits until somebody aims; that a card can be thrown away makes it no better.
    state: open ? "open" : target ? "target" : acts ? "lit" : "rest",
    kind: best?.kind ?? "",
    sent: best !== undefined && found.scene !== null && isSent(best, found.scene),
    guide: (!open && uses.some((option) => guided.includes(option.id))) || refs.some((ref) => pointed.includes(ref)),
    option: uses.length === 1 ? (uses[0] ?? null) : null,
  };
}

/** Every card that lies open on the table or in the own hand. */
export function laidOut(view: CardView): Set<Ref> {
  const seen = new Set<Ref>(ownHand(view));
  for (const side of view.sides) {
    for (const unit of side.reserve) seen.add(unit.card);
    for (const card of side.command) seen.add(card.card);
    for (const ref of side.playing ?? []) seen.add(ref);
  }
  for (const place of view.row) {
    if (place?.card) seen.add(place.card);
    if (place?.unit) seen.add(place.unit.card);
  }
  return seen;
}

/** Cards that are asked about but lie in a pile: looked at from the deck, or to be fetched from the discards. */
export function tray(scene: Scene): Ref[] {
  const seen = laidOut(scene.view);
  const asked = scene.options.flatMap((option) => aims(option, scene)).filter((ref) => isCard(ref) && !seen.has(ref));
  return [...(looked(scene) ?? []), ...new Set(asked)];
}

/** Which options are chosen at which thing on the map. */

import { isAttack } from "../../../shell/options";
import { isFired } from "../combat/tiles";
import type { Option } from "../../../wire";
import type { BoardDecision, BoardView, MapView } from "./types";

export interface Choices {
  /** Options by the reference of the thing drawn on the map. */
  byRef: ReadonlyMap<string, readonly Option[]>;
  /** The COG that decides: choosing at it always asks, as it is clicked for other reasons too. */
  own: string | null;
}

const NONE: readonly Option[] = [];
/** What is done at a crate or at dropped weapons, for a card or, as an order may say, for nothing. */
const USES: ReadonlySet<string> = new Set(["equipment", "free_equipment"]);
const PICKS_UP: ReadonlySet<string> = new Set(["pick_up", "free_pick_up"]);

/** Reference of an equipment crate or of dropped weapons, drawn apart from their area. */
export const crateRef = (area: string): string => area.replace("area:", "crate:");
export const dropRef = (area: string): string => area.replace("area:", "drop:");

/** Groups the options at the things they name; one that names none, or several figures at once, is not for the map. */
export function groupChoices(view: BoardView, map: MapView, decision: BoardDecision | null, options: readonly Option[]): Choices {
  const byRef = new Map<string, Option[]>();
  const things = drawnThings(view, map);
  const own = decision ? (view.cogs.find((cog) => cog.seat === decision.seat) ?? null) : null;
  for (const option of decision ? options : NONE) {
    const ref = placeOf(option, view, map, things, own?.area ?? null);
    if (ref === null) continue;
    const known = byRef.get(ref);
    if (known) known.push(option);
    else byRef.set(ref, [option]);
  }
  return { byRef, own: own?.ref ?? null };
}

/** Figures the question is about: who acts, who attacks. */
export function concerned(decision: BoardDecision | null): string[] {
  const named = Object.values(decision?.context ?? {});
  return named.filter((one): one is string => typeof one === "string" && /^(figure|cog):/.test(one));
}

/** References of everything drawn that can be chosen. */
export function drawnThings(view: BoardView, map: MapView): Set<string> {
  const figures = [...view.cogs, ...view.locusts].filter((figure) => figure.area).map((figure) => figure.ref);
  const holes = [...map.holes.map((hole) => hole.area.replace("area:", "hole:")), ...map.hole_tokens];
  return new Set([
    ...figures,
    ...map.areas.map((area) => area.id),
    ...map.covers.map((cover) => cover.id),
    ...holes,
    ...map.equipment_cards.map((card) => crateRef(card.area)),
    ...map.dropped_weapons.map((drop) => dropRef(drop.area)),
  ]);
}

function placeOf(option: Option, view: BoardView, map: MapView, things: ReadonlySet<string>, ownArea: string | null): string | null {
  const named = option.refs.map((ref) => seated(ref, view)).filter((ref) => things.has(ref));
  const figures = named.filter((ref) => /^(figure|cog):/.test(ref));
  if (figures.length > 0) return figures.length === 1 ? figures[0]! : null;
  const small = named.find((ref) => /^(cover|hole):/.test(ref));
  if (small) return small;
  const area = named.find((ref) => ref.startsWith("area:"));
  if (area) return USES.has(option.kind) && things.has(crateRef(area)) ? crateRef(area) : area;
  const weapon = PICKS_UP.has(option.kind) ? option.refs.find((ref) => ref.startsWith("weapon:")) : undefined;
  const dropped = map.dropped_weapons.some((drop) => drop.weapon === weapon && drop.area === ownArea);
  return weapon && dropped && ownArea ? dropRef(ownArea) : null;
}

/** A seat stands for its COG. */
function seated(ref: string, view: BoardView): string {
  if (!ref.startsWith("seat:")) return ref;
  return view.cogs.find((cog) => ref === `seat:${cog.seat}`)?.ref ?? ref;
}

/** What a click on a thing is meant for: what lies on the floor and is not asked about stands for its area, if one may go
    there or fire at it. */
export function meant(choices: Choices, ends: ReadonlyMap<string, unknown>, ref: string): string {
  const area = ref.replace(/^(hole|crate|drop):/, "area:");
  if (choices.byRef.has(ref)) return ref;
  return ends.has(area) || choices.byRef.get(area)?.some(isFired) ? area : ref;
}

/** The option chosen at once by a click on a thing: the only one there, unless the thing is the deciding COG itself. */
export function soleChoice(choices: Choices, ref: string): Option | null {
  const found = choices.byRef.get(ref);
  return found?.length === 1 && ref !== choices.own ? found[0]! : null;
}

/** What is on offer there fires something; or it is one of those figures, and nothing else is offered. */
export function isAimed(choices: Choices, ref: string, figures: readonly { ref: string }[]): boolean {
  return choices.byRef.get(ref)?.some(isFired) ?? figures.some((one) => one.ref === ref);
}

/** What is attacked, or chosen as the target of a Locust. */
const isHostile = (option: Option): boolean => isAttack(option) || option.kind === "target";

/** How a thing on offer is marked: a cross-hair for what may be hit, a dashed outline for anything else. */
export function markOf(options: readonly Option[] | undefined): "target" | "choice" | null {
  if (!options || options.length === 0) return null;
  return options.some(isHostile) ? "target" : "choice";
}

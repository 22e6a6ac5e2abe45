/** Which kinds of things a reference stands for: the rulebook has rules for each. */
import type { BoardView, Ref } from "../../../wire";

/** The most telling first; a thing with rules of its own is named by its reference. */
export function kindsOf(ref: Ref, view: BoardView | null): string[] {
  const group = ref.slice(0, ref.indexOf(":"));
  const locust = view?.locusts.find((one) => one.ref === ref);
  const cog = view?.cogs.find((one) => one.ref === ref);
  if (locust) return [`enemy:${locust.enemy}`, group];
  if (cog?.bleeding_out) return ["bleeding_out", group];
  if (group === "area" && view) return [...lyingIn(ref, view.map), group];
  return [ref, group];
}

/** What lies in an area. */
function lyingIn(area: Ref, map: BoardView["map"]): string[] {
  const holes = [...map.open_holes, ...map.sealed_holes];
  const here: [string, boolean][] = [
    ["door", map.doors_info.some((door) => door.area === area)],
    ["equipment", map.equipment_cards.some((card) => card.area === area)],
    ["drop", map.dropped_weapons.some((drop) => drop.area === area)],
    ["hole", holes.includes(area.replace("area:", "hole:"))],
  ];
  return here.filter(([, there]) => there).map(([kind]) => kind);
}

/** What there is at a place of the map, in words. */
import type { BoardView, Ref } from "../../wire";
import { capital, t } from "../../text";
import { doorsOf } from "./map/doors/doors";
import { crateWords } from "./map/things";
import { holeSpots } from "./map/floor";

/** The equipment in an area. */
export const crateIn = (area: Ref, view: BoardView) => view.map.equipment_cards.find((card) => card.area === area) ?? null;

/** Equipment, a door and a hole of an area, the state of a hole, or what a cover space is for; dropped weapons are told by their cards. */
export function lyingAt(ref: Ref, view: BoardView, name: (ref: Ref) => string): string[] {
  if (ref.startsWith("cover:")) return [t("legend-cover")];
  const found: string[] = [];
  const crate = crateIn(ref, view);
  if (crate) found.push(crateWords(name(`equipment:${crate.equipment ?? ""}`), crate.face_down));
  const door = doorsOf(view.map).find((one) => one.area === ref && one.state !== "open");
  if (door) found.push(t(door.state === "locked" ? "legend-shut" : "legend-door"));
  const hole = holeSpots(view.map).find((one) => ref === one.ref || (ref === one.area && one.state !== "quiet"));
  if (hole) found.push(t(`map-hole-${hole.state}`));
  return found.map(capital);
}

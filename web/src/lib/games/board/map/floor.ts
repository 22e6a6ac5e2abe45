/** Where holes, crates and dropped weapons lie. */

import { crateRef, dropRef } from "./choices";
import { roomiest } from "./geometry";
import type { MapView, XY } from "./types";

/** Where a hole is drawn: on its printed place, else in the roomiest part of its area. */
export function holeSpots(map: MapView): { ref: string; area: string; at: XY; state: "open" | "sealed" | "quiet"; token: boolean }[] {
  const printed = map.holes.map((hole) => ({ area: hole.area, at: hole.at, ref: hole.area.replace("area:", "hole:") }));
  const known = new Set(printed.map((hole) => hole.ref));
  const extra = [...map.open_holes, ...map.sealed_holes, ...map.hole_tokens].filter(
    (ref, i, all) => !known.has(ref) && all.indexOf(ref) === i,
  );
  const laid = extra.flatMap((ref) => {
    const area = map.areas.find((each) => each.id === ref.replace("hole:", "area:"));
    return area ? [{ area: area.id, at: roomiest(area.polygon, floorThings(map)), ref }] : [];
  });
  return [...printed, ...laid].map((hole) => ({
    ...hole,
    token: map.hole_tokens.includes(hole.ref),
    state: map.open_holes.includes(hole.ref) ? "open" : map.sealed_holes.includes(hole.ref) ? "sealed" : "quiet",
  }));
}

/** Where equipment cards lie. */
export function crateSpots(map: MapView): { ref: string; area: string; at: XY; kind: string; faceDown: boolean }[] {
  const holes = holeSpots(map);
  return map.equipment_cards.flatMap((card) => {
    const area = map.areas.find((each) => each.id === card.area);
    const at = map.equipment.find((spot) => spot.area === card.area)?.at ?? (area && roomiest(area.polygon, floorThings(map, holes)));
    return at ? [{ ref: crateRef(card.area), area: card.area, at, kind: card.equipment ?? "", faceDown: card.face_down }] : [];
  });
}

/** Where dropped weapons lie, one heap for each area. */
export function dropSpots(map: MapView): { ref: string; area: string; at: XY; weapons: string[] }[] {
  const things = floorThings(map, [...holeSpots(map), ...crateSpots(map)]);
  const areas = [...new Set(map.dropped_weapons.map((drop) => drop.area))];
  return areas.flatMap((id) => {
    const area = map.areas.find((each) => each.id === id);
    if (!area) return [];
    const weapons = map.dropped_weapons.filter((drop) => drop.area === id).map((drop) => drop.weapon);
    return [{ ref: dropRef(id), area: id, at: roomiest(area.polygon, things), weapons }];
  });
}

/** What has its place on the floor: all that is printed, and what has been laid there since. */
function floorThings(map: MapView, laid: readonly { at: XY }[] = []): XY[] {
  return [...map.covers, ...map.holes, ...map.equipment, ...laid].map((thing) => thing.at);
}

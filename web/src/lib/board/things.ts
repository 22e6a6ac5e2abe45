/** Everything on the map that can be pointed at: where it is and what it is called. */

import { t } from "../text";
import { type Choices, crateRef, dropRef } from "./choices";
import { roomiest } from "./geometry";
import type { Reach } from "./route";
import type { Placed } from "./spots";
import type { BoardView, MapView, Names, XY } from "./types";

export interface Thing {
  ref: string;
  at: XY;
  words: string;
}

/** Where a hole is drawn: on its printed place, else in the roomiest part of its area. */
export function holeSpots(
  map: MapView,
): { ref: string; area: string; at: XY; state: "open" | "sealed" | "quiet"; token: boolean }[] {
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
export function crateSpots(
  map: MapView,
): { ref: string; area: string; at: XY; kind: string; faceDown: boolean }[] {
  return map.equipment_cards.flatMap((card) => {
    const area = map.areas.find((each) => each.id === card.area);
    const at =
      map.equipment.find((spot) => spot.area === card.area)?.at ?? (area && roomiest(area.polygon, floorThings(map)));
    const faceDown = card.face_down ?? false;
    return at ? [{ ref: crateRef(card.area), area: card.area, at, kind: card.equipment, faceDown }] : [];
  });
}

/** Where dropped weapons lie, one heap for each area. */
export function dropSpots(map: MapView): { ref: string; area: string; at: XY; weapons: string[] }[] {
  const crates = crateSpots(map).map((crate) => crate.at);
  const areas = [...new Set(map.dropped_weapons.map((drop) => drop.area))];
  return areas.flatMap((id) => {
    const area = map.areas.find((each) => each.id === id);
    if (!area) return [];
    const weapons = map.dropped_weapons.filter((drop) => drop.area === id).map((drop) => drop.weapon);
    return [{ ref: dropRef(id), area: id, at: roomiest(area.polygon, [...floorThings(map), ...crates]), weapons }];
  });
}

function floorThings(map: MapView): XY[] {
  return [...map.covers, ...map.holes, ...map.equipment].map((thing) => thing.at);
}

/** All things with their place and their words for screen readers. */
export function allThings(
  view: BoardView,
  map: MapView,
  middles: ReadonlyMap<string, XY>,
  placed: ReadonlyMap<string, Placed>,
  names: Names,
  choices: Choices,
  reach: Reach = new Map(),
): Thing[] {
  const called = (ref: string): string => names[ref] ?? plain(ref);
  const states = new Map<string, string>();
  for (const cog of view.cogs)
    states.set(cog.ref, list([cog.bleeding_out && t("map.bleedingOut"), cog.cover && t("map.inCover")]));
  for (const locust of view.locusts)
    states.set(locust.ref, list([locust.wounded && t("map.wounded"), locust.cover && t("map.inCover")]));
  const found: Thing[] = [
    ...map.areas.map((area) => ({
      ref: area.id,
      at: middles.get(area.id) ?? area.polygon[0]!,
      words: called(area.id),
    })),
    ...map.covers.map((cover) => ({ ref: cover.id, at: cover.at, words: called(cover.id) })),
    ...holeSpots(map).map((hole) => ({
      ref: hole.ref,
      at: hole.at,
      words: `${t(`map.hole.${hole.state}`)}, ${called(hole.area)}`,
    })),
    ...crateSpots(map).map((crate) => ({
      ref: crate.ref,
      at: crate.at,
      words: list([crateWords(called(`equipment:${crate.kind}`), crate.faceDown), called(crate.area)]),
    })),
    ...dropSpots(map).map((drop) => ({
      ref: drop.ref,
      at: drop.at,
      words: `${list(drop.weapons.map(called))}, ${called(drop.area)}`,
    })),
    ...[...placed].map(([ref, spot]) => ({
      ref,
      at: spot.at,
      words: list([called(ref), states.get(ref), called(spot.area)]),
    })),
  ];
  return found.map((thing) => ({ ...thing, words: offered(thing, choices, reach) }));
}

const crateWords = (name: string, faceDown: boolean): string => (faceDown ? t("map.faceDown", { name }) : name);

function offered(thing: Thing, choices: Choices, reach: Reach): string {
  const options = choices.byRef.get(thing.ref);
  const far = reach.get(thing.ref);
  if (!options) return far ? `${thing.words}: ${t("map.steps", { n: far.steps })}` : thing.words;
  const labels =
    options.length > 3
      ? t("map.choices", { n: options.length })
      : options.map((option) => option.label ?? plain(option.id)).join("; ");
  return `${thing.words}: ${labels}`;
}

/** A reference or id as words, where no name is known. */
export function plain(ref: string): string {
  const words = ref
    .slice(ref.indexOf(":") + 1)
    .replace(/[_-]/g, " ")
    .replace(".", "-");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function list(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

/** Everything on the map that can be pointed at: where it is and what it is called. */

import { about, commas, semicolons, t } from "../../../text";
import type { Choices } from "./choices";
import { type Exit, exitWords } from "./exits/exits";
import { crateSpots, dropSpots, holeSpots } from "./floor";
import type { Ends } from "../reach/picture";
import { endWords } from "../reach/words";
import type { Placed } from "./spots";
import type { BoardView, MapView, Names, XY } from "./types";

export interface Thing {
  ref: string;
  at: XY;
  words: string;
}

/** All things with their place and their words for screen readers. */
export function allThings(
  view: BoardView,
  map: MapView,
  middles: ReadonlyMap<string, XY>,
  placed: ReadonlyMap<string, Placed>,
  names: Names,
  choices: Choices,
  ends: Ends = new Map(),
  exits: readonly Exit[] = [],
): Thing[] {
  const called = (ref: string): string => names[ref] ?? plain(ref);
  const states = new Map<string, string>();
  for (const cog of view.cogs) states.set(cog.ref, list([cog.bleeding_out && t("map-bleedingOut"), cog.cover && t("map-inCover")]));
  for (const locust of view.locusts) states.set(locust.ref, list([locust.wounded && t("map-wounded"), locust.cover && t("map-inCover")]));
  const found: Thing[] = [
    ...map.areas.map((area) => ({
      ref: area.id,
      at: middles.get(area.id) ?? area.polygon[0]!,
      words: list([called(area.id), ...exits.filter((exit) => exit.area === area.id).map(exitWords)]),
    })),
    ...map.covers.map((cover) => ({ ref: cover.id, at: cover.at, words: called(cover.id) })),
    ...holeSpots(map).map((hole) => ({
      ref: hole.ref,
      at: hole.at,
      words: commas([t(`map-hole-${hole.state}`), called(hole.area)]),
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
  return found.map((thing) => ({ ...thing, words: offered(thing, choices, ends, called) }));
}

export const crateWords = (name: string, faceDown: boolean): string => (faceDown ? t("map-faceDown", { name }) : name);

function offered(thing: Thing, choices: Choices, ends: Ends, called: (ref: string) => string): string {
  const end = ends.get(thing.ref);
  const options = choices.byRef.get(thing.ref)?.filter((option) => option.id !== end?.way[0]) ?? [];
  if (end && options.length === 0) return endWords(end, called);
  if (options.length === 0) return thing.words;
  const labels = options.length > 3 ? t("map-choices", { n: options.length }) : semicolons(options.map((option) => option.label));
  return about(thing.words, labels);
}

/** The thing an element belongs to. */
export function refOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-ref]")?.getAttribute("data-ref") ?? null) : null;
}

/** References the map makes up for itself stand for their area. */
export const outward = (ref: string): string => ref.replace(/^(crate|drop):/, "area:");

/** A reference or id as words, where no name is known. */
export function plain(ref: string): string {
  const words = ref
    .slice(ref.indexOf(":") + 1)
    .replace(/[_-]/g, " ")
    .replace(".", "-");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function list(parts: readonly (string | false | null | undefined)[]): string {
  return commas(parts.filter((part): part is string => typeof part === "string" && part !== ""));
}

/** The figures as they are drawn: whose they are, where they stand, and which sides their cover shields. */

import { kindOf } from "../../../art/figures/shapes";
import type { Placed } from "./spots";
import type { BoardView, Facing, MapView } from "./types";

export interface Token {
  ref: string;
  kind: string;
  wounded: boolean;
  bleeding: boolean;
  deciding: boolean;
  spot: Placed;
  sides: readonly Facing[];
}

/** Everybody on the map, COGs first. */
export function tokens(view: BoardView, map: MapView, placed: ReadonlyMap<string, Placed>, own: string | null): Token[] {
  const sides = new Map(map.covers.map((cover) => [cover.id, cover.arrows.map((arrow) => arrow.facing)]));
  const cogs = view.cogs.map((cog) => ({ ref: cog.ref, kind: cog.ref, wounded: false, bleeding: cog.bleeding_out }));
  const locusts = view.locusts.map((locust) => ({
    ref: locust.ref,
    kind: kindOf(locust.ref, locust.enemy),
    wounded: locust.wounded,
    bleeding: false,
  }));
  return [...cogs, ...locusts].flatMap((figure) => {
    const spot = placed.get(figure.ref);
    const covered = spot?.cover ? (sides.get(spot.cover) ?? []) : [];
    return spot ? [{ ...figure, deciding: figure.ref === own, spot, sides: covered }] : [];
  });
}

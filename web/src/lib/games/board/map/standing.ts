/** The figures on the map as they are drawn. */
import { kindOf } from "../../../art/figures/shapes";
import type { Placed } from "./spots";
import type { BoardView, Facing, MapView } from "./types";

export interface Standing {
  ref: string;
  kind: string;
  wounded: boolean;
  bleeding: boolean;
  deciding: boolean;
  spot: Placed;
  /** Where its cover covers it. */
  sides: readonly Facing[];
}

export function standing(view: BoardView, map: MapView, placed: ReadonlyMap<string, Placed>, own: string | null): Standing[] {
  const sides = new Map(map.covers.map((cover) => [cover.id, cover.arrows.map((arrow) => arrow.facing)]));
  const cogs = view.cogs.map(({ ref, bleeding_out }) => ({
    ref,
    kind: ref,
    wounded: false,
    bleeding: bleeding_out,
    deciding: ref === own,
  }));
  const locusts = view.locusts.map(({ ref, enemy, wounded }) => ({
    ref,
    kind: kindOf(ref, enemy),
    wounded,
    bleeding: false,
    deciding: false,
  }));
  return [...cogs, ...locusts].flatMap((figure) => {
    const spot = placed.get(figure.ref);
    return spot ? [{ ...figure, spot, sides: spot.cover ? (sides.get(spot.cover) ?? []) : [] }] : [];
  });
}

/** The figures on the map as they are drawn. */
import { kindOf } from "../../../art/figures/kinds";
import { facingOf } from "./facing";
import type { Placed } from "./spots";
import type { BoardView, Facing, MapView, XY } from "./types";

export interface Standing {
  ref: string;
  kind: string;
  wounded: boolean;
  bleeding: boolean;
  deciding: boolean;
  spot: Placed;
  /** Where its cover covers it. */
  sides: readonly Facing[];
  /** Which way it looks, in degrees clockwise from north. */
  facing: number | null;
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
  const drawn = (figure: Omit<Standing, "spot" | "sides" | "facing">, foes: readonly XY[]): Standing[] => {
    const spot = placed.get(figure.ref);
    if (!spot) return [];
    const covered = spot.cover ? (sides.get(spot.cover) ?? []) : [];
    return [{ ...figure, spot, sides: covered, facing: facingOf(spot.at, covered, foes) }];
  };
  const [ours, theirs] = [spotsOf(cogs, placed), spotsOf(locusts, placed)];
  return [...cogs.flatMap((cog) => drawn(cog, theirs)), ...locusts.flatMap((locust) => drawn(locust, ours))];
}

const spotsOf = (figures: readonly { ref: string }[], placed: ReadonlyMap<string, Placed>): XY[] =>
  figures.flatMap(({ ref }) => {
    const spot = placed.get(ref);
    return spot ? [spot.at] : [];
  });

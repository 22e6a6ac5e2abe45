/** What the map reads of a seat's view of the board game. */
import type { MapView } from "../wire/map";

export type { AreaView, CoverView, DoorView, Line, MapView, PartView, Side, SpotView, TileView, XY } from "../wire/map";

export interface CogView {
  seat: number;
  ref: string;
  area: string | null;
  cover: string | null;
  bleeding_out: boolean;
  eliminated: boolean;
}

export interface LocustView {
  ref: string;
  enemy: string;
  area: string;
  cover: string | null;
  wounded: boolean;
  health: number;
}

export interface BoardView {
  seat: number | null;
  active: number;
  cogs: readonly CogView[];
  locusts: readonly LocustView[];
  map: MapView | Record<string, never>;
}

export interface BoardDecision {
  seat: number;
  kind: string;
  context?: unknown;
}

export type Names = Readonly<Record<string, string>>;

/** The map of a view, or null before it is laid. */
export function laidMap(view: BoardView | null | undefined): MapView | null {
  const map = view?.map;
  return map && "tiles" in map ? (map as MapView) : null;
}

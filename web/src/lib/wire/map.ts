/** The map in a seat's view of the board game. Points are in map units; one unit is one square of a tile. */

export type XY = readonly [number, number];
export type Line = readonly [XY, XY];
export type Side = "N" | "E" | "S" | "W";

export interface TileView {
  id: string;
  rotation: number;
  x: number;
  y: number;
  width: number;
  height: number;
  theme?: string;
}

export interface AreaView {
  id: string;
  tile: string;
  polygon: readonly XY[];
}

export interface CoverView {
  id: string;
  area: string;
  at: XY;
  arrows: readonly { at: XY; facing: Side }[];
}

export interface SpotView {
  area: string;
  at: XY;
}

export interface DoorView {
  area: string;
  at: Line;
}

/** One of several unconnected maps. */
export interface PartView {
  tiles: readonly string[];
  entrance: string;
  entrance_at: Line;
}

export interface MapView {
  /** Tells one drawing from another. */
  layout?: string;
  tiles: readonly TileView[];
  areas: readonly AreaView[];
  walls: readonly Line[];
  elevations: readonly Line[];
  cover_lines: readonly Line[];
  open_lines: readonly Line[];
  covers: readonly CoverView[];
  holes: readonly SpotView[];
  equipment: readonly SpotView[];
  doors: readonly DoorView[];
  /** What is behind each door, and why it stays shut. */
  doors_info?: readonly { area: string; level: number | null; leads: number | null; shut: string | null }[];
  /** The unconnected maps the tiles form. */
  maps?: readonly PartView[];
  entrance: string;
  entrance_at: Line;
  open_holes: readonly string[];
  sealed_holes: readonly string[];
  hole_tokens: readonly string[];
  /** `face_down`: used, and turned over instead of taken away. */
  equipment_cards: readonly { area: string; tile: string; equipment: string; face_down?: boolean }[];
  dropped_weapons: readonly { area: string; weapon: string; marker: string }[];
  /** Pairs of areas a figure may move between. */
  adjacent: readonly (readonly [string, string])[];
  levels: readonly { level: number | string; locked: boolean; cards: number }[];
}

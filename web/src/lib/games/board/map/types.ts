/** What the map reads of a seat's view of the board game. Points are in map units; one unit is one square of a tile. */
import type * as Wire from "../../../wire";

export type { AreaView, CoverView, DoorView, MapPart, MapView, SpotView, TileView } from "../../../wire";

export type XY = readonly [number, number];
export type Line = readonly [XY, XY];
export type Facing = Wire.CoverView["arrows"][number]["facing"];
export type BarrierKind = Wire.MapView["barriers"][number];

export type CogView = Pick<Wire.CogView, "seat" | "ref" | "area" | "cover" | "bleeding_out" | "eliminated">;
export type LocustView = Wire.LocustView;

export interface BoardView extends Pick<Wire.BoardView, "seat" | "active" | "turn" | "locusts" | "map"> {
  cogs: readonly CogView[];
}

export type BoardDecision = Pick<Wire.Decision, "seat" | "kind" | "context">;

export type Names = Readonly<Record<string, string>>;

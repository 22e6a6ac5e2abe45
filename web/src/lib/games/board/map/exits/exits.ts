/** Exits that the mission has a use for now. Any other exit is just an area, or has a door that shows it. */
import type * as Wire from "../../../../wire";
import { middle, outwardTurn } from "../geometry";
import { t } from "../../../../text";
import type { Line, MapView, XY } from "../types";

export interface Exit {
  area: string;
  level: number;
  /** A COG that enters it lays a tile; all COGs have to come there; an enemy has to be led there. */
  use: "lays" | "goal" | "lure";
}

/** What the stage of the mission says about exits. */
export function exitsOf({ mission, map }: Pick<Wire.BoardView, "mission" | "map">): Exit[] {
  const lays = mission.rules.find((one) => one["rule"] === "explore_one_tile_on_entering_exit");
  const { is, level, levels } = mission.objective;
  const use: Exit["use"] | null = is === "all_cogs_at_exit" ? "goal" : is === "enemy_enters_exit" ? "lure" : null;
  const wanted: readonly unknown[] = Array.isArray(levels) ? levels : [level];
  const laid = map.levels
    .filter((deck) => deck.level === lays?.["level"])
    .map((deck): Exit => ({ area: map.exit, level: deck.level, use: "lays" }));
  const sought = map.doors_info.flatMap((door): Exit[] =>
    use && door.level !== null && wanted.includes(door.level) ? [{ area: door.area, level: door.level, use }] : [],
  );
  return [...laid, ...sought];
}

export const exitWords = ({ level, use }: Exit): string => t(`map-exit-${use}`, { level });

/** Where the sign of an exit stands, and which way it points. */
export interface Sign {
  readonly area: string;
  readonly at: XY;
  readonly turn: number;
}

/** Where each is marked, and which way it leads out. */
export function exitSigns(exits: readonly Exit[], map: MapView): Sign[] {
  return exits.flatMap(({ area, use }) => {
    const tile = map.tiles.find((one) => one.id === map.areas.find((each) => each.id === area)?.tile);
    // A view that was kept by an older version does not tell where an exit without a door is.
    const at: Line | undefined = use === "lays" ? map.exit_at : map.doors.find((door) => door.area === area)?.at;
    return tile && at ? [{ area, at: middle(at), turn: outwardTurn(at, tile) }] : [];
  });
}

/** Unconnected maps lie wherever there is room for them: below each other as they come, or side by side. */

import { type Box, boxOf } from "./geometry";
import type { Line, MapView, TileView, XY } from "./types";

/** Units between two maps, room for their names included. */
const GAP = 3;

/** The map in the arrangement that fills a screen of this size better. */
export function arranged(map: MapView, width: number, height: number): MapView {
  if (map.maps.length < 2 || width < 1 || height < 1) return map;
  const other = sideBySide(map);
  const scale = ({ left, top, right, bottom }: Box): number => Math.min(width / (right - left), height / (bottom - top));
  return scale(outline(other.tiles)) > scale(outline(map.tiles)) ? other : map;
}

/** Each further map moved to the right of the one before it, their upper edges level. */
export function sideBySide(map: MapView): MapView {
  const boxes = map.maps.map((part) => outline(map.tiles.filter((tile) => part.tiles.includes(tile.id))));
  const first = boxes[0];
  if (!first) return map;
  let free = first.left;
  const shifts = boxes.map((box): XY => {
    const shift: XY = [free - box.left, first.top - box.top];
    free += box.right - box.left + GAP;
    return shift;
  });
  const inBox = ([x, y]: XY, box: Box): boolean => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const shiftAt = (at: XY): XY => shifts[boxes.findIndex((box) => inBox(at, box))] ?? [0, 0];
  const point = (at: XY): XY => {
    const [dx, dy] = shiftAt(at);
    return [at[0] + dx, at[1] + dy];
  };
  const line = ([a, b]: Line): Line => [point(a), point(b)];
  const spot = <T extends { at: XY }>(thing: T): T => ({ ...thing, at: point(thing.at) });
  return {
    ...map,
    tiles: map.tiles.map((tile) => {
      const [x, y] = point([tile.x, tile.y]);
      return { ...tile, x, y };
    }),
    areas: map.areas.map((area) => ({ ...area, polygon: area.polygon.map(point) })),
    walls: map.walls.map(line),
    elevations: map.elevations.map(line),
    cover_lines: map.cover_lines.map(line),
    open_lines: map.open_lines.map(line),
    covers: map.covers.map((cover) => ({ ...spot(cover), arrows: cover.arrows.map(spot) })),
    holes: map.holes.map(spot),
    equipment: map.equipment.map(spot),
    doors: map.doors.map((door) => ({ ...door, at: line(door.at) })),
    entrance_at: line(map.entrance_at),
    exit_at: line(map.exit_at),
    maps: map.maps.map((part) => ({ ...part, entrance_at: line(part.entrance_at) })),
  };
}

function outline(tiles: readonly TileView[]): Box {
  return boxOf(
    tiles.flatMap(({ x, y, width, height }): XY[] => [
      [x, y],
      [x + width, y + height],
    ]),
  );
}

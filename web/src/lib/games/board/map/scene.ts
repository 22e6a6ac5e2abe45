/** The part of the map that only changes when tiles are laid: worked out once, drawn on its own layer. */

import { type Box, boxOf, distance, middle, outwardTurn, roomiest } from "./geometry";
import { type Bar, bar, crackPath, dice, linePath, outlinePath, px, tintOf, unitPieces } from "./paint";
import type { AreaView, MapPart, MapView, TileView, XY } from "./types";

export interface Scene {
  box: Box;
  floors: { id: string; path: string; fill: string }[];
  grounds: { id: string; marks: string; joints: string; mark: string }[];
  shade: string;
  cracks: string;
  ledges: Bar[];
  blocks: Bar[];
  walls: string;
  letters: { id: string; tile: string; at: XY; words: string }[];
  plates: { id: string; at: XY; words: string }[];
  entrances: { at: XY; turn: number }[];
  /** Names of maps that lie apart from each other; none where all tiles hang together. */
  parts: { n: number; at: XY }[];
  /** The middle of each area, for focus and menus. */
  middles: ReadonlyMap<string, XY>;
}

/** Free units around the map. */
const EDGE = 0.9;

/** Tells maps that look alike from maps that do not. */
export function sceneKey(map: MapView): string {
  const tiles = map.tiles.map((tile) => `${tile.id}@${tile.x},${tile.y},${tile.rotation}`);
  return `${tiles.join(" ")}|${map.doors.map((door) => door.at.join()).join(" ")}|${map.entrance}`;
}

export function buildScene(map: MapView): Scene {
  const corners = map.tiles.flatMap((tile): XY[] => [
    [tile.x, tile.y],
    [tile.x + tile.width, tile.y + tile.height],
  ]);
  const tight = boxOf(corners);
  const box = {
    left: tight.left - EDGE,
    top: tight.top - EDGE,
    right: tight.right + EDGE,
    bottom: tight.bottom + EDGE,
  };
  const tints = new Map(map.tiles.map((tile) => [tile.id, tintOf(tile)]));
  const names = labels(map);
  return {
    box,
    floors: map.areas.map((area, i) => ({
      id: area.id,
      path: outlinePath(area.polygon),
      fill: i % 2 ? tints.get(area.tile)!.light : tints.get(area.tile)!.dark,
    })),
    grounds: map.tiles.map((tile) => ({
      id: tile.id,
      marks: rubble(tile),
      joints: joints(tile, tints.get(tile.id)!.floor),
      mark: tints.get(tile.id)!.mark,
    })),
    shade: linePath(
      map.walls.map(
        ([a, b]) =>
          [
            [a[0] + 0.07, a[1] + 0.1],
            [b[0] + 0.07, b[1] + 0.1],
          ] as const,
      ),
    ),
    cracks: crackPath(map.open_lines, dice(sceneKey(map))),
    ledges: map.elevations.map((line) => bar(line, 0.15)),
    blocks: map.cover_lines.flatMap((line) => unitPieces(line).map((piece) => bar(piece, 0.25, 0.04))),
    walls: linePath(map.walls),
    ...names,
    parts: mapParts(map),
    entrances: map.maps.map((part) => ({ at: middle(part.entrance_at), turn: entranceTurn(map, part) })),
    middles: new Map(map.areas.map((area) => [area.id, roomiest(area.polygon, [])])),
  };
}

/** Unconnected maps are numbered above their upper left corners; a map that is alone needs no number. */
function mapParts(map: MapView): Scene["parts"] {
  if (map.maps.length < 2) return [];
  return map.maps.map((part, i) => {
    const own = map.tiles.filter((tile) => part.tiles.includes(tile.id));
    const top = Math.min(...own.map((tile) => tile.y));
    const left = Math.min(...own.filter((tile) => tile.y === top).map((tile) => tile.x));
    return { n: i + 1, at: [left, top - 0.5] };
  });
}

/** Scratches and pebbles. */
function rubble(tile: TileView): string {
  const random = dice(tile.id);
  const parts: string[] = [];
  for (let i = 0; i < (tile.width * tile.height) / 1.6; i++) {
    const x = tile.x + 0.4 + random() * (tile.width - 0.8);
    const y = tile.y + 0.4 + random() * (tile.height - 0.8);
    const turn = random() * 2 * Math.PI;
    const length = 0.05 + 0.2 * random();
    const bend: XY = [x + length * Math.cos(turn), y + length * Math.sin(turn)];
    const end: XY = [bend[0] + length * Math.cos(turn + 0.9), bend[1] + length * Math.sin(turn + 0.9)];
    parts.push(`M${[[x, y] as XY, bend, end].map(([a, b]) => `${px(a)} ${px(b)}`).join("L")}`);
  }
  return parts.join("");
}

/** Joints between slabs, planks or stones; natural rock has layers instead. */
function joints(tile: TileView, floor: "slabs" | "rock" | "planks" | "cobbles"): string {
  const random = dice(`${tile.id} floor`);
  const parts: string[] = [];
  const { x, y, width, height } = tile;
  if (floor === "rock") {
    for (let i = 0; i < width * height * 0.25; i++) {
      const cx = x + 0.5 + random() * (width - 1.6);
      const cy = y + 0.3 + random() * (height - 0.6);
      parts.push(`M${px(cx)} ${px(cy)}q${px(0.3)} ${px(-0.12 - 0.2 * random())}`, ` ${px(0.5 + 0.5 * random())} ${px(0.2 * random())}`);
    }
    return parts.join("");
  }
  const high = floor === "planks" ? 0.34 : floor === "cobbles" ? 0.5 : 1;
  const wide = floor === "planks" ? 2.6 : floor === "cobbles" ? 0.8 : 1.5;
  let row = 0;
  for (let at = y + high; at < y + height - 0.05; at += high) parts.push(`M${px(x)} ${px(at)}H${px(x + width)}`);
  for (let at = y; at < y + height - 0.05; at += high, row++) {
    for (let cut = x + wide * (row % 2 ? 0.5 : 1) + (random() - 0.5) * 0.2; cut < x + width - 0.1; cut += wide) {
      parts.push(`M${px(cut)} ${px(at)}V${px(Math.min(at + high, y + height))}`);
    }
  }
  return parts.join("");
}

function labels(map: MapView): Pick<Scene, "letters" | "plates"> {
  const taken: XY[] = [...map.covers, ...map.holes, ...map.equipment].map((thing) => thing.at);
  taken.push(middle(map.entrance_at), ...map.doors.flatMap((door) => [middle(door.at), ...door.at]));
  const letters = map.areas.map((area) => {
    const at = cornerOf(area, taken);
    return { id: area.id, tile: area.tile, at, words: area.id.split(".")[1] ?? area.id };
  });
  taken.push(...letters.map((letter) => letter.at));
  const plates = map.tiles.map((tile) => {
    const corners: XY[] = [0.4, tile.height - 0.4].flatMap((dy) => [0.55, tile.width - 0.55].map((dx): XY => [tile.x + dx, tile.y + dy]));
    const room = (at: XY): number => Math.min(...taken.map((other) => distance(at, other)));
    const at = corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
    return { id: tile.id, at, words: tile.id.slice(tile.id.indexOf(":") + 1) };
  });
  return { letters, plates };
}

/** A corner of the area for its letter, so that figures leave it readable; else the roomiest place. */
function cornerOf(area: AreaView, taken: readonly XY[]): XY {
  const turns: XY[] = area.polygon.flatMap(([x, y]) => [-0.27, 0.27].flatMap((dx) => [-0.27, 0.27].map((dy): XY => [x + dx, y + dy])));
  const box = boxOf(area.polygon);
  const free = turns.filter((at) => insideArea(at, area) && taken.every((other) => distance(at, other) > 0.6));
  const low = (at: XY): number => Math.abs(at[0] - box.left) + Math.abs(at[1] - box.top);
  return free.length > 0 ? free.reduce((best, at) => (low(at) < low(best) ? at : best)) : roomiest(area.polygon, taken);
}

function insideArea(at: XY, area: AreaView): boolean {
  let inside = false;
  area.polygon.forEach(([ax, ay], i) => {
    const [bx, by] = area.polygon[(i + 1) % area.polygon.length]!;
    if (ax === bx && ax > at[0] && Math.min(ay, by) < at[1] && at[1] < Math.max(ay, by)) inside = !inside;
  });
  return inside;
}

function entranceTurn(map: MapView, part: MapPart): number {
  const tile = tileOf(map, part.entrance);
  return tile ? (outwardTurn(part.entrance_at, tile) + 180) % 360 : 0;
}

/** The tile an area is on. */
function tileOf(map: MapView, area: string | null): TileView | null {
  const on = map.areas.find((one) => one.id === area)?.tile;
  return map.tiles.find((tile) => tile.id === on) ?? null;
}

/** The outline of the tile an area is on. */
export function tileBox(map: MapView, area: string | null): Box | null {
  const tile = tileOf(map, area);
  return tile ? { left: tile.x, top: tile.y, right: tile.x + tile.width, bottom: tile.y + tile.height } : null;
}

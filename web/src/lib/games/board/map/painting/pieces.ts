/** Cuts a map into pieces to be painted one after the other: where somebody looks first, the waste around it last. */
import { type Box, distance } from "../geometry";
import type { XY } from "../types";
import { FADED, type Layout, squaresOf } from "./painter";

export interface Piece {
  box: Box;
  /** Pixels a square. */
  scale: number;
}

/** Squares a piece is wide and high, and squares of waste around the map. */
const SIZE = 6;
const AROUND = 3;
/** Pixels a square: of floors, and of what nobody walks on. */
export const CLOSE = 64;
const DIM = 32;

export function pieces(layout: Layout, focus: XY | null): Piece[] {
  const left = Math.min(...layout.tiles.map((tile) => tile.x)) - AROUND;
  const top = Math.min(...layout.tiles.map((tile) => tile.y)) - AROUND;
  const right = Math.max(...layout.tiles.map((tile) => tile.x + tile.width)) + AROUND;
  const bottom = Math.max(...layout.tiles.map((tile) => tile.y + tile.height)) + AROUND;
  const floors = layout.areas.flatMap((area) => squaresOf(area.polygon));
  const at = focus ?? floors[0] ?? [0, 0];
  const found: (Piece & { rank: number })[] = [];
  for (let y = top; y < bottom; y += SIZE) {
    for (let x = left; x < right; x += SIZE) {
      const box = { left: x, top: y, right: Math.min(right, x + SIZE), bottom: Math.min(bottom, y + SIZE) };
      const near = nearest(box, floors);
      if (near >= FADED) continue;
      const far = distance([(box.left + box.right) / 2, (box.top + box.bottom) / 2], at);
      found.push({ box, scale: near === 0 ? CLOSE : DIM, rank: far + (near === 0 ? 0 : 1000) });
    }
  }
  return found.sort((one, other) => one.rank - other.rank).map(({ box, scale }) => ({ box, scale }));
}

/** How far the nearest floor is from a box; 0 where it has one. */
function nearest(box: Box, floors: readonly XY[]): number {
  return floors.reduce((best, [x, y]) => {
    const across = Math.max(0, box.left - x - 1 + 1e-6, x - box.right + 1e-6);
    const down = Math.max(0, box.top - y - 1 + 1e-6, y - box.bottom + 1e-6);
    return Math.min(best, Math.max(across, down));
  }, Infinity);
}

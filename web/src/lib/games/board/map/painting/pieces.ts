/** Cuts a map into pieces to be painted one after the other: where somebody looks first, the waste around it last. */
import { type Box, distance } from "../geometry";
import type { Line, XY } from "../types";
import { type Layout, outside, squaresOf } from "./painter";

export interface Piece {
  box: Box;
  /** Pixels a square. */
  scale: number;
  /** Whether it has floor, on which lamps are carried. */
  floor: boolean;
  /** Tells what lies on it and near it: the same words, the same picture. */
  content: string;
}

/** Squares a piece is wide and high. */
const SIZE = 6;
/** Pixels a square: of floors at most and at least, of what lies beside them, and far out. */
const FINEST = 80;
const COARSEST = 44;
const DIM = 32;
const FAR = 20;
/** Pixels of all floors together: large maps are painted less finely, or their pictures would fill the memory. */
const PIXELS = 4e6;
/** Lamps shine and walls throw shadows from so far away. */
const AFFECTS = 6.5;

export function pieces(layout: Layout, focus: XY | null): Piece[] {
  const all = outside(layout);
  const floors = layout.areas.flatMap((area) => squaresOf(area.polygon));
  const at = focus ?? floors[0] ?? [0, 0];
  const first = (value: number): number => Math.floor(value / SIZE) * SIZE;
  const boxes: { box: Box; near: number }[] = [];
  for (let y = first(all.top); y < all.bottom; y += SIZE) {
    for (let x = first(all.left); x < all.right; x += SIZE) {
      const box = {
        left: Math.max(all.left, x),
        top: Math.max(all.top, y),
        right: Math.min(all.right, x + SIZE),
        bottom: Math.min(all.bottom, y + SIZE),
      };
      boxes.push({ box, near: nearest(box, floors) });
    }
  }
  const fine = fineness(boxes.filter(({ near }) => near === 0).length * SIZE * SIZE);
  const rank = ({ box, near }: (typeof boxes)[number]): number =>
    distance([(box.left + box.right) / 2, (box.top + box.bottom) / 2], at) + (near === 0 ? 0 : near < 2 ? 1000 : 2000);
  return boxes
    .sort((one, other) => rank(one) - rank(other))
    .map(({ box, near }) => {
      const scale = near === 0 ? fine : near < 2 ? DIM : FAR;
      return { box, scale, floor: near === 0, content: `${scale} ${contentOf(layout, box, all)}` };
    });
}

/** Pixels a square, where so many squares are painted. */
const fineness = (squares: number): number => Math.max(COARSEST, Math.min(FINEST, 4 * Math.floor(Math.sqrt(PIXELS / squares) / 4)));

/** How far the nearest floor is from a box; 0 where it has one. */
function nearest(box: Box, floors: readonly XY[]): number {
  return floors.reduce((best, [x, y]) => {
    const across = Math.max(0, box.left - x - 1 + 1e-6, x - box.right + 1e-6);
    const down = Math.max(0, box.top - y - 1 + 1e-6, y - box.bottom + 1e-6);
    return Math.min(best, Math.max(across, down));
  }, Infinity);
}

function contentOf(layout: Layout, box: Box, all: Box): string {
  const close = ([a, b]: Line): boolean =>
    Math.max(a[0], b[0]) > box.left - AFFECTS &&
    Math.min(a[0], b[0]) < box.right + AFFECTS &&
    Math.max(a[1], b[1]) > box.top - AFFECTS &&
    Math.min(a[1], b[1]) < box.bottom + AFFECTS;
  const tiles = layout.tiles.filter(({ x, y, width, height }) =>
    close([
      [x, y],
      [x + width, y + height],
    ]),
  );
  const named = tiles.map(({ id, x, y, rotation }) => `${id}@${x},${y},${rotation}`);
  const rim = [box.left - all.left, box.top - all.top, all.right - box.right, all.bottom - box.bottom].map((far) => Math.min(far, AFFECTS));
  return [Object.values(box), named, rim, layout.open_lines.filter(close)].join(" ");
}

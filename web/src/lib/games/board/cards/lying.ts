/** Where a card lies that is shown large: over the map, next to what it belongs to, clear of all that lies there. */

import { covered, type Place, type Rect } from "../combat/placing";

const EDGE = 8;
/** In letters of the page: what grows with it. */
const WIDEST = 18.5;
const PARTS = [0, 0.25, 0.5, 0.75, 1];

const clamp = (low: number, high: number, wish: number): number => Math.max(low, Math.min(high, wish));

/** As large as the map has room for; cards are 5 : 7. */
export function sizeIn(room: Rect, letter: number): { width: number; height: number } {
  const width = Math.floor(Math.min(WIDEST * letter, room.width - 2 * EDGE, ((room.height - 2 * EDGE) * 5) / 7));
  return { width, height: Math.floor(width * 1.4) };
}

/** The corner of a box inside the room, as near to its owner as what already lies there allows. */
export function lyingAt(owner: Rect, room: Rect, size: { width: number; height: number }, taken: readonly Rect[]): Place {
  const inside = (left: number, top: number): Rect => ({
    left: clamp(room.left + EDGE, room.left + room.width - size.width - EDGE, left),
    top: clamp(room.top + EDGE, room.top + room.height - size.height - EDGE, top),
    ...size,
  });
  const near = inside(owner.left + owner.width / 2 - size.width / 2, owner.top + owner.height / 2 - size.height / 2);
  const [across, down] = [room.width - size.width, room.height - size.height];
  const others = PARTS.flatMap((x) => PARTS.map((y) => inside(room.left + across * x, room.top + down * y)));
  const far = (box: Rect): number => Math.hypot(box.left - near.left, box.top - near.top);
  const cost = (box: Rect): number => covered(box, [...taken, owner]) * 10 + far(box);
  const best = others.reduce((least, box) => (cost(box) < cost(least) ? box : least), near);
  return { left: best.left, top: best.top };
}

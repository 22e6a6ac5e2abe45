/** A box beside a target that covers neither it nor anything else that lies over the map. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
}

const GAP = 26;
const EDGE = 6;
const PARTS = [0, 0.25, 0.5, 0.75, 1];

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** How much of a box others cover. */
export function covered(box: Rect, others: readonly Rect[]): number {
  return others
    .filter((other) => meet(box, other))
    .reduce((sum, other) => {
      const width = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
      const height = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
      return sum + width * height;
    }, 0);
}

/** Right of the target, left, below, above, else the freest of some places all over the room; always inside the room. */
export function placeAt(
  at: readonly [number, number],
  size: { width: number; height: number },
  room: { width: number; height: number },
  taken: readonly Rect[],
): Place {
  const inside = (left: number, top: number): Rect => ({
    left: Math.max(EDGE, Math.min(room.width - size.width - EDGE, left)),
    top: Math.max(EDGE, Math.min(room.height - size.height - EDGE, top)),
    ...size,
  });
  const [x, y] = at;
  const middle = [x - size.width / 2, y - size.height / 2] as const;
  const wanted = [
    inside(x + GAP, middle[1]),
    inside(x - GAP - size.width, middle[1]),
    inside(middle[0], y + GAP),
    inside(middle[0], y - GAP - size.height),
    ...PARTS.flatMap((across) => PARTS.map((down) => inside(across * (room.width - size.width), down * (room.height - size.height)))),
  ];
  const target: Rect = { left: x - 18, top: y - 18, width: 36, height: 36 };
  const cost = (box: Rect): number => covered(box, taken) * 10 + covered(box, [target]);
  const best = wanted.reduce((least, box) => (cost(box) < cost(least) ? box : least));
  return { left: best.left, top: best.top };
}

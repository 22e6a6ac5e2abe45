/** Where the fifteen places of the campaign lie, in percents of its map: one lie for wide screens, one for tall ones. */

export interface Lie {
  kind: "wide" | "tall";
  columns: number;
  rows: number;
}

export const WIDE: Lie = { kind: "wide", columns: 5, rows: 3 };
export const TALL: Lie = { kind: "tall", columns: 3, rows: 5 };

/** How far each place lies off its row and column, so that the way winds. */
const OFF = [
  [0, 3],
  [1, -5],
  [-1, 4],
  [2, -3],
  [0, 2],
  [1, 4],
  [-2, -4],
  [1, 3],
  [-1, -5],
  [2, 3],
  [-1, -3],
  [1, 4],
  [0, -5],
  [2, 3],
  [-1, 0],
] as const;

/** Place after place: there and back, row by row. */
export function places({ columns, rows }: Lie): [number, number][] {
  return OFF.map(([right, down], i) => {
    const row = Math.floor(i / columns);
    const column = row % 2 ? columns - 1 - (i % columns) : i % columns;
    return [(100 * (column + 0.5)) / columns + right, (100 * (row + 0.43)) / rows + (down * 3) / rows];
  });
}

/** The way through the first so many places, as a path that bends. */
export function along(lie: Lie, count = Infinity): string {
  const [first, ...rest] = places(lie).slice(0, count);
  if (!first) return "";
  let [x, y] = first;
  const bends = rest.map(([toX, toY]) => {
    const [midX, midY] = [(x + toX) / 2 + (toY - y) * 0.18, (y + toY) / 2 - (toX - x) * 0.1];
    [x, y] = [toX, toY];
    return `Q${midX.toFixed(1)} ${midY.toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`;
  });
  return `M${first.map((one) => one.toFixed(1)).join(" ")}${bends.join("")}`;
}

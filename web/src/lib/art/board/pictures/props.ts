/** Things figures fight behind, and what comes out of muzzles. */

import { dealer } from "../../cards/hash";
import { at, disc, HIGH, type Item, type Point, shape, standing } from "./scene";

const solid = (d: string, at?: string): Item => (at ? { d, tone: "black", at, rim: true } : { d, tone: "black", rim: true });

/** A broken wall to duck behind, with its worn stones. */
export function wall(x: number, top: number, wide: number, id: string): Item[] {
  const draw = dealer(`wall ${id}`);
  const crest: Point[] = [];
  for (let along = 0; along < wide; along += 4 + draw() * 6) crest.push([x + along, top + draw() * 3]);
  const body = shape([[x - 2, HIGH], ...crest, [x + wide, top + 2], [x + wide + 3, HIGH]]);
  let joints = "";
  for (let y = top + 6; y < HIGH; y += 6)
    for (let along = draw() * 6; along < wide - 4; along += 7 + draw() * 5)
      joints += `M${at([x + along, y])}h${(3 + draw() * 3).toFixed(1)}v1.2`;
  return [solid(body), { d: joints, tone: "plate", line: 0.6 }];
}

/** Sandbags, three deep. */
export function bags(x: number, ground: number, many: number, rows = 3): Item[] {
  const items: Item[] = [];
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < many - row; i++) {
      const [left, top] = [x + i * 11 + row * 5.5, ground - (row + 1) * 5];
      items.push(
        solid(
          `M${at([left, top + 3])}Q${at([left, top])} ${at([left + 3, top])}H${left + 8}Q${at([left + 11, top])} ${at([left + 11, top + 3])}Q${at([left + 11, top + 6])} ${at([left + 8, top + 6])}H${left + 3}Q${at([left, top + 6])} ${at([left, top + 3])}Z`,
        ),
      );
    }
  return items;
}

/** A pillar with a broken head. */
export const pillar = (x: number, top: number, wide = 12): Item[] => [
  solid(
    shape([
      [x - 1, HIGH],
      [x, top + 6],
      [x - 2, top + 5],
      [x - 2, top],
      [x + wide * 0.4, top - 3],
      [x + wide + 2, top + 1],
      [x + wide + 2, top + 5],
      [x + wide, top + 6],
      [x + wide + 1, HIGH],
    ]),
  ),
  { d: `M${x + wide * 0.3} ${top + 10}V${HIGH}M${x + wide * 0.65} ${top + 10}V${HIGH}`, tone: "plate", line: 0.7 },
];

/** A doorway with light behind it. */
export const door = (x: number, top: number, wide: number, ground: number): Item[] => [
  solid(`M${x - 12} -4H${x + wide + 14}V${HIGH}H${x + wide}V${top}H${x}V${HIGH}H${x - 12}Z`),
  { d: `M${x} ${ground}L${x - 14} ${HIGH + 4}H${x + wide + 18}L${x + wide} ${ground}Z`, tone: "smoke" },
];

export const crate = (x: number, ground: number, size: number): Item[] => [
  solid(`M${x} ${ground - size}H${x + size * 1.5}V${ground}H${x}Z`),
  {
    d: `M${x + 2} ${ground - size + 2}H${x + size * 1.5 - 2}V${ground - 2}H${x + 2}ZM${x + size * 0.75} ${ground - size + 2}V${ground - 2}`,
    tone: "plate",
    line: 0.8,
  },
];

/** What a muzzle spits, in the direction of a shot. */
export function flash([x, y]: Point, size = 1, left = false): Item[] {
  const spot = standing(x, y, size, left);
  return [
    { d: "M-1 0L3 -3L4 -1L10 -4L7 -.6L15 0L7 .8L10 4L4 1.2L3 3Z", tone: "fire", at: spot },
    { d: "M-1 0L3 -1.6L9 0L3 1.6Z", tone: "flash", at: spot },
  ];
}

/** Bullets on their way. */
export const tracer = ([x, y]: Point, [dx, dy]: Point): Item => ({
  d: `M${at([x, y])}l${at([dx, dy])}`,
  tone: "flash",
  line: 0.7,
});

/** Something blows up. */
export function burst(x: number, y: number, size: number, id: string): Item[] {
  const draw = dealer(`burst ${id}`);
  const star = (count: number, far: number, near: number): string =>
    shape(
      Array.from({ length: count * 2 }, (_, i): Point => {
        const turn = (Math.PI * i) / count;
        const r = (i % 2 ? near : far * (0.65 + draw() * 0.5)) * size;
        return [x + r * Math.cos(turn), y + r * Math.sin(turn) * 0.85];
      }),
    );
  return [
    { d: star(13, 22, 9), tone: "fire" },
    { d: star(11, 12, 6), tone: "flash" },
    {
      d: Array.from({ length: 12 }, () => disc([x + (draw() - 0.5) * 60 * size, y - draw() * 30 * size], 0.5 + draw() * 1.1)).join(""),
      tone: "black",
    },
  ];
}

/** The ground breaks open: plates that lean outwards, and what glows below. */
export const hole = (x: number, y: number, size = 1): Item[] => {
  const spot = standing(x, y, size);
  return [
    { d: "M-34 5L-30 -6L-22 -3L-19 -13L-11 -5L-4 -12L3 -5L10 -14L17 -4L25 -10L27 -2L36 5L26 12H-24Z", tone: "black", at: spot, rim: true },
    { d: "M-22 4L-15 -1L-8 1L0 -3L8 1L16 -2L23 4L14 9H-13Z", tone: "fire", at: spot },
    { d: "M-13 4L-6 2L1 1L9 3L14 5L6 7H-6Z", tone: "flash", at: spot },
    { d: "M-24 9L-40 13M26 9L44 12M-6 10L-10 16M12 10L18 15", tone: "fire", at: spot, line: 0.8 },
  ];
};

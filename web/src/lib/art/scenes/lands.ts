/** The lands of scenes: layers from the haze to the foreground, each a jagged outline against the one behind. */
import type { Land } from "./types";

type Brush = CanvasRenderingContext2D;

/** A strip of land: where it begins to rise, how large things on it are, in which colour. */
export interface Strip {
  wide: number;
  high: number;
  /** Its foot, from the top of the picture. */
  base: number;
  /** How near it is: 0 the farthest, 1 the nearest. */
  near: number;
  /** Its colour, and that of windows and holes in it. */
  ink: string;
  gap: string;
  /** Light in windows. */
  glow: string;
  deal: () => number;
}

const between = (deal: () => number, least: number, most: number): number => least + deal() * (most - least);

function outline(brush: Brush, points: readonly (readonly [number, number])[]): void {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
  brush.fill();
}

/** The broken top of a wall, from its left to its right. */
function broken(deal: () => number, x: number, wide: number, top: number, rough: number): [number, number][] {
  const steps = 3 + Math.floor(deal() * 5);
  let level = top + deal() * rough;
  return Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    if (deal() < 0.6) level = top + deal() * rough;
    return [x + (wide * i) / steps, level];
  });
}

function windows(brush: Brush, { gap, deal }: Strip, x: number, top: number, wide: number, base: number): void {
  const step = Math.max(5, wide / (2 + Math.floor(deal() * 4)));
  const arched = deal() < 0.5;
  brush.fillStyle = gap;
  for (let row = top + step; row < base - step; row += step * 1.7)
    for (let at = x + step * 0.35; at < x + wide - step * 0.5; at += step) {
      if (deal() < 0.3) continue;
      brush.beginPath();
      brush.rect(at, row, step * 0.4, step * 0.75);
      if (arched) brush.arc(at + step * 0.2, row, step * 0.2, Math.PI, 0);
      brush.fill();
    }
}

/** A house, a tower with a spire, a dome or an arcade, whole or broken. */
function building(brush: Brush, strip: Strip, x: number, wide: number, top: number): void {
  const { deal, base, ink } = strip;
  const kind = deal();
  brush.fillStyle = ink;
  const walls = broken(deal, x, wide, top, (base - top) * 0.35);
  outline(brush, [...walls, [x + wide, base], [x, base]]);
  if (kind < 0.16) {
    const middle = x + wide * between(deal, 0.3, 0.7);
    const foot = Math.max(...walls.map(([, y]) => y));
    outline(brush, [
      [middle - wide * 0.16, foot],
      [middle - wide * 0.05, top - wide * 0.9],
      [middle + wide * 0.05, top - wide * 0.5],
      [middle + wide * 0.16, foot],
    ]);
  } else if (kind < 0.3) {
    brush.beginPath();
    brush.arc(x + wide / 2, top + wide * 0.4, wide * 0.42, Math.PI * between(deal, 1, 1.25), 0);
    brush.rect(x + wide * 0.08, top + wide * 0.36, wide * 0.84, wide * 0.6);
    brush.fill();
  }
  if (strip.near < 0.8) windows(brush, strip, x, top + (base - top) * 0.3, wide, base);
}

function city(brush: Brush, strip: Strip): void {
  const size = strip.high * (0.1 + 0.22 * strip.near);
  for (let x = -size; x < strip.wide;) {
    const wide = between(strip.deal, 0.5, 1.25) * size;
    const tall = between(strip.deal, 0.5, 1) * strip.high * (0.5 - 0.12 * strip.near);
    building(brush, strip, x, wide, strip.base - tall);
    x += wide * between(strip.deal, 0.85, strip.near > 0.5 ? 2.3 : 1.3);
  }
}

/** A row of teeth along an edge, downwards or upwards. */
function teeth(brush: Brush, { wide, deal, ink }: Strip, from: number, size: number, down: number): void {
  const points: [number, number][] = [[0, from - down * 2000]];
  for (let x = -size; x < wide + size; x += size * between(deal, 0.25, 0.9)) {
    const deep = deal() ** 2 * size * 1.6;
    points.push([x, from + down * deep], [x + size * between(deal, 0.12, 0.3), from + down * deep * between(deal, 0, 0.5)]);
  }
  brush.fillStyle = ink;
  outline(brush, [...points, [wide, from - down * 2000]]);
}

function cave(brush: Brush, strip: Strip): void {
  const { high, base, near } = strip;
  const size = high * (0.16 + 0.22 * near);
  teeth(brush, strip, high * (0.26 - 0.26 * near), size, 1);
  teeth(brush, strip, base - high * 0.12 * (1 - near), size * 0.8, -1);
}

function hall(brush: Brush, strip: Strip): void {
  const { wide, high, base, near, deal, ink } = strip;
  const size = high * (0.09 + 0.12 * near);
  brush.fillStyle = ink;
  for (let x = -size; x < wide; x += size * between(deal, 2.4, 3.4)) {
    const whole = deal() < 0.6;
    const top = whole ? -10 : base - high * between(deal, 0.2, 0.6);
    const cut = broken(deal, x, size, top, whole ? 0 : size);
    outline(brush, [...cut, [x + size, base], [x, base]]);
    brush.fillRect(x - size * 0.2, base - size * 0.5, size * 1.4, size * 0.5);
    if (!whole) continue;
    brush.fillRect(x - size * 0.25, high * 0.16 * near, size * 1.5, size * 0.4);
    brush.beginPath();
    brush.moveTo(x + size, high * 0.02);
    brush.quadraticCurveTo(x + size * 2, high * (0.02 + 0.1 * near), x + size * 2.9, high * -0.1);
    brush.lineTo(x + size, -high);
    brush.fill();
  }
  teeth(brush, strip, base - 1, size * 0.6, -1);
}

function works(brush: Brush, strip: Strip): void {
  const { wide, high, base, near, deal, ink, gap } = strip;
  const size = high * (0.12 + 0.16 * near);
  for (let x = -size; x < wide;) {
    const part = size * between(deal, 0.8, 1.6);
    const top = base - high * between(deal, 0.16, 0.4) * (1.1 - 0.4 * near);
    brush.fillStyle = ink;
    const kind = deal();
    if (kind < 0.35)
      outline(brush, [
        [x + part * 0.3, base],
        [x + part * 0.36, top - high * 0.22],
        [x + part * 0.6, top - high * 0.22],
        [x + part * 0.66, base],
      ]);
    else if (kind < 0.75)
      outline(brush, [
        [x, base],
        [x, top],
        [x + part * 0.5, top - part * 0.3],
        [x + part * 0.5, top],
        [x + part, top - part * 0.3],
        [x + part, base],
      ]);
    else {
      for (const at of [0, 0.5, 1]) brush.fillRect(x + part * at, top, size * 0.06, base - top);
      brush.fillRect(x, top, part, size * 0.1);
      brush.fillRect(x, (top + base) / 2, part, size * 0.05);
    }
    if (kind >= 0.35 && kind < 0.75 && near < 0.8) windows(brush, { ...strip, gap }, x, top, part, base);
    x += part * between(deal, 0.8, 1.5);
  }
}

function hills(brush: Brush, strip: Strip): void {
  const { wide, high, base, near, deal, ink } = strip;
  const [long, shift] = [between(deal, 0.7, 1.5), deal() * 6];
  const crest = (x: number): number =>
    base - high * (0.22 - 0.1 * near) * (0.6 + 0.4 * Math.sin((x / wide) * 6 * long + shift) + 0.2 * Math.sin((x / wide) * 17 + shift));
  const points = Array.from({ length: 41 }, (_, i): [number, number] => [(wide * i) / 40, crest((wide * i) / 40)]);
  brush.fillStyle = ink;
  outline(brush, [...points, [wide, high * 2], [0, high * 2]]);
  brush.strokeStyle = ink;
  for (let n = 0; n < 9 - 5 * near; n++) {
    const x = deal() * wide;
    const tall = high * between(deal, 0.08, 0.2) * (0.5 + near);
    brush.lineWidth = tall * 0.07;
    brush.beginPath();
    brush.moveTo(x, crest(x) + 4);
    brush.lineTo(x + tall * between(deal, -0.1, 0.1), crest(x) - tall);
    for (const side of [-1, 1, -0.6]) {
      const at = crest(x) - tall * between(deal, 0.4, 0.8);
      brush.moveTo(x, at);
      brush.lineTo(x + side * tall * 0.34, at - tall * between(deal, 0.2, 0.4));
    }
    brush.stroke();
  }
}

function wreck(brush: Brush, { deal, ink, base }: Strip, x: number, size: number): void {
  brush.fillStyle = ink;
  const tilt = between(deal, -0.12, 0.2) * size;
  outline(brush, [
    [x, base],
    [x + size * 0.04, base - size * 0.3 - tilt],
    [x + size * 0.3, base - size * 0.34 - tilt],
    [x + size * 0.42, base - size * 0.58],
    [x + size * 0.9, base - size * 0.56],
    [x + size * 1.1, base - size * 0.3],
    [x + size * 1.4, base - size * 0.26],
    [x + size * 1.44, base],
  ]);
  for (const at of [0.3, 1.1]) {
    brush.beginPath();
    brush.arc(x + size * at, base - size * 0.06, size * 0.18, 0, 2 * Math.PI);
    brush.fill();
  }
}

function road(brush: Brush, strip: Strip): void {
  if (strip.near < 0.5) return city(brush, strip);
  const { wide, high, deal, ink, base, near } = strip;
  for (let x = -high * 0.1; x < wide; x += high * between(deal, 0.4, 0.9)) {
    if (deal() < 0.7) wreck(brush, strip, x, high * 0.14 * (0.6 + near));
    else {
      brush.fillStyle = ink;
      brush.fillRect(x, base - high * 0.5, high * 0.016, high * 0.5);
      brush.fillRect(x - high * 0.09, base - high * 0.5, high * 0.1, high * 0.016);
    }
  }
}

function rail(brush: Brush, strip: Strip): void {
  const { wide, high, base, near, deal, ink, glow } = strip;
  if (near < 0.9) return hills(brush, strip);
  const top = base - high * 0.2;
  const wagon = high * 1.3;
  for (let x = -wagon * between(deal, 0.1, 0.5); x < wide; x += wagon + high * 0.06) {
    brush.fillStyle = ink;
    outline(brush, [...broken(deal, x, wagon, top, high * 0.02), [x + wagon, base], [x, base]]);
    brush.fillRect(x - high * 0.03, top - high * 0.014, wagon + high * 0.06, high * 0.03);
    brush.fillRect(x + wagon, base - high * 0.08, high * 0.06, high * 0.03);
    brush.fillStyle = glow;
    for (let at = x + high * 0.08; at < x + wagon - high * 0.12; at += high * 0.17) {
      brush.globalAlpha = deal() < 0.75 ? 0.3 + 0.35 * deal() : 0.06;
      brush.fillRect(at, top + high * 0.055, high * 0.08, high * 0.06);
    }
    brush.globalAlpha = 1;
  }
}

export const LANDS: Record<Land, (brush: Brush, strip: Strip) => void> = { city, cave, hall, works, road, hills, rail };

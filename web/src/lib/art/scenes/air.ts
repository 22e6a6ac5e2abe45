/** What hangs in the air of a scene: smoke, embers, rain, wings, and the grain of the picture. */
import { CAST } from "./cast";
import { veil } from "./colours";
import type { Air } from "./types";

type Brush = CanvasRenderingContext2D;
type Deal = () => number;

/** A small canvas to stretch over a picture. */
export type Sheet = (wide: number, high: number) => HTMLCanvasElement;

/** A field of soft noise, one number for each place. */
function clouds(deal: Deal, wide: number, high: number): number[] {
  const field = new Array<number>(wide * high).fill(0);
  for (const [cells, share] of [
    [4, 0.5],
    [9, 0.3],
    [20, 0.2],
  ] as const) {
    const knots = Array.from({ length: (cells + 2) * (cells + 2) }, deal);
    const knot = (x: number, y: number): number => knots[y * (cells + 2) + x] ?? 0;
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const [at, down] = [(x / wide) * cells, (y / high) * cells];
        const [column, row] = [Math.floor(at), Math.floor(down)];
        const [right, below] = [at - column, down - row];
        const top = knot(column, row) * (1 - right) + knot(column + 1, row) * right;
        const bottom = knot(column, row + 1) * (1 - right) + knot(column + 1, row + 1) * right;
        field[y * wide + x]! += share * (top * (1 - below) + bottom * below);
      }
  }
  return field;
}

/** Smoke before the sky, thicker where the noise is. */
export function smoke(brush: Brush, sheet: Sheet, deal: Deal, colour: string, wide: number, high: number): void {
  const [across, down] = [72, 36];
  const small = sheet(across, down);
  const inner = small.getContext("2d");
  if (!inner) return;
  const image = inner.createImageData(across, down);
  const tint = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  clouds(deal, across, down).forEach((value, i) => {
    image.data.set([...tint, Math.max(0, Math.min(255, (value - 0.42) * 620))], 4 * i);
  });
  inner.putImageData(image, 0, 0);
  brush.save();
  brush.globalAlpha = 0.5;
  brush.drawImage(small, 0, 0, wide, high);
  brush.restore();
}

/** The grain of a print over everything. */
export function grain(brush: Brush, sheet: Sheet, deal: Deal, wide: number, high: number): void {
  const tile = sheet(96, 96);
  const inner = tile.getContext("2d");
  if (!inner) return;
  const image = inner.createImageData(96, 96);
  for (let i = 0; i < image.data.length; i += 4) {
    const value = deal() * 255;
    image.data.set([value, value, value, 255], i);
  }
  inner.putImageData(image, 0, 0);
  const pattern = brush.createPattern(tile, "repeat");
  if (!pattern) return;
  brush.save();
  brush.globalCompositeOperation = "overlay";
  brush.globalAlpha = 0.13;
  brush.fillStyle = pattern;
  brush.fillRect(0, 0, wide, high);
  brush.restore();
}

function sparks(brush: Brush, deal: Deal, wide: number, high: number, colour: string, rising: boolean): void {
  brush.globalCompositeOperation = "lighter";
  for (let n = 0; n < 90; n++) {
    const size = high * (0.0012 + 0.004 * deal() ** 3);
    const [x, y] = [deal() * wide, deal() * high];
    brush.fillStyle = veil(colour, 0.25 + 0.65 * deal());
    brush.beginPath();
    brush.ellipse(x, y, size, size * (rising ? 1.7 : 1), 0.5, 0, 2 * Math.PI);
    brush.fill();
  }
}

function rain(brush: Brush, deal: Deal, wide: number, high: number, colour: string): void {
  brush.strokeStyle = veil(colour, 0.22);
  brush.lineWidth = Math.max(0.6, high * 0.0018);
  brush.beginPath();
  for (let n = 0; n < 170; n++) {
    const [x, y, long] = [deal() * wide * 1.1, deal() * high, high * (0.03 + 0.06 * deal())];
    brush.moveTo(x, y);
    brush.lineTo(x - long * 0.22, y + long);
  }
  brush.stroke();
}

function wings(brush: Brush, deal: Deal, wide: number, high: number, ink: string): void {
  const [shape] = CAST["wing"] ?? [];
  if (shape?.[0] !== "shape") return;
  brush.fillStyle = ink;
  for (let n = 0; n < 70; n++) {
    const [turn, size] = [deal() * 7, high * (0.0006 + 0.0013 * deal())];
    const far = deal() ** 0.7;
    brush.save();
    brush.translate(wide * (0.55 + 0.42 * far * Math.cos(turn)), high * (0.3 + 0.3 * far * Math.sin(turn * 1.3)));
    brush.rotate(deal() - 0.5);
    brush.scale(size, size);
    brush.beginPath();
    for (let i = 1; i < shape.length; i += 2) brush.lineTo(shape[i] as number, (shape[i + 1] as number) + 50);
    brush.fill();
    brush.restore();
  }
}

/** What drifts through the picture. */
export function drift(brush: Brush, kind: Air, deal: Deal, wide: number, high: number, glow: string, ink: string): void {
  brush.save();
  if (kind === "rain") rain(brush, deal, wide, high, glow);
  else if (kind === "wings") wings(brush, deal, wide, high, ink);
  else sparks(brush, deal, wide, high, kind === "ash" ? "#b9b2a4" : glow, kind === "embers");
  brush.restore();
}

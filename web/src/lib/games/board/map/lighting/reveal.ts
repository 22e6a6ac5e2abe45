/** Shows the lit floor around a light: as much of it as the light gives, and nothing behind walls. */
import { type Box, distance } from "../geometry";
import type { Line, XY } from "../types";
import { type Shine, share } from "./lights";
import { lightOutline } from "./sight";

/** A piece of the floor as it looks in a lamp's light. */
export interface LitPiece {
  box: Box;
  picture: ImageBitmap;
  /** Pixels a square. */
  scale: number;
}

/** The mask is this many times coarser than the floor, which makes the edges of shadows soft. */
const COARSE = 4;
/** How far up a wall light climbs. */
const CLIMB = 0.17;
const STOPS = 16;

/** Where the picture of a light lies: whole squares of the finest pixels, so that stones stay where they are. */
export function frameOf(at: XY, reach: number, scale: number): Box {
  const left = Math.floor((at[0] - reach) * scale) / scale;
  const top = Math.floor((at[1] - reach) * scale) / scale;
  const size = Math.ceil(2 * reach * scale) / scale;
  return { left, top, right: left + size, bottom: top + size };
}

function drawMask(mask: OffscreenCanvasRenderingContext2D, shine: Shine, at: XY, frame: Box, scale: number, walls: readonly Line[]): void {
  const fine = scale / COARSE;
  const [x, y] = [(at[0] - frame.left) * fine, (at[1] - frame.top) * fine];
  const fall = mask.createRadialGradient(x, y, 0, x, y, shine.reach * fine);
  for (let stop = 0; stop <= STOPS; stop++) {
    const part = stop / STOPS;
    fall.addColorStop(part, `rgb(0 0 0 / ${share(shine, part * shine.reach).toFixed(3)})`);
  }
  mask.clearRect(0, 0, mask.canvas.width, mask.canvas.height);
  mask.fillStyle = fall;
  mask.beginPath();
  for (const [px, py] of lightOutline(at, shine.reach, walls, CLIMB)) mask.lineTo((px - frame.left) * fine, (py - frame.top) * fine);
  mask.fill();
}

const css = ([red, green, blue]: Shine["tint"], alpha = 1): string => `rgb(${255 * red} ${255 * green} ${255 * blue} / ${alpha})`;

let spare: OffscreenCanvas | null = null;

/** A canvas for masks, as large as any has been. */
function sheet(size: number): OffscreenCanvasRenderingContext2D | null {
  if (!spare || spare.width < size) spare = new OffscreenCanvas(size, size);
  return spare.getContext("2d");
}

/** The floor around a light, bright everywhere. */
function drawFloor(paper: CanvasRenderingContext2D, at: XY, reach: number, frame: Box, scale: number, pieces: readonly LitPiece[]): void {
  paper.globalCompositeOperation = "copy";
  paper.fillStyle = "transparent";
  paper.fillRect(0, 0, paper.canvas.width, paper.canvas.height);
  paper.globalCompositeOperation = "source-over";
  for (const { box, picture } of pieces) {
    const nearest: XY = [Math.min(box.right, Math.max(box.left, at[0])), Math.min(box.bottom, Math.max(box.top, at[1]))];
    if (distance(nearest, at) > reach) continue;
    const [left, top] = [(box.left - frame.left) * scale, (box.top - frame.top) * scale];
    paper.drawImage(picture, left, top, (box.right - box.left) * scale, (box.bottom - box.top) * scale);
  }
}

/** What embers make of it: their colour, and dust that glows. */
function drawHaze(paper: CanvasRenderingContext2D, shine: Shine, [x, y]: XY, scale: number): void {
  const { width, height } = paper.canvas;
  paper.globalCompositeOperation = "multiply";
  paper.fillStyle = css(shine.tint);
  paper.fillRect(0, 0, width, height);
  paper.globalCompositeOperation = "lighter";
  const haze = paper.createRadialGradient(x, y, 0, x, y, 0.8 * shine.reach * scale);
  haze.addColorStop(0, css([1, 0.42, 0.1], shine.haze));
  haze.addColorStop(1, css([1, 0.3, 0.05], 0));
  paper.fillStyle = haze;
  paper.fillRect(0, 0, width, height);
}

/** Draws the floor around a light; where its picture lies. */
export function reveal(
  canvas: HTMLCanvasElement,
  shine: Shine,
  at: XY,
  scale: number,
  pieces: readonly LitPiece[],
  walls: readonly Line[],
): Box {
  const frame = frameOf(at, shine.reach, scale);
  const size = Math.round((frame.right - frame.left) * scale);
  if (canvas.width !== size || canvas.height !== size) canvas.width = canvas.height = size;
  const paper = canvas.getContext("2d");
  const mask = sheet(Math.ceil(size / COARSE) + 1);
  if (!paper || !mask) return frame;
  drawFloor(paper, at, shine.reach, frame, scale, pieces);
  if (shine.haze > 0) drawHaze(paper, shine, [(at[0] - frame.left) * scale, (at[1] - frame.top) * scale], scale);
  drawMask(mask, shine, at, frame, scale, walls);
  paper.globalCompositeOperation = "destination-in";
  paper.drawImage(mask.canvas, 0, 0, size / COARSE, size / COARSE, 0, 0, size, size);
  return frame;
}

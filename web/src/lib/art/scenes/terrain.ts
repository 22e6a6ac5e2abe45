/** The land of the campaign from above, as an officer has it on his table: relief, contour lines, a river, streets and a grid. */
import { dealer } from "../cards/hash";

type Brush = CanvasRenderingContext2D;

const STEP = 2;
const LEVELS = 9;
const WATER = [16, 28, 38];

/** A height between 0 and 1 for every place: hills as waves that cross each other. */
function relief(deal: () => number): (x: number, y: number) => number {
  const waves = Array.from({ length: 14 }, (_, i) => {
    const [turn, long] = [deal() * 2 * Math.PI, 1.2 + i * 0.75];
    return { x: Math.cos(turn) * long, y: Math.sin(turn) * long, at: deal() * 7, high: 1 / (1 + i * 0.55) };
  });
  const most = waves.reduce((sum, wave) => sum + wave.high, 0);
  return (x, y) => 0.5 + (0.9 * waves.reduce((sum, wave) => sum + wave.high * Math.sin(wave.x * x + wave.y * y + wave.at), 0)) / most;
}

/** Relief lit from the north-west, darker in the valleys, with contour lines. */
function ground(brush: Brush, height: (x: number, y: number) => number, wide: number, high: number): void {
  const [columns, rows] = [Math.ceil(wide / STEP), Math.ceil(high / STEP)];
  const small = Object.assign(document.createElement("canvas"), { width: columns, height: rows });
  const inner = small.getContext("2d");
  if (!inner) return;
  const image = inner.createImageData(columns, rows);
  const scale = (3.2 * STEP) / high;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const here = height(x * scale, y * scale);
      const slope = here - height((x - 1) * scale, (y - 1) * scale);
      const line =
        Math.floor(here * LEVELS) !== Math.floor(height((x + 1) * scale, y * scale) * LEVELS) ||
        Math.floor(here * LEVELS) !== Math.floor(height(x * scale, (y + 1) * scale) * LEVELS);
      const light = 0.34 + 0.5 * here + 22 * slope + (line ? 0.22 : 0);
      const dry = Math.max(0, Math.min(1, (here - 0.19) * 40));
      const land = [62 * light + 10, 57 * light + 9, 44 * light + 9];
      image.data.set([...WATER.map((part, i) => part + ((land[i] ?? part) - part) * dry), 255], 4 * (y * columns + x));
    }
  inner.putImageData(image, 0, 0);
  brush.imageSmoothingQuality = "high";
  brush.drawImage(small, 0, 0, wide, high);
}

/** Blocks of a town, street by street. */
function town(brush: Brush, deal: () => number, x: number, y: number, size: number): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(deal() - 0.5);
  const block = size / 5;
  for (let row = -3; row < 3; row++)
    for (let column = -3; column < 3; column++) {
      if (Math.hypot(row + 0.5, column + 0.5) > 3 || deal() < 0.18) continue;
      brush.fillStyle = `rgb(${170 + 40 * deal()} ${150 + 30 * deal()} 110 / ${0.1 + 0.16 * deal()})`;
      brush.fillRect(column * block, row * block, block * (0.5 + 0.36 * deal()), block * (0.5 + 0.36 * deal()));
    }
  brush.restore();
}

function grid(brush: Brush, wide: number, high: number): void {
  brush.strokeStyle = "rgb(242 171 67 / .1)";
  brush.lineWidth = 1;
  brush.beginPath();
  const cell = high / 6;
  for (let x = cell; x < wide; x += cell) brush.rect(Math.round(x) + 0.5, 0, 0, high);
  for (let y = cell; y < high; y += cell) brush.rect(0, Math.round(y) + 0.5, wide, 0);
  brush.stroke();
}

/** Where the ground is burnt: rings of ash. */
function scars(brush: Brush, deal: () => number, wide: number, high: number): void {
  for (let n = 0; n < 9; n++) {
    const [x, y, size] = [deal() * wide, deal() * high, high * (0.04 + 0.07 * deal())];
    const burnt = brush.createRadialGradient(x, y, 0, x, y, size);
    burnt.addColorStop(0, "rgb(244 104 20 / .3)");
    burnt.addColorStop(0.3, "rgb(120 40 10 / .3)");
    burnt.addColorStop(1, "rgb(10 6 4 / 0)");
    brush.fillStyle = burnt;
    brush.fillRect(x - size, y - size, 2 * size, 2 * size);
  }
}

export function chart(brush: Brush, wide: number, high: number): void {
  const deal = dealer("campaign map");
  ground(brush, relief(deal), wide, high);
  for (let n = 0; n < 7; n++) town(brush, deal, deal() * wide, deal() * high, high * (0.14 + 0.12 * deal()));
  scars(brush, deal, wide, high);
  grid(brush, wide, high);
  const dark = brush.createRadialGradient(wide / 2, high / 2, high * 0.3, wide / 2, high / 2, wide * 0.62);
  dark.addColorStop(0, "rgb(8 7 5 / 0)");
  dark.addColorStop(1, "rgb(8 7 5 / .7)");
  brush.fillStyle = dark;
  brush.fillRect(0, 0, wide, high);
}

/** What lies around the map and is never walked on: ash, rubble, roofs that have come down, or bare rock below ground. */
import { dye, fromBox, hex, type Paint, stain } from "./field";
import { clamp, hash, noises, rise, stoneAt } from "./noise";

const { soft, mid, fine, grain } = noises();
const ASH = hex("#37322c");
const DEBRIS = hex("#544d43");
const ROOF = hex("#4e4840");
const PARAPET = hex("#6f675a");
const HOLLOW = hex("#0d0b09");
const BEAM = hex("#5b4a38");
const CRAG = hex("#4a4036");

/** How wide and high the plots are on which a house once stood, and how many of them have a roof left. */
const PLOT_WIDE = 8.6;
const PLOT_HIGH = 6.8;
const BUILT = 0.8;
/** Nearer to a floor than this no roof has stayed. */
const KEPT_FREE = 0.55;

/** Ash, rubble and roofs, `far` from the nearest floor. */
export function waste(x: number, y: number, paint: Paint, far: number): void {
  dye(paint, ASH, 0.6 + 0.7 * fine.at(x * 26, y * 26));
  paint.height = -0.1 + 0.16 * mid.at(x * 14, y * 14) - 0.12 * clamp(far / 4);
  debris(x, y, paint, 2.9, rise(0.4, 0.55, soft.at(x * 9 + 30, y * 9)), 401);
  debris(x * 0.96 + 0.3 * soft.at(x * 12, y * 12), y, paint, 1.05, rise(0.5, 0.6, soft.at(x * 7 + 90, y * 7 + 40)), 303);
  if (far > KEPT_FREE) roof(x, y, paint, far);
  beams(x, y, paint);
  dim(paint, far);
}

/** Rock as it grew, `far` from the nearest floor. */
export function bedrock(x: number, y: number, paint: Paint, far: number): void {
  const swell = soft.at(x * 8 + 20, y * 8);
  const wx = x + 3.4 * (soft.at(x * 9, y * 9) - 0.5);
  const wy = y + 3.4 * (soft.at(y * 9 + 60, x * 9) - 0.5);
  const crag = stoneAt(wx * 0.42, wy * 0.6, 611, 1);
  const joint = (1 - rise(0, 0.12, crag.joint)) * rise(0.35, 0.6, mid.at(x * 7, y * 7 + 40));
  dye(paint, CRAG, (0.7 + 0.34 * crag.tone) * (0.78 + 0.44 * fine.at(x * 24, y * 24)) * (0.7 + 0.6 * swell));
  stain(paint, HOLLOW, 0.6 * joint);
  const ridge = 1 - Math.abs(2 * mid.at(x * 9 + 15, y * 9) - 1);
  paint.height = 0.9 * swell * swell + 0.3 * ridge - 0.22 * joint + 0.16 * mid.at(x * 30, y * 30) + 0.4 * crag.dx * (crag.tilt - 0.5);
  debris(x, y, paint, 2.4, rise(0.5, 0.62, soft.at(x * 10 + 50, y * 10)), 733);
  dim(paint, far);
}

/** Away from the floors everything sinks into the dark, though never quite. */
function dim(paint: Paint, far: number): void {
  const left = 0.4 + 0.5 * Math.exp(-far / 1.9);
  paint.red *= left;
  paint.green *= left;
  paint.blue *= left;
}

/** Broken slabs, so many a square, where `much` of them have come down. */
function debris(x: number, y: number, paint: Paint, many: number, much: number, seed: number): void {
  if (much <= 0) return;
  const stone = stoneAt(x * many, y * many, seed, 1);
  const slab = stone.tone < 0.15 + 0.6 * much ? rise(0.07, 0.16, stone.joint + 0.08 * (mid.at(x * 60, y * 60) - 0.5)) : 0;
  if (slab <= 0) return;
  stain(paint, DEBRIS, slab);
  const tone = 0.7 + 0.6 * stone.tilt;
  paint.red *= tone;
  paint.green *= tone;
  paint.blue *= tone;
  paint.height += slab * ((0.12 + 0.3 * stone.tone) / Math.sqrt(many) + ((0.7 * stone.dx) / many) * (stone.tilt - 0.5));
}

/** A roof seen from above, with its parapet, holes shot into it, and sheets that have come loose. */
function roof(x: number, y: number, paint: Paint, far: number): void {
  const row = Math.floor(y / PLOT_HIGH);
  const shifted = x / PLOT_WIDE + 0.43 * row;
  const column = Math.floor(shifted);
  if (hash(column, row, 901) > BUILT) return;
  const turn = 0.24 * (hash(column, row, 902) - 0.5);
  const ox = (shifted - column - 0.5) * PLOT_WIDE - (hash(column, row, 903) - 0.5);
  const oy = y - (row + 0.5) * PLOT_HIGH - (hash(column, row, 904) - 0.5);
  const p = ox * Math.cos(turn) + oy * Math.sin(turn);
  const q = oy * Math.cos(turn) - ox * Math.sin(turn);
  const wide = 2.2 + 1.6 * hash(column, row, 905);
  const high = 1.6 + 1.3 * hash(column, row, 906);
  const [east, south] = [hash(column, row, 907) < 0.5 ? -1 : 1, hash(column, row, 908) < 0.5 ? -1 : 1];
  const corner = (east * p + south * q) * 0.707 - (wide + high) * (0.42 + 0.3 * hash(column, row, 909));
  const torn = mid.at(x * 16 + 31, y * 16) - 0.5;
  const out = Math.max(fromBox(p, q, wide, high), corner) + 0.1 * torn;
  if (out >= 0 || far < KEPT_FREE + 1.2 * Math.abs(torn)) return;
  const place = Math.floor((p + 9) / 1.3);
  const sheet = hash(place, Math.floor((q + 9) / 2.1), 61 * column + row);
  dye(paint, ROOF, (0.72 + 0.4 * sheet) * (0.82 + 0.36 * grain.at(x * 40, y * 40)));
  paint.height = 0.42 + 0.03 * sheet - (Math.abs((p + 9) / 1.3 - place - 0.5) > 0.47 ? 0.03 : 0);
  if (out > -0.2) {
    dye(paint, PARAPET, 0.84 + 0.3 * fine.at(x * 24, y * 24));
    paint.height = 0.58 - 0.1 * rise(0.5, 0.62, mid.at(x * 20, y * 20 + 7));
    return;
  }
  const shot = stoneAt(p * 0.8 + 40, q * 0.8 + 40, 71 * column + row, 1);
  const square = Math.max(Math.abs(shot.dx), 1.3 * Math.abs(shot.dy));
  const hole = shot.tone < 0.4 ? rise(0.3, 0.24, (shot.tilt < 0.4 ? square : shot.centre) + 0.6 * (mid.at(x * 26, y * 26) - 0.5)) : 0;
  stain(paint, HOLLOW, 0.92 * hole);
  paint.height -= 0.5 * hole;
}

/** Beams that lie across what has fallen. */
function beams(x: number, y: number, paint: Paint): void {
  const column = Math.floor(x / 4.5);
  const row = Math.floor(y / 4.5);
  if (hash(column, row, 951) > 0.42) return;
  const turn = Math.PI * hash(column, row, 952);
  const ox = x - (column + 0.5) * 4.5;
  const oy = y - (row + 0.5) * 4.5;
  const p = ox * Math.cos(turn) + oy * Math.sin(turn);
  const q = oy * Math.cos(turn) - ox * Math.sin(turn);
  if (Math.abs(p) > 1.1 + 0.9 * hash(column, row, 953) || Math.abs(q) > 0.075) return;
  dye(paint, BEAM, 0.8 + 0.4 * fine.at(p * 9, q * 120));
  paint.height = Math.max(paint.height, 0.2) + 0.16;
}

/** How the pictures on the cards are written down: lines of path data with a tone, in a box of about 80 units. */

export type Tone = "body" | "dark" | "shade" | "metal" | "iron" | "glow" | "fire" | "pale" | "beam";

export interface Stroke {
  d: string;
  tone: Tone;
  /** With it the path is a line of that width, without it a filled shape. */
  stroke?: number | undefined;
}

export interface Group {
  /** An SVG transform. */
  at?: string;
  parts: readonly Stroke[];
}

export type Motif = readonly Group[];

const TONES: Readonly<Record<string, Tone>> = {
  b: "body",
  d: "dark",
  s: "shade",
  m: "metal",
  i: "iron",
  g: "glow",
  f: "fire",
  p: "pale",
  l: "beam",
};

/** Strokes from lines such as "b M0 0H9Z" (a filled body) or "m3 M0 0H9" (a metal line, 3 wide). */
export function draw(...lines: string[]): Stroke[] {
  return lines.map((line) => {
    const space = line.indexOf(" ");
    const width = Number(line.slice(1, space));
    return { d: line.slice(space + 1), tone: TONES[line.charAt(0)] ?? "body", stroke: width || undefined };
  });
}

/** The same strokes elsewhere: moved, sized, turned (degrees); a negative size mirrors them. */
export function placed(parts: readonly Stroke[], x: number, y: number, size = 1, turn = 0): Group {
  const scale = size < 0 ? `scale(${size} ${-size})` : `scale(${size})`;
  return { at: `translate(${x} ${y})${turn ? `rotate(${turn})` : ""}${size === 1 ? "" : scale}`, parts };
}

export { disc } from "../../figures/shapes/part";

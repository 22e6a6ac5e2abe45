/** What each sound is made of: bursts of filtered noise and tones that glide, each fading away. Times in seconds, pitches in hertz. */

interface Envelope {
  /** When it begins; at once unless told. */
  at?: number;
  last: number;
  level: number;
  /** How long it swells; a click unless told. */
  swell?: number;
  from: number;
  to?: number;
}
export interface Noise extends Envelope {
  noise: "lowpass" | "highpass" | "bandpass";
  q?: number;
}
export interface Tone extends Envelope {
  wave: "sine" | "triangle" | "square" | "sawtooth";
  /** Trembles so many times a second, by so many hertz. */
  tremble?: readonly [number, number];
}
export type Stroke = Noise | Tone;

const shot = (at: number, level: number): Stroke[] => [
  { at, noise: "bandpass", from: 2600, to: 700, q: 0.7, last: 0.09, level },
  { at, noise: "lowpass", from: 900, to: 200, last: 0.13, level: level * 0.8 },
  { at, wave: "triangle", from: 190, to: 60, last: 0.08, level: level * 0.6 },
];
const click = (at: number, pitch: number, level: number): Stroke[] => [
  { at, noise: "bandpass", from: pitch, to: pitch * 0.8, q: 5, last: 0.035, level },
  { at, wave: "sine", from: pitch * 0.5, to: pitch * 0.4, last: 0.03, level: level * 0.35 },
];
const ring = (at: number, pitch: number, level: number): Stroke[] => [
  { at, wave: "triangle", from: pitch, last: 0.22, level },
  { at, wave: "sine", from: pitch * 1.51, last: 0.15, level: level * 0.6 },
  { at, wave: "sine", from: pitch * 2.27, last: 0.09, level: level * 0.4 },
];
const thud = (at: number, level: number): Stroke[] => [
  { at, noise: "lowpass", from: 420, to: 90, last: 0.17, level },
  { at, wave: "sine", from: 120, to: 42, last: 0.16, level },
];
const blast = (at: number, level: number): Stroke[] => [
  { at, noise: "highpass", from: 1800, to: 900, last: 0.06, level: level * 0.5 },
  { at, noise: "lowpass", from: 1300, to: 70, last: 1, level },
  { at, wave: "sine", from: 95, to: 28, last: 0.7, level },
];
const slash = (at: number, level: number): Stroke[] => [
  { at, noise: "bandpass", from: 900, to: 3800, q: 1.6, swell: 0.05, last: 0.13, level },
];

export const RECIPES = {
  pistol: [...shot(0, 0.5)],
  rifle: [...shot(0, 0.42), ...shot(0.085, 0.36), ...shot(0.17, 0.4)],
  shotgun: [
    { noise: "lowpass", from: 3200, to: 240, last: 0.34, level: 0.7 },
    { noise: "highpass", from: 2200, last: 0.05, level: 0.3 },
    { wave: "triangle", from: 130, to: 38, last: 0.22, level: 0.5 },
    ...click(0.42, 900, 0.18),
    ...click(0.52, 1250, 0.16),
  ],
  sniper: [
    { noise: "highpass", from: 3200, to: 1500, last: 0.06, level: 0.6 },
    { noise: "lowpass", from: 1500, to: 160, swell: 0.01, last: 0.75, level: 0.34 },
    { wave: "triangle", from: 240, to: 45, last: 0.14, level: 0.5 },
  ],
  explosion: blast(0, 0.75),
  launcher: [{ noise: "bandpass", from: 500, to: 1500, q: 0.8, swell: 0.03, last: 0.2, level: 0.4 }, ...blast(0.22, 0.65)],
  beam: [
    { wave: "sawtooth", from: 220, to: 660, swell: 0.25, last: 0.5, level: 0.12 },
    { noise: "bandpass", from: 1200, to: 4200, q: 2, swell: 0.2, last: 0.5, level: 0.2 },
    ...blast(0.4, 0.6),
  ],
  gatling: [0, 0.055, 0.11, 0.165, 0.22, 0.275].flatMap((at) => shot(at, 0.34)),
  bow: [
    { wave: "sawtooth", from: 210, to: 95, last: 0.12, level: 0.16 },
    { noise: "bandpass", from: 700, to: 2600, q: 1.8, swell: 0.03, last: 0.2, level: 0.3 },
    ...thud(0.24, 0.3),
  ],
  claw: [...slash(0, 0.4), ...slash(0.11, 0.34)],
  saw: [
    { wave: "sawtooth", from: 62, to: 96, tremble: [23, 16], swell: 0.08, last: 0.85, level: 0.2 },
    { wave: "square", from: 124, to: 188, tremble: [31, 30], swell: 0.1, last: 0.8, level: 0.07 },
    { noise: "bandpass", from: 1600, to: 2900, q: 1.2, swell: 0.15, last: 0.8, level: 0.16 },
  ],
  dice: [
    [0, 1500],
    [0.05, 2100],
    [0.11, 1300],
    [0.16, 1900],
    [0.24, 1600],
    [0.31, 1150],
    [0.37, 1750],
  ].flatMap(([at, pitch]) => click(at!, pitch!, 0.3)),
  shield: ring(0, 1480, 0.16),
  hit: [...thud(0, 0.5), { noise: "bandpass", from: 1800, to: 700, q: 1, last: 0.05, level: 0.25 }],
  fall: [...thud(0, 0.45), ...thud(0.17, 0.6), { at: 0.17, noise: "bandpass", from: 600, to: 250, q: 0.7, last: 0.3, level: 0.16 }],
  hole: [
    { noise: "lowpass", from: 190, to: 70, swell: 0.3, last: 1.2, level: 0.75 },
    { wave: "sine", from: 46, to: 33, tremble: [9, 6], swell: 0.2, last: 1.2, level: 0.4 },
    { at: 0.35, noise: "bandpass", from: 900, to: 300, q: 1, last: 0.35, level: 0.14 },
  ],
  seal: [0, 0.09, 0.2, 0.28, 0.44].flatMap((at) => thud(at, 0.4)),
  spawn: [
    { noise: "lowpass", from: 300, to: 110, swell: 0.06, last: 0.34, level: 0.4 },
    { wave: "sawtooth", from: 88, to: 52, tremble: [14, 12], swell: 0.05, last: 0.32, level: 0.09 },
  ],
  step: [{ noise: "lowpass", from: 520, to: 200, last: 0.06, level: 0.1 }],
  door: [{ noise: "bandpass", from: 420, to: 900, q: 3, swell: 0.12, last: 0.4, level: 0.3 }, ...thud(0.38, 0.5)],
  card: [{ noise: "highpass", from: 2600, to: 5200, swell: 0.02, last: 0.09, level: 0.16 }, ...click(0.08, 700, 0.12)],
  discard: [{ noise: "bandpass", from: 3000, to: 1200, q: 0.9, swell: 0.02, last: 0.11, level: 0.14 }],
  turn: [
    { wave: "triangle", from: 392, last: 0.22, level: 0.12, swell: 0.015 },
    { at: 0.13, wave: "triangle", from: 587, last: 0.34, level: 0.12, swell: 0.015 },
  ],
  ping: [...ring(0, 880, 0.1), ...ring(0.14, 880, 0.07)],
} satisfies Record<string, readonly Stroke[]>;

export type Sound = keyof typeof RECIPES;

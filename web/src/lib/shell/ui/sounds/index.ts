/** Plays the recipes: everything heard is made here, from noise and tones. */
import { type Noise, RECIPES, type Sound, type Stroke, type Tone } from "./recipes";

/** Seconds of noise kept; longer strokes go round. */
const KEPT = 1;
const QUIET = 0.0001;
const CLICK = 0.004;

export interface Instrument {
  play(sound: Sound): void;
  /** Loudness from 0 to 1. */
  volume(level: number): void;
}

export function instrument(context: AudioContext): Instrument {
  const out = context.createGain();
  const soft = context.createDynamicsCompressor();
  out.connect(soft).connect(context.destination);
  const noise = whiteNoise(context);

  function faded(stroke: Stroke, start: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(QUIET, start);
    gain.gain.exponentialRampToValueAtTime(stroke.level, start + (stroke.swell ?? CLICK));
    gain.gain.exponentialRampToValueAtTime(QUIET, start + (stroke.swell ?? CLICK) + stroke.last);
    gain.connect(out);
    return gain;
  }

  function glide(pitch: AudioParam, stroke: Stroke, start: number): void {
    pitch.setValueAtTime(stroke.from, start);
    if (stroke.to) pitch.exponentialRampToValueAtTime(stroke.to, start + stroke.last);
  }

  function hiss(stroke: Noise, start: number, end: number): void {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = stroke.noise;
    filter.Q.value = stroke.q ?? 0.8;
    glide(filter.frequency, stroke, start);
    source.connect(filter).connect(faded(stroke, start));
    // Each begins at another place of the noise, so that no two shots are quite alike.
    source.start(start, (start * 7.31) % KEPT);
    source.stop(end);
  }

  function sing(stroke: Tone, start: number, end: number): void {
    const source = context.createOscillator();
    source.type = stroke.wave;
    glide(source.frequency, stroke, start);
    if (stroke.tremble) tremble(source, stroke.tremble, start, end);
    source.connect(faded(stroke, start));
    source.start(start);
    source.stop(end);
  }

  function tremble(tone: OscillatorNode, [often, far]: readonly [number, number], start: number, end: number): void {
    const hand = context.createOscillator();
    const depth = context.createGain();
    hand.frequency.value = often;
    depth.gain.value = far;
    hand.connect(depth).connect(tone.frequency);
    hand.start(start);
    hand.stop(end);
  }

  return {
    play(sound) {
      const now = context.currentTime + 0.005;
      for (const stroke of RECIPES[sound] as readonly Stroke[]) {
        const start = now + (stroke.at ?? 0);
        const end = start + (stroke.swell ?? CLICK) + stroke.last + 0.02;
        if ("noise" in stroke) hiss(stroke, start, end);
        else sing(stroke, start, end);
      }
    },
    volume(level) {
      out.gain.value = level;
    },
  };
}

/** The same noise every time. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * KEPT), context.sampleRate);
  const data = buffer.getChannelData(0);
  let state = 22222;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 196314165) + 907633515) >>> 0;
    data[i] = state / 0x80000000 - 1;
  }
  return buffer;
}

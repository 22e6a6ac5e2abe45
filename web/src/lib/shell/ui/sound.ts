/** Sounds of the table: silent until the first press or key of the page, and then as loud as the settings say. */
import { settings } from "../settings/settings.svelte";
import type { Instrument } from "./sounds";
import type { Sound } from "./sounds/recipes";

export type { Sound };

/** A sound, so many milliseconds after what it belongs to begins. */
export interface Note {
  sound: Sound;
  at: number;
}

const GESTURES = ["pointerdown", "keydown"] as const;
/** Milliseconds: one that would come later than this is not worth hearing, and the same one is not heard twice within that. */
const LATE = 300;
const AGAIN = 45;

let context: AudioContext | null = null;
let instrument: Promise<Instrument | null> | null = null;
const heard = new Map<Sound, number>();

/** Waits for gestures, without which no browser lets a page be heard; what is to be done to wait no longer. */
export function awaitGesture(): () => void {
  GESTURES.forEach((kind) => addEventListener(kind, wake, true));
  return () => GESTURES.forEach((kind) => removeEventListener(kind, wake, true));
}

/** How loud the settings want it, from 0 to 1. */
export function loudness(): number {
  const { muted, volume } = settings.kept;
  // An ear hears twice as loud what is far more than twice as strong.
  return muted ? 0 : (Math.min(100, Math.max(0, volume)) / 100) ** 2;
}

export function play(sound: Sound): void {
  const now = performance.now();
  if (!instrument || loudness() === 0 || document.hidden || now - (heard.get(sound) ?? -AGAIN) < AGAIN) return;
  heard.set(sound, now);
  void instrument.then((ready) => {
    if (!ready || performance.now() - now > LATE) return;
    ready.volume(loudness());
    ready.play(sound);
  });
}

/** Plays notes when their time comes; what is to be done to leave out those still to come. */
export function playAll(notes: readonly Note[]): () => void {
  const timers = notes.map(({ sound, at }) => setTimeout(() => play(sound), at));
  return () => timers.forEach((timer) => clearTimeout(timer));
}

/** A loudspeaker is opened, or asked again: browsers let it fall asleep with the page. */
function wake(): void {
  if (loudness() === 0) return;
  if (context?.state === "suspended") void context.resume();
  if (context || instrument) return;
  try {
    const made = (context = new AudioContext());
    instrument = import("./sounds").then((sounds) => sounds.instrument(made)).catch(() => null);
  } catch {
    instrument = Promise.resolve(null);
  }
}

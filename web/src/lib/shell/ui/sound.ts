/** Short tones, only when sound is on. */
import { settings } from "../settings/settings.svelte";

const TONES = {
  turn: [440, 660],
  dice: [180, 220, 160],
  card: [300],
  ping: [880],
} as const;

let context: AudioContext | null = null;

export function beep(kind: keyof typeof TONES): void {
  if (!settings.kept.sound) return;
  try {
    context ??= new AudioContext();
    // Made before the first click, a browser keeps it silent until it is asked again.
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    for (const [i, pitch] of TONES[kind].entries()) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, now + i * 0.09);
      volume.gain.exponentialRampToValueAtTime(0.001, now + i * 0.09 + 0.12);
      tone.connect(volume).connect(context.destination);
      tone.start(now + i * 0.09);
      tone.stop(now + i * 0.09 + 0.13);
    }
  } catch {
    context = null;
  }
}

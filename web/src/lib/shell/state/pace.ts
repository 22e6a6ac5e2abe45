/** How fast a show goes: as the player likes it, and faster the more there is to be shown. */
import type { Speed } from "../settings/settings.svelte";

const FACTOR: Readonly<Record<Speed, number>> = { instant: 0, fast: 0.4, normal: 1, step: 1 };
/** One batch of news plays no longer than this, in milliseconds at normal speed. */
const LONGEST = 18_000;
/** So much may wait behind what is being shown before the show hurries. */
const BACKLOG = 9_000;
/** With more than this behind it, what is being shown is cut short. */
export const TOO_MUCH = 30_000;
/** However slowly somebody steps through it, no more than this is kept. */
export const MOST_BATCHES = 60;

export function factor(speed: Speed): number {
  return FACTOR[speed];
}

/** Which part of its rest a beat has: a fast show has none, and one that has to hurry less and less of it. */
export function resting(speed: Speed, pace: number): number {
  return speed === "fast" ? 0 : Math.max(0, 2 - pace);
}

/** How many times faster than usual a batch of this length plays with so much behind it. */
export function haste(length: number, behind: number): number {
  return Math.max(1, length / LONGEST, behind / BACKLOG);
}

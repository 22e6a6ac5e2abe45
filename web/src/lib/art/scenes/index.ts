/** Every scene by its name, and how it is painted. */
import { CHAPTERS } from "./chapters";
import { COVER, ENDINGS } from "./endings";
import { MISSIONS } from "./missions";
import { paint } from "./paint";
import { chart } from "./terrain";
import type { Scene } from "./types";

/** "mission:hive", "chapter:4", "end:board-won"; for what nobody painted, the cover. */
export function sceneOf(name: string): Scene {
  const [kind, id = ""] = name.split(":");
  const shelf = kind === "mission" ? MISSIONS : kind === "chapter" ? CHAPTERS : kind === "end" ? ENDINGS : {};
  return shelf[id] ?? COVER;
}

/** Paints what a name stands for: a scene, or the land of the campaign ("map"). */
export function draw(brush: CanvasRenderingContext2D, name: string, wide: number, high: number): void {
  if (name === "map") chart(brush, wide, high);
  else paint(brush, name, sceneOf(name), wide, high);
}

/** Aims the camera of a map at what matters now, for as long as the component lives that asks for it. */
import { untrack } from "svelte";
import type { MapCamera } from "../camera.svelte";
import type { Rect } from "../../combat/placing";
import type { Box } from "../geometry";
import type { XY } from "../types";
import { besideButtons } from "../viewport";
import { mattering } from "./framing";

export interface Shown {
  /** The whole map, and what a small screen shows of it first. */
  box: Box;
  interest: Box | null;
  /** Who decides, and where. */
  who: string;
  at: XY | null;
  /** Places in his reach and on offer. */
  places: readonly XY[];
  /** What lies over the map, in its own pixels. */
  panels: readonly Rect[];
  /** Tells one turn from the next. */
  turn: string;
  /** What is on stage, and whether a show is running. */
  scenery: readonly XY[];
  playing: boolean;
}

export function aim(camera: MapCamera, shown: () => Shown): void {
  const now = $derived(shown());
  const box = $derived(now.box);
  const matters = $derived(mattering(now.at, now.places));
  const turn = $derived(now.turn);
  const who = $derived(now.who);
  const scenery = $derived(now.scenery);
  const point = $derived(now.playing ? "" : `${turn} ${matters.join(" ")}`);

  $effect(() => {
    camera.margins = besideButtons(camera.width);
    const all = box;
    if (camera.width === 0 || camera.height === 0) return;
    untrack(() => camera.frameUp(all, now.interest, matters));
  });
  $effect(() => {
    void turn;
    untrack(() => camera.release());
  });
  $effect(() => {
    const at = who ? untrack(() => now.at) : null;
    if (at) untrack(() => camera.follow(at));
  });
  $effect(() => {
    const panels = now.panels;
    untrack(() => camera.avoid(panels, now.playing ? [] : matters));
  });
  $effect(() => {
    if (point) untrack(() => camera.goNear(matters));
  });
  $effect(() => {
    const points = scenery;
    untrack(() => camera.hold(points));
  });
}

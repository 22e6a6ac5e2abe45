/** The camera of one map on screen: where it looks, soft moves, and the scale its layers are painted at. */

import type { Rect } from "../combat/placing";
import { framing, hidden } from "./framing/framing";
import type { Box } from "./geometry";
import type { XY } from "./types";
import {
  BARE,
  blend,
  type Camera,
  centred,
  fit,
  following,
  held,
  holding,
  type Margins,
  opening,
  panned,
  READABLE,
  snug,
  zoomed,
} from "./viewport";

/** Milliseconds of a soft move, and of rest before the layers are painted again after a zoom. */
const GLIDE = 240;
const REST = 140;

export class MapCamera {
  at = $state.raw<Camera>({ x: 0, y: 0, scale: 30 });
  /** Layers are painted at this scale and only stretched while the zoom is still changing. */
  painted = $state(30);
  ready = $state(false);
  width = $state(0);
  height = $state(0);
  still = false;
  /** The player has the map in hand. */
  gripped = false;
  /** What buttons cover at the edges. */
  margins: Margins = BARE;
  /** What lies over it. */
  private panels: readonly Rect[] = [];
  private box: Box | null = null;
  /** Whether it goes near what matters, or shows the whole map wherever it can be read. */
  close = false;
  /** Whether the player has moved the map: until the next turn it does not move by itself. */
  private touched = false;
  private frame = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;

  get size(): { width: number; height: number } {
    return { width: this.width, height: this.height };
  }

  /** A map was laid or the screen changed: fits it, unless the player has chosen a view. */
  frameUp(box: Box, interest: Box | null, matters: readonly XY[] = []): void {
    this.box = box;
    if (this.width < 20 || this.height < 20) return;
    if (this.touched) {
      this.look(held(this.at, box, this.size));
    } else {
      const first = opening(box, this.size, interest, this.margins);
      const next = this.close ? framing(first, matters, box, this.size, this.margins, this.panels) : first;
      if (this.ready) this.glide(next);
      else {
        this.at = next;
        this.painted = next.scale;
      }
    }
    this.ready = true;
  }

  /** Frames what matters now; never against the player's hand. */
  goNear(matters: readonly XY[]): void {
    if (!this.box || !this.ready || !this.close || this.gripped || this.touched) return;
    const next = framing(this.at, matters, this.box, this.size, this.margins, this.panels);
    if (next !== this.at) this.glide(next);
  }

  /** A panel came or went: what it hides of what matters is brought out; while it hides nothing, all stays. */
  avoid(panels: readonly Rect[], matters: readonly XY[]): void {
    this.panels = panels;
    if (hidden(this.at, matters, panels)) this.goNear(matters);
  }

  /** A turn begins: the map may move by itself again. */
  release(): void {
    this.touched = false;
  }

  pan(dx: number, dy: number): void {
    if (!this.box) return;
    this.take();
    this.look(panned(this.at, dx, dy, this.box, this.size));
  }

  zoom(factor: number, about: XY): void {
    if (!this.box) return;
    this.take();
    this.look(zoomed(this.at, factor, about, this.box, this.size));
  }

  /** Zooms softly about the middle of the screen. */
  zoomBy(factor: number): void {
    if (!this.box) return;
    this.take();
    this.glide(zoomed(this.at, factor, [this.width / 2, this.height / 2], this.box, this.size));
  }

  /** What a key does with the camera; whether it is one of its own. */
  press(key: string): boolean {
    if (key === "+" || key === "=") this.zoomBy(1.3);
    else if (key === "-") this.zoomBy(1 / 1.3);
    else if (key === "0") this.showAll();
    else return false;
    return true;
  }

  showAll(): void {
    if (!this.box) return;
    this.touched = this.close;
    this.glide(fit(this.box, this.size, this.margins));
  }

  /** Brings a point to the middle, large enough to read. */
  goTo(at: XY): void {
    if (!this.box) return;
    this.glide(snug(centred(at, Math.max(this.at.scale, READABLE), this.size), this.box, this.size));
  }

  /** Moves softly if a point has left the screen. */
  follow(at: XY): void {
    if (!this.box || !this.ready) return;
    const next = following(this.at, at, this.box, this.size);
    if (next !== this.at) this.glide(next);
  }

  /** Moves softly so that all points are in sight; never against the player's hand. */
  hold(points: readonly XY[]): void {
    if (!this.box || !this.ready || this.gripped || this.touched) return;
    const next = holding(this.at, points, this.box, this.size);
    if (next !== this.at) this.glide(next);
  }

  stop(): void {
    clearTimeout(this.settling);
    cancelAnimationFrame(this.frame);
  }

  private take(): void {
    this.touched = true;
    cancelAnimationFrame(this.frame);
  }

  private look(next: Camera): void {
    this.at = next;
    if (next.scale === this.painted) return;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => (this.painted = this.at.scale), REST);
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.frame);
    if (this.still || !this.ready) {
      this.look(to);
      return;
    }
    const from = this.at;
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - start) / GLIDE);
      this.look(blend(from, to, t));
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}

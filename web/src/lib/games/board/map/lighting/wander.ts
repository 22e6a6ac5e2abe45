/** Takes a light along with whoever carries it. */
import { along, type Journey, journey } from "../motion";
import type { XY } from "../types";
import type { Passages } from "../walk";

export interface Stay {
  at: XY;
  area: string;
}

/** A light on its way: tells every frame where it is until it has arrived, and rests then. */
export class Wanderer {
  private stay: Stay | null = null;
  private here: XY = [0, 0];
  private frame = 0;

  constructor(private readonly shine: (at: XY) => void) {}

  /** Goes to where its bearer stands now; at once where nothing moves. */
  go(to: Stay, ways: Passages, still: boolean): void {
    const before = this.stay;
    this.stay = to;
    const stays = before !== null && before.at[0] === to.at[0] && before.at[1] === to.at[1];
    if (stays && this.frame) return;
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (before === null || stays || still) this.rest(to.at);
    else this.walk(journey(this.here, before.area, to, ways));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private rest(at: XY): void {
    this.here = at;
    this.shine(at);
  }

  private walk(way: Journey): void {
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - start) / way.ms);
      this.rest(t < 1 ? along(way, t) : way.points.at(-1)!);
      this.frame = t < 1 ? requestAnimationFrame(step) : 0;
    };
    this.frame = requestAnimationFrame(step);
  }
}

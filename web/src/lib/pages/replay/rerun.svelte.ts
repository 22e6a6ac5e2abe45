/** A game seen again: the same show as at the table, choice by choice, with jumps by choice and by turn. */
import { boardScore } from "../../games/board/score";
import { cardScore } from "../../games/card/score";
import { settings } from "../../shell/settings/settings.svelte";
import { Director } from "../../shell/state/director.svelte";
import { EMPTY, type TableData } from "../../shell/state/reduce";
import type { AnyView, ReplayStep, TableEvent, TableState } from "../../wire";
import type { Pages } from "./pages";

/** So many lines of what happened before are kept. */
const LINES = 200;

/** Milliseconds between two choices, and where nothing is shown of them. */
const PAUSE = 120;
const GLANCE = 300;

/** A turn of a game, told apart from that of every other game of a campaign. */
function turnOf(view: AnyView): string {
  if (view.game !== "campaign") return String(view.turn);
  return `${view.chapter} ${view.score.cog + view.score.locust} ${view.table?.turn ?? "-"}`;
}

export class Rerun {
  /** Choices made at the place that is shown, or on the way to it. */
  at = $state(0);
  last = $state(0);
  /** One choice after the other. */
  running = $state(false);
  step = $state.raw<ReplayStep | null>(null);
  readonly director = new Director({ began: () => undefined, heard: () => undefined, laid: () => this.on() }, () => ({
    seats: [],
    figures: [],
  }));
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whatever was asked for before is not wanted any more. */
  private request = 0;

  constructor(
    private readonly pages: Pages,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** What led to what is shown now. */
  readonly events: TableEvent[] = $derived.by(() => this.director.beat?.events ?? this.step?.events ?? []);

  jump(to: number): Promise<void> {
    return this.seek(async () => Math.max(0, Math.min(this.last || to, to)));
  }

  /** To where the next turn begins, or the present one, or the one before. */
  turn(direction: 1 | -1): Promise<void> {
    return this.seek(() => (direction > 0 ? this.turnAfter(this.at) : this.turnBefore(this.at)));
  }

  /** One choice on, shown; what is being shown is cut short. */
  async forward(): Promise<void> {
    if (this.director.playing) this.director.skip();
    else await this.show(this.at + 1);
  }

  /** Plays or pauses; from the end once more from the start. */
  async toggle(): Promise<void> {
    this.running = !this.running;
    if (this.director.playing) this.director.pause(!this.running);
    else if (this.running && this.at >= this.last) await this.jump(0);
    else this.on();
  }

  close(): void {
    this.running = false;
    clearTimeout(this.timer);
    this.director.close();
  }

  /** Goes on by itself after what has just been shown. */
  private on(): void {
    clearTimeout(this.timer);
    if (!this.running || this.step?.at !== this.at) return;
    if (this.at >= this.last) this.running = false;
    else this.timer = setTimeout(() => void this.show(this.at + 1), settings.kept.speed === "instant" ? GLANCE : PAUSE);
  }

  private async show(to: number): Promise<void> {
    if (to > this.last) return;
    clearTimeout(this.timer);
    await this.fetch(to, (step) => {
      this.step = step;
      this.director.take({ events: step.events, to: this.dataOf(step, this.director.data.events) });
    });
    this.pages.ahead(to);
  }

  private async seek(find: () => Promise<number>): Promise<void> {
    const running = this.running;
    this.running = false;
    clearTimeout(this.timer);
    const request = ++this.request;
    try {
      const to = await find();
      if (request === this.request) {
        await this.fetch(to, (step) => {
          this.step = step;
          this.director.lay(this.dataOf(step, []), step.events);
        });
      }
    } catch (error) {
      this.failed(error);
    }
    this.running = running && this.step !== null;
    this.on();
  }

  private async fetch(to: number, take: (step: ReplayStep) => void): Promise<void> {
    const request = ++this.request;
    this.at = to;
    try {
      const step = await this.pages.step(to);
      this.last = this.pages.last;
      if (request !== this.request) return;
      this.director.score = step.view.game === "board" ? boardScore() : cardScore;
      take(step);
    } catch (error) {
      this.running = false;
      this.failed(error);
    }
  }

  private dataOf(step: ReplayStep, before: TableEvent[]): TableData {
    const events = [...before, ...step.events].slice(-LINES);
    const state = { seat: null, version: step.at, view: step.view, prompt: "" } as unknown as TableState;
    return { ...EMPTY, events, settled: events.length, state };
  }

  private async turnAfter(at: number): Promise<number> {
    const here = turnOf((await this.pages.step(at)).view);
    for (let to = at + 1; to <= this.last; to++) if (turnOf((await this.pages.step(to)).view) !== here) return to;
    return this.last;
  }

  private async turnBefore(at: number): Promise<number> {
    if (at === 0) return 0;
    const before = turnOf((await this.pages.step(at - 1)).view);
    for (let to = at - 1; to > 0; to--) if (turnOf((await this.pages.step(to - 1)).view) !== before) return to;
    return 0;
  }
}

/** Shows what happened one beat at a time: map, cards, log and prompt all follow from what it has laid down so far. */
import { settings } from "../settings/settings.svelte";
import type { AnyView, TableEvent, TableState } from "../../wire";
import { lengthOf, type Beat, type Cue, type Own, type Score } from "./beats";
import { told } from "./log";
import { factor, haste, MOST_BATCHES, resting, TOO_MUCH } from "./pace";
import { EMPTY, type TableData } from "./reduce";

/** News: what happened, and the table it led to. */
export interface Batch {
  events: TableEvent[];
  to: TableData;
}

interface Scene extends Batch {
  cues: Cue[];
  ms: number;
  /** Shown once more: it was heard before. */
  again: boolean;
}

/** What the director tells whoever put it to work. */
export interface Audience {
  /** The first beat is about to begin: what was on offer is gone. */
  began(): void;
  /** Events are shown; those that happened before the page came are no news. */
  heard(events: TableEvent[], news: boolean): void;
  /** A true state lies on the table, and nothing waits behind it. */
  laid(before: TableState | null): void;
}

/** A timer so late makes the next beats shorter, and no later than this. */
const LATE = 400;
/** No page takes longer to paint a table. */
const SLOWEST = 1500;
/** So many events are remembered as news. */
const HEARD = 60;

export class Director {
  /** What is shown. */
  data = $state.raw<TableData>(EMPTY);
  beat = $state.raw<Beat | null>(null);
  playing = $state(false);
  paused = $state(false);
  /** A beat on stage waits for the player. */
  waiting = $state(false);
  /** Events that were news, as they came to be shown: each is said once to who listens. */
  news = $state.raw<TableEvent[]>([]);
  /** How a game's events are shown; without it they are laid down at once. */
  score: Score | null = null;
  /** When the last show ended, and how long it was; endless if it was cut short. */
  ended = { at: -Infinity, lasted: 0 };

  private scenes: Scene[] = [];
  private cues: Cue[] = [];
  /** How many events of the first scene are shown. */
  private told = 0;
  /** When the present beat's picture has had its time; it may rest on stage for a while longer. */
  private until = 0;
  private since = 0;
  private pace = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last state that was laid down whole. */
  private whole: TableState | null = null;
  /** What was seen at the last choice, and all that came since. */
  private marked = $state.raw<{ data: TableData; batches: Batch[] } | null>(null);
  private readonly ending = new AbortController();

  constructor(
    private readonly audience: Audience,
    private readonly own: () => Own,
  ) {
    globalThis.document?.addEventListener("visibilitychange", () => document.hidden && this.skip(), { signal: this.ending.signal });
  }

  /** Pictures appear in order and stay as long, but nothing moves. */
  get still(): boolean {
    return settings.reducedMotion;
  }

  /** A duration at the present speed. */
  ms(base: number): number {
    return (base * factor(settings.kept.speed)) / this.pace;
  }

  /** Whether what happened since the last choice can be shown again: on a shared screen only to who saw all of it. */
  readonly repeatable: boolean = $derived.by(() => {
    const seat = this.data.state?.seat;
    const { marked } = this;
    if (!marked || this.playing || !marked.batches.some((batch) => batch.events.length)) return false;
    return [marked.data, ...marked.batches.map((batch) => batch.to)].every((data) => data.state?.seat === seat);
  });

  /** News comes in. It is shown behind what is being shown, or laid down at once where nobody watches. */
  take(batch: Batch): void {
    if (this.marked && this.marked.batches.length < MOST_BATCHES)
      this.marked = { ...this.marked, batches: [...this.marked.batches, batch] };
    else this.marked = null;
    this.enqueue(batch);
    this.go();
  }

  /** The table as it is, whatever was being shown: the page has just come, or history was cut. */
  lay(to: TableData, fresh: TableEvent[], news = false): void {
    this.stop();
    this.clear();
    this.marked = null;
    this.hear(fresh, news);
    this.settle(to, true);
  }

  /** What was said as news is said no more. */
  hush(): void {
    this.news = [];
  }

  /** What changes beside the game: who is there, what is said, what things are called. */
  amend(change: (data: TableData) => TableData): void {
    this.data = change(this.data);
  }

  /** A choice is made about what is shown now. */
  mark(): void {
    this.marked = { data: this.data, batches: [] };
  }

  /** The next beat, whether the present one has had its time or not. */
  next(): void {
    if (!this.playing) return;
    this.waiting = false;
    this.until = performance.now();
    this.advance();
    this.run();
  }

  /** To the end, in order. */
  skip(): void {
    if (this.scenes.length === 0) return;
    if (this.playing) this.since = -Infinity;
    this.stop();
    while (this.scenes.length) this.finish();
  }

  /** Since the last choice once more, from what was seen then. */
  again(): void {
    const { marked } = this;
    if (!marked || !this.repeatable) return;
    this.data = { ...this.data, events: marked.data.events, state: bare(marked.data.state, "") };
    for (const batch of marked.batches) this.enqueue(batch, true);
    this.go();
  }

  pause(on: boolean): void {
    this.paused = on;
    if (!on) this.until = performance.now();
    this.run();
  }

  /** Goes on as far as it is time for; also when the speed was changed. */
  run(): void {
    clearTimeout(this.timer);
    while (this.playing && !this.paused) {
      if (this.waiting && settings.kept.speed === "step") return;
      this.waiting = false;
      const wait = this.until + this.rest() - performance.now();
      if (wait > 0) return void (this.timer = setTimeout(() => this.run(), wait));
      this.until += this.rest();
      this.advance();
    }
  }

  close(): void {
    this.ending.abort();
    this.stop();
    this.clear();
  }

  /** What the present beat is given beyond its picture; words that are to be read may have come after it began. */
  private rest(): number {
    const base = this.beat && this.score?.rest?.(this.beat, this.own());
    return base ? this.ms(base) * resting(settings.kept.speed, this.pace) : 0;
  }

  private clear(): void {
    this.scenes = [];
    this.cues = [];
    this.told = 0;
  }

  /** Nobody watches, or wants to. */
  private get idle(): boolean {
    return !this.score || factor(settings.kept.speed) === 0 || globalThis.document?.hidden === true;
  }

  private enqueue(batch: Batch, again = false): void {
    const past = this.scenes.at(-1)?.to.events ?? this.data.events;
    const cues = this.score?.cues(batch.events, past, this.own()) ?? [];
    this.scenes.push({ ...batch, cues, ms: lengthOf(cues), again });
  }

  /** Shows what waits, unless nobody watches or there is nothing to see. */
  private go(): void {
    if (this.idle || (!this.playing && this.scenes.every((scene) => scene.ms === 0))) return this.skip();
    if (!this.playing) this.open();
    this.run();
  }

  private open(): void {
    this.since = this.until = performance.now();
    this.playing = true;
    this.cues = [...(this.scenes[0]?.cues ?? [])];
    this.audience.began();
  }

  private stop(): void {
    clearTimeout(this.timer);
    if (this.playing) this.curtainFalls(performance.now() - this.since);
    this.playing = this.waiting = this.paused = false;
    this.beat = null;
    this.pace = 1;
  }

  /** The show counts as ended when the page has painted what it led to, however long a slow machine takes for that. */
  private curtainFalls(lasted: number): void {
    const ended = { at: Infinity, lasted };
    this.ended = ended;
    const painted = (): number => (ended.at = Math.min(ended.at, performance.now()));
    setTimeout(painted, SLOWEST);
    globalThis.requestAnimationFrame?.(() => requestAnimationFrame(painted));
  }

  private advance(): void {
    const behind = this.scenes.slice(1).reduce((sum, scene) => sum + scene.ms, 0);
    const cue = this.cues.shift();
    if (cue && behind <= TOO_MUCH && this.scenes.length <= MOST_BATCHES) return this.begin(cue, behind);
    if (cue) this.cues.unshift(cue);
    this.finish();
  }

  private begin(cue: Cue, behind: number): void {
    const shown = this.data.state;
    this.pace = haste(this.scenes[0]?.ms ?? 0, behind);
    this.lie(cue.lay);
    this.beat = { ...cue.beat, shown };
    this.waiting = settings.kept.speed === "step" && cue.beat.ms > 0;
    this.until = Math.max(this.until, performance.now() - LATE) + this.ms(cue.beat.ms);
  }

  /** Events appear on the table and in the log. */
  private lie(events: TableEvent[]): void {
    const { state } = this.data;
    const next = this.scenes[0]?.to.state?.view;
    const line = told(events).at(-1)?.line ?? state?.prompt ?? "";
    const view = state && next && events.reduce((now, event) => this.picture(now, event, next), state.view);
    this.data = {
      ...this.data,
      events: [...this.data.events, ...events],
      state: bare(state && view ? { ...state, view } : state, line),
    };
    this.told += events.length;
    this.hear(events, !this.scenes[0]?.again);
  }

  /** A picture that cannot be drawn is left out: the show goes on, and the true state follows. */
  private picture(now: AnyView, event: TableEvent, next: AnyView): AnyView {
    try {
      return this.score?.patch(now, event, next) ?? now;
    } catch (error) {
      console.error(error);
      return now;
    }
  }

  /** The rest of the first scene at once, and the true state it led to. */
  private finish(): void {
    const scene = this.scenes.shift();
    if (!scene) return;
    this.hear(scene.events.slice(this.told), !scene.again);
    this.told = 0;
    this.cues = [...(this.scenes[0]?.cues ?? [])];
    if (this.scenes.length === 0 && this.playing) this.stop();
    this.settle(scene.to, this.scenes.length === 0);
  }

  private hear(events: TableEvent[], news: boolean): void {
    if (events.length === 0) return;
    if (news) this.news = [...this.news, ...events].slice(-HEARD);
    this.audience.heard(events, news);
  }

  private settle({ state, events, settled, over }: TableData, last: boolean): void {
    const before = this.whole;
    const shown = last ? state : bare(state, this.data.state?.prompt ?? "");
    const end = state?.view.outcome ? (this.data.over ?? over) : null;
    this.data = { ...this.data, events, settled, over: end, welcomed: false, state: shown };
    this.whole = state;
    if (last) this.audience.laid(before);
  }
}

/** A state with nothing to decide: while it is shown, something else happens. */
function bare(state: TableState | null, prompt: string): TableState | null {
  return state && { ...state, decision: null, options: [], asked: null, can_undo: false, can_suggest: false, guide: null, prompt };
}

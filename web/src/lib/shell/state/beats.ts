/** The words a director and the games' scores share: beats, what each lays down, and how a game is scored. */
import type { AnyView, TableEvent, TableState } from "../../wire";

export type BeatKind = "step" | "aim" | "dice" | "wound" | "fall" | "spawn" | "card" | "turn" | "hole" | "door" | "talk" | "words";

/** One moment of the show. Pictures of it are drawn from it alone. */
export interface Beat {
  /** The number of its event. */
  n: number;
  event: TableEvent;
  kind: BeatKind;
  /** How long it stays at normal speed. */
  ms: number;
  /** Events shown together with it; of an attack, all that it led to. */
  events: TableEvent[];
  /** The table before it. */
  shown: TableState | null;
}

/** A beat as a score has it: with the events whose lines and changes appear when it begins. */
export interface Cue {
  beat: Omit<Beat, "shown">;
  lay: TableEvent[];
}

/** Whose deeds are one's own: those of these seats and figures. */
export interface Own {
  seats: readonly number[];
  figures: readonly string[];
}

/** How a game's events are shown. It draws pictures and knows no rule: the true state always has the last word. */
export interface Score {
  /** Beats for events, in order; what happened before them is there to look back at. */
  cues(events: readonly TableEvent[], past: readonly TableEvent[], own: Own): Cue[];
  /** The view after an event, as far as a picture of it can be drawn; `next` is where it all leads to. */
  patch(view: AnyView, event: TableEvent, next: AnyView): AnyView;
  /** How much longer than its picture needs a beat stays on stage, so that eyes can follow: as far as is known by now. */
  rest?(beat: Beat, own: Own): number;
}

export function isOwn({ data }: TableEvent, own: Own): boolean {
  const seat = data["seat"];
  if (typeof seat === "number") return own.seats.includes(seat);
  const figure = data["attacker"] ?? data["figure"];
  return typeof figure === "string" && own.figures.includes(figure);
}

/** What a kind of event looks like, and how long: for others, and for what one has just done oneself. */
export type Kinds = Readonly<Record<string, readonly [kind: BeatKind, ms: number, own?: number]>>;

/** Events one after the other, each with the beat of its kind; those without time of their own join a neighbour. */
export function oneByOne(events: readonly TableEvent[], own: Own, kinds: Kinds): Cue[] {
  const cues: Cue[] = [];
  let early: TableEvent[] = [];
  for (const event of events) {
    const [kind, usual, quick = usual] = kinds[event.kind] ?? ["words", event.line ? 250 : 0, 0];
    const ms = isOwn(event, own) ? quick : usual;
    const last = cues.at(-1);
    if (ms > 0) {
      const lay = [...early, event];
      cues.push({ beat: { n: event.n, event, kind, ms, events: lay }, lay });
      early = [];
    } else if (last && early.length === 0 && !leads(event)) {
      last.lay.push(event);
    } else {
      early.push(event);
    }
  }
  const [first] = early;
  if (first) cues.push({ beat: { n: first.n, event: first, kind: "words", ms: 0, events: early }, lay: early });
  return cues;
}

/** What has no time of its own and belongs to what follows it. */
const LEADING: ReadonlySet<string> = new Set(["cover_left", "card_discarded", "door_explored", "tile_placed"]);
const leads = (event: TableEvent): boolean => LEADING.has(event.kind) && event.data["why"] !== "wound";

export const lengthOf = (cues: readonly Cue[]): number => cues.reduce((sum, cue) => sum + cue.beat.ms, 0);

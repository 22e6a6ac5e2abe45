/** What a table knows, and how each message changes it. Plain data, so that it can be tested alone. */
import type {
  GuardStops,
  MapDrawing,
  Outcome,
  Ref,
  SeatPresence,
  ServerMessage,
  StateMessage,
  Statistics,
  TableEvent,
  TableState,
  Welcome,
} from "../../wire";

export interface ChatLine {
  from: string;
  seat: number | null;
  text: string;
}

export interface TableData {
  welcome: Welcome | null;
  state: TableState | null;
  /** What the map of every state is drawn on: told once for as long as it stays the same. */
  layout: MapDrawing | null;
  /** What things are called, each told once. */
  names: Record<Ref, string>;
  events: TableEvent[];
  /** How many of them the state already shows: events arrive before the state they lead to. */
  settled: number;
  presence: SeatPresence[];
  chat: ChatLine[];
  over: { outcome: Outcome; stats: Statistics } | null;
  guard: GuardStops;
  /** Just welcomed: who comes is told the newest events alone, from wherever they begin. */
  welcomed: boolean;
}

export interface Change {
  data: TableData;
  /** Events this message added, in order. */
  fresh: TableEvent[];
  /** Events are missing: the server must be asked again. */
  gap: boolean;
}

export const EMPTY: TableData = {
  welcome: null,
  state: null,
  layout: null,
  names: {},
  events: [],
  settled: 0,
  presence: [],
  chat: [],
  over: null,
  guard: "matters",
  welcomed: false,
};

/** What a choice names as the version it answers. */
export function revisionOf(state: Pick<TableState, "version"> | null): number {
  return state ? state.version : -1;
}

/** The number the next event must have. */
export function held(data: TableData): number | undefined {
  const last = data.events.at(-1);
  return last && last.n + 1;
}

export function reduce(data: TableData, message: ServerMessage): Change {
  const same = (next: TableData): Change => ({ data: next, fresh: [], gap: false });
  switch (message.type) {
    case "welcome":
      // What was said so far follows a welcome, whether it was heard before or not.
      return same({ ...data, welcome: message, welcomed: true, chat: [], guard: message.settings?.guard ?? data.guard });
    case "known":
      return same({ ...data, layout: message.layout ?? data.layout, names: { ...data.names, ...message.names } });
    case "state":
      return same(takeState(data, message));
    case "events":
      return takeEvents(data, message.first, message.events);
    case "presence":
      return same({ ...data, presence: message.seats });
    case "chat":
      return same({ ...data, chat: [...data.chat, { from: message.from, seat: message.seat, text: message.text }].slice(-200) });
    case "over":
      return same({ ...data, over: { outcome: message.outcome, stats: message.stats } });
    case "settings":
      return same({ ...data, guard: message.settings.guard });
    default:
      return same(data);
  }
}

/** An older state than the one shown came late: it is not news. */
function takeState(data: TableData, state: StateMessage): TableData {
  const shown = drawn(data, state);
  if (!shown || revisionOf(state) < revisionOf(data.state)) return data;
  return { ...data, welcomed: false, state: shown, settled: data.events.length, over: state.view.outcome ? data.over : null };
}

/** A state with the drawing of its map, which was told before it. */
function drawn({ layout }: TableData, state: StateMessage): TableState | null {
  const { view } = state;
  if (view.game !== "board") return { ...state, view };
  return layout && { ...state, view: { ...view, map: { ...layout, ...view.map } } };
}

/** Events replace whatever was held from their first number on (an undo cuts history); the same ones are not news. */
function takeEvents(data: TableData, first: number, events: TableEvent[]): Change {
  const missed = first > (held(data) ?? first);
  if (missed && !data.welcomed) return { data, fresh: [], gap: true };
  const known = missed ? [] : data.events;
  const base = known[0]?.n ?? first;
  const keep = Math.max(0, first - base);
  const start = events.findIndex((event, i) => {
    const mine = known[keep + i];
    return mine?.n !== event.n || mine.kind !== event.kind || mine.line !== event.line;
  });
  const fresh = start < 0 ? [] : events.slice(start);
  if (fresh.length === 0 && keep + events.length === known.length) return { data, fresh, gap: false };
  return { data: { ...data, events: [...known.slice(0, keep), ...events] }, fresh, gap: false };
}

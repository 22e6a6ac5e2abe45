import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyView, TableEvent, TableState } from "../../wire";
import { settings } from "../settings/settings.svelte";
import { oneByOne, type Kinds, type Score } from "./beats";
import { Director, type Batch } from "./director.svelte";
import { EMPTY, type TableData } from "./reduce";

const KINDS: Kinds = { step: ["step", 300, 200], dice: ["dice", 1500], small: ["words", 0] };
const OWN = { seats: [0], figures: ["cog:a"] };

/** A view that is nothing but the numbers of the events it shows. */
const view = (shows: number[]): AnyView => ({ game: "board", shows, outcome: null }) as unknown as AnyView;
const shows = (director: Director): number[] => (director.data.state?.view as unknown as { shows: number[] }).shows;
const score: Score = {
  cues: (events, _past, own) => oneByOne(events, own, KINDS),
  patch: (now, event) => view([...(now as unknown as { shows: number[] }).shows, event.n]),
};

const event = (n: number, kind = "step", data: Record<string, unknown> = {}): TableEvent => ({
  n,
  kind,
  data,
  line: `line ${n}`,
  tone: "plain",
});
const many = (from: number, count: number, kind = "step"): TableEvent[] => Array.from({ length: count }, (_, i) => event(from + i, kind));
const state = (version: number, showing: number[]): TableState =>
  ({
    type: "state",
    version,
    seat: 0,
    view: view(showing),
    decision: { seat: 0 },
    options: [{ id: "go" }],
    prompt: "Choose.",
  }) as unknown as TableState;

/** A table that has been told events up to some number. */
function told(events: TableEvent[], version: number): TableData {
  return {
    ...EMPTY,
    events,
    settled: events.length,
    state: state(
      version,
      events.map((one) => one.n),
    ),
  };
}

describe("the director", () => {
  let director: Director;
  let heard: number[];
  let laid: number[];
  let known: TableEvent[];
  let hidden = false;

  const lines = (): number[] => director.data.events.map((one) => one.n);
  const news = (...fresh: TableEvent[]): Batch => {
    known = [...known, ...fresh];
    return { events: fresh, to: told(known, known.length) };
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    [heard, laid, known, hidden] = [[], [], [event(0)], false];
    settings.kept.speed = "normal";
    director = new Director(
      {
        began: () => undefined,
        heard: (events) => heard.push(...events.map((one) => one.n)),
        laid: () => laid.push(director.data.state?.version ?? -1),
      },
      () => OWN,
    );
    director.score = score;
    director.lay(told(known, 1), known);
    [heard, laid] = [[], []];
  });

  afterEach(() => {
    director.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("shows one event after the other, line and picture together, and asks after the last", () => {
    director.take(news(event(1), event(2)));
    expect([lines(), shows(director), director.playing]).toEqual([[0, 1], [0, 1], true]);
    expect(director.data.state).toMatchObject({ decision: null, options: [], prompt: "line 1" });
    vi.advanceTimersByTime(299);
    expect(lines()).toEqual([0, 1]);
    vi.advanceTimersByTime(1);
    expect([lines(), shows(director), director.beat?.n]).toEqual([[0, 1, 2], [0, 1, 2], 2]);
    expect(laid).toEqual([]);
    vi.advanceTimersByTime(300);
    expect([director.playing, director.beat, laid]).toEqual([false, null, [3]]);
    expect(director.data.state).toMatchObject({ options: [{ id: "go" }], prompt: "Choose." });
    expect(heard).toEqual([1, 2]);
  });

  it("shows small things with their neighbours, in order", () => {
    director.take(news(event(1, "small"), event(2), event(3, "small"), event(4)));
    expect(lines()).toEqual([0, 1, 2, 3]);
    vi.advanceTimersByTime(300);
    expect(lines()).toEqual([0, 1, 2, 3, 4]);
  });

  it("lays down at once what has no time of its own", () => {
    director.take(news(event(1, "small"), event(2, "small")));
    expect([director.playing, lines(), laid]).toEqual([false, [0, 1, 2], [3]]);
  });

  it("goes on when a picture cannot be drawn", () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    director.score = {
      ...score,
      patch: () => {
        throw new Error("no such figure");
      },
    };
    director.take(news(event(1), event(2)));
    expect([lines(), shows(director)]).toEqual([[0, 1], [0]]);
    vi.advanceTimersByTime(600);
    expect([director.playing, shows(director), complaints.mock.calls.length]).toEqual([false, [0, 1, 2], 2]);
  });

  it("plays what one did oneself quickly", () => {
    director.take(news(event(1, "step", { figure: "cog:a" })));
    vi.advanceTimersByTime(200);
    expect(director.playing).toBe(false);
  });

  it("plays news that comes meanwhile behind the present ones", () => {
    director.take(news(event(1)));
    director.take(news(event(2)));
    expect(lines()).toEqual([0, 1]);
    vi.advanceTimersByTime(300);
    expect([lines(), laid, director.data.state?.options]).toEqual([[0, 1, 2], [], []]);
    vi.advanceTimersByTime(300);
    expect([director.playing, laid, heard]).toEqual([false, [3], [1, 2]]);
  });

  it("skips to the end in order, with all that waits", () => {
    director.take(news(event(1), event(2)));
    director.take(news(event(3)));
    director.skip();
    expect([director.playing, heard, laid, lines()]).toEqual([false, [1, 2, 3], [4], [0, 1, 2, 3]]);
    vi.advanceTimersByTime(5000);
    expect(laid).toEqual([4]);
  });

  it("counts as ended only when what it led to was painted", () => {
    director.take(news(event(1), event(2)));
    director.skip();
    expect(director.ended).toEqual({ at: Infinity, lasted: Infinity });
    vi.advanceTimersByTime(100);
    expect(director.ended.at).toBeLessThanOrEqual(performance.now());
  });

  it("waits for the player at every picture, step by step", () => {
    settings.kept.speed = "step";
    director.take(news(event(1), event(2, "small"), event(3)));
    vi.advanceTimersByTime(60_000);
    expect([lines(), director.waiting]).toEqual([[0, 1, 2], true]);
    director.next();
    expect(lines()).toEqual([0, 1, 2, 3]);
    director.next();
    expect([director.playing, laid]).toEqual([false, [4]]);
  });

  it("goes on by itself when it need not wait for the player any more", () => {
    settings.kept.speed = "step";
    director.take(news(event(1), event(2)));
    settings.kept.speed = "normal";
    director.run();
    vi.advanceTimersByTime(600);
    expect(director.playing).toBe(false);
  });

  it("shows nothing at instant speed, and tells all of it", () => {
    settings.kept.speed = "instant";
    director.take(news(event(1), event(2)));
    expect([director.playing, heard, laid, director.ended.at]).toEqual([false, [1, 2], [3], -Infinity]);
    expect(director.news.map((one) => one.n)).toEqual([1, 2]);
  });

  it("goes faster at the fast speed", () => {
    settings.kept.speed = "fast";
    director.take(news(event(1)));
    vi.advanceTimersByTime(120);
    expect(director.playing).toBe(false);
  });

  it("lets a beat rest as long as is known by then, unless it goes fast or has to hurry", () => {
    let rest = 100;
    director.score = { ...score, rest: () => rest };
    director.take(news(event(1), event(2)));
    vi.advanceTimersByTime(200);
    rest = 500;
    vi.advanceTimersByTime(599);
    expect(lines()).toEqual([0, 1]);
    vi.advanceTimersByTime(1);
    expect(lines()).toEqual([0, 1, 2]);
    director.skip();
    settings.kept.speed = "fast";
    director.take(news(event(3)));
    vi.advanceTimersByTime(120);
    expect(director.playing).toBe(false);
    settings.kept.speed = "normal";
    director.take(news(...many(4, 100, "dice")));
    vi.advanceTimersByTime(18_100);
    expect(director.playing).toBe(false);
  });

  it("lays down at once what comes to a hidden page, and ends what plays when it is hidden", () => {
    director.take(news(event(1), event(2)));
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect([director.playing, laid, lines()]).toEqual([false, [3], [0, 1, 2]]);
    director.take(news(event(3)));
    expect([director.playing, laid]).toEqual([false, [3, 4]]);
  });

  it("forgets what it shows when history is cut or the page comes back", () => {
    director.take(news(event(1), event(2)));
    director.lay(told([event(0), event(9)], 8), [event(9)]);
    expect([director.playing, lines(), laid]).toEqual([false, [0, 9], [8]]);
    vi.advanceTimersByTime(5000);
    expect([heard, laid]).toEqual([[1, 9], [8]]);
    expect(director.news.map((one) => one.n)).toEqual([1]);
  });

  it("plays a long scene in eighteen seconds, and a hundred scenes without losing one", () => {
    director.take(news(...many(1, 100, "dice")));
    vi.advanceTimersByTime(18_100);
    expect([director.playing, heard.length]).toEqual([false, 100]);
    for (let n = 101; n <= 200; n++) director.take(news(event(n, "dice")));
    vi.advanceTimersByTime(40_000);
    expect([director.playing, heard]).toEqual([false, Array.from({ length: 200 }, (_, i) => i + 1)]);
    expect(laid).toHaveLength(2);
  });

  it("catches up after a late timer without losing a beat", () => {
    director.take(news(event(1), event(2), event(3)));
    vi.setSystemTime(Date.now());
    const now = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 5000);
    director.run();
    expect(lines()).toEqual([0, 1, 2, 3]);
    clock.mockImplementation(() => now + 5300);
    director.run();
    expect([director.playing, heard]).toEqual([false, [1, 2, 3]]);
  });

  it("shows again what came since the last choice, and then the present", () => {
    director.mark();
    director.take(news(event(1)));
    director.take(news(event(2)));
    director.skip();
    expect(director.repeatable).toBe(true);
    director.again();
    expect([lines(), director.playing]).toEqual([[0, 1], true]);
    vi.advanceTimersByTime(300);
    expect(lines()).toEqual([0, 1, 2]);
    director.take(news(event(3)));
    vi.advanceTimersByTime(600);
    expect([director.playing, lines()]).toEqual([false, [0, 1, 2, 3]]);
    expect(director.data.state).toMatchObject({ version: 4, options: [{ id: "go" }] });
    expect(director.news.map((one) => one.n)).toEqual([1, 2, 3]);
  });

  it("shows nobody at a shared screen again what he did not see", () => {
    director.mark();
    const batch = news(event(1));
    director.take({ ...batch, to: { ...batch.to, state: { ...batch.to.state!, seat: 1 } } });
    director.skip();
    expect(director.repeatable).toBe(false);
  });

  it("stands still while it is paused", () => {
    director.take(news(event(1), event(2)));
    director.pause(true);
    vi.advanceTimersByTime(60_000);
    expect(lines()).toEqual([0, 1]);
    director.pause(false);
    vi.advanceTimersByTime(600);
    expect(director.playing).toBe(false);
  });

  it("keeps order and pauses without movement", () => {
    settings.kept.motion = "reduced";
    director.take(news(event(1), event(2)));
    expect([director.still, lines()]).toEqual([true, [0, 1]]);
    vi.advanceTimersByTime(299);
    expect(lines()).toEqual([0, 1]);
    settings.kept.motion = "system";
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../shell/settings/settings.svelte";
import type { ReplayPage, ReplayStep } from "../../wire";
import { Pages } from "./pages";
import { Rerun } from "./rerun.svelte";

const LAST = 6;
/** Turns begin after choices 2 and 5. */
const turnAt = (at: number): number => (at < 2 ? 1 : at < 5 ? 2 : 3);
const step = (at: number): ReplayStep =>
  ({
    at,
    names: {},
    view: { game: "board", turn: turnAt(at), outcome: null, cogs: [], locusts: [] },
    events: [{ n: at, kind: "figure_moved", data: { figure: "figure:x" }, line: `line ${at}`, tone: "plain" }],
  }) as unknown as ReplayStep;
const page = async (from: number, count: number): Promise<ReplayPage> => ({
  last: LAST,
  steps: Array.from({ length: count }, (_, i) => step(from + i)).filter((one) => one.at <= LAST),
});

describe("a replay", () => {
  let rerun: Rerun;
  const failed = vi.fn();
  const lines = (): string[] => rerun.director.data.events.map((event) => event.line);

  beforeEach(async () => {
    vi.useFakeTimers();
    settings.kept.speed = "normal";
    rerun = new Rerun(new Pages(page), failed);
    await rerun.jump(0);
  });
  afterEach(() => {
    rerun.close();
    vi.useRealTimers();
  });

  it("plays choice after choice through the director, to the end", async () => {
    void rerun.toggle();
    await vi.advanceTimersByTimeAsync(200);
    expect([rerun.director.playing, lines()]).toEqual([true, ["line 0", "line 1"]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([rerun.at, rerun.running, rerun.director.playing, lines().length]).toEqual([LAST, false, false, LAST + 1]);
    void rerun.toggle();
    await vi.advanceTimersByTimeAsync(10);
    expect([rerun.at, rerun.running]).toEqual([0, true]);
  });

  it("stands still when paused, in the midst of a picture", async () => {
    void rerun.toggle();
    await vi.advanceTimersByTimeAsync(200);
    void rerun.toggle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([rerun.at, rerun.director.playing]).toEqual([1, true]);
    void rerun.toggle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rerun.at).toBe(LAST);
  });

  it("jumps at once, and goes on from there", async () => {
    void rerun.toggle();
    await vi.advanceTimersByTimeAsync(200);
    await rerun.jump(4);
    expect([rerun.director.playing, lines(), rerun.running]).toEqual([false, ["line 4"], true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rerun.at).toBe(LAST);
  });

  it("jumps from turn to turn", async () => {
    const seen: number[] = [];
    for (const direction of [1, 1, 1, -1, -1, -1, -1] as const) {
      await rerun.turn(direction);
      seen.push(rerun.at);
    }
    expect(seen).toEqual([2, 5, LAST, 5, 2, 0, 0]);
  });

  it("shows one choice on, and cuts it short when asked again", async () => {
    await rerun.forward();
    expect([rerun.at, rerun.director.playing]).toEqual([1, true]);
    await rerun.forward();
    expect([rerun.at, rerun.director.playing]).toEqual([1, false]);
    await rerun.forward();
    expect(rerun.at).toBe(2);
  });

  it("waits between choices nobody wants to see shown", async () => {
    settings.kept.speed = "instant";
    void rerun.toggle();
    await vi.advanceTimersByTimeAsync(350);
    expect(rerun.at).toBe(1);
  });

  it("says what is wrong, and stops", async () => {
    rerun.close();
    rerun = new Rerun(
      new Pages(async () => {
        throw new Error("gone");
      }),
      failed,
    );
    await rerun.jump(3);
    expect(failed).toHaveBeenCalled();
    expect(rerun.running).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RECIPES } from "./sounds/recipes";

/** Hears instead of the loudspeaker: how many sources were started, and how loud. */
class FakeContext {
  static made: FakeContext[] = [];
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  started = 0;
  gains: { gain: Record<string, unknown> }[] = [];
  constructor() {
    FakeContext.made.push(this);
  }
  private param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  private node = (more: object) => ({ connect: (next: unknown) => next, ...more });
  private source = (more: object) => this.node({ start: () => (this.started += 1), stop: vi.fn(), ...more });
  createGain = () => {
    const made = this.node({ gain: this.param() }) as unknown as { gain: Record<string, unknown> };
    this.gains.push(made);
    return made;
  };
  createDynamicsCompressor = () => this.node({});
  createBiquadFilter = () => this.node({ frequency: this.param(), Q: this.param() });
  createBufferSource = () => this.source({});
  createOscillator = () => this.source({ frequency: this.param() });
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = vi.fn();
}

async function fresh() {
  vi.resetModules();
  FakeContext.made = [];
  vi.stubGlobal("AudioContext", FakeContext);
  const sound = await import("./sound");
  const { settings } = await import("../settings/settings.svelte");
  return { ...sound, settings };
}

const gesture = () => dispatchEvent(new Event("pointerdown"));
const strokes = (name: keyof typeof RECIPES) =>
  RECIPES[name].reduce((all, stroke) => all + ("tremble" in stroke && stroke.tremble ? 2 : 1), 0);
const started = () => FakeContext.made.reduce((all, one) => all + one.started, 0);
/** Everything that was asked for has been loaded and played. */
const settled = () => vi.dynamicImportSettled();

describe("sound", () => {
  let stop: () => void = () => undefined;
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("is silent before the first gesture of the page, and heard after it", async () => {
    const { play, awaitGesture } = await fresh();
    stop = awaitGesture();
    play("rifle");
    await settled();
    expect(FakeContext.made).toHaveLength(0);
    gesture();
    await settled();
    play("rifle");
    await settled();
    expect(started()).toBe(strokes("rifle"));
  });

  it.each([{ volume: 0 }, { muted: true }])("plays nothing with %o", async (wish) => {
    const { play, awaitGesture, settings } = await fresh();
    stop = awaitGesture();
    gesture();
    await settled();
    for (const [key, value] of Object.entries(wish)) settings.set(key as "muted", value as boolean);
    play("hit");
    await settled();
    expect(started()).toBe(0);
  });

  it("opens no loudspeaker while it is muted, and one as soon as it is not", async () => {
    const { play, awaitGesture, settings } = await fresh();
    stop = awaitGesture();
    settings.set("muted", true);
    gesture();
    expect(FakeContext.made).toHaveLength(0);
    settings.set("muted", false);
    gesture();
    await settled();
    play("dice");
    await settled();
    expect(started()).toBe(strokes("dice"));
  });

  it("is as loud as the settings say, at 60 of 100 from the beginning", async () => {
    const { play, loudness, awaitGesture, settings } = await fresh();
    stop = awaitGesture();
    expect(settings.kept.volume).toBe(60);
    gesture();
    await settled();
    settings.set("volume", 100);
    play("turn");
    await settled();
    expect(FakeContext.made[0]!.gains[0]!.gain["value"]).toBe(1);
    settings.set("volume", 50);
    expect(loudness()).toBeLessThan(0.5);
  });

  it("leaves out what would come after its picture was skipped", async () => {
    const { playAll, awaitGesture } = await fresh();
    stop = awaitGesture();
    gesture();
    await settled();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const leave = playAll([
      { sound: "dice", at: 0 },
      { sound: "hit", at: 500 },
    ]);
    vi.advanceTimersByTime(100);
    leave();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await settled();
    expect(started()).toBe(strokes("dice"));
  });

  it("stays silent without a loudspeaker", async () => {
    const { play, awaitGesture } = await fresh();
    vi.stubGlobal(
      "AudioContext",
      class {
        constructor() {
          throw new Error("none");
        }
      },
    );
    stop = awaitGesture();
    gesture();
    play("card");
    await settled();
    expect(started()).toBe(0);
  });
});

it("makes every sound of strokes that can be heard", () => {
  for (const [name, strokes] of Object.entries(RECIPES)) {
    expect(strokes.length, name).toBeGreaterThan(0);
    for (const stroke of strokes) {
      // Ramps of a loudspeaker never begin or end at nothing.
      expect(stroke.from, name).toBeGreaterThan(0);
      expect("to" in stroke ? stroke.to : 1, name).toBeGreaterThan(0);
      expect(stroke.level, name).toBeGreaterThan(0);
      expect(stroke.level, name).toBeLessThanOrEqual(1);
    }
  }
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Bridge, heads } from "./bridge";

const box = { left: 0, top: 400, right: 250, bottom: 600 };

describe("the way to a panel", () => {
  it("is one that leads there, or is there already", () => {
    expect(heads({ x: 900, y: 300 }, { x: 880, y: 304 }, box)).toBe(true);
    expect(heads({ x: 100, y: 500 }, { x: 100, y: 500 }, box)).toBe(true);
  });

  it("is none that leads elsewhere, or rests", () => {
    expect(heads({ x: 880, y: 304 }, { x: 900, y: 300 }, box)).toBe(false);
    expect(heads({ x: 900, y: 300 }, { x: 880, y: 250 }, box)).toBe(false);
    expect(heads({ x: 900, y: 300 }, { x: 899, y: 300 }, box)).toBe(false);
  });
});

describe("a bridge", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const panel = { getBoundingClientRect: () => box } as unknown as Element;
  const move = (x: number, y: number): void => void window.dispatchEvent(new MouseEvent("pointermove", { clientX: x, clientY: y }));

  it("holds while the pointer comes nearer and stays, and lets go when it leaves", () => {
    const bridge = new Bridge(() => panel);
    const turn = vi.fn();
    move(900, 300);
    bridge.leave(() => undefined);
    move(880, 304);
    bridge.leave(turn);
    move(200, 500);
    vi.advanceTimersByTime(150);
    vi.advanceTimersByTime(1500);
    expect(turn).not.toHaveBeenCalled();
    move(600, 100);
    vi.advanceTimersByTime(150);
    expect(turn).toHaveBeenCalledOnce();
    bridge.close();
  });

  it("is none where nothing is told, or the pointer goes elsewhere", () => {
    const turn = vi.fn();
    new Bridge(() => null).leave(turn);
    const bridge = new Bridge(() => panel);
    move(900, 300);
    bridge.leave(() => undefined);
    move(930, 280);
    bridge.leave(turn);
    expect(turn).toHaveBeenCalledTimes(2);
    bridge.close();
  });
});

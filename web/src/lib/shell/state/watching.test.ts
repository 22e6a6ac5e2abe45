import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { watching } from "./watching";

describe("while something is shown", () => {
  const show = { playing: true, ended: { at: -Infinity, lasted: 0 }, next: vi.fn(), skip: vi.fn() };
  const chosen = vi.fn();
  let root: HTMLElement;
  let stop: () => void;

  const button = (): HTMLElement => root.querySelector("#choice")!;
  const press = (target: Element, dx = 0): void => {
    const at = (x: number) => ({ bubbles: true, cancelable: true, clientX: x, clientY: 0 });
    target.dispatchEvent(new MouseEvent("pointerdown", at(10)));
    target.dispatchEvent(new MouseEvent("pointerup", at(10 + dx)));
    target.dispatchEvent(new MouseEvent("click", { ...at(10 + dx), detail: 1 }));
  };
  const key = (name: string, more: KeyboardEventInit = {}): boolean =>
    button().dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }));

  beforeEach(() => {
    vi.stubGlobal("PointerEvent", MouseEvent);
    document.body.innerHTML = `<div id="root"><button id="choice">go</button><input /><div data-director><button id="own"></button></div></div>`;
    root = document.querySelector("#root")!;
    Object.assign(show, { playing: true, ended: { at: -Infinity, lasted: 0 } });
    show.skip.mockImplementation(() => Object.assign(show, { playing: false, ended: { at: performance.now(), lasted: Infinity } }));
    for (const one of [show.next, show.skip, chosen]) one.mockClear();
    button().addEventListener("click", chosen);
    button().addEventListener("keydown", chosen);
    settings.kept.speed = "normal";
    stop = watching(root, show).destroy;
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  it("a press skips and is no choice, nor is the next one at once", () => {
    press(button());
    expect([show.skip.mock.calls.length, chosen.mock.calls.length]).toEqual([1, 0]);
    press(button());
    expect([show.skip.mock.calls.length, chosen.mock.calls.length]).toEqual([1, 0]);
    show.ended.at = performance.now() - 1000;
    press(button());
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it("a press that began during the show is no choice even if it ends after it", () => {
    button().dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    Object.assign(show, { playing: false, ended: { at: -Infinity, lasted: 0 } });
    button().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    expect(chosen).not.toHaveBeenCalled();
  });

  it("a key skips and does nothing else", () => {
    expect(key("1")).toBe(false);
    expect([show.skip.mock.calls.length, chosen.mock.calls.length]).toEqual([1, 0]);
  });

  it("step by step a press, Space or Enter goes on, and Escape skips", () => {
    settings.kept.speed = "step";
    press(button());
    key(" ");
    key("Enter");
    expect([show.next.mock.calls.length, show.skip.mock.calls.length]).toEqual([3, 0]);
    key("Escape");
    expect(show.skip).toHaveBeenCalledTimes(1);
  });

  it("looking about is left alone: drags, Tab, what is typed, and the show's own controls", () => {
    press(button(), 40);
    key("Tab");
    key("c", { ctrlKey: true });
    root.querySelector("input")!.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
    press(root.querySelector("#own")!);
    expect([show.skip.mock.calls.length, show.next.mock.calls.length]).toEqual([0, 0]);
  });

  it("after a short show of its own accord nothing is held back", () => {
    Object.assign(show, { playing: false, ended: { at: performance.now(), lasted: 200 } });
    press(button());
    expect(chosen).toHaveBeenCalledTimes(1);
  });
});

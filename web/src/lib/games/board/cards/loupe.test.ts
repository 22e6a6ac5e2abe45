import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enlarges, loupe } from "./loupe.svelte";

describe("a card shown large", () => {
  let card: HTMLElement;
  let action: ReturnType<typeof enlarges>;

  const point = (kind: string, x: number, y: number): void => {
    const event = new MouseEvent(kind, { clientX: x, clientY: y, bubbles: kind === "pointermove" });
    card.dispatchEvent(Object.defineProperty(event, "pointerType", { value: "mouse" }));
  };
  /** The pointer goes there; a browser tells what is entered before it tells the move. */
  const goTo = (x: number, y: number): void => {
    point("pointerenter", x, y);
    point("pointermove", x, y);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    card = document.body.appendChild(document.createElement("button"));
    action = enlarges(card, "order:advance");
    document.body.dispatchEvent(new MouseEvent("pointermove", { clientX: 5, clientY: 5, bubbles: true }));
  });

  afterEach(() => {
    action.destroy();
    card.remove();
    loupe.hide();
    vi.useRealTimers();
  });

  it("is one the pointer has come to", () => {
    goTo(50, 60);
    vi.advanceTimersByTime(200);
    expect(loupe.looked).toMatchObject({ ref: "order:advance", kept: false });
  });

  it("is none that slid beneath a resting pointer, until it is meant", () => {
    point("pointerenter", 5, 5);
    vi.advanceTimersByTime(5000);
    point("pointermove", 8, 8);
    vi.advanceTimersByTime(5000);
    expect(loupe.looked).toBeNull();
    point("pointermove", 25, 8);
    vi.advanceTimersByTime(200);
    expect(loupe.looked).toMatchObject({ ref: "order:advance" });
  });
});

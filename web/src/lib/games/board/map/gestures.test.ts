// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { gestures } from "./gestures";

function held(): { node: HTMLElement; seen: Record<string, ReturnType<typeof vi.fn>>; end(): void } {
  const node = document.body.appendChild(document.createElement("div"));
  node.setPointerCapture = vi.fn();
  node.hasPointerCapture = () => true;
  const names = ["ongrip", "onpan", "onzoom", "ontap", "onlong", "onpoint", "onfocus", "onkey"] as const;
  const seen = Object.fromEntries(names.map((name) => [name, vi.fn()])) as Record<(typeof names)[number], ReturnType<typeof vi.fn>>;
  const action = gestures(node, seen);
  return { node, seen, end: action.destroy };
}

function pointer(target: EventTarget, type: string, x: number, buttons: number): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0, buttons });
  target.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: "mouse" }));
}

afterEach(() => document.body.replaceChildren());

describe("a press on the map", () => {
  it("is a tap where it is let go", () => {
    const { node, seen, end } = held();
    pointer(node, "pointerdown", 0, 1);
    pointer(node, "pointerup", 0, 0);
    expect(seen["ontap"]).toHaveBeenCalledOnce();
    end();
  });

  it("ends when the button is let go over something else, and is no tap then", () => {
    const { node, seen, end } = held();
    const panel = document.body.appendChild(document.createElement("aside"));
    pointer(node, "pointerdown", 0, 1);
    pointer(panel, "pointerup", 0, 0);
    pointer(node, "pointermove", 90, 0);
    expect(seen["onpan"]).not.toHaveBeenCalled();
    expect(seen["ontap"]).not.toHaveBeenCalled();
    expect(seen["ongrip"]).toHaveBeenLastCalledWith(false);
    end();
  });

  it("ends when the pointer comes back without its button, though nobody saw it let go", () => {
    const { node, seen, end } = held();
    pointer(node, "pointerdown", 0, 1);
    pointer(node, "pointermove", 90, 0);
    pointer(node, "pointermove", 180, 0);
    expect(seen["onpan"]).not.toHaveBeenCalled();
    pointer(node, "pointerup", 180, 0);
    expect(seen["ontap"]).not.toHaveBeenCalled();
    end();
  });

  it("holds the map visibly while it is dragged, and by no mere tap: that would style everything on it anew", () => {
    const { node, end } = held();
    pointer(node, "pointerdown", 0, 1);
    expect(node.hasAttribute("data-dragged")).toBe(false);
    pointer(node, "pointermove", 90, 1);
    expect(node.hasAttribute("data-dragged")).toBe(true);
    pointer(node, "pointerup", 90, 0);
    expect(node.hasAttribute("data-dragged")).toBe(false);
    end();
  });
});

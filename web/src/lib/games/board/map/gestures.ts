/** Pan, zoom, pinch, tap, long press, pointing and keys on the map, from raw events. */

import type { XY } from "./types";

export interface Gestures {
  /** The map is taken in hand, or let go. */
  ongrip(held: boolean): void;
  onpan(dx: number, dy: number): void;
  onzoom(factor: number, about: XY): void;
  /** By finger or pen nothing was pointed at before. */
  ontap(target: Element, touch: boolean): void;
  onlong(target: Element): void;
  onpoint(target: Element | null): void;
  onfocus(target: Element): void;
  onkey(event: KeyboardEvent): void;
}

/** Pixels a pointer may shake before a press becomes a drag. */
const SHAKE = 7;
const LONG = 450;

/** Svelte action: listens to the element and reports gestures. */
export function gestures(node: HTMLElement, handlers: Gestures): { update(next: Gestures): void; destroy(): void } {
  let current = handlers;
  const fingers = new Map<number, XY>();
  let start: XY = [0, 0];
  let pressed: Element | null = null;
  let pointed: Element | null = null;
  let dragging = false;
  let timer = 0;

  const at = (event: { clientX: number; clientY: number }): XY => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const release = (): void => {
    window.clearTimeout(timer);
    pressed = null;
    if (fingers.size === 0) node.toggleAttribute("data-dragged", false);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest("[data-overlay]")) return;
    fingers.set(event.pointerId, at(event));
    current.ongrip(true);
    if (fingers.size > 1) {
      dragging = true;
      release();
      return;
    }
    start = at(event);
    dragging = false;
    pressed = event.target;
    if (event.pointerType !== "mouse") {
      timer = window.setTimeout(() => {
        if (pressed) current.onlong(pressed);
        pressed = null;
      }, LONG);
    }
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    // The button was let go where nobody saw it: over another window, or something that came up under the pointer.
    if (event.pointerType === "mouse" && event.buttons === 0) return letGo(event.pointerId);
    const now = at(event);
    if (!dragging && Math.hypot(now[0] - start[0], now[1] - start[1]) > SHAKE) {
      dragging = true;
      release();
    }
    if (!dragging) return;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    node.toggleAttribute("data-dragged", true);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
      const is = Math.hypot(now[0] - other[0], now[1] - other[1]);
      if (was > 0) current.onzoom(is / was, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
      current.onpan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    } else {
      current.onpan(now[0] - before[0], now[1] - before[1]);
    }
    fingers.set(event.pointerId, now);
  };
  const letGo = (pointer: number): void => {
    fingers.delete(pointer);
    current.ongrip(fingers.size > 0);
    release();
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    current.ongrip(fingers.size > 0);
    const target = event.target instanceof Node && node.contains(event.target) ? pressed : null;
    release();
    if (target && !dragging && event.type === "pointerup") current.ontap(target, event.pointerType !== "mouse");
  };
  const wheel = (event: WheelEvent): void => {
    if (event.target instanceof Element && event.target.closest("[data-overlay]")) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    current.onzoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
  };
  const menu = (event: Event): void => {
    if (fingers.size > 0) event.preventDefault();
  };

  /** What slides beneath a resting pointer is not pointed at: only a move of the pointer itself tells. */
  const point = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const target = event.type === "pointermove" && event.target instanceof Element ? event.target : null;
    if (target !== pointed) current.onpoint((pointed = target));
  };
  const focus = (event: FocusEvent): void => {
    if (event.target instanceof Element) current.onfocus(event.target);
  };
  /** Screen readers press a thing without a pointer. */
  const click = (event: MouseEvent): void => {
    if (event.detail === 0 && event.target instanceof Element) current.ontap(event.target, false);
  };
  const press = (event: KeyboardEvent): void => current.onkey(event);

  /** No click follows a tap: it would land on whatever the tap brought up. */
  const lift = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault();
  };

  const ended = new AbortController();
  const { signal } = ended;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", up, { signal });
  node.addEventListener("pointermove", point, { signal });
  node.addEventListener("pointerleave", point, { signal });
  node.addEventListener("focusin", focus, { signal });
  node.addEventListener("click", click, { signal });
  node.addEventListener("keydown", press, { signal });
  node.addEventListener("wheel", wheel, { passive: false, signal });
  node.addEventListener("touchend", lift, { passive: false, signal });
  node.addEventListener("contextmenu", menu, { signal });
  return {
    update: (next) => {
      current = next;
    },
    destroy: () => {
      window.clearTimeout(timer);
      ended.abort();
    },
  };
}

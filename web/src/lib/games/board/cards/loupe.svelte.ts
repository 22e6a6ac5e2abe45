/** The card that is shown large: pointed at, in focus, or pressed for long. */

import { came, rest, way } from "../../../shell/ui/pointer";
import { longPress } from "../../../shell/ui/press";
import type { Ref } from "../../../wire";

/** A pointer on its way to something else opens nothing. */
const REST = 120;
/** Pixels it has to go on a card that has slid beneath it. */
const MEANT = 12;

export interface Looked {
  ref: Ref;
  /** What it is shown beside. */
  from: HTMLElement;
  /** A finger has left it there: it stays until the next touch. */
  kept: boolean;
}

class Loupe {
  looked = $state.raw<Looked | null>(null);

  show(ref: Ref, from: HTMLElement, kept = false): void {
    this.looked = { ref, from, kept };
  }

  /** Puts it away; with an element, only if it is shown for that one. */
  hide(from?: HTMLElement): void {
    if (!from || this.looked?.from === from) this.looked = null;
  }
}

export const loupe = new Loupe();

/** Svelte action: shows a card large on hover, focus and long press. */
export function enlarges(node: HTMLElement, ref: Ref): { update(next: Ref): void; destroy(): void } {
  let current = ref;
  let timer = 0;
  /** Where the pointer rested when this slid beneath it. */
  let slid: ReturnType<typeof rest> | null = null;
  /** A moment later: who loses the focus because he is taken away must change nothing while the page is being made. */
  const hide = (): void => {
    window.clearTimeout(timer);
    queueMicrotask(() => loupe.hide(node));
  };
  const open = (): void => void (timer = window.setTimeout(() => loupe.show(current, node), REST));
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    slid = came(event) ? null : rest();
    if (!slid) open();
  };
  const move = (event: PointerEvent): void => {
    if (!slid || way(event, slid) < MEANT) return;
    slid = null;
    open();
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") hide();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) loupe.show(current, node);
  };
  const press = longPress(node, () => loupe.show(current, node, true));
  const heard: [string, EventListener][] = [
    ["pointerenter", enter as EventListener],
    ["pointermove", move as EventListener],
    ["pointerleave", leave as EventListener],
    ["focus", focus],
    ["blur", hide],
    ["click", hide],
  ];
  for (const [kind, hear] of heard) node.addEventListener(kind, hear);
  return {
    update: (next) => void (current = next),
    destroy() {
      hide();
      press.destroy();
      for (const [kind, hear] of heard) node.removeEventListener(kind, hear);
    },
  };
}

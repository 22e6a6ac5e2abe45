/** While something is shown, a press or key is an answer to the show and never to what is on offer. */
import { settings } from "../settings/settings.svelte";

export interface Show {
  readonly playing: boolean;
  readonly ended: { readonly at: number; readonly lasted: number };
  next(): void;
  skip(): void;
}

/** Pixels a pointer may shake before a press becomes a drag. */
const SHAKE = 7;
/** Whoever presses so soon after a show has ended by itself still meant the show, unless it was a short one. */
const GRACE = 250;
const SHORT = 600;
/** Controls of the show itself, other pages, and fields that are written in. */
const FREE = "[data-director], dialog, a[href], input, textarea, select";
const LOOKING = /^(Tab|Shift|Control|Alt|Meta|CapsLock|PageUp|PageDown|Home|End|F\d+)$/;

/** Svelte action: catches presses and keys in front of everything else at the table. */
export function watching(node: HTMLElement, show: Show): { update(next: Show): void; destroy(): void } {
  let current = show;
  let pressed: { x: number; y: number; mine: boolean } | null = null;
  let key: string | null = null;
  const ended = new AbortController();

  const busy = (): boolean => {
    const { at, lasted } = current.ended;
    return current.playing || (lasted >= SHORT && performance.now() - at < GRACE);
  };
  const free = (event: Event): boolean => event.target instanceof Element && event.target.closest(FREE) !== null;
  const inside = (event: Event): boolean =>
    event.target instanceof Node && (node.contains(event.target) || event.target === document.body || event.target === document);
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const answer = (leave: boolean): void => {
    if (!current.playing) return;
    if (settings.kept.speed === "step" && !leave) current.next();
    else current.skip();
  };

  const down = (event: PointerEvent): void => {
    pressed = { x: event.clientX, y: event.clientY, mine: inside(event) && busy() && !free(event) };
  };
  const dragged = (event: MouseEvent): boolean =>
    pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SHAKE;
  /** A press that began during the show ends as none: what lies below may be on offer by now. */
  const up = (event: PointerEvent): void => {
    if (!pressed?.mine || dragged(event)) return;
    event.stopImmediatePropagation();
    event.target?.dispatchEvent(new PointerEvent("pointercancel", { pointerId: event.pointerId, bubbles: true }));
  };
  const click = (event: MouseEvent): void => {
    const began = pressed;
    pressed = null;
    if (!inside(event) || free(event)) return;
    if (event.detail > 0 && began ? !began.mine || Math.hypot(event.clientX - began.x, event.clientY - began.y) > SHAKE : !busy()) return;
    swallow(event);
    answer(false);
  };
  const keydown = (event: KeyboardEvent): void => {
    if (!busy() || !inside(event) || free(event) || LOOKING.test(event.key)) return;
    if ((event.ctrlKey || event.metaKey || event.altKey) && event.key.toLowerCase() !== "z") return;
    swallow(event);
    key = event.key;
    if (!event.repeat) answer(event.key !== " " && event.key !== "Enter");
  };
  const keyup = (event: KeyboardEvent): void => {
    if (event.key !== key) return;
    key = null;
    swallow(event);
  };

  const options = { capture: true, signal: ended.signal };
  window.addEventListener("pointerdown", down, options);
  window.addEventListener("pointerup", up, options);
  window.addEventListener("click", click, options);
  window.addEventListener("keydown", keydown, options);
  window.addEventListener("keyup", keyup, options);
  return {
    update: (next) => {
      current = next;
    },
    destroy: () => ended.abort(),
  };
}

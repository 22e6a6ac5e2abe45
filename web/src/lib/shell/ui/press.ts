/** Svelte action: a long press of a finger, which then is no click. */

const LONG = 450;
/** Pixels a finger may shake before it scrolls. */
const SHAKE = 8;

export function longPress(
  node: HTMLElement,
  onlong: (() => void) | undefined,
): { update(next: (() => void) | undefined): void; destroy(): void } {
  let act = onlong;
  let timer = 0;
  let start = [0, 0];
  let done = false;
  const end = (): void => window.clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    done = false;
    if (event.pointerType === "mouse") return;
    start = [event.clientX, event.clientY];
    timer = window.setTimeout(() => {
      done = true;
      act?.();
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - (start[0] ?? 0), event.clientY - (start[1] ?? 0)) > SHAKE) end();
  };
  const click = (event: Event): void => {
    if (!done) return;
    done = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    if (!done) act?.();
  };
  const heard: [string, EventListener][] = [
    ["pointerdown", down as EventListener],
    ["pointermove", move as EventListener],
    ["pointerup", end],
    ["pointercancel", end],
    ["contextmenu", menu],
  ];
  for (const [kind, hear] of heard) node.addEventListener(kind, hear);
  node.addEventListener("click", click, true);
  return {
    update: (next) => void (act = next),
    destroy() {
      end();
      for (const [kind, hear] of heard) node.removeEventListener(kind, hear);
      node.removeEventListener("click", click, true);
    },
  };
}

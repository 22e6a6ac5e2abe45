/** Finding on the page what the guide talks about. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Rings at most: more would say nothing. */
const MOST = 12;
const AROUND = 4;
/** Smaller than this, a thing has left the panel or map that it is in. */
const SMALLEST = 8;

/** The part of an element that can be seen inside the panel or map that it is in. */
function seen(element: Element): Box | null {
  const own = element.getBoundingClientRect();
  const frame = element.parentElement?.closest("[role=application], .hand, aside, [role=tabpanel]")?.getBoundingClientRect();
  const left = Math.max(own.left, frame?.left ?? 0, 0);
  const top = Math.max(own.top, frame?.top ?? 0, 0);
  const width = Math.min(own.right, frame?.right ?? innerWidth, innerWidth) - left;
  const height = Math.min(own.bottom, frame?.bottom ?? innerHeight, innerHeight) - top;
  return width < SMALLEST || height < SMALLEST ? null : { left, top, width, height };
}

function inSight(list: string): Element[] {
  for (const selector of list.split("\n")) {
    const found = selector ? [...document.querySelectorAll(selector)].filter((element) => seen(element) !== null) : [];
    if (found.length) return found.slice(0, MOST);
  }
  return [];
}

/** Rings around what the first selector in sight finds. */
export function boxesOf(list: string): Box[] {
  return inSight(list).map((element) => {
    const box = seen(element) as Box;
    const [left, top] = [Math.max(2, box.left - AROUND), Math.max(2, box.top - AROUND)];
    const right = Math.min(innerWidth - 2, box.left + box.width + AROUND);
    const bottom = Math.min(innerHeight - 2, box.top + box.height + AROUND);
    return { left: Math.round(left), top: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
  });
}

/** What the focus may go to. */
export function firstInSight(list: string): HTMLElement | SVGElement | null {
  const found = inSight(list).find((element) => element.matches("button, a, input, [tabindex]"));
  return (found as HTMLElement | SVGElement | undefined) ?? null;
}

/** Nobody is typing, and no dialog or menu elsewhere holds the focus. */
export function mayTakeFocus(target: Element | null): boolean {
  const holder = document.querySelector("dialog:is([open], :popover-open), [role=menu]");
  return !document.activeElement?.matches("input, textarea, select") && (holder === null || holder.contains(target));
}

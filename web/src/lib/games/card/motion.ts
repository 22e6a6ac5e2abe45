/** Cards glide from where they lay to where they lie now; those that leave fly to their pile. Nothing waits for it. */
import type { CardView, Ref, TableEvent } from "../../wire";
import { cardId } from "../../wire/faces";
import { keyed, seatRef } from "./refs";

const TIME = 220;
/** More of them at once is a new table, not a move. */
const MOST = 14;

interface Ghost {
  box: DOMRect;
  copy: HTMLElement;
}

/** By ref; of several cards with one ref the later ones by a key of their own. */
type Boxes = Map<string, Ghost>;

const visible = (element: HTMLElement): boolean => element.offsetParent !== null;

function boxes(root: Element): Boxes {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-at^='card:']")].filter(visible);
  const keys = keyed(cards.map((element) => element.dataset["at"] ?? ""));
  return new Map(cards.map((copy, n) => [keys[n]?.key ?? "", { box: copy.getBoundingClientRect(), copy }]));
}

export class Mover {
  private last: Boxes = new Map();

  /** Remembers where everything lies; before the page changes. */
  before(root: Element): void {
    this.last = boxes(root);
  }

  after(root: Element, events: readonly TableEvent[], view: CardView, still: boolean): void {
    const old = this.last;
    this.last = new Map();
    if (still || old.size === 0 || typeof Element.prototype.animate !== "function") return;
    const now = boxes(root);
    for (const ref of now.keys()) played(old, now, ref);
    const moved = [...now].filter(([ref, { box }]) => shifted(old.get(ref)?.box ?? null, box));
    const gone = [...old].filter(([ref]) => !now.has(ref));
    if (moved.length + gone.length <= MOST) {
      for (const [ref, { box, copy }] of moved) glide(copy, old.get(ref)?.box ?? home(root, view, ref, events), box);
      for (const [ref, { box, copy }] of gone) leave(copy, box, pileOf(root, view, ref));
    }
    for (const event of events) flash(root, event);
  }
}

const inHiding = (key: string): boolean => !key.includes("#");

/** A card that has come into the open under a new ref was the one that is gone from the hand. */
function played(old: Boxes, now: Boxes, ref: string): void {
  if (old.has(ref) || inHiding(ref)) return;
  const before = [...old].find(([key, { copy }]) => inHiding(key) && !now.has(key) && cardId(copy.dataset["at"] ?? "") === cardId(ref));
  if (!before) return;
  old.delete(before[0]);
  old.set(ref, before[1]);
}

function shifted(before: DOMRect | null, now: DOMRect): boolean {
  return before === null || Math.hypot(before.left - now.left, before.top - now.top) > 3;
}

/** Where a card that was not seen before comes from: its owner's deck or hidden hand. */
function home(root: Element, view: CardView, ref: Ref, events: readonly TableEvent[]): DOMRect | null {
  const event = events.find((one) => one.data["card"] === ref);
  const seat = event?.data["seat"];
  const side = view.sides.find((one) => one.seat === seat) ?? view.sides.find((one) => one.hand?.includes(ref));
  return side ? (root.querySelector(`[data-at="${seatRef(side.seat)}"]`)?.getBoundingClientRect() ?? null) : null;
}

function pileOf(root: Element, view: CardView, ref: Ref): DOMRect | null {
  const id = cardId(ref.split(" ")[0] ?? "");
  const side = view.sides.find((one) => one.discard.some((card) => (inHiding(ref) ? cardId(card) === id : card === ref)));
  return side ? (root.querySelector(`[data-discard="${seatRef(side.seat)}"]`)?.getBoundingClientRect() ?? null) : null;
}

function glide(element: HTMLElement, from: DOMRect | null, to: DOMRect): void {
  const start = from
    ? {
        translate: `${from.left + from.width / 2 - to.left - to.width / 2}px ${from.top + from.height / 2 - to.top - to.height / 2}px`,
        scale: String(Math.min(1.6, Math.max(0.3, from.width / to.width))),
      }
    : { opacity: 0, scale: "0.8" };
  element.animate([start, { translate: "0 0", scale: "1", opacity: 1 }], { duration: TIME, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
}

/** The card itself is no longer on the page: a copy of it flies. */
function leave(element: HTMLElement, from: DOMRect, to: DOMRect | null): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelector("button")?.remove();
  copy.removeAttribute("data-at");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  copy.style.setProperty("--u", `${Math.min(from.width, from.height)}px`);
  document.body.append(copy);
  const target = to
    ? `${to.left + to.width / 2 - from.left - from.width / 2}px ${to.top + to.height / 2 - from.top - from.height / 2}px`
    : "0 20px";
  const flight = copy.animate(
    [
      { translate: "0 0", scale: "1", opacity: 1 },
      { translate: target, scale: "0.35", opacity: 0.15 },
    ],
    { duration: TIME + 30, easing: "ease-in" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** Damage shakes a card, direct damage the deck. */
function flash(root: Element, event: TableEvent): void {
  const ref = event.data["card"];
  const element =
    event.kind === "damage_dealt" && typeof ref === "string"
      ? root.querySelector(`[data-at="${ref}"]`)
      : event.kind === "direct_damage_dealt"
        ? root.querySelector(`[data-at="${seatRef(Number(event.data["seat"]))}"]`)
        : null;
  element?.animate(
    [
      { translate: "0", filter: "brightness(2) saturate(2)" },
      { translate: "-5px" },
      { translate: "5px" },
      { translate: "-3px" },
      { translate: "0", filter: "none" },
    ],
    { duration: TIME + 30 },
  );
}

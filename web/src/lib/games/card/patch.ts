/** What an event changes in the picture of the card table. No rule is known here: the true state follows. */
import type { CardView, PlaceView, Ref, SideView, TableEvent, UnitView } from "../../wire";
import { cardId } from "../../wire/faces";

type Data = Readonly<Record<string, unknown>>;
type Draw = (view: CardView, data: Data, next: CardView) => CardView;

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const refs = (value: unknown): Ref[] => (Array.isArray(value) ? (value as Ref[]) : []);

function withSide(view: CardView, seat: unknown, change: (side: SideView) => Partial<SideView>): CardView {
  return { ...view, sides: view.sides.map((side) => (side.seat === seat ? { ...side, ...change(side) } : side)) };
}

function withPlace(view: CardView, row: unknown, change: (place: PlaceView) => PlaceView | null): CardView {
  return { ...view, row: view.row.map((place) => (place && place.row === row ? change(place) : place)) };
}

function withUnit(view: CardView, card: unknown, change: Partial<UnitView>): CardView {
  const changed = (unit: UnitView): UnitView => (unit.card === card ? { ...unit, ...change } : unit);
  return {
    ...view,
    sides: view.sides.map((side) => ({ ...side, reserve: side.reserve.map(changed) })),
    row: view.row.map((place) => (place?.unit ? { ...place, unit: changed(place.unit) } : place)),
  };
}

/** A unit wherever it is, and whose. */
function unitIn(view: CardView, card: Ref): { unit: UnitView; seat: number } | null {
  for (const side of view.sides) {
    const unit = side.reserve.find((one) => one.card === card);
    if (unit) return { unit, seat: side.seat };
  }
  const place = view.row.find((one) => one?.unit?.card === card);
  const owner = view.sides.find((side) => side.side === place?.side);
  return place?.unit && owner ? { unit: place.unit, seat: owner.seat } : null;
}

/** The card lies nowhere in the open any more. */
function lifted(view: CardView, card: Ref): CardView {
  return {
    ...view,
    sides: view.sides.map((side) => ({
      ...side,
      reserve: side.reserve.filter((unit) => unit.card !== card),
      playing: side.playing.filter((one) => one !== card),
    })),
    row: view.row.map((place) => (place?.unit?.card === card ? { ...place, unit: null, side: null } : place)),
  };
}

/** One card of that name leaves the hand; of a hand nobody sees, one card. */
function outOfHand(view: CardView, seat: unknown, card: Ref): CardView {
  return withSide(view, seat, (side) => {
    const at = side.hand?.findIndex((held) => cardId(held) === cardId(card)) ?? 0;
    return at < 0 ? {} : { cards: Math.max(0, side.cards - 1), hand: side.hand?.toSpliced(at, 1) ?? null };
  });
}

const draw: Draw = (view, data) =>
  withSide(view, data["seat"], (side) => ({
    deck: Math.max(0, side.deck - Number(data["count"] ?? 0)),
    cards: side.cards + Number(data["count"] ?? 0),
    hand: side.hand && [...side.hand, ...refs(data["cards"])],
  }));

const deploy: Draw = (view, data, next) => {
  const card = text(data["card"]);
  const found = unitIn(next, card);
  return withSide(outOfHand(view, data["seat"], card), data["seat"], (side) =>
    found ? { reserve: [...side.reserve, found.unit] } : { playing: [...side.playing, card] },
  );
};

const discard: Draw = (view, data) => {
  const card = text(data["card"]);
  const open = unitIn(view, card) !== null || view.sides.some((side) => side.playing.includes(card));
  const without = open ? lifted(view, card) : outOfHand(view, data["seat"], card);
  return withSide(without, data["seat"], (side) => ({ discard: [...side.discard, card] }));
};

const lose: Draw = (view, data) =>
  withSide(view, data["seat"], (side) => ({
    deck: Math.max(0, side.deck - refs(data["cards"]).length),
    discard: [...side.discard, ...refs(data["cards"])],
  }));

const kill: Draw = (view, data) => {
  const card = text(data["card"]);
  const found = unitIn(view, card);
  const without = lifted(view, card);
  if (!found || data["to"] !== "discard") return without;
  return withSide(without, found.seat, (side) => ({ discard: [...side.discard, card] }));
};

const move: Draw = (view, data, next) => {
  const card = text(data["card"]);
  const found = unitIn(view, card) ?? unitIn(next, card);
  if (!found) return view;
  const side = view.sides.find((one) => one.seat === found.seat)?.side ?? null;
  return withPlace(lifted(view, card), data["row"], (place) => ({ ...place, unit: found.unit, side }));
};

/** Into the reserve; into a command area only the true state puts it. */
const put: Draw = (view, data, next) => {
  const card = text(data["card"]);
  const found = unitIn(next, card) ?? unitIn(view, card);
  if (!found || data["to"] !== "reserve") return view;
  return withSide(lifted(view, card), found.seat, (side) => ({ reserve: [...side.reserve, found.unit] }));
};

/** A card of the row as it lies in the end, with who is behind it now. */
const turnOver: Draw = (view, data, next) => {
  const later = next.row.find((place) => place?.row === data["row"]);
  return withPlace(view, data["row"], (place) => (later ? { ...later, unit: place.unit, side: place.side } : place));
};

const attack: Draw = (view, data) => ({
  ...view,
  attack: {
    attackers: refs(data["attackers"]),
    row: text(data["row"]) || null,
    target: text(data["target"]) || null,
    blockers: [],
  },
});

const DRAWN: Readonly<Record<string, Draw>> = {
  turn_started: (view, data) => ({
    ...view,
    attack: null,
    turn: Number(data["turn"] ?? view.turn),
    active: Number(data["seat"] ?? view.active),
  }),
  cards_drawn: draw,
  card_deployed: deploy,
  reaction_deployed: deploy,
  card_discarded: discard,
  cards_lost: lose,
  unit_killed: kill,
  unit_moved: move,
  unit_put: put,
  unit_suppressed: (view, data) => withUnit(view, data["card"], { suppressed: true }),
  unit_readied: (view, data) => withUnit(view, data["card"], { suppressed: false }),
  card_removed: (view, data) => lifted(view, text(data["card"])),
  cover_revealed: turnOver,
  cover_flipped: turnOver,
  cover_removed: (view, data) => withPlace(view, data["row"], () => null),
  attack_declared: attack,
  attack_blocked: (view, data) => (view.attack ? { ...view, attack: { ...view.attack, blockers: refs(data["blockers"]) } } : view),
};

export function patched(view: CardView, event: TableEvent, next: CardView): CardView {
  return DRAWN[event.kind]?.(view, event.data, next) ?? view;
}

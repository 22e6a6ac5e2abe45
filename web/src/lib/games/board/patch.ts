/** What an event changes in the picture of the board. No rule is known here: the true state follows. */
import type { AnyView, BoardView, CogView, LocustView, Ref, TableEvent } from "../../wire";

type Draw = (view: BoardView, data: Readonly<Record<string, unknown>>, next: BoardView) => BoardView;
type Place = { area: string | null; cover: string | null };

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** A figure of either side, changed. */
function withFigure(view: BoardView, ref: unknown, change: Partial<Place> & { wounded?: boolean; health?: number }): BoardView {
  return {
    ...view,
    cogs: view.cogs.map((cog) => (cog.ref === ref ? { ...cog, ...place(change) } : cog)),
    locusts: view.locusts.map((one) => (one.ref === ref ? ({ ...one, ...change } as LocustView) : one)),
  };
}

const place = ({ area, cover }: Partial<Place>): Partial<Place> => ({
  ...(area === undefined ? {} : { area }),
  ...(cover === undefined ? {} : { cover }),
});

function withCog(view: BoardView, seat: unknown, change: (cog: CogView) => Partial<CogView>): BoardView {
  return { ...view, cogs: view.cogs.map((cog) => (cog.seat === seat ? { ...cog, ...change(cog) } : cog)) };
}

function gone(view: BoardView, ref: unknown): BoardView {
  return { ...view, locusts: view.locusts.filter((one) => one.ref !== ref) };
}

const move: Draw = (view, data) => withFigure(view, data["figure"], { area: text(data["to"] ?? data["area"]), cover: null });

const spawn: Draw = (view, data, next) => {
  const ref = text(data["figure"]);
  const enemy = text(data["enemy"]);
  const slot = Object.values(view.enemies).find((one) => one?.enemy === enemy);
  const known = next.locusts.find((one) => one.ref === ref && one.enemy === enemy);
  const health = slot?.health ?? known?.health ?? 1;
  const come: LocustView = { ref, enemy, area: text(data["area"]), cover: null, wounded: false, health };
  return { ...view, locusts: [...gone(view, ref).locusts, come] };
};

const without = (list: readonly Ref[], one: Ref): Ref[] => list.filter((other) => other !== one);

/** A hole opens, or is closed; whether as a token, and whether a seal remains, the state it all leads to tells. */
function hole(opens: boolean): Draw {
  return (view, data, { map: later }) => {
    const ref = text(data["hole"]);
    const kept = (list: readonly Ref[], there: boolean): Ref[] => (there ? [...without(list, ref), ref] : without(list, ref));
    const map = {
      ...view.map,
      open_holes: kept(view.map.open_holes, opens),
      sealed_holes: kept(view.map.sealed_holes, !opens && later.sealed_holes.includes(ref)),
      hole_tokens: kept(view.map.hole_tokens, opens && later.hole_tokens.includes(ref)),
    };
    return { ...view, map };
  };
}

const draw: Draw = (view, data) => {
  const cards = Array.isArray(data["cards"]) ? (data["cards"] as string[]) : null;
  const count = Number(data["count"] ?? 0);
  const shown = withCog(view, data["seat"], (cog) => ({
    cards: cog.cards + count,
    hand: cog.hand && cards ? [...cog.hand, ...cards.map((card) => ({ card, reaction: "dodge" as const, two_plus: false }))] : cog.hand,
  }));
  return { ...shown, decks: { ...shown.decks, orders: Math.max(0, shown.decks.orders - count) } };
};

const discard: Draw = (view, data) => {
  const shown = withCog(view, data["seat"], (cog) => {
    const at = cog.hand?.findIndex((held) => held.card === data["card"]) ?? -1;
    return { cards: Math.max(0, cog.cards - 1), hand: at < 0 ? cog.hand : cog.hand!.toSpliced(at, 1) };
  });
  return { ...shown, decks: { ...shown.decks, order_discards: shown.decks.order_discards + 1 } };
};

const tokens: Draw = (view, data) =>
  withCog(view, data["seat"], (cog) => ({
    weapons: cog.weapons.map((one) =>
      one.weapon === data["weapon"] && one.token === data["token"]
        ? { ...one, tokens: Math.max(0, one.tokens + Number(data["sign"] ?? -1) * Number(data["tokens"] ?? 0)) }
        : one,
    ),
  }));

const DRAWN: Readonly<Record<string, Draw>> = {
  turn_started: (view, data) => ({
    ...view,
    turn: Number(data["turn"] ?? view.turn),
    active: Number(data["seat"] ?? view.active),
    ai_card: null,
    decks: { ...view.decks, ai_top: view.ai_card ?? view.decks.ai_top },
  }),
  ai_card_drawn: (view, data) => ({
    ...view,
    ai_card: text(data["card"]),
    ai_verdicts: [],
    decks: { ...view.decks, ai: Math.max(0, view.decks.ai - 1) },
  }),
  figure_moved: move,
  figure_placed: move,
  cover_taken: (view, data) => withFigure(view, data["figure"], { cover: text(data["cover"]) }),
  cover_left: (view, data) => withFigure(view, data["figure"], { cover: null }),
  figure_spawned: spawn,
  figure_wounded: (view, data) => withFigure(view, data["figure"], { wounded: true, health: Number(data["health"]) }),
  figure_healed: (view, data, next) => {
    const healed = next.locusts.find((one) => one.ref === data["figure"]);
    return healed ? withFigure(view, data["figure"], { wounded: healed.wounded, health: healed.health }) : view;
  },
  figure_killed: (view, data) => gone(view, data["figure"]),
  figure_removed: (view, data) => gone(view, data["figure"]),
  bleeding_out: (view, data) => withCog(view, data["seat"], () => ({ bleeding_out: true, cover: null })),
  cog_revived: (view, data) => withCog(view, data["seat"], () => ({ bleeding_out: false })),
  cog_eliminated: (view, data) => withCog(view, data["seat"], () => ({ eliminated: true, area: null, cover: null })),
  hole_placed: hole(true),
  hole_reopened: hole(true),
  hole_sealed: hole(false),
  tile_placed: (view, _data, next) => ({ ...view, map: next.map }),
  cards_drawn: draw,
  card_discarded: discard,
  tokens_spent: tokens,
  tokens_gained: (view, data, next) => tokens(view, { ...data, sign: 1 }, next),
};

export function patched(view: BoardView, event: TableEvent, next: AnyView): BoardView {
  if (next.game !== "board") return view;
  return DRAWN[event.kind]?.(view, event.data, next) ?? view;
}

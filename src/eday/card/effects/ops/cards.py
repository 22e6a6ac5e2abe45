"""Operations on hands, decks, discard piles and the supply."""

from __future__ import annotations

from typing import Final

from eday.card.effects.steps import Number, Ops, select
from eday.card.effects.targets import fits, side_of
from eday.card.piles import draw, left_of, pile_options, take
from eday.card.playing import deploy_card, discard_from_hand
from eday.card.table import DECK, DISCARD, HAND, RESERVE, SUPPLY, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option

RETURNED_TO: Final = {"hand": HAND, "reserve": RESERVE, "deck_bottom": DECK, "deck_shuffle": DECK}


def draw_cards(t: CardTable, frame: Ops, op: schema.Draw) -> Decision | None:
    """CG-DEPLOY-19: "up to" is announced before a card is seen."""
    side = side_of(op.who, frame.controller)
    n = t.dug if op.n == "direct_damage_dealt" else op.n
    most = min(n, len(t.deck[side]))
    if op.up_to and frame.number < 0:
        options = [Option(f"draw:{k}", "draw", args={"cards": k}, value=Number(k)) for k in range(most, -1, -1)]
        return Decision(side, "draw", tuple(options), {"card": t.ref(frame.source)})
    k = frame.number if op.up_to else most
    frame.done()
    draw(t, side, k)
    return None


def discard_cards(t: CardTable, frame: Ops, op: schema.Discard) -> Decision | None:
    """CG-FAQ-08: whoever discards chooses."""
    side = side_of(op.who, frame.controller)
    need = min(op.n, len(t.hand[side]) + len(frame.picked))
    if len(frame.picked) < need:
        pool = left_of(t.hand[side], frame.picked)
        options = tuple(pile_options(t, "discard", pool))
        return Decision(side, "discard", options, {"card": t.ref(frame.source)}, always=len(pool) > 1)
    cards = frame.picked
    frame.done()
    for card in cards:
        discard_from_hand(t, card)
    return None


def mill(t: CardTable, frame: Ops, op: schema.Mill) -> Decision | None:
    """The top cards of a deck are discarded."""
    side = side_of(op.who, frame.controller)
    top = t.deck[side][: op.n]
    frame.done()
    cards = [take(t, card, DISCARD) for card in top]
    if cards:
        t.revealed = t.revealed or "reveal"
        t.emit("cards_lost", seat=side, cards=[t.ref(card) for card in cards])
    return None


def peek(t: CardTable, frame: Ops, op: schema.Peek) -> Decision | None:
    """Look, keep some, put the rest back: first the kept ones are picked, then the order of the others."""
    side = frame.controller
    seen = t.deck[side][: op.n]
    if not frame.picked and not frame.stopped:
        t.revealed = t.revealed or "reveal"
        t.known_top[side] = max(t.known_top[side], len(seen))
    left = left_of(seen, frame.picked)
    if frame.kept < 0:
        if len(frame.picked) < min(op.keep, len(seen)) and not frame.stopped:
            offered = pile_options(t, "target", left)
            options = (*offered, Option("stop", "stop")) if op.up_to else tuple(offered)
            context = {"card": t.ref(frame.source), "cards": [t.ref(card) for card in seen]}
            return Decision(side, "peek", options, context, always=len(left) > 1)
        frame.kept = len(frame.picked)
    if len(left) > 1:
        context = {"card": t.ref(frame.source), "cards": [t.ref(card) for card in left], "rest": op.rest}
        return Decision(side, "put_back", tuple(pile_options(t, "next", left)), context, always=True)
    order = (*frame.picked, *left)
    taken, rest = order[: frame.kept], order[frame.kept :]
    frame.done()
    below = t.deck[side][len(seen) :]
    t.deck[side] = (*taken, *rest, *below) if op.rest == "top" else (*taken, *below, *rest)
    names: dict[str, object] = {"cards": [t.ref(card) for card in seen]}
    t.emit_secret("cards_peeked", side, names, seat=side, count=len(seen), kept=len(taken))
    for card in taken:
        take(t, card, HAND)
    t.known_top[side] = len(rest) if op.rest == "top" else 0
    if op.rest == "bottom":
        t.known_bottom[side] = min(len(t.deck[side]), t.known_bottom[side] + len(rest))
    return None


def return_cards(t: CardTable, frame: Ops, op: schema.ReturnFromDiscard) -> Decision | None:
    """Cards come back from the discard pile."""
    side = frame.controller
    pool = [card for card in t.discard[side] if fits(t, card, op.filter, frame.source)]
    left = [card for card in pool if card not in frame.picked]
    found = select(t, frame, pool, frame.picked, op.n, op.up_to, pile_options(t, "target", left))
    if isinstance(found, Decision):
        return found
    frame.done()
    for card in found:
        _send_back(t, side, card, op.to)
    if found and op.to == "deck_shuffle":
        t.shuffle(side)
        t.emit("deck_shuffled", seat=side)
    return None


def _send_back(t: CardTable, side: int, card: int, to: str) -> None:
    t.emit("card_returned", card=t.ref(card), to=to)
    t.put(card, RETURNED_TO[to])
    if to == "deck_bottom":
        t.known_bottom[side] += 1


def _from_hand(t: CardTable, frame: Ops, n: int, wanted: schema.Filter) -> tuple[int, ...] | Decision:
    """Cards of one's own hand, any number up to `n`; asked whatever the hand holds, so that nothing is told."""
    hand = left_of(t.hand[frame.controller], frame.picked)
    if frame.stopped or len(frame.picked) >= n or not hand:
        return frame.picked
    fitting = [card for card in hand if fits(t, card, wanted, frame.source)]
    options = (*pile_options(t, "target", fitting), Option("stop", "stop"))
    context = {"card": t.ref(frame.source), "left": n - len(frame.picked)}
    return Decision(frame.controller, "from_hand", options, context, always=True)


def put_from_hand(t: CardTable, frame: Ops, op: schema.PutFromHand) -> Decision | None:
    """Units go from the hand to the reserve; that is no deploying (CG-DEPLOY-15)."""
    found = _from_hand(t, frame, op.n, op.filter)
    if isinstance(found, Decision):
        return found
    frame.done()
    for card in found:
        unit = t.put(card, RESERVE, HAND)
        t.emit("unit_put", card=t.ref(unit), to="reserve")
    return None


def put_from_deck(t: CardTable, frame: Ops, op: schema.PutFromDeck) -> Decision | None:
    """Units go from the deck to the reserve."""
    side = side_of(op.who, frame.controller)
    found = [card for card in t.deck[side] if fits(t, card, op.filter)][: op.n]
    frame.done()
    for card in found:
        unit = t.put(card, RESERVE, DECK)
        t.emit("unit_put", card=t.ref(unit), to="reserve")
    return None


def deploy_free(t: CardTable, frame: Ops, op: schema.DeployFree) -> Decision | None:
    """CG-DEPLOY-15: this counts as deploying."""
    found = _from_hand(t, frame, op.n, op.filter)
    if isinstance(found, Decision):
        return found
    frame.done()
    for card in reversed(found):
        deploy_card(t, card)
    return None


def spawn(t: CardTable, frame: Ops, op: schema.Spawn) -> Decision | None:
    """CG-DISPOSABLE-02, 05."""
    supply = [card for card in t.box.supply if t.zone[card] == SUPPLY and t.box.cards[card].id == op.card]
    most = min(op.n, len(supply))
    if op.up_to and frame.number < 0 and most:
        options = [Option(f"spawn:{k}", "spawn", args={"units": k}, value=Number(k)) for k in range(most, -1, -1)]
        return Decision(frame.controller, "spawn_units", tuple(options), {"card": t.ref(frame.source)})
    k = frame.number if frame.number >= 0 else most
    frame.done()
    for card in supply[:k]:
        t.put(card, RESERVE)
        t.emit("unit_put", card=t.ref(card), to="reserve")
    return None

"""What a seat cannot know, drawn anew: the other hand, the order of the decks, cover lying face down."""

from __future__ import annotations

import random

from eday.card.ops import Ops
from eday.card.table import DECK, HAND, CardTable
from eday.card.targets import fits, side_of
from eday.content import card_schema as schema
from eday.kernel import Decision

TRIES = 200
SECRET = (schema.Discard, schema.PutFromHand, schema.DeployFree, schema.Peek)
"""Operations whose choices so far are known to the chooser alone."""


def redraw(t: CardTable, decision: Decision | None, seat: int, rng: random.Random) -> None:
    """The enemy's hand and deck are one pool to this seat; of his own deck he may know top and bottom.

    Pools are sorted first: what is drawn depends on `rng` and on what the seat knows, and on nothing else.
    """
    other = 1 - seat
    _redeal(t, other, rng)
    deck = t.deck[seat]
    top = t.known_top[seat]
    end = max(top, len(deck) - t.known_bottom[seat])
    unknown = sorted(deck[top:end])
    rng.shuffle(unknown)
    t.deck[seat] = (*deck[:top], *unknown, *deck[end:])
    places = [place for place, hidden in enumerate(t.hidden) if hidden and t.row[place] >= 0]
    cards = sorted(t.row[place] for place in places)
    rng.shuffle(cards)
    row = list(t.row)
    for place, card in zip(places, cards, strict=True):
        row[place] = card
    t.row = tuple(row)


def _redeal(t: CardTable, other: int, rng: random.Random) -> None:
    """A hand and a deck the enemy could have; what he is choosing among them is chosen anew."""
    pool = sorted((*t.hand[other], *t.deck[other]))
    size = len(t.hand[other])
    t.known_top[other] = t.known_bottom[other] = 0
    choosing = [frame for frame in t.stack if isinstance(frame, Ops) and _picks_of(t, frame) == other]
    for _ in range(TRIES):
        rng.shuffle(pool)
        hand, deck = tuple(sorted(pool[:size])), tuple(pool[size:])
        picks = [_pick_again(t, frame, hand, deck, rng) for frame in choosing]
        if all(picks):
            break
    else:
        return
    for frame, picked in zip(choosing, picks, strict=True):
        frame.picked = picked
    t.hand[other], t.deck[other] = hand, deck
    for card in hand:
        t.zone[card] = HAND
    for card in deck:
        t.zone[card] = DECK


def _picks_of(t: CardTable, frame: Ops) -> int:
    """The side that has begun to choose in secret, -1 for none."""
    op = t.box.ops[frame.ops[frame.index]] if frame.picked else None
    if not isinstance(op, SECRET):
        return -1
    return side_of(op.who, frame.controller) if isinstance(op, schema.Discard) else frame.controller


def _pick_again(
    t: CardTable, frame: Ops, hand: tuple[int, ...], deck: tuple[int, ...], rng: random.Random
) -> tuple[int, ...]:
    """As many cards as were picked; none if this hand has too few."""
    op = t.box.ops[frame.ops[frame.index]]
    if isinstance(op, schema.Peek):
        before = t.deck[frame.controller]
        return tuple(deck[before.index(card)] for card in frame.picked)
    wanted = op.filter if isinstance(op, (schema.PutFromHand, schema.DeployFree)) else schema.Filter()
    fitting = [card for card in hand if fits(t, card, wanted, frame.source)]
    return tuple(rng.sample(fitting, len(frame.picked))) if len(fitting) >= len(frame.picked) else ()

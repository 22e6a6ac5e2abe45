"""What a seat cannot know, redrawn: the other hand, the order of the decks, cover lying face down."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from eday.card.effects.steps import Ops
from eday.card.effects.targets import fits, side_of
from eday.card.piles import left_of
from eday.card.table import CardTable
from eday.content.card import schema as schema

SECRET: Final = (schema.Discard, schema.PutFromHand, schema.DeployFree, schema.Peek)
"""Operations whose choices so far are known to the chooser alone."""


def redraw(t: CardTable, seat: int, rng: random.Random) -> None:
    """The enemy's hand and deck are one pool to this seat; of his own deck he may know top and bottom.

    Pools are sorted first: what is drawn depends on `rng` and on what the seat knows, and on nothing else.
    """
    _redeal(t, 1 - seat, rng)
    deck = t.deck[seat]
    top = t.known_top[seat]
    end = max(top, len(deck) - t.known_bottom[seat])
    t.deck[seat] = (*deck[:top], *_shuffled(deck[top:end], rng), *deck[end:])
    if True not in t.hidden:
        return
    places = [place for place, hidden in enumerate(t.hidden) if hidden]
    row = list(t.row)
    for place, card in zip(places, _shuffled([row[place] for place in places], rng), strict=True):
        row[place] = card
    t.row = tuple(row)


def _shuffled(cards: Iterable[int], rng: random.Random) -> list[int]:
    chance = rng.random
    # Sorted by one random number each: a third of the time that swapping takes.
    return [card for _, card in sorted([(chance(), card) for card in sorted(cards)])]


def _redeal(t: CardTable, other: int, rng: random.Random) -> None:
    """A hand and a deck the enemy could have; what he is choosing among them is chosen again, and dealt first."""
    pool = _shuffled((*t.hand[other], *t.deck[other]), rng)
    size = len(t.hand[other])
    choosing = [frame for frame in t.stack if isinstance(frame, Ops) and _picks_of(t, frame) == other]
    hand: list[int] = []
    for frame in choosing:
        op = t.box.ops[frame.ops[frame.index]]
        if not isinstance(op, schema.Peek):
            wanted = op.filter if isinstance(op, (schema.PutFromHand, schema.DeployFree)) else schema.Filter()
            fitting = [card for card in pool if fits(t, card, wanted, frame.source)]
            frame.picked = tuple(fitting[: len(frame.picked)])
            hand += frame.picked
            pool = left_of(pool, frame.picked)
    missing = size - len(hand)
    t.hand[other] = tuple(sorted((*hand, *pool[:missing])))
    t.deck[other] = tuple(pool[missing:])
    for frame in choosing:
        op = t.box.ops[frame.ops[frame.index]]
        if isinstance(op, schema.Peek):
            frame.picked = tuple(rng.sample(t.deck[other][: op.n], len(frame.picked)))


def _picks_of(t: CardTable, frame: Ops) -> int:
    """The side that has begun to choose in secret, -1 for none."""
    op = t.box.ops[frame.ops[frame.index]] if frame.picked else None
    if not isinstance(op, SECRET):
        return -1
    return side_of(op.who, frame.controller) if isinstance(op, schema.Discard) else frame.controller

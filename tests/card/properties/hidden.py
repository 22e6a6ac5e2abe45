"""Games that one seat cannot tell apart: everything it does not know is dealt anew."""

from __future__ import annotations

import random

from eday.card.box import COG, LOCUST
from eday.card.effects.steps import Ops
from eday.card.game import CardGame
from eday.card.table import CardTable
from eday.content.card import schema as schema

SECRET = (schema.DeployFree, schema.PutFromHand, schema.Discard, schema.Peek)
"""Operations that choose among cards the other seat does not see."""


def chooses_secretly(game: CardGame, seat: int | None) -> bool:
    """Whether another seat has begun to choose among cards hidden from this one."""
    t = game._table
    return any(
        isinstance(frame, Ops) and bool(frame.picked) and _now(t, frame, SECRET) and frame.controller != seat
        for frame in t.stack
    )


def _now(t: CardTable, frame: Ops, kinds: tuple[type[schema.Op], ...]) -> bool:
    return frame.index < len(frame.ops) and isinstance(t.box.ops[frame.ops[frame.index]], kinds)


def twin(game: CardGame, seat: int | None, rng: random.Random, new_chance: bool = True) -> CardGame:
    """A game with other hidden hands, decks, face-down cover and chance (None: hidden from a spectator)."""
    other = game.clone()
    t = other._table
    for side in (COG, LOCUST):
        if side == seat:
            _shuffle_own(t, side, rng)
        else:
            _deal_other(t, side, rng)
    _swap_cover(t, rng)
    if new_chance:
        t.rng = rng.getrandbits(64)
    other._run()
    return other


def _deal_other(t: CardTable, side: int, rng: random.Random) -> None:
    pool = [*t.hand[side], *t.deck[side]]
    rng.shuffle(pool)
    size = len(t.hand[side])
    t.hand[side], t.deck[side] = tuple(sorted(pool[:size])), tuple(pool[size:])


def _shuffle_own(t: CardTable, side: int, rng: random.Random) -> None:
    """What he has looked at stays where it is."""
    deck = t.deck[side]
    top, end = t.known_top[side], max(t.known_top[side], len(deck) - t.known_bottom[side])
    unknown = list(deck[top:end])
    rng.shuffle(unknown)
    t.deck[side] = (*deck[:top], *unknown, *deck[end:])


def _swap_cover(t: CardTable, rng: random.Random) -> None:
    places = [place for place, hidden in enumerate(t.hidden) if hidden]
    cards = [t.row[place] for place in places]
    rng.shuffle(cards)
    row = list(t.row)
    for place, card in zip(places, cards, strict=True):
        row[place] = card
    t.row = tuple(row)

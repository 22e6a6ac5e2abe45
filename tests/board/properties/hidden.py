"""Games that one seat cannot tell apart: everything it does not know is dealt anew."""

from __future__ import annotations

import random

from eday.board import BoardGame
from eday.board.combat.guard import GuardWindow, Promise
from eday.board.table import BoardTable

HAND_KINDS = ("guard", "dodge", "follow", "wound", "discard")
"""Decisions that open only for hands of a certain sort: that they are asked is known to all (R-01)."""


def twin(
    game: BoardGame,
    seat: int | None,
    rng: random.Random,
    new_chance: bool = True,
    shown: frozenset[int] = frozenset(),
) -> BoardGame:
    """A game with other hidden hands, decks, maps to come and chance (None: hidden from a spectator).

    Seats that show their hands to this one keep them.
    """
    asked = game.decision
    known = shown if seat is None else shown | {seat}
    while True:
        other = game.clone()
        t = other._table
        _deal(t, known, rng)
        if new_chance:
            t.rng, t.layout_seed = rng.getrandbits(64), rng.getrandbits(64)
        if not _keep_promises(t, known):
            continue
        other._run()
        same = _asks(other) == _asks(game)
        if same or asked is None or asked.kind not in HAND_KINDS or asked.seat == seat:
            return other


def _asks(game: BoardGame) -> tuple[int, str]:
    return (game.decision.seat, game.decision.kind) if game.decision else (-1, "")


def _deal(t: BoardTable, known: frozenset[int], rng: random.Random) -> None:
    hidden = [s for s in range(t.box.players) if s not in known]
    pool = [card for card, copies in enumerate(t.order_deck) for _ in range(copies)]
    for s in hidden:
        pool += t.hand[s]
    rng.shuffle(pool)
    for s in hidden:
        t.hand[s] = tuple(sorted(pool.pop() for _ in t.hand[s]))
    t.order_deck = [pool.count(card) for card in range(len(t.order_deck))]


def _keep_promises(t: BoardTable, known: frozenset[int]) -> bool:
    """A seat that said it would guard holds a card for it, though not known which."""
    for frame in t.stack:
        if isinstance(frame, GuardWindow):
            willing = []
            sure = frame.sure(t)
            for s, card, held in frame.willing:
                fitting = [c for c in t.hand[s] if c in t.box.reactions["guard"]]
                if s in sure and not fitting:
                    return False
                willing.append(Promise(s, card if s in known or s not in sure else fitting[0], held))
            frame.willing = tuple(willing)
    return True

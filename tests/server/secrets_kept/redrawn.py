"""The game as somebody at the table may imagine it: all that he does not know is drawn anew, in state and past."""

from __future__ import annotations

import copy
import operator
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from eday.board import BoardGame
from eday.card import CardGame
from eday.kernel import Event
from eday.kernel.history import History
from eday.server.store.stored import Choice, Stored
from eday.server.tables.live import LiveGame
from tests.board.properties.hidden import twin

UNTOLD = "x" * 24
"""Stands where nobody at a table may look: fingerprints, and the choices of others."""


def redrawn(live: LiveGame, seat: int | None, rng: random.Random, shown: frozenset[int], past: Past) -> LiveGame | None:
    """A game that the seat (None: a spectator) cannot tell from the real one; None if none was found."""
    game = _imagined(live.game, seat, rng, shown)
    if _asks(game) != _asks(live.game):
        return None
    other = copy.copy(live)
    other.game = game
    other.choices = past.choices(live, seat)
    other.prints = [UNTOLD] * len(live.prints)
    game._imagined = False
    game._box = game._table.box = game._box.unseeded()
    game._history = past.told(live, rng, other.choices)
    other._snapshots = [(len(live.choices), game.clone())]
    other._place = None
    return other


def resown(stored: Stored, live: LiveGame) -> Stored:
    """The same row with another seed, and what the list tells of the redrawn game."""
    head = {**stored.head, "seed": stored.head["seed"] // 2 + 1}
    return replace(stored, head=head, choices=[], prints=[], start=UNTOLD, summary=live.summary())


def _imagined(game: Any, seat: int | None, rng: random.Random, shown: frozenset[int]) -> Any:
    if isinstance(game, BoardGame):
        if seat is None or shown or rng.random() < 0.5:
            return twin(game, seat, rng, shown=frozenset() if seat is None else shown)
        return game.determinize(seat, rng)
    if seat is not None:
        return game.determinize(seat, rng)
    # One after the other both sides forget what the other holds: so nobody's cards are left.
    return game.determinize(0, rng).determinize(1, rng)


def _asks(game: Any) -> tuple[int, str] | None:
    return (game.decision.seat, game.decision.kind) if game.decision else None


class Past:
    """What happened, as one viewer may imagine it: the secret parts of events of others hold other cards."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._real: list[Event] = []
        self._told: list[Event] = []

    def choices(self, live: LiveGame, seat: int | None) -> list[Choice]:
        """The choices, those of others unreadable; not in the tutorial, whose guide compares them with the book."""
        if isinstance(live.game, CardGame) and live.game.chapter == 0:
            return list(live.choices)
        return [(chooser, option if chooser == seat else UNTOLD) for chooser, option in live.choices]

    def told(self, live: LiveGame, rng: random.Random, choices: list[Choice]) -> History:
        """A history of the same length; what is known of it already is not drawn again."""
        real = live.game._history.events()
        same = len(self._real) <= len(real) and all(map(operator.is_, self._real, real))
        if not same:
            self._real, self._told = [], []
        cards = _cards(live.game)
        self._told += [self._redrawn(event, cards, rng) for event in real[len(self._real) :]]
        self._real = real
        history = History()
        history._events = list(self._told)
        history._choices = choices
        return history

    def _redrawn(self, event: Event, cards: list[str], rng: random.Random) -> Event:
        if event.secret is None or event.owner == self._seat:
            return event
        return Event(event.kind, event.data, event.owner, _other(event.secret, cards, rng))


def _cards(game: Any) -> list[str]:
    """References of all cards that may be hidden in a game."""
    if isinstance(game, BoardGame):
        return list(game._table.box.order_refs)
    return [f"card:{card}" for card in game._box.content.cards]


def _other(told: Any, cards: list[str], rng: random.Random) -> Any:
    """The same data with other words and numbers."""
    if isinstance(told, str):
        return rng.choice([card for card in cards if card != told])
    if isinstance(told, Mapping):
        return {key: _other(value, cards, rng) for key, value in told.items()}
    if isinstance(told, list | tuple):
        return [_other(value, cards, rng) for value in told]
    return told + 1 if type(told) is int else told

"""A player who picks any legal option: the yardstick for bots and the workhorse of self-play."""

from __future__ import annotations

import random

from eday.kernel import Decision
from eday.players.seat_view import SeatGame


class RandomPlayer:
    """Chooses evenly among the options on offer."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, decision: Decision) -> str:
        """The id of the chosen option."""
        options = decision.options
        return options[int(self._rng.random() * len(options))].id


class SeatedRandomPlayer:
    """Random play through the view of a seat."""

    __slots__ = ("_player",)

    def __init__(self, seed: int = 0) -> None:
        self._player = RandomPlayer(seed)

    def choose(self, seat_game: SeatGame) -> str:
        """The id of the chosen option."""
        if seat_game.decision is None:
            raise ValueError("this seat is not asked")
        return self._player.choose(seat_game.decision)

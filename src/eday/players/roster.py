"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from eday.players.random_player import RandomPlayer
from eday.players.seat_view import SeatGame
from eday.players.simple_player import SimplePlayer


class Player(Protocol):
    """Anything that can sit at a table."""

    def choose(self, seat_game: SeatGame) -> str:
        """The id of the chosen option."""
        ...


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


PLAYERS: dict[str, Callable[[int], Player]] = {"random": SeatedRandomPlayer, "simple": SimplePlayer}
"""From a name to a maker of players; the argument is the seed."""

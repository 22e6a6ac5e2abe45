"""Winning chances of positions of the board game: the network's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from eday.board import RULES_VERSION
from eday.players.board.encoder import ENCODER_VERSION, INPUTS, encode
from eday.players.network import Network, WeightsRefused
from eday.players.seat_view import ImaginedGame

WEIGHTS: Final = "board"
"""Name of the weights in use."""
UNKNOWN: Final = 0.5


class NetworkValue:
    """What the network says, for all games in one go."""

    __slots__ = ("network",)

    def __init__(self, network: Network) -> None:
        self.network = network

    def values(self, games: Sequence[ImaginedGame]) -> list[float]:
        """The COGs' winning chance in each."""
        found: list[float] = self.network.evaluate(encode(games)).tolist()
        return found


class EvenValue:
    """Stands where there is no network: every game is undecided."""

    __slots__ = ()

    def values(self, games: Sequence[ImaginedGame]) -> list[float]:
        """The COGs' winning chance in each."""
        return [UNKNOWN] * len(games)


def load_value(source: str) -> NetworkValue:
    """The network of a file, or of the package by name; WeightsRefused if it cannot be used."""
    return NetworkValue(Network.load(source, RULES_VERSION, ENCODER_VERSION, INPUTS))


@lru_cache(maxsize=1)
def usual_value() -> tuple[NetworkValue | EvenValue, WeightsRefused | None]:
    """The value to play by, and why it is not the network, where it is not."""
    try:
        return load_value(WEIGHTS), None
    except WeightsRefused as refused:
        return EvenValue(), refused

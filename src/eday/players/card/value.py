"""Winning chances of positions of the card game: by the network, or by a plain count where there is none."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol

import numpy as np

from eday.card import RULES_VERSION, Brief, CardGame
from eday.players.card.encoder import ENCODER_VERSION, INPUTS, encode
from eday.players.card.worth import open_worth
from eday.players.network import Network, WeightsRefused

WEIGHTS: Final = "card"
"""Name of the weights in use."""
SPREAD: Final = 6.0
"""How much worth makes a chance of 73 %."""


class CardValue(Protocol):
    """Values imagined games."""

    def values(self, games: Sequence[CardGame]) -> list[float]:
        """The COG's winning chance in each."""
        ...


class NetworkValue:
    """What the network says, for all games in one go."""

    __slots__ = ("network",)

    def __init__(self, network: Network) -> None:
        self.network = network

    def values(self, games: Sequence[CardGame]) -> list[float]:
        """The COG's winning chance in each."""
        found = [0.0] * len(games)
        rows: list[bytearray] = []
        asked: list[int] = []
        for number, game in enumerate(games):
            brief = game.open_brief()
            if brief.winner >= 0:
                found[number] = _ended(brief)
            else:
                rows.append(encode(brief))
                asked.append(number)
        if rows:
            table = np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(len(rows), INPUTS)
            for number, chance in zip(asked, self.network.evaluate(table).tolist(), strict=True):
                found[number] = chance
        return found


class PlainValue:
    """What counting cards and units says."""

    __slots__ = ()

    def values(self, games: Sequence[CardGame]) -> list[float]:
        """The COG's winning chance in each."""
        return [plain_chance(game.open_brief()) for game in games]


def plain_chance(brief: Brief) -> float:
    """The COG's winning chance by a count of cards and units."""
    if brief.winner >= 0:
        return _ended(brief)
    return 1.0 / (1.0 + math.exp(-open_worth(brief) / SPREAD))


def _ended(brief: Brief) -> float:
    return 1.0 if brief.winner == 0 else 0.0


def load_value(source: str) -> NetworkValue:
    """The network of a file, or of the package by name; WeightsRefused if it cannot be used."""
    return NetworkValue(Network.load(source, RULES_VERSION, ENCODER_VERSION, INPUTS))


@lru_cache(maxsize=1)
def usual_value() -> tuple[CardValue, WeightsRefused | None]:
    """The value to play by, and why it is not the network, where it is not."""
    try:
        return load_value(WEIGHTS), None
    except WeightsRefused as refused:
        return PlainValue(), refused

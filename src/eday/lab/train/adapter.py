"""What training asks of a game. Each game has one adapter; everything else in this room serves both."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple, Protocol

from numpy.typing import NDArray

from eday.kernel import EdayError


class Trace(NamedTuple):
    """One game as training wants it."""

    rows: NDArray[Any]
    """Positions, in order."""
    clocks: list[int]
    """The round (or turn) of each."""
    result: float
    """1.0 won, 0.0 lost: at cards by the COG, on the board by the players."""
    end: int
    """The round in which the game ended."""


class Adapter(Protocol):
    """A game to be learnt."""

    @property
    def rules(self) -> str:
        """The version of its rules."""
        ...

    @property
    def encoder(self) -> int:
        """The version of its encoder."""
        ...

    @property
    def inputs(self) -> int:
        """Numbers of a row."""
        ...

    @property
    def discount(self) -> float:
        """What a win is worth for each round it takes; 1.0 where only winning counts."""
        ...

    def play(self, number: int, seed: int, weights: str | None) -> Trace:
        """A game with some noise: by these weights one ply deep, without any by the base policy.

        Games of successive numbers go through all chapters or missions in turn.
        """
        ...

    def contest(self, number: int, seed: int, weights: str, rival: str | None) -> tuple[float, float]:
        """Points of the weights and of a rival (None: no weights) in the same games without noise."""
        ...


ADAPTERS = {
    "board": ("eday.lab.train.board", "BoardAdapter"),
    "card": ("eday.lab.train.card", "CardAdapter"),
}
"""Where each game's adapter is."""


def adapter_for(game: str) -> Adapter:
    """The adapter of a game."""
    if game not in ADAPTERS:
        raise EdayError("train-game", game=game, known=", ".join(ADAPTERS))
    module, name = ADAPTERS[game]
    adapter: Adapter = getattr(import_module(module), name)()
    return adapter

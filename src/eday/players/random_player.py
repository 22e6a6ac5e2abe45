"""A player who picks any legal option: the yardstick for bots and the workhorse of self-play."""

from __future__ import annotations

import random

from eday.kernel import Decision


class RandomPlayer:
    """Chooses evenly among the options on offer."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, decision: Decision) -> str:
        """The id of the chosen option."""
        options = decision.options
        return options[int(self._rng.random() * len(options))].id

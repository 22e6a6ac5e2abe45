"""The one call by which whoever hosts a game has a bot choose."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from eday.kernel import EdayError
from eday.players.roster import PLAYERS, bot_for
from eday.players.seat_view import SeatGame

HURRIED: Final = 0.2
"""With less than this part of its time a bot spares what cannot be stopped."""


def think(seat_game: SeatGame, bot: str, budget: float, seed: int, cancelled: Callable[[], bool] | None = None) -> str:
    """The id of the option a bot takes for the seat that is asked, within so many seconds of thought.

    A bot never takes longer than its level allows at a table. When time is up, or when it is told so, it takes the best
    found so far; without any time that is what it would do without thinking.
    """
    kind = PLAYERS[bot_for(seat_game.kind, bot)]
    end = time.monotonic() + min(budget, kind.seconds)

    def stop() -> bool:
        return time.monotonic() >= end or (cancelled is not None and cancelled())

    return kind(seed, stop, hurried=budget < HURRIED * kind.seconds).choose(seat_game)


def handicap(game: str, bot: str) -> EdayError | None:
    """Why a bot that searches has nothing to search by in a game, and plays by habit; None where it has."""
    from eday.players.crafts import craft_of

    return craft_of(game).refused if PLAYERS[bot].seconds else None

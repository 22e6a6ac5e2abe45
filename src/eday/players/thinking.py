"""The one call by which whoever hosts a game has a bot choose."""

from __future__ import annotations

from eday.players.roster import PLAYERS, bot_for
from eday.players.seat_view import SeatGame


def think(seat_game: SeatGame, bot: str, budget: float, seed: int) -> str:
    """The id of the option a bot takes for the seat that is asked, within so many seconds of thought.

    The bots there are today answer at once and need no budget.
    """
    return PLAYERS[bot_for(seat_game.kind, bot)](seed).choose(seat_game)

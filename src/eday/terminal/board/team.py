"""Bots on the seats that nobody at this terminal plays."""

from __future__ import annotations

from eday.board import BoardGame
from eday.kernel import EdayError
from eday.players import PLAYERS, SeatGame, bot_for, handicap, think


class Team:
    """People have the first seats, bots all others."""

    def __init__(self, people: int | None = None, bot: str | None = None) -> None:
        self._people = people
        self._bot = bot_for("board", bot)
        self._thoughts = 0

    def people(self, game: BoardGame) -> int:
        """How many seats people have."""
        return game.seats if self._people is None else min(self._people, game.seats)

    def trouble(self, game: BoardGame) -> EdayError | None:
        """What keeps its bots from playing as well as they should, if there are any."""
        return handicap("board", self._bot) if self.people(game) < game.seats else None

    def choice(self, game: BoardGame) -> str | None:
        """What a bot does now; None where a person is asked, or nobody."""
        decision = game.decision
        if decision is None or decision.seat < self.people(game):
            return None
        self._thoughts += 1
        return think(SeatGame(game, decision.seat), self._bot, PLAYERS[self._bot].seconds, self._thoughts)

"""A table full of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from eday import board
from eday.board import BoardGame
from eday.players import PLAYERS, Player, SeatGame

SQUAD = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")


class BotTable:
    """One game, a bot at each seat; every choice passes through the public door and must be legal."""

    def __init__(self, bot: str, players: int, seed: int, *, insane: bool = False, mission: str = "emergence") -> None:
        turn = seed % 4
        cogs = (SQUAD[turn:] + SQUAD[:turn])[:players]
        self.game: BoardGame = board.new(mission, cogs, seed, insane=insane)
        make: Callable[[int], Player] = PLAYERS[bot]
        self.bots = [make(seed + seat) for seat in range(players)]
        self.seats = [SeatGame(self.game, seat) for seat in range(players)]
        self.chosen: list[str] = []

    def decisions(self) -> Iterator[int]:
        """Play to the end; a stop before each choice gives the seat that is asked."""
        while (decision := self.game.decision) is not None:
            yield decision.seat
            self.chosen.append(self.bots[decision.seat].choose(self.seats[decision.seat]))
            self.game.choose(self.chosen[-1])

    def play(self) -> BoardGame:
        """Play to the end."""
        for _ in self.decisions():
            pass
        return self.game

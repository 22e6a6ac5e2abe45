"""A player with simple habits: on the board those of the base policy, at cards it looks ahead a step."""

from __future__ import annotations

from eday.players.board.policy import BoardPolicy
from eday.players.card.player import CardPlayer
from eday.players.seat_view import SeatGame


class SimplePlayer:
    """Chooses by rules of thumb from what its seat knows. Deterministic for a seed."""

    __slots__ = ("_board", "_cards")

    def __init__(self, seed: int = 0) -> None:
        self._board = BoardPolicy()
        self._cards = CardPlayer(seed)

    def choose(self, seat_game: SeatGame) -> str:
        """The id of the chosen option."""
        decision = seat_game.decision
        if decision is None:
            raise ValueError("this seat is not asked")
        if seat_game.kind != "board":
            return self._cards.choose(seat_game)
        return self._board.choose(seat_game, decision)

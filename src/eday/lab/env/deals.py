"""What an environment plays: how its games are dealt, observed and rewarded."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from typing import Any, Final, Protocol

from gymnasium import spaces

from eday import board, card
from eday.content.board import load as load_board
from eday.content.card import load as load_card
from eday.kernel import Event, SetupError
from eday.lab.env.arrays import Observation
from eday.lab.env.board_rows import BoardRows
from eday.lab.env.card_rows import CardRows

Overlay = str | os.PathLike[str] | None
COGS: Final = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
REWARDS: Final = ("campaign", "games")
SIDES: Final = ("cog", "locust")


class Rows(Protocol):
    """Makes observations."""

    def space(self) -> spaces.Dict: ...

    def observe(self, game: Any, seat: int) -> Observation: ...


class Deal(Protocol):
    """One kind of game."""

    game: str
    seats: int
    rows: Rows

    def new(self, seed: int) -> Any:
        """A new game."""
        ...

    def rewards(self, game: Any, events: Sequence[Event], before: int) -> tuple[float, ...]:
        """What a choice brought each seat; `before` is `progress` as it was."""
        ...

    def progress(self, game: Any) -> int:
        """How far a game has come, where that may be rewarded."""
        ...


class BoardDeal:
    """A mission. All COGs win or lose together: 1 or -1 at the end, and `shaping` for each stage they reach."""

    game = "board"

    def __init__(
        self,
        mission: str = "emergence",
        cogs: int | Sequence[str] = 2,
        *,
        insane: bool = False,
        horde: str = "normal",
        shaping: float = 0.0,
        content: Overlay = None,
    ) -> None:
        names = COGS[: checked_count(cogs)] if isinstance(cogs, int) else cogs
        self._setup: dict[str, Any] = {"insane": insane, "horde": horde, "content": content}
        self._mission, self._cogs = mission, names
        self._shaping = checked_shaping(shaping)
        first = self.new(0)
        self.seats: int = first.seats
        self.rows: Rows = BoardRows(load_board(content))

    def new(self, seed: int) -> board.BoardGame:
        """A new game."""
        return board.new(self._mission, self._cogs, seed, **self._setup)

    def rewards(self, game: Any, events: Sequence[Event], before: int) -> tuple[float, ...]:
        """The same for every seat."""
        reward = self._shaping * (game.stage - before) if self._shaping else 0.0
        if game.outcome is not None:
            reward += 1.0 if game.outcome.winner == "cog" else -1.0
        return (reward,) * self.seats

    def progress(self, game: Any) -> int:
        """The stage."""
        return int(game.stage)


class CardDeal:
    """A chapter of the card game: 1 to the winner and -1 to the other at the end."""

    game = "card"
    seats = 2

    def __init__(
        self,
        chapter: int | str = 1,
        *,
        decks: object = None,
        previous_winner: str | None = None,
        content: Overlay = None,
    ) -> None:
        self._chapter = chapter
        self._setup: dict[str, Any] = {"decks": decks, "previous_winner": previous_winner, "content": content}
        self.new(0)
        self.rows: Rows = CardRows(load_card(content), campaign=False)

    def new(self, seed: int) -> card.CardGame:
        """A new game."""
        return card.new(self._chapter, seed, **self._setup)

    def rewards(self, game: Any, events: Sequence[Event], before: int) -> tuple[float, ...]:
        """Nothing before the end."""
        return won_by(game.outcome.winner) if game.outcome is not None else (0.0, 0.0)

    def progress(self, game: Any) -> int:
        """Nothing that is rewarded."""
        return 0


class CampaignDeal:
    """A whole campaign: 1 and -1 at its end, or with `reward="games"` at the end of each of its games instead."""

    game = "campaign"
    seats = 2

    def __init__(self, *, best_of: int = 3, reward: str = "campaign", content: Overlay = None) -> None:
        if reward not in REWARDS:
            raise SetupError("env-reward", reward=str(reward), known=", ".join(REWARDS))
        self._setup: dict[str, Any] = {"best_of": best_of, "content": content}
        self._each = reward == "games"
        self.new(0)
        self.rows: Rows = CardRows(load_card(content), campaign=True)

    def new(self, seed: int) -> card.Campaign:
        """A new campaign."""
        return card.campaign(seed, **self._setup)

    def rewards(self, game: Any, events: Sequence[Event], before: int) -> tuple[float, ...]:
        """Of each game that has ended, or of the campaign."""
        if self._each:
            winners = [str(event.data["winner"]) for event in events if event.kind == "score_changed"]
            return won_by(winners[-1]) if winners else (0.0, 0.0)
        return won_by(game.outcome.winner) if game.outcome is not None else (0.0, 0.0)

    def progress(self, game: Any) -> int:
        """Nothing that is rewarded beside its games."""
        return 0


def won_by(winner: str) -> tuple[float, float]:
    """What both sides get: nothing for a draw."""
    if winner not in SIDES:
        return 0.0, 0.0
    return (1.0, -1.0) if winner == "cog" else (-1.0, 1.0)


def checked_count(cogs: int) -> int:
    """How many COGs play."""
    if isinstance(cogs, bool) or not 1 <= cogs <= len(COGS):
        raise SetupError("env-cogs", cogs=str(cogs), most=len(COGS))
    return cogs


def checked_max_turns(max_turns: int | None) -> int | None:
    """After how many turns a game is cut off; None for never."""
    if max_turns is not None and (isinstance(max_turns, bool) or not isinstance(max_turns, int) or max_turns < 1):
        raise SetupError("env-max-turns", turns=str(max_turns))
    return max_turns


def checked_shaping(shaping: float) -> float:
    """What a stage is worth to a learner."""
    if isinstance(shaping, bool) or not isinstance(shaping, int | float) or not math.isfinite(shaping):
        raise SetupError("env-shaping", shaping=str(shaping))
    return float(shaping)


def checked_seat(seat: int, seats: int) -> int:
    """A seat of the table."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise SetupError("env-seat", seat=str(seat), last=seats - 1)
    return seat


def side_number(side: str | int) -> int:
    """The seat of a side of the card game."""
    if side not in SIDES:
        raise SetupError("env-side", side=str(side))
    return SIDES.index(str(side))

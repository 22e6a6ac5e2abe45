"""Players of three levels in every game: the recruit slips, the soldier looks ahead, the veteran looks longer.

Levels are numbers of roll-outs, so that a seed gives the same game anywhere.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final

from eday.kernel import Decision
from eday.players.crafts import craft_of
from eday.players.search import Finding, improve
from eday.players.seat_view import SeatGame

SLIPS: Final = 0.25
"""Part of the recruit's decisions in which it takes its second or third thought."""
SOLDIER: Final[Mapping[str, int]] = {"board": 60, "card": 0, "campaign": 0}
VETERAN: Final[Mapping[str, int]] = {"board": 240, "card": 60, "campaign": 60}
"""Roll-outs of a searched decision, by game; without any the network decides one step ahead."""


class Recruit:
    """Knows what to do, and now and then does something else. Deterministic for a seed."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, seat_game: SeatGame) -> str:
        """The id of the chosen option."""
        decision = _asked(seat_game)
        craft = craft_of(seat_game.kind)
        game = seat_game.imagine(self._rng)
        if self._rng.random() < SLIPS:
            others = craft.base.ranked(game, decision)[1:3]
            if others:
                return others[int(self._rng.random() * len(others))][1].id
        return craft.base.choose(game, decision)


class Searcher:
    """Tries its best options in imagined games. Deterministic for a seed, unless it is stopped."""

    __slots__ = ("_hurried", "_rng", "_rollouts", "_stop", "finding", "telling")

    def __init__(
        self,
        rollouts: Mapping[str, int],
        seed: int = 0,
        stop: Callable[[], bool] | None = None,
        hurried: bool = False,
    ) -> None:
        self._rollouts = rollouts
        self._rng = random.Random(seed)
        self._stop = stop
        self._hurried = hurried
        self.finding: Finding | None = None
        """What came of its last search."""
        self.telling = False
        """Whether somebody wants to know winning chances: they change no choice."""

    def choose(self, seat_game: SeatGame) -> str:
        """The id of the chosen option."""
        decision = _asked(seat_game)
        if len(decision.options) == 1:
            return decision.options[0].id
        craft = craft_of(seat_game.kind)
        rollouts = self._rollouts[seat_game.kind]
        self.finding = improve(
            seat_game, craft, rollouts, self._rng, self._stop, hurried=self._hurried, telling=self.telling
        )
        return self.finding.best.option.id


def soldier(
    seed: int = 0, stop: Callable[[], bool] | None = None, most: int | None = None, hurried: bool = False
) -> Searcher:
    """A player to respect; with at most so many roll-outs a decision, if that is said."""
    return Searcher(_at_most(SOLDIER, most), seed, stop, hurried)


def veteran(
    seed: int = 0, stop: Callable[[], bool] | None = None, most: int | None = None, hurried: bool = False
) -> Searcher:
    """The strongest player there is; with at most so many roll-outs a decision, if that is said."""
    return Searcher(_at_most(VETERAN, most), seed, stop, hurried)


def _at_most(rollouts: Mapping[str, int], most: int | None) -> Mapping[str, int]:
    return rollouts if most is None else {game: min(number, most) for game, number in rollouts.items()}


def _asked(seat_game: SeatGame) -> Decision:
    decision = seat_game.decision
    if decision is None:
        raise ValueError("this seat is not asked")
    return decision

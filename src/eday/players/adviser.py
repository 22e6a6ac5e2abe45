"""Advice for a seat: the best options with winning chances, how sure these are, and why.

It rests on what the seat may know and changes nothing. Whether a seat may have advice is the business of whoever hosts
the game: between two people who play against each other it is not to be given.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from eday.kernel import Decision, EdayError, Option
from eday.players import levels
from eday.players.crafts import craft_of
from eday.players.search import TOLD, Candidate, Craft, Finding, improve
from eday.players.seat_view import SeatGame
from eday.players.why import HABIT, PRINTED, Why

SURE: Final = 1.96
"""Standard errors to each side of a mean between which the truth lies 19 times of 20, had one endless samples."""
BETWEEN: Final = "reinforce"
"""Asked between the games of a campaign: no game is there to be tried."""
TRIALS: Final = 20
"""Imagined games from which an option is explained."""
DOUBT: Final = 0.01
"""Added to the sum of squares, as if one more sample had been 10 % off: a few samples that agree prove little."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An option one might take."""

    option: Option
    chance: float | None
    """The seat's chance to win with it, from 0 to 1; None where nothing could be tried."""
    error: float | None
    """Half the width of its 95 % interval."""
    why: tuple[Why, ...]
    """What speaks for it, the weightiest first; never empty."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What came of thinking about a decision."""

    suggestions: tuple[Suggestion, ...]
    """The best first, at most three."""
    rollouts: int
    complete: bool
    """Nobody stopped it, and there was time enough."""
    refused: EdayError | None = None
    """Why there are no chances: the adviser has nothing to reckon by and speaks from habit."""


class _Watch:
    """Tells the search when to stop, and the host how far it has come."""

    __slots__ = ("_all", "_done", "_end", "_progress", "_stop", "stopped")

    def __init__(
        self,
        everything: int,
        stop: Callable[[], bool] | None,
        seconds: float | None,
        progress: Callable[[int, int], None] | None,
    ) -> None:
        self._all = everything
        self._done = 0
        self._stop = stop
        self._end = None if seconds is None else time.monotonic() + seconds
        self._progress = progress
        self.stopped = False

    def __call__(self) -> bool:
        """Asked before every roll-out."""
        if self._progress is not None:
            self._progress(min(self._done, self._all), self._all)
        self._done += 1
        self.stopped = self.over()
        return self.stopped

    def over(self) -> bool:
        """Whether time is up, or somebody has said so."""
        late = self._end is not None and time.monotonic() >= self._end
        return late or (self._stop is not None and self._stop())


def suggest(
    seat_game: SeatGame,
    rollouts: int | None = None,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    seconds: float | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Advice:
    """The best options of the seat that is asked; ValueError if it is not.

    Without a number of roll-outs it takes as many as the veteran. The same seed gives the same advice, unless `stop`
    says so or the seconds are over: then it is the best so far. `progress` is told roll-outs done and to be done.
    """
    decision = seat_game.decision
    if decision is None:
        raise ValueError("this seat is not asked")
    craft = craft_of(seat_game.kind)
    rng = random.Random(seed)
    wanted = levels.VETERAN[seat_game.kind] if rollouts is None else rollouts
    watch = _Watch(wanted, stop, seconds, progress)
    if craft.refused is not None or decision.kind == BETWEEN:
        ranked = craft.base.ranked(seat_game.imagine(rng), decision)[:TOLD]
        habits = [_Chosen(decision.find(option.id) or option, None, None) for _, option in ranked]
        return Advice(_explained(seat_game, decision, craft, habits, watch), 0, True, craft.refused)
    finding = improve(seat_game, craft, wanted, rng, watch, every=True)
    best = finding.best
    tried = sorted(finding.candidates, key=lambda one: (one is not best, not one.kept, _falling(finding, one)))[:TOLD]
    chosen = [_chosen(decision, finding, one) for one in sorted(tried, key=lambda one: _falling(finding, one))]
    shown = _explained(seat_game, decision, craft, chosen, watch)
    return Advice(shown, finding.rollouts, not watch.stopped)


class _Chosen(NamedTuple):
    """A suggestion that is still to be explained."""

    option: Option
    chance: float | None
    error: float | None


def _chosen(decision: Decision, finding: Finding, candidate: Candidate) -> _Chosen:
    chance = finding.chance(candidate)
    error = None if chance is None else half_width(finding, candidate)
    # Of an imagined game's option only the name is known to be the seat's own.
    return _Chosen(decision.find(candidate.option.id) or candidate.option, chance, error)


def _falling(finding: Finding, candidate: Candidate) -> float:
    """Sorts by the chances that are told, what was never tried last."""
    chance = finding.chance(candidate)
    return 1.0 if chance is None else -chance


def _explained(
    seat_game: SeatGame, decision: Decision, craft: Craft, chosen: list[_Chosen], watch: _Watch
) -> tuple[Suggestion, ...]:
    """Suggestions with what speaks for them."""
    options = [one.option for one in chosen]
    lines: list[tuple[Why, ...]] = [(HABIT,)] * len(chosen)
    if decision.kind == BETWEEN:
        lines = [(PRINTED,)] * len(chosen)
    elif craft.explain is not None:
        lines = craft.explain(seat_game, decision, options, TRIALS, watch.over)
    return tuple([Suggestion(*one, why) for one, why in zip(chosen, lines, strict=True)])


def half_width(finding: Finding, candidate: Candidate) -> float:
    """Half the 95 % interval of a winning chance.

    One that was given up early is known by its difference to the policy's choice: it has the doubts of both.
    """
    base = finding.candidates[0]
    if candidate.n == base.n:
        return _width(candidate.worth_squares, candidate.worth, candidate.n)
    own = _width(base.worth_squares, base.worth, base.n)
    apart = _width(candidate.gap_squares, candidate.gap, candidate.n)
    return min(1.0, float((own * own + apart * apart) ** 0.5))


def _width(squares: float, total: float, n: int) -> float:
    """Half the 95 % interval of a mean of n samples."""
    if n < 2:
        return 1.0
    variance = (max(0.0, squares - total * total / n) + DOUBT) / (n - 1)
    return min(1.0, _quantile(n - 1) * float((variance / n) ** 0.5))


def _quantile(freedom: int) -> float:
    """Of Student's distribution, by the first terms of its expansion around the normal one."""
    cubed = SURE**3
    first = (cubed + SURE) / (4 * freedom)
    second = (5 * SURE**5 + 16 * cubed + 3 * SURE) / (96 * freedom**2)
    return SURE + first + second

"""What is reckoned for people in other processes: opinions about a decision, and how a game swung.

What these processes import is little, so that the first who asks is soon answered.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import eday
from eday.kernel import EdayError
from eday.players import SeatGame, suggest
from eday.players.curve import Curve, curves
from eday.server.gate import errands

Why = tuple[tuple[str, dict[str, float | str]], ...]


class Considered(NamedTuple):
    """An option, the seat's chance to win with it, how sure that is, and what speaks for it."""

    option: str
    chance: float | None
    error: float | None
    why: Why


class Opinion(NamedTuple):
    """What came of thinking about a decision, in no language."""

    options: tuple[Considered, ...]
    rollouts: int
    complete: bool
    trouble: EdayError | None


def think_about(place: int, state: str, seat: int, seconds: float) -> Opinion:
    """In a process: what to do in a saved game, for all that a seat knows."""
    stop = errands.called_off(place)
    if stop():  # while it waited
        return Opinion((), 0, False, None)
    return opinion(SeatGame(eday.load(state, trusted=True), seat), stop, seconds)


def opinion(
    seat_game: SeatGame, stop: errands.Stop | None = None, seconds: float | None = None, rollouts: int | None = None
) -> Opinion:
    """What the adviser says, as plain data."""
    found = suggest(seat_game, rollouts, stop=stop, seconds=seconds)
    options = [
        Considered(one.option.id, one.chance, one.error, tuple((why.key, dict(why.args)) for why in one.why))
        for one in found.suggestions
    ]
    return Opinion(tuple(options), found.rollouts, found.complete, found.refused)


class Turned(NamedTuple):
    """A turning point in no language."""

    turn: int
    at: int
    seat: int
    option: dict[str, Any] | None
    before: float
    after: float
    events: tuple[dict[str, Any], ...]


class Swings(NamedTuple):
    """The curve of one game: points are turn, choices made and chance."""

    chapter: int | None
    points: tuple[tuple[int, int, float], ...]
    turning: tuple[Turned, ...]


Found = tuple[Swings, ...] | None
"""None where nobody waited for the end."""


def reckon(place: int, record: dict[str, Any]) -> Found:
    """In a process: the curve of a record, of a campaign one for each game; None if it is called off."""

    def progress(done: int, of: int) -> None:
        errands.tell(place, done / of if of else 1.0)

    found = curves(record, errands.called_off(place), progress)
    return None if found is None else tuple(_plain(curve) for curve in found)


def _plain(curve: Curve) -> Swings:
    turning = [
        Turned(
            one.turn,
            one.choice + 1,
            one.seat,
            dict(one.option.to_dict()) if one.option else None,
            one.before,
            one.after,
            tuple(event.to_dict() for event in one.events),
        )
        for one in curve.turning
    ]
    points = [(point.turn, point.choice, point.chance) for point in curve.points]
    return Swings(curve.chapter, tuple(points), tuple(turning))

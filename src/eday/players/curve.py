"""How a game swung: the COGs' winning chance at the start of each turn, and where it turned.

A chance is the learned value, averaged over what each seat could imagine at that moment; the same record gives the same
curve. A turn that changed much is looked at again, choice by choice.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, NamedTuple

import eday
from eday.kernel import Event, Game, Option
from eday.kernel.game import apply_choice
from eday.players.card.one_ply import AT_REST, usual
from eday.players.crafts import craft_of
from eday.players.search import LONGEST, Craft, chances, play_on, scaled

SAMPLES: Final = 12
"""Imagined games behind each chance."""
SWING: Final = 0.1
"""A change from one turn to the next that makes a turning point."""
MOST: Final = 5
"""Turning points of a game."""
KEPT: Final = 32
"""Records whose curves are remembered."""
COG: Final = 0
NEWS: Final = (
    "game_resigned",
    "stage_begun",
    "cog_eliminated",
    "bleeding_out",
    "hole_sealed",
    "cog_revived",
    "direct_damage_dealt",
    "unit_killed",
    "figure_killed",
)
"""Events worth telling of a turn, the weightiest first."""
TOLD: Final = 3

Choice = Sequence[Any]


class Point(NamedTuple):
    """A moment of the game."""

    turn: int
    choice: int
    """Choices of the record that were made before."""
    chance: float
    """That the COGs win; 0 or 1 once it is over."""


class TurningPoint(NamedTuple):
    """A turn that changed much, and the choice that did most of it."""

    turn: int
    choice: int
    """Its number in the record, from 0 on."""
    seat: int
    option: Option | None
    """What was chosen; None where somebody gave up."""
    before: float
    after: float
    """The COGs' chances when that turn began, and when the next one did."""
    events: tuple[Event, ...]
    """The weightiest of what everybody saw in it."""


@dataclass(frozen=True, slots=True)
class Curve:
    """One game, from its first turn to its end or as far as it was played."""

    chapter: int | None
    """Of the card game; None on the board."""
    points: tuple[Point, ...]
    turning: tuple[TurningPoint, ...]
    """The greatest changes, in the order of the game."""


class Position(NamedTuple):
    """A copy of the game where a turn begins."""

    game: Any
    point: Point


_kept: OrderedDict[str, tuple[Curve, ...]] = OrderedDict()


def curves(
    record: dict[str, Any],
    stop: Callable[[], bool] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[Curve, ...] | None:
    """The curve of a game, of a campaign one for each of its games; None if it was stopped.

    The weights' EdayError where there is no value to go by, ReplayError or SaveError for what is no record. `progress`
    is told steps done and to be done. Curves are remembered by their record.
    """
    key = fingerprint(record)
    known = _kept.get(key)
    if known is None:
        found = _Walk(record, stop or _never, progress).curves()
        if found is None:
            return None
        known = _kept[key] = found
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return known


def fingerprint(record: dict[str, Any]) -> str:
    """The same for the same record."""
    return hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()


def _never() -> bool:
    return False


class _Walk:
    """Goes through a record, once from end to end and then again through the turns that changed most."""

    def __init__(
        self, record: dict[str, Any], stop: Callable[[], bool], progress: Callable[[int, int], None] | None
    ) -> None:
        # A record that does not replay is refused before anything is reckoned.
        self._choices: list[Choice] = eday.replay(record).record()["choices"]
        self._table: Game[Any] = eday.replay({**record, "choices": []})
        self._stop = stop
        self._progress = progress
        self._done = 0
        self._craft: Craft = craft_of(self._table.KIND)
        if self._craft.refused is not None:
            raise self._craft.refused

    def curves(self) -> tuple[Curve, ...] | None:
        """The curve of each game; None if it was stopped."""
        found: list[Curve] = []
        game: Any = None
        positions: list[Position] = []
        for number, (seat, option) in enumerate([*self._choices, (COG, "")]):
            if self._stopped():
                return None
            present = _played(self._table)
            if game is not None and present is not game:
                found.append(self._curve(game, positions, number))
                positions = []
            game = present
            if game is not None and _begins(game, positions):
                positions.append(Position(game.clone(), Point(game.turn, number, self._chance(game))))
            if number < len(self._choices):
                apply_choice(self._table, number, seat, option)
        if game is not None and positions:
            found.append(self._curve(game, positions, len(self._choices)))
        return None if self._stop() else tuple(found)

    def _stopped(self) -> bool:
        if self._progress is not None:
            self._progress(min(self._done, len(self._choices)), len(self._choices))
        self._done += 1
        return self._stop()

    def _curve(self, game: Any, positions: list[Position], end: int) -> Curve:
        """The curve of one game that is over, or as far as it was played."""
        points = [position.point for position in positions]
        if game.outcome is not None:
            points.append(Point(game.turn, end, 1.0 if game.outcome.winner == "cog" else 0.0))
        elif points[-1].choice < end:
            points.append(Point(game.turn, end, self._chance(game)))
        turning = self._turning(positions, points)
        return Curve(getattr(game, "chapter", None), tuple(points), tuple(turning))

    def _turning(self, positions: list[Position], points: list[Point]) -> list[TurningPoint]:
        """The greatest changes, each with the choice behind it."""
        swings = [abs(after.chance - before.chance) for before, after in pairwise(points)]
        order = sorted(range(len(swings)), key=lambda index: (-swings[index], index))
        wanted = sorted([index for index in order[:MOST] if swings[index] >= SWING])
        return [self._decisive(positions[index], points[index + 1]) for index in wanted if not self._stop()]

    def _decisive(self, position: Position, end: Point) -> TurningPoint:
        """The choice of a turn after which more had changed, in the direction of the whole, than after any other."""
        start = position.point
        game = position.game.clone()
        sign = 1.0 if end.chance > start.chance else -1.0
        best, most = start.choice, float("-inf")
        turned: tuple[int, Option | None] = (COG, None)
        events: list[Event] = []
        before = self._expected(game, start.turn + 1)
        for number in range(start.choice, end.choice):
            seat, option_id = self._choices[number]
            option = game.decision.find(option_id)
            events += apply_choice(game, number, seat, option_id)
            after = self._expected(game, start.turn + 1)
            if sign * (after - before) > most:
                best, most, turned = number, sign * (after - before), (seat, option)
            before = after
        return TurningPoint(start.turn, best, *turned, start.chance, end.chance, _news(events))

    def _chance(self, game: Any) -> float:
        """The COGs' chance in a position."""
        return self._expected(game, game.turn)

    def _expected(self, game: Any, last: int) -> float:
        """The COGs' chance at the next moment a value can be trusted: on the board where that turn begins."""
        leaves: list[Any] = []
        rng = random.Random(game.turn)
        for number in range(SAMPLES):
            leaf = game.determinize(number % game.seats, rng, past=False)
            if game.KIND == "card":
                _settle(leaf)
            else:
                play_on(self._craft.policy, leaf, last)
            leaves.append(leaf)
        found = scaled(self._craft, leaves, COG, chances(self._craft, leaves, COG))
        return sum(found) / len(found)


def _played(table: Any) -> Any:
    """The game being played; between the games of a campaign none."""
    return table.game if table.KIND == "campaign" else table


def _begins(game: Any, positions: list[Position]) -> bool:
    """Whether a turn begins here, at a moment a value can be trusted."""
    decision = game.decision
    if decision is None or game.turn < 1 or (game.KIND == "card" and decision.kind not in AT_REST):
        return False
    return not positions or game.turn > positions[-1].point.turn


def _settle(game: Any) -> None:
    """Give the usual answers until nothing waits to be done."""
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None or decision.kind in AT_REST:
            return
        game.choose(usual(decision).id)


def _news(events: Sequence[Event]) -> tuple[Event, ...]:
    """The weightiest events, in the order in which they happened."""
    weighty = [number for number, event in enumerate(events) if event.kind in NEWS]
    weighty.sort(key=lambda number: (NEWS.index(events[number].kind), number))
    return tuple([events[number].for_seat(None) for number in sorted(weighty[:TOLD])])

"""Why an option is worth taking, found by trying: what comes of it, and what is different with its rivals."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from eday.kernel import Decision, Event, Option
from eday.players.search import LONGEST, Policy
from eday.players.seat_view import ImaginedGame, SeatGame
from eday.players.why import HABIT, Why

MOST: Final = 3
"""Phrases of one line."""
SEED: Final = 12
"""All that is explained rests on the same imagined games."""
ALIKE: Final = 0.3
"""How much it counts that something happens, beside how much more or less than with the rivals."""
HURRIED: Final = 12
"""Imagined games that have to do when there is no time for more: shares of fewer say hardly anything."""
SURE: Final = 0.995
NEVER: Final = float("inf")


class Telling(NamedTuple):
    """How a figure of what comes of an option is told."""

    key: str
    weight: float
    least: float
    """Worth a word from here on."""
    apart: float = NEVER
    """Or if it differs so much from that of the rivals."""
    argument: str = "percent"
    """Its name in the message; none for a figure that is not told itself."""
    sure: str = ""
    """The message where there is no doubt."""
    unless: str = ""
    """A message beside which it says nothing new."""
    sets_apart: bool = False
    """Worth a word only if it is both: much, and different from the rivals."""

    def why(self, figure: float) -> Why:
        """The phrase."""
        if self.sure and figure >= SURE:
            return Why(self.sure, {})
        if not self.argument:
            return Why(self.key, {})
        return Why(self.key, {self.argument: round(100 * figure) if self.argument == "percent" else round(figure, 1)})


class Witness(Protocol):
    """Follows one imagined game from an option to its horizon."""

    def note(self, game: Any, events: list[Event]) -> None:
        """Take in what has just happened."""
        ...

    def figures(self, game: Any) -> dict[str, float]:
        """What came of it."""
        ...


class Explainer:
    """Explains options of a game."""

    __slots__ = ("_horizon", "_known", "_policy", "_tellings", "_witness")

    def __init__(
        self,
        policy: Policy,
        horizon: Callable[[ImaginedGame, Decision], int],
        witness: Callable[[Any, int], Witness],
        tellings: Mapping[str, Telling],
        known: Callable[[SeatGame, Decision, Option], tuple[Why, ...]] | None = None,
    ) -> None:
        """`known`: what can be said of an option without trying, exact odds above all."""
        self._policy = policy
        self._horizon = horizon
        self._witness = witness
        self._tellings = tellings
        self._known = known

    def __call__(
        self,
        seat_game: SeatGame,
        decision: Decision,
        options: Sequence[Option],
        samples: int,
        hurry: Callable[[], bool],
    ) -> list[tuple[Why, ...]]:
        """What speaks for each of several options, the weightiest first; never empty.

        They are tried in so many imagined games, in only a few if there is hurry.
        """
        found = self._tried(seat_game, decision, options, samples, hurry)
        lines: list[tuple[Why, ...]] = []
        for number, option in enumerate(options):
            known = self._known(seat_game, decision, option) if self._known is not None else ()
            others = [figures for other, figures in enumerate(found) if other != number]
            phrases = [*known, *self._phrases(found[number], others, known)]
            lines.append(tuple(phrases[:MOST]) or (HABIT,))
        return lines

    def _tried(
        self,
        seat_game: SeatGame,
        decision: Decision,
        options: Sequence[Option],
        samples: int,
        hurry: Callable[[], bool],
    ) -> list[dict[str, float]]:
        """The figures of each option, on average."""
        totals: list[dict[str, float]] = [{} for _ in options]
        counted = 0
        rng = random.Random(SEED)
        for number in range(samples):
            if number >= HURRIED and hurry():
                break
            game = seat_game.imagine(rng)
            asked = game.decision
            if asked is None or not all(asked.find(option.id) for option in options):
                continue
            counted += 1
            for option, total in zip(options, totals, strict=True):
                for name, figure in self._one(game.clone(), decision, option).items():
                    total[name] = total.get(name, 0.0) + figure
        return [{name: figure / counted for name, figure in total.items()} for total in totals]

    def _one(self, game: ImaginedGame, decision: Decision, option: Option) -> dict[str, float]:
        last = self._horizon(game, decision)
        witness = self._witness(game, decision.seat)
        witness.note(game, game.choose(option.id))
        for _ in range(LONGEST):
            asked = game.decision
            if asked is None or game.turn >= last:
                break
            witness.note(game, game.choose(self._policy.choose(game, asked)))
        return witness.figures(game)

    def _phrases(self, figures: dict[str, float], others: list[dict[str, float]], known: tuple[Why, ...]) -> list[Why]:
        """The figures worth a word, the weightiest first."""
        said = {why.key for why in known}
        weighed: list[tuple[float, Why]] = []
        for name, telling in self._tellings.items():
            figure = figures.get(name, 0.0)
            rivals = [other.get(name, 0.0) for other in others]
            apart = abs(figure - sum(rivals) / len(rivals)) if rivals else 0.0
            why = telling.why(figure)
            new = why.key not in said and telling.key not in said and telling.unless not in said
            much, other = figure >= telling.least, apart >= telling.apart
            if new and (much and (other or not rivals) if telling.sets_apart else much or other):
                weighed.append((telling.weight * (ALIKE * figure + apart), why))
        weighed.sort(key=_falling)
        return [why for _, why in weighed]


def _falling(entry: tuple[float, Why]) -> float:
    return -entry[0]

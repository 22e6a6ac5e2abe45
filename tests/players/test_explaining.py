"""Why an option is suggested: what came of it when it was tried, and what sets it apart from its rivals."""

from __future__ import annotations

import random
from typing import Any

from eday.kernel import Event, Option
from eday.players import SeatGame
from eday.players.explaining import NEVER, Explainer, Telling
from eday.players.why import HABIT, Why
from tests.players.toy import FirstPolicy, Toy

TELLINGS = {
    "much": Telling("much", 1.0, 0.5),
    "rare": Telling("rare", 1.0, NEVER, apart=0.3, argument="times"),
    "place": Telling("place", 0.1, 0.5, apart=0.2, argument="", sets_apart=True),
    "sure": Telling("maybe", 0.5, 0.5, sure="certainly"),
    "told": Telling("told", 9.0, 0.1, unless="exact"),
}


class Witness:
    """Reads figures off the toy's answers."""

    figures_of: dict[str, dict[str, float]]

    def __init__(self, game: Any, seat: int) -> None:
        self.option = ""

    def note(self, game: Any, events: list[Event]) -> None:
        self.option = self.option or game.played[-1]

    def figures(self, game: Any) -> dict[str, float]:
        return self.figures_of[self.option]


def explained(figures: dict[str, dict[str, float]], known: tuple[Why, ...] = ()) -> list[list[tuple[str, Any]]]:
    class Seen(Witness):
        figures_of = figures

    toy = Toy(dict.fromkeys(figures, 0.0))
    decision = toy.decision
    assert decision is not None

    def exact(game: SeatGame, decision: Any, option: Option) -> tuple[Why, ...]:
        return known

    explain = Explainer(FirstPolicy(), lambda game, decision: game.turn + 1, Seen, TELLINGS, exact)
    found = explain(SeatGame(toy, 0), decision, decision.options, 5, lambda: False)
    assert toy.played == [], "the game itself is left alone"
    return [[(why.key, dict(why.args)) for why in line] for line in found]


def test_what_happens_much_is_told_the_weightiest_first() -> None:
    assert explained({"a": {"much": 0.6, "sure": 0.7}}) == [[("much", {"percent": 60}), ("maybe", {"percent": 70})]]


def test_what_is_beyond_doubt_is_told_without_a_number() -> None:
    assert explained({"a": {"sure": 1.0}}) == [[("certainly", {})]]


def test_what_differs_from_the_rivals_is_told_even_if_it_is_little() -> None:
    first, second = explained({"a": {"rare": 0.0}, "b": {"rare": 1.0}})
    assert first == [("rare", {"times": 0.0})]
    assert second == [("rare", {"times": 1.0})]


def test_what_all_have_in_common_sets_none_apart() -> None:
    same = explained({"a": {"place": 1.0}, "b": {"place": 1.0}})
    assert same == [[(HABIT.key, {})], [(HABIT.key, {})]]
    first, second = explained({"a": {"place": 1.0}, "b": {"place": 0.0}})
    assert first == [("place", {})]
    assert second == [(HABIT.key, {})]


def test_what_is_known_exactly_comes_first_and_is_not_said_twice() -> None:
    line = explained({"a": {"told": 0.9, "much": 0.8}}, (Why("exact", {"percent": 91}),))[0]
    assert line == [("exact", {"percent": 91}), ("much", {"percent": 80})]


def test_the_same_is_told_every_time() -> None:
    figures = {name: {"much": random.Random(name).random()} for name in "abc"}
    assert explained(figures) == explained(figures)

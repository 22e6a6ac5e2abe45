"""Winning chances that are told: measured, by mission, and no part of the search."""

from __future__ import annotations

import pytest

from eday import board
from eday.kernel import Outcome
from eday.players import SeatGame, crafts, suggest
from eday.players.board.scale import LEAST, OTHER, Scale, usual_scale
from eday.players.search import Craft
from tests.players.toy import ASKED, FirstPolicy, Toy, ToyValue

TOY_SCALE = 0.5
"""What the toy's values are halved to."""


def told(terms: dict[str, tuple[float, float, float, float]], mission: str, value: float, players: int = 2) -> float:
    cogs = ("marcus_fenix", "dominic_santiago", "augustus_cole")[:players]
    return Scale(terms)(board.new(mission, cogs, 3), value)


def test_a_value_that_says_it_all_stays_as_it_is() -> None:
    for value in (0.1, 0.5, 0.9):
        assert told({OTHER: (0.0, 1.0, 0.0, 0.0)}, "emergence", value) == pytest.approx(value)


def test_each_mission_has_its_own_scale_and_others_have_one_together() -> None:
    terms = {OTHER: (0.0, 1.0, 0.0, 0.0), "emergence": (1.0, 1.0, 0.0, -0.5)}
    assert told(terms, "hive", 0.4) == pytest.approx(0.4)
    assert told(terms, "emergence", 0.5) == pytest.approx(0.731, abs=0.001)
    assert told(terms, "emergence", 0.5, players=3) < told(terms, "emergence", 0.5)


def test_extreme_values_stay_chances() -> None:
    terms = {OTHER: (0.0, 9.0, 0.0, 0.0)}
    assert told(terms, "emergence", 0.0) == told(terms, "emergence", LEAST) < 0.01
    assert 0.99 < told(terms, "emergence", 1.0) <= 1.0


def test_there_is_a_scale_for_these_rules_and_none_for_others() -> None:
    found = usual_scale()
    assert found is not None
    game = board.new("emergence", seed=3)
    chances = [found(game, value / 10) for value in range(1, 10)]
    assert chances == sorted(chances)
    assert usual_scale(rules="board-0") is None
    assert usual_scale("nothing.json") is None


def test_advice_tells_the_chance_and_chooses_by_the_value(monkeypatch: pytest.MonkeyPatch) -> None:
    craft = Craft(FirstPolicy(), ToyValue(), lambda game, decision: game.turn + 2, frozenset({ASKED}), False)
    craft.scale = lambda game, value: TOY_SCALE * value
    monkeypatch.setitem(crafts._CRAFTS, "board", lambda: craft)
    toy = Toy({"a": 0.0, "b": 0.3, "c": -0.1})
    toy.ends = {"c": Outcome("cog", "won")}
    advice = suggest(SeatGame(toy, 0), rollouts=60)
    assert [one.option.id for one in advice.suggestions] == ["c", "b", "a"]
    assert [one.chance for one in advice.suggestions] == pytest.approx([1.0, 0.4, 0.25]), "what is over is known"

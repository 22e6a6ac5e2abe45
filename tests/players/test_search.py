"""The search: finds the better option with evidence, stays with the policy without, and can be stopped at any time."""

from __future__ import annotations

import random

import pytest

from eday.kernel import Outcome
from eday.players import SeatGame
from eday.players.search import FEWEST, RIVALS, Finding, improve
from tests.players.toy import Toy, ToyValue, toy_craft

EVEN = dict.fromkeys("abcdef", 0.0)


def search(toy: Toy, rollouts: int = 60, seed: int = 1, versus: bool = False) -> tuple[Finding, ToyValue]:
    value = ToyValue()
    return improve(SeatGame(toy, toy.seat), toy_craft(value, versus), rollouts, random.Random(seed)), value


def test_it_leaves_the_policys_choice_for_a_better_one() -> None:
    finding, _ = search(Toy({**EVEN, "d": 0.1}, own=0.1))
    assert finding.best.option.id == "d"
    assert 0.05 < finding.best.mean < 0.15
    assert 0 < finding.best.error < 0.05


def test_it_stays_with_the_policys_choice_without_evidence() -> None:
    assert search(Toy(EVEN, noise=0.9))[0].best.base, "nothing is better"
    assert search(Toy({**EVEN, "a": 0.1}, own=0.1))[0].best.base, "all others are worse"
    left = sum(not search(Toy({**EVEN, "d": 0.001}, own=0.8), seed=seed)[0].best.base for seed in range(40))
    assert left < 30, "one standard error is not nothing"


def test_chance_is_the_same_for_all_options() -> None:
    """Noise ten times as great as the difference does not hide it, because it is the same for all."""
    finding, _ = search(Toy({**EVEN, "f": 0.05}, noise=0.5))
    assert finding.best.option.id == "f"
    assert finding.best.error < 1e-9


def test_it_spends_no_more_than_its_rollouts_and_values_each_sample_at_once() -> None:
    toy = Toy(EVEN, own=0.5)
    finding, value = search(toy, 61)
    assert 55 < finding.rollouts <= 61
    assert sum(value.batches) == finding.rollouts
    assert len(value.batches) == finding.samples
    assert value.batches[:FEWEST] == [6] * FEWEST
    assert value.batches[FEWEST:] == sorted(value.batches[FEWEST:], reverse=True)
    assert value.batches[FEWEST] < 6, "a third of the rivals goes"
    assert value.turns == {3}, "every roll-out ends at the horizon"


def test_hopeless_rivals_are_given_up() -> None:
    finding, value = search(Toy({**dict.fromkeys("abcdef", -0.2), "a": 0.0}, noise=0.5))
    assert value.batches == [6] * FEWEST, "nobody is left to compare with"
    assert [rival.kept for rival in finding.candidates] == [True] + [False] * 5


def test_only_the_best_rivals_are_tried() -> None:
    finding, _ = search(Toy({**dict.fromkeys("abcdefghij", 0.0), "j": 0.5}))
    assert [one.option.id for one in finding.candidates] == list("abcdef")
    assert len(finding.candidates) == RIVALS + 1


def test_what_is_over_needs_no_valuing() -> None:
    toy = Toy({"a": 0.3, "b": 0.0, "c": 0.4})
    toy.ends = {"b": Outcome("cog", "won"), "c": Outcome("locust", "lost")}
    finding, value = search(toy)
    assert set(value.batches) == {1}
    assert finding.best.option.id == "b"
    assert [finding.chance(one) for one in finding.candidates] == pytest.approx([0.8, 1.0, 0.0])


@pytest.mark.parametrize(("seat", "versus", "best"), [(0, True, "b"), (1, True, "c"), (1, False, "b")])
def test_an_enemy_of_the_cogs_wants_the_opposite(seat: int, versus: bool, best: str) -> None:
    finding, _ = search(Toy({"a": 0.0, "b": 0.2, "c": -0.2}, seat=seat), versus=versus)
    assert finding.best.option.id == best
    assert finding.chance(finding.best) == pytest.approx(0.7)


def test_decisions_of_other_kinds_are_the_policys() -> None:
    toy = Toy({"a": 0.0, "b": 0.4})
    toy.asked = False
    finding, value = search(toy)
    assert (finding.best.option.id, finding.rollouts, value.batches) == ("on", 0, [])
    assert finding.chance(finding.best) is None


def test_the_same_seed_finds_the_same() -> None:
    def found(seed: int) -> list[tuple[int, float, float]]:
        finding, _ = search(Toy({**EVEN, "c": 0.02}, own=0.3), seed=seed)
        return [(one.n, one.mean, one.error) for one in finding.candidates]

    assert found(5) == found(5)
    assert found(5) != found(6)


@pytest.mark.parametrize("stopped_at", range(0, 40, 3))
def test_it_can_be_stopped_at_any_time(stopped_at: int) -> None:
    """A sample that was not finished counts for nobody; what was found before stands."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > stopped_at

    toy, value = Toy({**EVEN, "d": 0.1}), ToyValue()
    finding = improve(SeatGame(toy, 0), toy_craft(value), 1000, random.Random(1), stop)
    assert finding.rollouts == sum(value.batches) <= stopped_at
    assert finding.best.option.id == ("d" if finding.samples >= FEWEST else "a")
    assert toy.played == [], "the game itself is left alone"


def test_an_option_that_an_imagined_game_lacks_ends_the_search() -> None:
    class Other(Toy):
        def determinize(self, seat: int, rng: random.Random, *, past: bool = True) -> Other:
            new = super().determinize(seat, rng, past=past)
            new.worth = {"a": 0.0}
            return new

    finding, value = search(Other({"a": 0.0, "b": 0.4}))
    assert (finding.best.option.id, value.batches) == ("a", [])


def test_a_seat_that_is_not_asked_has_nothing_to_search() -> None:
    with pytest.raises(ValueError, match="not asked"):
        improve(SeatGame(Toy(EVEN), 1), toy_craft(ToyValue()), 10, random.Random(1))

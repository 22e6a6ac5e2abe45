"""choose(): a legal option changes the game, anything else changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import eday
from eday.board import BoardGame
from eday.kernel import IllegalChoice
from tests.board.properties.play import Setup, past, present, sampled, walk


def assert_refused(game: BoardGame, option: Any, key: str) -> None:
    """IllegalChoice, and nothing has changed."""
    before = present(game), past(game), game.record()
    with pytest.raises(IllegalChoice) as refused:
        game.choose(option)
    assert refused.value.key == key
    assert (present(game), past(game), game.record()) == before


@pytest.mark.parametrize("option", ["", " ", "no such option", "move:area:99Z.Q", "spawn", "END", None, 0, ("end",)])
def test_what_is_no_option_is_refused(option: Any) -> None:
    assert_refused(eday.board.new(seed=7), option, "illegal-option")


def test_an_option_of_another_decision_is_refused() -> None:
    """Whatever was legal before or elsewhere, but is not now."""
    known: set[str] = set()
    rng = random.Random(1)
    for game in sampled(Setup(3, 71), 10):
        decision = game.decision
        if decision is None:
            break
        offered = {option.id for option in decision.options}
        for option in rng.sample(sorted(known - offered), min(2, len(known - offered))):
            assert_refused(game, option, "illegal-option")
        known |= offered
    assert len(known) > 50


def test_the_option_just_taken_is_not_there_a_second_time_unless_offered() -> None:
    for game in walk(Setup(2, 72)):
        choices = game.record()["choices"]
        if choices and game.decision is not None and game.decision.find(choices[-1][1]) is None:
            assert_refused(game, choices[-1][1], "illegal-option")


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    *_, game = walk(Setup(2, 73))
    assert game.decision is None
    assert game.decision_for(0) is None
    assert game.decision_for(None) is None
    for option in (game.record()["choices"][-1][1], "end", "", None):
        assert_refused(game, option, "illegal-game-over")


def test_an_error_carries_key_and_arguments() -> None:
    game = eday.board.new(seed=7)
    assert game.decision is not None
    with pytest.raises(IllegalChoice) as refused:
        game.choose("nonsense")
    assert refused.value.args_ == {"option": "nonsense", "seat": game.decision.seat, "kind": game.decision.kind}
    assert "nonsense" in str(refused.value)


def test_a_refused_choice_does_not_spoil_the_next() -> None:
    game, other = eday.board.new(seed=8), eday.board.new(seed=8)
    rng = random.Random(2)
    while game.decision is not None:
        with pytest.raises(IllegalChoice):
            other.choose("nonsense")
        option = rng.choice(game.decision.options).id
        game.choose(option)
        other.choose(option)
    assert other.to_json() == game.to_json()


def test_forced_choices_are_in_no_record() -> None:
    """Every recorded choice was one of several."""
    setup = Setup(3, 74)
    *_, game = walk(setup)
    again = setup.new()
    for seat, option in game.record()["choices"]:
        assert again.decision is not None
        assert again.decision.seat == seat
        assert len(again.decision.options) > 1
        again.choose(option)
    assert again.decision is None

"""A clone and its original share the past and nothing else."""

from __future__ import annotations

import random

import pytest

from tests.card.properties.conservation import check
from tests.card.properties.play import Setup, past, play_on, present, sampled, setups


@pytest.mark.parametrize("setup", setups(1, first=5000), ids=str)
def test_playing_in_the_clone_leaves_the_original_alone(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 25)):
        before = present(game), past(game)
        clone = game.clone()
        assert present(clone) == before[0]
        play_on(clone, random.Random(number), 25)
        assert (present(game), past(game)) == before


@pytest.mark.parametrize("setup", setups(1, first=6000), ids=str)
def test_playing_in_the_original_leaves_the_clone_alone(setup: Setup) -> None:
    kept = [(game.clone(), present(game), past(game)) for game in sampled(setup, 25)]
    for clone, now, then in kept:
        assert (present(clone), past(clone)) == (now, then)


@pytest.mark.parametrize("setup", setups(1, first=7000), ids=str)
def test_every_option_can_be_taken_in_a_clone_of_a_clone(setup: Setup) -> None:
    for game in sampled(setup, 8):
        decision = game.decision
        before = game.to_json()
        for option in decision.options if decision else ():
            first = game.clone()
            second = first.clone()
            assert [event.kind for event in second.choose(option.id)] == [e.kind for e in first.choose(option.id)]
            assert second.to_json() == first.to_json()
            check(second)
        assert game.to_json() == before
        assert game.decision is decision

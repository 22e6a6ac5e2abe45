"""A clone and its original share the past and nothing else."""

from __future__ import annotations

import random

import pytest

from eday.board import BoardGame
from eday.kernel import Event
from tests.board.properties.conservation import check
from tests.board.properties.play import Setup, past, pick, play_on, present, sampled, setups


@pytest.mark.parametrize("setup", setups(3, first=5000), ids=str)
def test_playing_in_the_clone_leaves_the_original_alone(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 250)):
        before = present(game), past(game)
        clone = game.clone()
        assert present(clone) == before[0]
        play_on(clone, random.Random(number), 40)
        assert (present(game), past(game)) == before


@pytest.mark.parametrize("setup", setups(3, first=6000), ids=str)
def test_playing_in_the_original_leaves_the_clone_alone(setup: Setup) -> None:
    kept = [(game.clone(), present(game), past(game)) for game in sampled(setup, 250)]
    for clone, now, then in kept:
        assert (present(clone), past(clone)) == (now, then)


@pytest.mark.parametrize("setup", setups(1, first=7000), ids=str)
def test_every_option_can_be_taken_in_a_clone_of_a_clone(setup: Setup) -> None:
    for game in sampled(setup, 40):
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


def test_lines_of_clones_keep_their_own_choices_and_events() -> None:
    rng = random.Random(3)
    game = Setup(3, 21).new()
    lines: list[tuple[BoardGame, list[list[object]], list[Event]]] = [(game, [], game.events_for(None))]
    for _ in range(60):
        line, chosen, events = rng.choice(lines)
        if line.decision is None:
            continue
        clone = line.clone()
        option = pick(clone, rng, True)
        step: list[object] = [clone.decision.seat if clone.decision else -1, option]
        new = [event.for_seat(None) for event in clone.choose(option)]
        lines.append((clone, [*chosen, step], [*events, *new]))
    assert max(len(chosen) for _, chosen, _ in lines) > 5
    for line, chosen, events in lines:
        assert line.record()["choices"] == chosen
        assert [event.to_dict() for event in line.events_for(None)] == [event.to_dict() for event in events]

"""A game can be written as JSON and read again in the middle of any decision, and its record leads to the same game."""

from __future__ import annotations

import json
import random

import pytest

import eday
from eday.card.game import CardGame
from tests.card.properties.play import VIEWERS, Setup, past, pick, present, sampled, setups, walk


def loaded(game: CardGame, trusted: bool = False) -> CardGame:
    """Through the same door as everybody."""
    found = eday.load(game.to_json(), trusted=trusted)
    assert isinstance(found, CardGame)
    return found


@pytest.mark.parametrize("setup", setups(1, first=1000), ids=str)
def test_a_loaded_game_equals_the_saved_one(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 10)):
        again = loaded(game, trusted=number % 2 == 1)
        assert present(again) == present(game)
        assert past(again) == past(game)


@pytest.mark.parametrize("setup", setups(1, first=2000), ids=str)
def test_a_game_loaded_from_its_state_plays_on_the_same(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 12)):
        line, other, rng = game.clone(), loaded(game, trusted=True), random.Random(number)
        for _ in range(10):
            if line.decision is None:
                break
            option = pick(line, rng, True)
            events = [event.full().to_dict() for event in line.choose(option)]
            assert [event.full().to_dict() for event in other.choose(option)] == events
            assert other.to_json() == line.to_json()
        assert (other.decision is None, other.outcome) == (line.decision is None, line.outcome)


@pytest.mark.parametrize("setup", setups(1, first=3000), ids=str)
def test_a_game_loaded_before_every_choice_is_the_game_played_in_one_go(setup: Setup) -> None:
    game, rng = setup.new(), random.Random(setup.seed)
    while game.decision is not None:
        game = loaded(game, trusted=True)
        game.choose(pick(game, rng, setup.bold))
    *_, in_one_go = walk(setup)
    assert (present(game), past(game)) == (present(in_one_go), past(in_one_go))


@pytest.mark.parametrize("setup", setups(1, first=4000), ids=str)
def test_a_record_leads_to_the_same_game(setup: Setup) -> None:
    for game in sampled(setup, 40):
        record = json.loads(json.dumps(game.record()))
        again = eday.replay(record)
        assert (present(again), past(again)) == (present(game), past(game))
        assert again.record() == record


def test_saving_changes_nothing() -> None:
    for game in sampled(Setup(6, 11, "cog"), 10):
        before = present(game), past(game)
        game.to_json()
        game.record()
        for seat in VIEWERS:
            game.view(seat)
        assert (present(game), past(game)) == before

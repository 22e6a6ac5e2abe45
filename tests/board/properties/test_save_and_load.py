"""A game can be written as JSON and read again in the middle of any decision, and then goes on just the same."""

from __future__ import annotations

import json
import random

import pytest

import eday
from eday.board import BoardGame
from eday.kernel.fields import fields
from tests.board.properties.play import FULL, Setup, past, pick, present, sampled, setups, viewers, walk

STEP = 1 if FULL else 2
"""To load a game takes as long as it was played: in a quick run half as many are loaded."""


def assert_same_future(game: BoardGame, other: BoardGame, rng: random.Random, choices: int) -> None:
    """Both answer the same choices with the same events and states."""
    for _ in range(choices):
        if game.decision is None:
            break
        option = pick(game, rng, True)
        events = [event.full().to_dict() for event in game.choose(option)]
        assert [event.full().to_dict() for event in other.choose(option)] == events
        assert other.to_json() == game.to_json()
    assert (other.decision is None) == (game.decision is None)
    assert other.outcome == game.outcome


@pytest.mark.parametrize("setup", setups(4, first=1000), ids=str)
def test_a_loaded_game_equals_the_saved_one(setup: Setup) -> None:
    for game in sampled(setup, 20 * STEP, firsts=2):
        assert present(eday.load(game.to_json())) == present(game)


@pytest.mark.parametrize("setup", setups(2, first=1500), ids=str)
def test_a_loaded_game_remembers_what_happened(setup: Setup) -> None:
    for game in sampled(setup, 50 * STEP):
        assert past(eday.load(game.to_json())) == past(game)


@pytest.mark.parametrize("setup", setups(3, first=2000), ids=str)
def test_a_loaded_game_plays_on_the_same(setup: Setup) -> None:
    for number, game in enumerate(sampled(setup, 15 * STEP)):
        assert_same_future(game.clone(), eday.load(game.to_json()), random.Random(number), 12)


@pytest.mark.parametrize("setup", setups(1, first=3000), ids=str)
def test_a_game_loaded_before_every_choice_is_the_game_played_in_one_go(setup: Setup) -> None:
    game, rng = setup.new(), random.Random(setup.seed)
    while game.decision is not None:
        game = eday.load(game.to_json())
        game.choose(pick(game, rng, setup.bold))
    *_, in_one_go = walk(setup)
    assert (present(game), past(game)) == (present(in_one_go), past(in_one_go))


@pytest.mark.parametrize("setup", setups(2, first=4000), ids=str)
def test_a_record_leads_to_the_same_game(setup: Setup) -> None:
    for game in sampled(setup, 150 * STEP):
        record = json.loads(json.dumps(game.record()))
        again = eday.replay(record)
        assert (present(again), past(again)) == (present(game), past(game))
        assert again.record() == record


def test_saving_changes_nothing() -> None:
    for game in sampled(Setup(3, 11), 10):
        before = present(game), past(game)
        game.to_json()
        game.record()
        for seat in viewers(game):
            game.view(seat)
        assert (present(game), past(game)) == before


def makes(value: object) -> object:
    """Of what types a value is made."""
    if isinstance(value, list | tuple):
        return type(value), [makes(part) for part in value]
    return type(value)


@pytest.mark.parametrize("setup", setups(4, first=5000), ids=str)
def test_what_has_names_keeps_them(setup: Setup) -> None:
    """JSON makes lists of doors, weapons and spawns that wait; rules read their parts by name."""
    for game in sampled(setup, 25):
        loaded = eday.load(game.to_json(), trusted=True)
        for mine, restored in zip(
            (game._table, *game._table.stack), (loaded._table, *loaded._table.stack), strict=True
        ):
            for name in fields(type(mine)):
                assert makes(getattr(restored, name)) == makes(getattr(mine, name)), name

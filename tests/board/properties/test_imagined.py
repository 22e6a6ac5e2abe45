"""An imagined game holds nothing its seat may not know, and follows from what the seat does know."""

from __future__ import annotations

import random

import pytest

from eday.board import BoardGame
from tests.board.properties.hidden import twin
from tests.board.properties.play import Setup, sampled, setups
from tests.reachable import betrayed, reachable

SECRET_SEED = 7_123_456_789_000


def chance(game: BoardGame) -> set[int]:
    """The numbers from which all that is still to come would follow."""
    return {game._box.seed, game._table.rng, game._table.layout_seed}


@pytest.mark.rule("BG-SECRET-01", "BG-SECRET-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_secret_can_be_reached_from_an_imagined_game(players: int) -> None:
    looked = 0
    for number, game in enumerate(sampled(Setup(players, SECRET_SEED + players), 60)):
        assert betrayed(game, 0, chance(game))
        for seat in range(players):
            imagined = game.clone().determinize(seat, random.Random(number))
            assert betrayed(imagined, seat, chance(game)) == []
            again = imagined.clone().determinize((seat + 1) % players, random.Random(number))
            assert betrayed(again, (seat + 1) % players, chance(game)) == []
            looked += 1
    assert looked > 10


def test_the_search_finds_what_is_hidden_in_a_game() -> None:
    game = Setup(2, SECRET_SEED).new()
    found = [thing for thing in reachable(game.clone()) if isinstance(thing, int)]
    assert chance(game) <= set(found)


@pytest.mark.rule("BG-SECRET-01", "BG-SECRET-04")
@pytest.mark.parametrize("setup", setups(2, first=35_000), ids=str)
def test_the_same_knowledge_imagines_the_same_game(setup: Setup) -> None:
    compared = 0
    for number, game in enumerate(sampled(setup, 20)):
        for seat in range(game.seats):
            other = twin(game, seat, random.Random(number))
            pair = [one.determinize(seat, random.Random(9)).to_json() for one in (game, other)]
            assert pair[0] == pair[1]
            compared += other._table.hand != game._table.hand
    assert compared > 5 or game.seats == 1

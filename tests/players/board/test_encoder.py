"""Positions as rows of numbers."""

from __future__ import annotations

import random

import numpy
import pytest

from eday import board
from eday.players.board.encoder import INPUTS, encode
from eday.players.board.policy import BoardPolicy
from tests.board.scene import Scene
from tests.players.board.table import SQUAD


def positions(mission: str, players: int, count: int = 60) -> list[board.BoardGame]:
    """A game of the base policy, position by position, as one seat imagines it."""
    game = board.new(mission, SQUAD[:players], 3)
    found = []
    for number in range(count):
        if game.decision is None:
            break
        found.append(game.determinize(game.decision.seat, random.Random(number)))
        game.choose(BoardPolicy().choose(game, game.decision))
    return found


@pytest.mark.parametrize(
    ("mission", "players"),
    [("emergence", 1), ("hive", 2), ("scattered", 3), ("horde_mode", 4), ("china_shop", 2), ("roadblocks", 4)],
)
def test_every_position_has_a_row_of_small_numbers(mission: str, players: int) -> None:
    rows = encode(positions(mission, players))
    assert rows.shape[1] == INPUTS
    assert rows.dtype == numpy.float32
    assert numpy.isfinite(rows).all()
    assert abs(rows).max() < 30
    assert len({row.tobytes() for row in rows}) > len(rows) / 3


def test_the_row_is_the_same_in_any_batch() -> None:
    games = positions("emergence", 2)
    assert (encode(games)[5:8] == encode(games[5:8])).all()


def test_the_hands_of_the_whole_squad_count() -> None:
    def row(*cards: str) -> list[float]:
        s = Scene()
        s.hand(0, "assault")
        s.hand(1, *cards)
        s.at_order(0)
        return [float(value) for value in encode([s.game])[0]]

    assert row("advance", "dig_in") == row("assault", "dig_in"), "both of them dodge"
    assert row("advance", "dig_in") != row("advance", "hold_ground")

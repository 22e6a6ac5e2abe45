"""The map of a seed depends on the seed alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import eday
from tests.board.properties.play import SQUAD, play_on
from tests.compared import shown_to

SQUADS = [SQUAD[:1], SQUAD[1:2], SQUAD[:2], SQUAD[2:], SQUAD[1:], SQUAD, SQUAD[::-1]]


def laid(view: dict[str, Any]) -> list[tuple[object, ...]]:
    """Every tile with its place and turn."""
    return [tuple(tile[key] for key in ("id", "x", "y", "rotation")) for tile in view["map"]["tiles"]]


@pytest.mark.parametrize("seed", range(12))
def test_the_same_seed_lays_the_same_map_for_everybody(seed: int) -> None:
    games = [eday.board.new(cogs=cogs, seed=seed, insane=insane) for cogs in SQUADS for insane in (False, True)]
    maps = [laid(shown_to(game, None)) for game in games]
    assert len(maps[0]) == 4
    assert all(tiles == maps[0] for tiles in maps)


def test_choices_do_not_change_the_map() -> None:
    game = eday.board.new(cogs=SQUAD, seed=5)
    before = laid(shown_to(game, 0))
    play_on(game, random.Random(1), 60)
    assert laid(shown_to(game, 0)) == before


def test_seeds_lay_different_maps() -> None:
    maps = {str(laid(shown_to(eday.board.new(seed=seed), None))) for seed in range(40)}
    assert len(maps) > 10

"""Distances and covers that a bot reads from the drawing of a map."""

from __future__ import annotations

import pytest

from eday import board
from eday.players.board.terrain import FAR, spread, terrain_of


@pytest.mark.parametrize("seed", range(12))
def test_neighbours_and_distances_are_those_of_the_map(seed: int) -> None:
    game = board.new(seed=seed)
    land = terrain_of(game.view(0)["map"])
    shape = game._table.shape
    names = [f"area:{area}" for area in shape.areas]
    assert land.areas == names
    for number, name in enumerate(names):
        assert land.neighbours[name] == sorted(names[other] for other in shape.neighbours[number])
        assert [land.moves[name][other] for other in names] == list(shape.move[number])
        assert [land.ranges[name][other] for other in names] == list(shape.range[number])


def test_covers_lie_in_their_areas_and_protect_nobody_from_his_own_area() -> None:
    game = board.new(seed=3)
    land = terrain_of(game.view(0)["map"])
    shape = game._table.shape
    for number, cover in enumerate(shape.covers):
        area = f"area:{shape.areas[shape.area_of_cover[number]]}"
        assert f"cover:{cover}" in land.covers[area]
        assert land.bonus(f"cover:{cover}", area, area) == 0


def test_cover_is_guessed_right_or_nearly_so() -> None:
    wrong = 0
    for seed in range(4):
        game = board.new(seed=seed)
        land = terrain_of(game.view(0)["map"])
        shape = game._table.shape
        for number, cover in enumerate(shape.covers):
            home = shape.area_of_cover[number]
            for other in range(len(shape.areas)):
                if other != home and shape.sees(other, -1, home, number):
                    guess = land.bonus(f"cover:{cover}", f"area:{shape.areas[home]}", f"area:{shape.areas[other]}")
                    wrong = max(wrong, abs(guess - shape.cover_bonus(other, -1, home, number)))
    assert wrong == 1


def test_spreading_reaches_only_what_is_linked() -> None:
    neighbours = {"a": ["b"], "b": ["a", "c"], "c": ["b"], "d": []}
    steps = spread(["a"], neighbours)
    assert steps == {"a": 0, "b": 1, "c": 2}
    assert steps.get("d", FAR) == FAR

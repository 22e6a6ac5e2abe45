"""What stands along cover lines: the same on a tile however it lies, and what a cover space points at."""

from __future__ import annotations

from typing import get_args

from eday.board.map.barriers import barriers
from eday.board.map.export import geometry
from eday.board.map.lay import lay
from eday.board.map.plan import COVER, plan_of
from eday.board.map.view_types import Barrier, Shelter
from eday.content.board import load

TILES = load().tiles


def test_every_unit_of_cover_has_something_standing_there() -> None:
    kinds = set()
    for tile in TILES.values():
        plan = plan_of(tile)
        found = barriers(plan)
        assert set(found) == {(x, y, up) for x, y, up, kind in plan.borders if kind == COVER}
        kinds |= set(found.values())
    assert kinds == set(get_args(Barrier))


def test_a_map_tells_what_stands_along_each_line_and_what_each_space_is_behind() -> None:
    shape = lay(TILES, ("2A", "9A", "12A", "16A"))
    assert shape is not None
    data = geometry(shape)
    assert len(data["barriers"]) == len(data["cover_lines"])
    for cover in data["covers"]:
        x, y = cover["arrows"][0]["at"]
        behind: list[Shelter] = [
            barrier
            for barrier, ((ax, ay), (bx, by)) in zip(data["barriers"], data["cover_lines"], strict=True)
            if ax <= x <= bx and ay <= y <= by
        ]
        assert cover["behind"] in (behind or ["ledge"])


def test_a_tile_carries_the_same_things_wherever_it_lies() -> None:
    def things(*tiles: str) -> list[str]:
        shape = lay(TILES, tiles)
        assert shape is not None
        return [cover["behind"] for cover in geometry(shape)["covers"] if cover["id"].startswith("cover:9A.")]

    assert things("2A", "9A") == things("9A", "2A") == things("16A", "12A", "9A")

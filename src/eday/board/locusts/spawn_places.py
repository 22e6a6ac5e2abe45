"""BG-SPAWN: where a step may put the figures it spawns; one function for each place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eday.board.locusts.nearest import map_exits, nearest_holes
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Option


def spawned_kind(step: schema.Spawn) -> str:
    """Slot letter or family a spawn step names."""
    return step.slot or str(step.family)


def spawn_areas(t: BoardTable, step: schema.Spawn, you: int, figure: int = -1) -> list[int]:
    """Several where the active player has a choice, or all for `each`; `figure` is the one that acts, if any."""
    seat = you if you >= 0 else t.decider
    return SPAWN_PLACES[step.at](t, step, t.area[seat if figure < 0 else figure])


def place_options(t: BoardTable, areas: list[int]) -> tuple[Option, ...]:
    """One option for each area."""
    refs = [t.area_ref(area) for area in areas]
    return tuple([Option(f"at:{ref}", "at", (ref,), value=area) for ref, area in zip(refs, areas, strict=True)])


def _map_exit(t: BoardTable, step: schema.Spawn, here: int) -> list[int]:
    return map_exits(t)


def _here(t: BoardTable, step: schema.Spawn, here: int) -> list[int]:
    return [here]


def _nearest_holes(t: BoardTable, step: schema.Spawn, here: int) -> list[int]:
    return nearest_holes(t, here)


def _holes_near(t: BoardTable, step: schema.Spawn, here: int) -> list[int]:
    return [hole for hole in t.holes if t.shape.move[here][hole] <= (step.movement or 0)]


def _equipment_area(t: BoardTable, step: schema.Spawn, here: int) -> list[int]:
    tiles = [tile.tile for tile in t.shape.tiles]
    return [t.shape.equipment_of_tile[tiles.index(step.tile)]] if step.tile in tiles else []


SPAWN_PLACES: Final[dict[schema.SpawnPlace, Callable[[BoardTable, schema.Spawn, int], list[int]]]] = {
    "map_exit": _map_exit,
    "your_area": _here,
    "nearest_hole_to_you": _nearest_holes,
    "nearest_hole_to_self": _nearest_holes,
    "each_hole_near_you": _holes_near,
    "equipment_area": _equipment_area,
}
"""Each with the area of the COG called "you", or of the figure that acts."""

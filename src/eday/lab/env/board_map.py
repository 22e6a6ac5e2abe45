"""The map of the board game as a graph of areas: what does not change as long as it lies as it is."""

from __future__ import annotations

from array import array
from typing import Final

from eday.board import MapShape
from eday.lab.env.arrays import NONE, checked

AREAS: Final = 112
COVERS: Final = 96
LINKS: Final = 10
"""The most areas and cover spaces of a map, and neighbours of an area."""
AREA: Final = (
    "tile", "map", "x", "y", "size", "entrance", "exit", "printed_hole", "printed_equipment", "hole", "equipment",
    "usable", "drops", "door",
)  # fmt: skip
HOLE: Final = AREA.index("hole")
EQUIPMENT: Final = AREA.index("equipment")
DROPS: Final = AREA.index("drops")
DOOR: Final = AREA.index("door")
ROW: Final = 1 << 12
"""Cells of a turned tile are numbered so many to a row."""


class MapRows:
    """Rows of areas, of their neighbours and of cover spaces."""

    __slots__ = ("areas", "covers", "links")

    def __init__(self, shape: MapShape) -> None:
        checked("cover-space", len(shape.covers), COVERS)
        checked("area", len(shape.areas), AREAS)
        self.covers = array("h", shape.area_of_cover)
        self.links = array("h")
        for near in shape.neighbours:
            checked("neighbour", len(near), LINKS)
            self.links.extend((*near, *(NONE,) * (LINKS - len(near))))
        self.areas = array("h")
        centres = _centres(shape)
        for area, tile in enumerate(shape.tile_of_area):
            x, y, size = centres[area]
            self.areas.extend((
                tile, shape.map_of_area[area], x, y, size, area in shape.entrance_of_tile, area in shape.exit_of_tile,
                area in shape.holes, area in shape.equipment_of_tile, 0, NONE, 0, 0, 0,
            ))  # fmt: skip


def squares(shape: MapShape) -> list[tuple[int, int, int]]:
    """Every square of the map: x and y from its north-west corner on, and the area it belongs to."""
    west = min(tile.x for tile in shape.tiles)
    north = min(tile.y for tile in shape.tiles)
    found = []
    for tile, areas in zip(shape.tiles, shape.areas_of_tile, strict=True):
        for number, area in tile.turned.cells:
            found.append((tile.x - west + number % ROW, tile.y - north + number // ROW, areas[area]))
    return found


def _centres(shape: MapShape) -> list[tuple[int, int, int]]:
    """Of each area its middle in tenths of a square, and how many squares it has."""
    sums = [[0, 0, 0] for _ in shape.areas]
    for x, y, area in squares(shape):
        own = sums[area]
        own[0] += 10 * x + 5
        own[1] += 10 * y + 5
        own[2] += 1
    return [(x // size, y // size, size) for x, y, size in sums]

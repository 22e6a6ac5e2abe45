"""What does not change as long as a map lies as it is: which areas and cover spaces are near, ways to a goal."""

from __future__ import annotations

from typing import Final

from eday.board import MapShape

FAR: Final = 99
KEPT: Final = 64
GOALS: Final = 512


class Land:
    """One map. A spot is an area, or behind the areas a cover space."""

    __slots__ = ("_fields", "_near", "area_of_spot", "areas", "covers_of_area", "move", "neighbours", "range", "shape",
                 "tile_of_area")  # fmt: skip

    def __init__(self, shape: MapShape) -> None:
        self.shape = shape
        self.areas: int = len(shape.areas)
        self.move: tuple[tuple[int, ...], ...] = shape.move
        self.range: tuple[tuple[int, ...], ...] = shape.range
        self.neighbours: tuple[tuple[int, ...], ...] = shape.neighbours
        self.covers_of_area: tuple[tuple[int, ...], ...] = shape.covers_of_area
        self.area_of_spot: tuple[int, ...] = (*range(self.areas), *shape.area_of_cover)
        self.tile_of_area: tuple[int, ...] = shape.tile_of_area
        self._near: dict[int, tuple[int, ...]] = {}
        self._fields: dict[tuple[int, ...], list[int]] = {}

    def within(self, area: int, steps: int) -> tuple[int, ...]:
        """Areas that can be reached with so many moves, the nearest first."""
        key = area * FAR + steps
        known = self._near.get(key)
        if known is None:
            row = self.move[area]
            found = [(row[other], other) for other in range(self.areas) if row[other] <= steps]
            found.sort()
            known = self._near[key] = tuple([other for _, other in found])
        return known

    def field(self, goals: tuple[int, ...]) -> list[int]:
        """Moves from each area to the nearest of the goals."""
        known = self._fields.get(goals)
        if known is None:
            if len(self._fields) >= GOALS:
                self._fields.clear()
            known = [FAR] * self.areas
            for goal in goals:
                row = self.move[goal]
                for area in range(self.areas):
                    if row[area] < known[area]:
                        known[area] = row[area]
            self._fields[goals] = known
        return known

    def tile(self, name: str) -> tuple[int, ...]:
        """Areas of a tile; none if it is not on the map."""
        for tile, placed in enumerate(self.shape.tiles):
            if placed.tile == name:
                return self.shape.areas_of_tile[tile]
        return ()


_known: dict[int, Land] = {}


def land_of(shape: MapShape) -> Land:
    """What is known of a map, by its identity; the land keeps the shape alive, so no other one can take its number."""
    land = _known.get(id(shape))
    if land is None:
        if len(_known) >= KEPT:
            _known.clear()
        land = _known[id(shape)] = Land(shape)
    return land

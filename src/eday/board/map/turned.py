"""A tile's plan after some quarter turns, as grid offsets that are simply added to the place of the tile.

Cell (x, y) has the number y * STRIDE + x. The unit border on its west side has the same number, the one on its
north side that number plus LEVEL. So everything on a tile at (x, y) is shifted by y * STRIDE + x.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

STRIDE: Final = 1 << 12
LEVEL: Final = 1 << 40

Point = tuple[int, int]

FACING: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Unit vectors of the sides, 0 = north, clockwise; y grows to the south."""


def turn_point(x: int, y: int, width: int, height: int, turns: int) -> Point:
    """Where a point of a width x height tile lies after quarter turns clockwise."""
    if turns == 0:
        return x, y
    if turns == 1:
        return height - y, x
    if turns == 2:
        return width - x, height - y
    return y, width - x


def turn_cell(x: int, y: int, width: int, height: int, turns: int) -> Point:
    """Where a cell lies after quarter turns clockwise."""
    cx, cy = turn_point(2 * x + 1, 2 * y + 1, 2 * width, 2 * height, turns)
    return cx >> 1, cy >> 1


def turn_edge(x: int, y: int, upright: bool, width: int, height: int, turns: int) -> tuple[int, int, bool]:
    """Where a unit border lies after quarter turns clockwise."""
    ax, ay = turn_point(x, y, width, height, turns)
    bx, by = turn_point(x + (not upright), y + upright, width, height, turns)
    return min(ax, bx), min(ay, by), ax == bx


def edge_number(x: int, y: int, upright: bool) -> int:
    """Number of a unit border."""
    return y * STRIDE + x + (0 if upright else LEVEL)


class Arrow:
    """A cover arrow: its space, its point in half units, and the side it faces."""

    __slots__ = ("cover", "facing", "x2", "y2")

    def __init__(self, cover: int, x2: int, y2: int, facing: int) -> None:
        self.cover = cover
        self.x2 = x2
        self.y2 = y2
        self.facing = facing


class TurnedGap:
    """An opening of a turned tile: side, both ends (the north-west one first) and its unit borders."""

    __slots__ = ("edges", "ends", "side")

    def __init__(self, side: int, ends: tuple[Point, Point], edges: tuple[int, ...]) -> None:
        self.side = side
        self.ends = ends
        self.edges = edges


class Turned:
    """Everything sight and placement need of a turned tile."""

    __slots__ = ("arrows", "cells", "corners", "gaps", "height", "turns", "wall_points", "walls", "width")

    def __init__(
        self,
        turns: int,
        width: int,
        height: int,
        walls: Sequence[tuple[int, int, bool]],
        cells: Sequence[tuple[int, int, int]],
        corners: Sequence[Point],
        arrows: Sequence[tuple[int, int, int, int]],
        gaps: Sequence[tuple[int, int]],
    ) -> None:
        self.turns = turns
        self.width, self.height = (width, height) if turns % 2 == 0 else (height, width)
        edges = [turn_edge(x, y, upright, width, height, turns) for x, y, upright in walls]
        edges += rim(self.width, self.height)
        self.walls = tuple(edge_number(x, y, upright) for x, y, upright in edges)
        points = {(x, y) for x, y, _ in edges} | {(x + (not up), y + up) for x, y, up in edges}
        self.wall_points = tuple(y * STRIDE + x for x, y in points)
        self.corners = tuple(turn_point(x, y, width, height, turns) for x, y in corners)
        placed = [(*turn_cell(x, y, width, height, turns), area) for x, y, area in cells]
        self.cells = tuple((y * STRIDE + x, area) for x, y, area in placed)
        self.arrows = tuple(self._arrow(arrow, width, height) for arrow in arrows)
        self.gaps = tuple(self._gap(side, start, width, height) for side, start in gaps)

    def _arrow(self, arrow: tuple[int, int, int, int], width: int, height: int) -> Arrow:
        cover, x, y, side = arrow
        dx, dy = FACING[side]
        x2, y2 = turn_point(2 * x + 1 + dx, 2 * y + 1 + dy, 2 * width, 2 * height, self.turns)
        return Arrow(cover, x2, y2, (side + self.turns) % 4)

    def _gap(self, side: int, start: int, width: int, height: int) -> TurnedGap:
        upright = side % 2 == 1
        x = (start, width, start, 0)[side]
        y = (0, start, height, start)[side]
        units = [(x, y), (x, y + 1) if upright else (x + 1, y)]
        edges = [turn_edge(ux, uy, upright, width, height, self.turns) for ux, uy in units]
        far = (x, y + 2) if upright else (x + 2, y)
        a = turn_point(x, y, width, height, self.turns)
        b = turn_point(far[0], far[1], width, height, self.turns)
        return TurnedGap((side + self.turns) % 4, (min(a, b), max(a, b)), tuple(edge_number(*e) for e in edges))


def rim(width: int, height: int) -> list[tuple[int, int, bool]]:
    """The unit borders around a rectangle."""
    sides = [(x, y, False) for x in range(width) for y in (0, height)]
    return sides + [(x, y, True) for x in (0, width) for y in range(height)]

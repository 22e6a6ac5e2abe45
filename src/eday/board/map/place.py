"""Where tiles lie: turned and shifted so that openings meet, and whether they fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from eday.board.map.plan import OPENINGS, Plan
from eday.board.map.turned import Point, Turned

Joint = tuple[int, str, str]
"""Index of the tile this one hangs on (-1: none), the opening used there, its own opening."""

FREE: Final[Joint] = (-1, "", "")


class PlacedTile:
    """A tile on the table; x, y is its north-west corner and width, height its size as it lies there."""

    __slots__ = ("height", "joint", "plan", "rotation", "tile", "width", "x", "y")

    def __init__(self, plan: Plan, rotation: int = 0, x: int = 0, y: int = 0, joint: Joint = FREE) -> None:
        turned = plan.turned(rotation)
        self.plan = plan
        self.tile = plan.id
        self.rotation = rotation
        self.x = x
        self.y = y
        self.width = turned.width
        self.height = turned.height
        self.joint = joint

    @property
    def turned(self) -> Turned:
        """The plan as it lies."""
        return self.plan.turned(self.rotation)

    def gap(self, opening: str) -> tuple[Point, Point]:
        """Both ends of an opening on the table."""
        (ax, ay), (bx, by) = self.turned.gaps[OPENINGS.index(opening)].ends
        return (self.x + ax, self.y + ay), (self.x + bx, self.y + by)


def attach(base: PlacedTile, at: int, opening: str, plan: Plan, own: str = "entrance") -> PlacedTile:
    """Lay a tile so that its own opening meets an opening of `base`, which is tile number `at` (BG-SETUP-14)."""
    side = base.turned.gaps[OPENINGS.index(opening)].side
    rotation = (side + 2 - plan.gaps[OPENINGS.index(own)].side) % 4
    (x, y), _ = base.gap(opening)
    (dx, dy), _ = plan.turned(rotation).gaps[OPENINGS.index(own)].ends
    return PlacedTile(plan, rotation, x - dx, y - dy, (at, opening, own))


def fits(tiles: Sequence[PlacedTile], new: PlacedTile) -> bool:
    """Whether a tile overlaps none of those that lie already (BG-EXPLORE-11)."""
    return not any(
        new.x < t.x + t.width and t.x < new.x + new.width and new.y < t.y + t.height and t.y < new.y + new.height
        for t in tiles
    )

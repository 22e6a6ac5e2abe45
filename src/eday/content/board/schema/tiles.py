"""Map tiles."""

from __future__ import annotations

from typing import Literal

from eday.content.base import Entry, Side, Strict


class Opening(Strict, frozen=True, kw_only=True):
    """A gap in the outer wall, two units wide, `start` counted from the west or north end of its side."""

    side: Side
    start: int


class CoverSpace(Strict, frozen=True, kw_only=True):
    id: str
    cell: tuple[int, int]
    arrows: tuple[Side, ...]


class Tile(Entry, frozen=True, kw_only=True):
    """One face of a map tile. `plan` draws it: cells at odd places, borders between them.

    Row 2y+1, column 2x+1 of the plan is the area letter of cell (x, y). Between two cells of different
    areas stands `.` open, `#` wall, `c` cover or `e` elevation; between cells of one area a space.
    The outer frame and the crossings are drawn `+`, `-`, `|` or space and mean nothing.
    """

    size: Literal["small", "medium", "large"]
    theme: str
    plan: str
    entrance: Opening
    exit: Opening
    holes: tuple[tuple[int, int], ...]
    equipment: tuple[int, int] | None = None
    covers: tuple[CoverSpace, ...]
    cornered: tuple[str, ...] = ()
    """Pairs of areas (for example "AD") that meet in one cracked corner and count as adjacent there."""

"""What stands along the cover lines of a tile: sandbags on a street, crates in a store. No rule asks for it."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from eday.board.map.outline import UnitBorder, strokes
from eday.board.map.plan import COVER, Plan
from eday.board.map.view_types import Barrier

_STREETS: Final = ("avenue", "boulevard", "crossing", "park", "square", "street")
_KINDS: Final[tuple[tuple[tuple[str, ...], tuple[Barrier, ...]], ...]] = (
    (("garden", "terrace", "court", "courtyard", "yard"), ("planter", "low_wall", "planter", "sandbags")),
    (("shop", "rooms", "corridor", "market"), ("counter", "crates", "counter")),
    (("platform", "supply", "cache", "gun", "burrow", "burrows", "tunnel"), ("crates", "sandbags", "crates")),
    (("plaza", "hall", "throne", "gatehouse", "pillar"), ("column", "low_wall", "column")),
    (("cave", "hollow", "pit", "cliff", "imulsion", "resonator", "basin"), ("sandbags", "low_wall", "column")),
)
"""Words of a theme -> what may stand there."""
_ANYWHERE: Final[tuple[Barrier, ...]] = ("sandbags", "barrier", "low_wall", "sandbags")
_CAR: Final = 2
"""Units a car is long at least."""


def barriers(plan: Plan) -> dict[UnitBorder, Barrier]:
    """By unit border of the unturned tile: what stands there, one thing for every straight stretch."""
    found: dict[UnitBorder, Barrier] = {}
    for (x, y), (ex, ey) in strokes([(bx, by, up) for bx, by, up, kind in plan.borders if kind == COVER]):
        length = ex - x + ey - y
        kind = _kind(plan.theme, length, crc32(f"{plan.id} {x} {y} {x == ex}".encode()))
        for unit in range(length):
            found[(x, y + unit, True) if x == ex else (x + unit, y, False)] = kind
    return found


def _kind(theme: str, length: int, number: int) -> Barrier:
    words = set(theme.split())
    if length >= _CAR and words.intersection(_STREETS) and number % 5 < 3:
        return "car"
    for named, kinds in _KINDS:
        if words.intersection(named):
            return kinds[number % len(kinds)]
    return _ANYWHERE[number % len(_ANYWHERE)]

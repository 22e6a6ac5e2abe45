"""Laying tiles: new maps, and maps that grow during play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from eday.board.map.place import FREE, PlacedTile, attach, fits
from eday.board.map.plan import Plan, plan_of
from eday.board.map.shape import MapShape
from eday.content.board import schema
from eday.kernel.recent import Recent

LAST: Final = -1
"""Attach to the tile laid last."""
SEPARATE: Final = -2
"""Begin a map of its own that no way connects to the others."""

_APART: Final = 1000
"""Units between separate maps: more than any map is long."""


class LaidTiles(NamedTuple):
    """Tiles laid together, one after another: a map is a list of these."""

    level: int
    """0 for a tile that came alone."""
    tiles: tuple[str, ...]
    at: int
    """The tile they hang on."""
    turned_first: bool


Key = tuple[tuple[str, str, int, str, str], ...]


def lay(
    tiles: Mapping[str, schema.Tile],
    ids: Sequence[str],
    base: MapShape | None = None,
    at: int = LAST,
    opening: str = "exit",
    turned_first: bool = False,
) -> MapShape | None:
    """Lay tiles one after another, each entrance on the exit before (BG-SETUP-14); None if they do not fit.

    Without `base` a new map begins with the first tile unturned. With it the first new tile meets the `opening` of
    tile number `at`. With `turned_first` the second tile's entrance meets the first one's entrance, whose exit
    stays free.
    """
    plans = [plan_of(tiles[tile]) for tile in ids]
    key = _key(plans, base, at, opening, turned_first)
    known = _SHAPES.get(key)
    if known is None:
        known = _SHAPES.keep(key, (_build(plans, base, key),))
    return known[0]


def laid(tiles: Mapping[str, schema.Tile], layout: Iterable[LaidTiles]) -> MapShape:
    """The map that was laid piece by piece."""
    shape: MapShape | None = None
    for piece in layout:
        shape = lay(tiles, piece.tiles, shape, piece.at, turned_first=piece.turned_first)
    if shape is None:
        raise ValueError(layout)
    return shape


def _key(plans: list[Plan], base: MapShape | None, at: int, opening: str, turned_first: bool) -> Key:
    """What lies and what each tile hangs on; this settles where it lies."""
    before = base.key if base is not None else ()
    count = len(before)
    new = []
    for i, plan in enumerate(plans):
        if i:
            side = "entrance" if turned_first and i == 1 else "exit"
            new.append((plan.id, plan.digest, count + i - 1, side, "entrance"))
        elif base is None or at == SEPARATE:
            new.append((plan.id, plan.digest, *FREE))
        else:
            new.append((plan.id, plan.digest, count - 1 if at == LAST else at, opening, "entrance"))
    return (*before, *new)


def _build(plans: list[Plan], base: MapShape | None, key: Key) -> MapShape | None:
    placed = list(base.tiles) if base is not None else []
    for plan, (tile, _, parent, opening, own) in zip(plans, key[len(placed) :], strict=True):
        if any(other.tile == tile for other in placed):
            raise ValueError(f"tile {tile} lies on the map already")
        if parent >= 0:
            new = attach(placed[parent], parent, opening, plan, own)
        else:
            maps = sum(other.joint == FREE for other in placed)
            new = PlacedTile(plan, 0, 0, maps * _APART)
        if not fits(placed, new):
            return None
        placed.append(new)
    return MapShape(tuple(placed), key)


_SHAPES: Final[Recent[Key, tuple[MapShape | None]]] = Recent(2048)


def bridged(shape: MapShape, bridges: tuple[tuple[int, int], ...]) -> MapShape:
    """The same tiles with further ways between areas, for movement alone."""
    if not bridges:
        return shape
    known = _BRIDGED.get((shape.key, bridges))
    return known or _BRIDGED.keep((shape.key, bridges), MapShape(shape.tiles, shape.key, bridges))


_BRIDGED: Final[Recent[tuple[Key, tuple[tuple[int, int], ...]], MapShape]] = Recent(256)

"""How a map was laid, as plain data, and its drawing from that: enough to see a table again that was only described."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from eday.board.map.export import adjacent, geometry
from eday.board.map.lay import LaidTiles, bridged, laid
from eday.board.map.view_types import MapDrawing
from eday.content.board import schema


def placement(pieces: Iterable[LaidTiles], doors: Iterable[int], bridges: Iterable[tuple[int, int]]) -> dict[str, Any]:
    """What was laid in turn, the tiles whose exits carry a door, and areas joined although no tiles meet."""
    return {
        "pieces": [[level, list(ids), at, turned] for level, ids, at, turned in pieces],
        "doors": list(doors),
        "bridges": [list(pair) for pair in bridges],
    }


def drawing(tiles: Mapping[str, schema.Tile], placed: Mapping[str, Any]) -> MapDrawing:
    """The drawing a view has of a map that was laid like that; any error for what nobody laid like that."""
    pieces = [
        LaidTiles(int(level), tuple(str(one) for one in ids), int(at), bool(turned))
        for level, ids, at, turned in placed["pieces"]
    ]
    shape = bridged(laid(tiles, pieces), tuple((int(a), int(b)) for a, b in placed["bridges"]))
    return {**geometry(shape, tuple(int(tile) for tile in placed["doors"])), "adjacent": adjacent(shape)}

"""A drawn map as plain data. Points are in map units; one unit is one square of a tile."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from eday.kernel.view_types import Exactly

XY = Annotated[list[float], Exactly(2)]
"""A point."""
Line = Annotated[list[XY], Exactly(2)]
"""A straight line, from end to end."""
Pair = Annotated[list[str], Exactly(2)]
"""Two refs."""
Facing = Literal["N", "E", "S", "W"]
Barrier = Literal["barrier", "car", "column", "counter", "crates", "low_wall", "planter", "sandbags"]
"""What stands along a cover line."""
Shelter = Literal["barrier", "car", "column", "counter", "crates", "ledge", "low_wall", "planter", "sandbags"]
"""What a figure in cover is behind: one of these, or a raised edge."""


class TileView(TypedDict):
    """A tile where it lies."""

    id: str
    rotation: int
    """Quarter turns in degrees, clockwise."""
    x: int
    y: int
    width: int
    """As it lies."""
    height: int
    theme: str
    """What is drawn on it."""


class AreaView(TypedDict):
    """An area of a tile."""

    id: str
    tile: str
    polygon: list[XY]
    """Its outline, clockwise."""


class ArrowView(TypedDict):
    """A cover arrow, and where it points."""

    at: XY
    facing: Facing


class CoverView(TypedDict):
    """A cover space."""

    id: str
    area: str
    at: XY
    arrows: list[ArrowView]
    behind: Shelter
    """What the first of its arrows points at."""


class SpotView(TypedDict):
    """A printed emergence hole or equipment space."""

    area: str
    at: XY


class DoorView(TypedDict):
    """A door, in the gap it stands in."""

    area: str
    at: Line


class MapPart(TypedDict):
    """One of several unconnected maps."""

    tiles: list[str]
    entrance: str
    """The area COGs enter it by."""
    entrance_at: Line


class Geometry(TypedDict):
    """What lies where: enough to draw the map."""

    tiles: list[TileView]
    areas: list[AreaView]
    walls: list[Line]
    elevations: list[Line]
    cover_lines: list[Line]
    barriers: list[Barrier]
    """What stands along each cover line, in the same order."""
    open_lines: list[Line]
    covers: list[CoverView]
    holes: list[SpotView]
    """The printed ones."""
    equipment: list[SpotView]
    """The printed equipment spaces."""
    doors: list[DoorView]
    entrance: str
    """The area COGs enter by."""
    entrance_at: Line
    exit_at: Line
    """Where the last tile is left, with a door or without."""
    maps: list[MapPart]
    """The unconnected maps the tiles form."""


class MapDrawing(Geometry):
    """What views are drawn on as long as their layout stays the same."""

    adjacent: list[Pair]
    """Pairs of areas a figure may move between."""


class SightView(TypedDict):
    """Who can see whom, in pairs."""

    area_area: list[Pair]
    cover_area: list[Pair]
    cover_cover: list[Pair]


class WholeMap(MapDrawing):
    """Everything about a map."""

    range: dict[str, dict[str, int]]
    """Range from each area to each."""
    sight: SightView

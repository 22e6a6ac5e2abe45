"""A map as plain JSON-able data: what lies where, what is beside what, and who can see whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from eday.board.map.barriers import barriers
from eday.board.map.outline import UnitBorder, polygon, strokes
from eday.board.map.place import FREE, PlacedTile
from eday.board.map.plan import COVER, ELEVATION, OPEN, WALL
from eday.board.map.shape import MapShape
from eday.board.map.turned import STRIDE, Arrow, Point, rim, turn_cell, turn_edge
from eday.board.map.view_types import (
    XY,
    AreaView,
    ArrowView,
    Barrier,
    CoverView,
    DoorView,
    Facing,
    Geometry,
    Line,
    MapPart,
    Pair,
    SightView,
    SpotView,
    WholeMap,
)

_FACINGS: Final[tuple[Facing, ...]] = ("N", "E", "S", "W")
_MARGIN: Final = 3
"""Units between separate maps drawn one under the other."""


def map_json(shape: MapShape, doors: Sequence[int] = (), entrance_tile: int = 0) -> WholeMap:
    """Everything about a map; `doors` are the numbers of the tiles whose exits carry a door."""
    names = [f"area:{name}" for name in shape.areas]
    return {
        **geometry(shape, doors, entrance_tile),
        "adjacent": adjacent(shape),
        "range": {names[a]: dict(zip(names, row, strict=True)) for a, row in enumerate(shape.range)},
        "sight": _sight(shape),
    }


def adjacent(shape: MapShape) -> list[Pair]:
    """Pairs of areas a figure may move between."""
    names = [f"area:{name}" for name in shape.areas]
    return _pairs((names[a], names[b]) for a, row in enumerate(shape.neighbours) for b in row)


def geometry(shape: MapShape, doors: Sequence[int] = (), entrance_tile: int = 0) -> Geometry:
    """What lies where, enough to draw the map. Separate maps are shown one under the other."""
    frames = _frames(shape)
    borders = _borders(shape, frames)
    along = _along(shape, frames)
    return {
        "tiles": [
            {
                "id": f"tile:{t.tile}",
                "rotation": t.rotation,
                "x": x,
                "y": y,
                "width": t.width,
                "height": t.height,
                "theme": t.plan.theme,
            }
            for t, (x, y) in zip(shape.tiles, frames, strict=True)
        ],
        "areas": _areas(shape, frames),
        "walls": _lines(borders[WALL]),
        "elevations": _lines(borders[ELEVATION]),
        "cover_lines": _lines(borders[COVER]),
        "barriers": [along[x, y, x == ex] for (x, y), (ex, _) in strokes(borders[COVER])],
        "open_lines": _lines(borders[OPEN]),
        "covers": _covers(shape, frames, along),
        "holes": _spots(shape, frames, holes=True),
        "equipment": _spots(shape, frames, holes=False),
        "doors": [_door(shape, frames, tile) for tile in doors],
        "entrance": f"area:{shape.areas[shape.entrance_of_tile[entrance_tile]]}",
        "entrance_at": _line(_gap(shape.tiles[entrance_tile], frames[entrance_tile], "entrance")),
        "exit_at": _line(_gap(shape.tiles[-1], frames[-1], "exit")),
        "maps": _maps(shape, frames),
    }


def _maps(shape: MapShape, frames: list[Point]) -> list[MapPart]:
    """Each unconnected map: where COGs enter it, and its tiles."""
    found: list[MapPart] = []
    for number in range(max(shape.map_of_area) + 1):
        tiles = [t for t, areas in enumerate(shape.areas_of_tile) if shape.map_of_area[areas[0]] == number]
        first = tiles[0]
        found.append(
            {
                "tiles": [f"tile:{shape.tiles[t].tile}" for t in tiles],
                "entrance": f"area:{shape.areas[shape.entrance_of_tile[first]]}",
                "entrance_at": _line(_gap(shape.tiles[first], frames[first], "entrance")),
            }
        )
    return found


def _frames(shape: MapShape) -> list[Point]:
    """Where each tile is shown: the first map as it lies, every further one below the maps before it."""
    frames: list[Point] = []
    maps: list[list[int]] = []
    for i, tile in enumerate(shape.tiles):
        if tile.joint == FREE:
            maps.append([i])
        else:
            next(numbers for numbers in maps if tile.joint[0] in numbers).append(i)
        frames.append((tile.x, tile.y))
    bottom = 0
    for k, numbers in enumerate(maps):
        own = [shape.tiles[i] for i in numbers]
        if k:
            dx = min(t.x for t in shape.tiles) - min(t.x for t in own)
            dy = bottom + _MARGIN - min(t.y for t in own)
            for i in numbers:
                frames[i] = (frames[i][0] + dx, frames[i][1] + dy)
        bottom = max(frames[i][1] + shape.tiles[i].height for i in numbers)
    return frames


def _borders(shape: MapShape, frames: list[Point]) -> dict[str, set[UnitBorder]]:
    """Unit borders of the whole map by kind; the outline is wall, a joint is open."""
    found: dict[str, set[UnitBorder]] = {OPEN: set(), WALL: set(), COVER: set(), ELEVATION: set()}
    joints: set[UnitBorder] = set()
    for tile, (x, y) in zip(shape.tiles, frames, strict=True):
        plan = tile.plan
        for bx, by, upright, kind in plan.borders:
            ex, ey, up = turn_edge(bx, by, upright, plan.width, plan.height, tile.rotation)
            found[kind].add((x + ex, y + ey, up))
        found[WALL].update((x + ex, y + ey, up) for ex, ey, up in rim(tile.width, tile.height))
        if tile.joint != FREE:
            (ax, ay), (bx, by) = _gap(tile, (x, y), tile.joint[2])
            joints |= {(ax, ay, ax == bx), ((ax + bx) // 2, (ay + by) // 2, ax == bx)}
    found[WALL] -= joints
    found[OPEN] |= joints
    return found


def _along(shape: MapShape, frames: list[Point]) -> dict[UnitBorder, Barrier]:
    """What stands on each unit of cover of the whole map."""
    found: dict[UnitBorder, Barrier] = {}
    for tile, (x, y) in zip(shape.tiles, frames, strict=True):
        plan = tile.plan
        for (bx, by, upright), kind in barriers(plan).items():
            ex, ey, up = turn_edge(bx, by, upright, plan.width, plan.height, tile.rotation)
            found[x + ex, y + ey, up] = kind
    return found


def _gap(tile: PlacedTile, frame: Point, opening: str) -> tuple[Point, Point]:
    a, b = tile.gap(opening)
    dx, dy = frame[0] - tile.x, frame[1] - tile.y
    return (a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy)


def _areas(shape: MapShape, frames: list[Point]) -> list[AreaView]:
    found: list[AreaView] = []
    for t, (tile, (x, y)) in enumerate(zip(shape.tiles, frames, strict=True)):
        for local, area in enumerate(shape.areas_of_tile[t]):
            cells = [(x + n % STRIDE, y + n // STRIDE) for n, a in tile.turned.cells if a == local]
            outline = [_xy(point) for point in polygon(cells)]
            found.append({"id": f"area:{shape.areas[area]}", "tile": f"tile:{tile.tile}", "polygon": outline})
    return found


def _covers(shape: MapShape, frames: list[Point], along: dict[UnitBorder, Barrier]) -> list[CoverView]:
    found: list[CoverView] = []
    for t, (tile, (x, y)) in enumerate(zip(shape.tiles, frames, strict=True)):
        for local, number in enumerate(shape.covers_of_tile[t]):
            cover = tile.plan.covers[local]
            own = [arrow for arrow in tile.turned.arrows if arrow.cover == local]
            arrows: list[ArrowView] = [{"at": [x + a.x2 / 2, y + a.y2 / 2], "facing": _FACINGS[a.facing]} for a in own]
            found.append(
                {
                    "id": f"cover:{shape.covers[number]}",
                    "area": f"area:{shape.areas[shape.area_of_cover[number]]}",
                    "at": _middle(tile, (x, y), (cover.x, cover.y)),
                    "arrows": arrows,
                    "behind": along.get(_pointed(own[0], x, y), "ledge"),
                }
            )
    return found


def _pointed(arrow: Arrow, x: int, y: int) -> UnitBorder:
    """The unit border an arrow stands on: beside it its point has a half, along it a whole."""
    return x + arrow.x2 // 2, y + arrow.y2 // 2, arrow.x2 % 2 == 0


def _spots(shape: MapShape, frames: list[Point], holes: bool) -> list[SpotView]:
    found: list[SpotView] = []
    for t, (tile, frame) in enumerate(zip(shape.tiles, frames, strict=True)):
        equipment = (tile.plan.equipment,) if tile.plan.equipment else ()
        for cell in tile.plan.holes if holes else equipment:
            area = shape.areas_of_tile[t][tile.plan.area_at(*cell)]
            found.append({"area": f"area:{shape.areas[area]}", "at": _middle(tile, frame, cell)})
    return found


def _middle(tile: PlacedTile, frame: Point, cell: Point) -> XY:
    x, y = turn_cell(cell[0], cell[1], tile.plan.width, tile.plan.height, tile.rotation)
    return [frame[0] + x + 0.5, frame[1] + y + 0.5]


def _door(shape: MapShape, frames: list[Point], tile: int) -> DoorView:
    ends = _gap(shape.tiles[tile], frames[tile], "exit")
    return {"area": f"area:{shape.areas[shape.exit_of_tile[tile]]}", "at": _line(ends)}


def _lines(borders: set[UnitBorder]) -> list[Line]:
    return [_line(stroke) for stroke in strokes(borders)]


def _line(ends: tuple[Point, Point]) -> Line:
    return [_xy(ends[0]), _xy(ends[1])]


def _xy(point: Point) -> XY:
    return [point[0], point[1]]


def _sight(shape: MapShape) -> SightView:
    areas = [(area, f"area:{name}") for area, name in enumerate(shape.areas)]
    covers = [(cover, f"cover:{name}", shape.area_of_cover[cover]) for cover, name in enumerate(shape.covers)]
    return {
        "area_area": _pairs((name, other) for a, name in areas for b, other in areas[:a] if shape.sees(a, -1, b, -1)),
        "cover_area": sorted(
            [name, other] for c, name, home in covers for a, other in areas if shape.sees(home, c, a, -1)
        ),
        "cover_cover": _pairs(
            (name, other) for c, name, home in covers for d, other, there in covers[:c] if shape.sees(home, c, there, d)
        ),
    }


def _pairs(pairs: Iterable[tuple[str, str]]) -> list[Pair]:
    """Each unordered pair once, sorted."""
    return [list(pair) for pair in sorted({(min(a, b), max(a, b)) for a, b in pairs})]

"""The map as a poster: one SVG picture that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from eday.board.map import art
from eday.board.map.art import UNIT, XY
from eday.board.map.export import geometry
from eday.board.map.shape import MapShape
from eday.board.map.view_types import XY as Plain
from eday.board.map.view_types import ArrowView, CoverView, Geometry, Line, SpotView

_EDGE: Final = 1.2
"""Free units around the map."""

_COLUMN: Final = 3.9
"""Width of one entry of the legend."""

SIGNS: Final = ("wall", "open", "cover", "elevation", "hole", "equipment", "door", "entrance")
"""What a legend may name, in the order shown."""


def draw(
    shape: MapShape,
    doors: Sequence[int] = (),
    entrance_tile: int = 0,
    title: str = "",
    legend: Mapping[str, str] | None = None,
) -> str:
    """The map as SVG text; `legend` gives the word for each sign to explain (see SIGNS)."""
    data = geometry(shape, doors, entrance_tile)
    left, top, right, bottom = _bounds(data)
    head = 1.0 if title else 0.0
    words = {sign: legend[sign] for sign in SIGNS if sign in legend} if legend else {}
    rows = _legend_rows(list(words), right - left)
    x, y = left - _EDGE, top - _EDGE - head
    width, height = right - left + 2 * _EDGE, bottom - top + 2 * _EDGE + head + 0.9 * len(rows)
    box = " ".join(art.number(v * UNIT) for v in (x, y, width, height))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{art.number(width * UNIT)}" '
        f'height="{art.number(height * UNIT)}">',
        f"<style>{art.STYLE}</style><defs>{art.DEFS}</defs>",
        f'<rect x="{art.number(x * UNIT)}" y="{art.number(y * UNIT)}" width="{art.number(width * UNIT)}" '
        f'height="{art.number(height * UNIT)}" fill="url(#lamp)"/>',
        *_floors(shape, data),
        *_borders(data),
        *_pieces(shape, data),
        *_names(data),
    ]
    if title:
        parts.append(art.text((left, top - 0.95), title, "title"))
    for i, row in enumerate(rows):
        for place, sign in row:
            parts.append(_sign(sign, words[sign], (left + place, bottom + 1.25 + 0.9 * i)))
    parts.append("</svg>\n")
    return "\n".join(parts)


def _bounds(data: Geometry) -> tuple[float, float, float, float]:
    tiles = data["tiles"]
    return (
        min(t["x"] for t in tiles),
        min(t["y"] for t in tiles),
        max(t["x"] + t["width"] for t in tiles),
        max(t["y"] + t["height"] for t in tiles),
    )


def _floors(shape: MapShape, data: Geometry) -> list[str]:
    tints = {f"tile:{tile.tile}": art.tint(tile.plan.theme) for tile in shape.tiles}
    parts = []
    for i, area in enumerate(data["areas"]):
        tint = tints[area["tile"]]
        parts.append(art.area(_path(area["polygon"]), tint.light if i % 2 else tint.dark))
    for tile in data["tiles"]:
        mark = tints[tile["id"]].mark
        parts.append(art.rubble(Random(tile["id"]), tile["x"], tile["y"], tile["width"], tile["height"], mark))
    return parts


def _borders(data: Geometry) -> list[str]:
    rng = Random(len(data["areas"]))
    parts = [art.crack(rng, *_ends(line)) for line in data["open_lines"]]
    parts += [art.ledge(*_ends(line)) for line in data["elevations"]]
    parts += [art.block(*piece) for line in data["cover_lines"] for piece in _units(*_ends(line))]
    parts.append(_walls("".join(art.wall(*_ends(line)) for line in data["walls"])))
    return parts


def _walls(lines: str) -> str:
    """Wall lines in three layers: shadow, light edge, dark core."""
    layers = (("#0b0907", 17), ("#a89c86", 12), ("#26211b", 8))
    return "".join(
        f'<g stroke="{colour}" stroke-width="{thick}" stroke-linecap="square">{lines}</g>' for colour, thick in layers
    )


def _units(a: XY, b: XY) -> list[tuple[XY, XY]]:
    """A cover line as blocks one unit long."""
    count = int(abs(b[0] - a[0]) + abs(b[1] - a[1]))
    dx, dy = (b[0] - a[0]) / count, (b[1] - a[1]) / count
    steps = [(a[0] + i * dx, a[1] + i * dy) for i in range(count + 1)]
    return [(steps[i], steps[i + 1]) for i in range(count)]


def _pieces(shape: MapShape, data: Geometry) -> list[str]:
    parts = [art.hole(Random(spot["area"]), _at(spot)) for spot in data["holes"]]
    parts += [art.crate(_at(spot)) for spot in data["equipment"]]
    for cover in data["covers"]:
        arrows: list[tuple[XY, str]] = [
            ((arrow["at"][0], arrow["at"][1]), arrow["facing"]) for arrow in cover["arrows"]
        ]
        parts.append(art.cover_space(_at(cover), arrows))
    parts += [art.door(*_ends(spot["at"])) for spot in data["doors"]]
    for one in data["maps"]:
        first = next(tile for tile in shape.tiles if f"tile:{tile.tile}" == one["tiles"][0])
        parts.append(art.entrance(*_ends(one["entrance_at"]), first.turned.gaps[0].side))
    return parts


def _names(data: Geometry) -> list[str]:
    """Letters of the areas, each in the roomiest free place of its area, and plates with the tiles' numbers."""
    taken = [_at(spot) for spot in [*data["holes"], *data["equipment"], *data["covers"]]]
    taken += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in [_ends(one["entrance_at"]) for one in data["maps"]]]
    parts = []
    for area in data["areas"]:
        spot = _roomiest(_path(area["polygon"]), taken)
        taken.append(spot)
        parts.append(art.text(spot, area["id"].split(".")[1], "letter", 8))
    for tile in data["tiles"]:
        corners = [
            (tile["x"] + dx, tile["y"] + dy)
            for dy in (0.42, tile["height"] - 0.42)
            for dx in (0.6, tile["width"] - 0.6)
        ]
        free = max(corners, key=lambda at: min(_apart(at, other) for other in taken))
        parts.append(art.plate(free, tile["id"].partition(":")[2]))
    return parts


def _roomiest(path: list[XY], taken: list[XY]) -> XY:
    """Among the middles and joints of the cells the place farthest from the outline and from other things."""
    xs, ys = [p[0] for p in path], [p[1] for p in path]
    inside = [
        (x / 2, y / 2)
        for y in range(int(2 * min(ys)) + 1, int(2 * max(ys)))
        for x in range(int(2 * min(xs)) + 1, int(2 * max(xs)))
        if _rim_distance((x / 2, y / 2), path) > 0 and _within((x / 2, y / 2), path)
    ]
    return max(inside, key=lambda at: _room(at, path, taken))


def _room(at: XY, path: list[XY], taken: list[XY]) -> tuple[float, float]:
    rim = _rim_distance(at, path)
    things = min((_apart(at, other) - 0.25 for other in taken), default=9.0)
    return min(rim, things), rim + min(things, 2)


def _apart(a: XY, b: XY) -> float:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def _rim_distance(at: XY, path: list[XY]) -> float:
    """Distance of a point from an outline made of axis-parallel sides."""
    best = 99.0
    for (ax, ay), (bx, by) in zip(path, path[1:] + path[:1], strict=True):
        dx = max(min(ax, bx) - at[0], 0, at[0] - max(ax, bx))
        dy = max(min(ay, by) - at[1], 0, at[1] - max(ay, by))
        best = min(best, max(dx, dy))
    return best


def _within(at: XY, path: list[XY]) -> bool:
    """Whether a point off the outline lies inside, by the upright sides east of it."""
    y = at[1] + 0.1
    sides = zip(path, path[1:] + path[:1], strict=True)
    return sum(ax == bx and ax > at[0] and min(ay, by) < y < max(ay, by) for (ax, ay), (bx, by) in sides) % 2 == 1


def _legend_rows(signs: list[str], width: float) -> list[list[tuple[float, str]]]:
    """Signs set in rows of equal columns."""
    columns = max(1, int(width // _COLUMN))
    rows = [signs[i : i + columns] for i in range(0, len(signs), columns)]
    return [[(_COLUMN * i, sign) for i, sign in enumerate(row)] for row in rows]


def _sign(sign: str, word: str, at: XY) -> str:
    x, y = at
    a, b = (x, y), (x + 1, y)
    middle = (x + 0.5, y)
    space = art.cover_space((x + 0.5, y + 0.1), [((x + 0.5, y - 0.4), "N")])
    pictures = {
        "wall": _walls(art.wall(a, b)),
        "open": art.crack(Random(1), a, b),
        "cover": _small(art.block((x, y - 0.4), (x + 1, y - 0.4)) + space, middle),
        "elevation": art.ledge(a, b),
        "hole": _small(art.hole(Random(1), middle), middle),
        "equipment": _small(art.crate(middle), middle),
        "door": _small(art.door(a, b), middle),
        "entrance": _small(art.entrance(a, b, 3), middle),
    }
    return pictures[sign] + art.text((x + 1.2, y), word, "legend", 6)


def _small(picture: str, at: XY) -> str:
    """A picture at two thirds of its size."""
    x, y, back_x, back_y = (art.number(v * UNIT) for v in (at[0], at[1], -at[0], -at[1]))
    return f'<g transform="translate({x} {y}) scale(.65) translate({back_x} {back_y})">{picture}</g>'


def _at(spot: SpotView | CoverView | ArrowView) -> XY:
    return spot["at"][0], spot["at"][1]


def _ends(line: Line) -> tuple[XY, XY]:
    return (line[0][0], line[0][1]), (line[1][0], line[1][1])


def _path(polygon: list[Plain]) -> list[XY]:
    return [(x, y) for x, y in polygon]

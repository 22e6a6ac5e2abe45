"""Outlines and straight strokes from unit borders."""

from __future__ import annotations

from collections.abc import Iterable

from eday.board.map.turned import Point

UnitBorder = tuple[int, int, bool]
"""x, y of the north-west end, and whether it stands upright."""

Stroke = tuple[Point, Point]


def strokes(borders: Iterable[UnitBorder]) -> list[Stroke]:
    """The longest straight strokes that unit borders make, west to east first, then north to south."""
    left = set(borders)
    found: list[Stroke] = []
    for x, y, upright in sorted(left, key=lambda b: (b[2], b[1], b[0])):
        dx, dy = (0, 1) if upright else (1, 0)
        if (x - dx, y - dy, upright) in left:
            continue
        ex, ey = x, y
        while (ex, ey, upright) in left:
            ex, ey = ex + dx, ey + dy
        found.append(((x, y), (ex, ey)))
    return found


def polygon(cells: Iterable[Point]) -> list[Point]:
    """The outer outline of a connected set of cells, clockwise, without points on straight sides."""
    inside = set(cells)
    onward: dict[Point, list[Point]] = {}
    for x, y in inside:
        if (x, y - 1) not in inside:
            onward.setdefault((x, y), []).append((x + 1, y))
        if (x + 1, y) not in inside:
            onward.setdefault((x + 1, y), []).append((x + 1, y + 1))
        if (x, y + 1) not in inside:
            onward.setdefault((x + 1, y + 1), []).append((x, y + 1))
        if (x - 1, y) not in inside:
            onward.setdefault((x, y + 1), []).append((x, y))
    start = min(inside, key=lambda cell: (cell[1], cell[0]))
    path = [start, (start[0] + 1, start[1])]
    while path[-1] != start:
        path.append(_next(path[-2], path[-1], onward[path[-1]]))
    path.pop()
    return [p for i, p in enumerate(path) if not _straight(path[i - 1], p, path[(i + 1) % len(path)])]


def _next(before: Point, at: Point, choices: list[Point]) -> Point:
    """Where two outlines touch, the right turn keeps to the same one."""
    if len(choices) == 1:
        return choices[0]
    dx, dy = at[0] - before[0], at[1] - before[1]
    return (at[0] - dy, at[1] + dx)


def _straight(a: Point, b: Point, c: Point) -> bool:
    return a[0] == b[0] == c[0] or a[1] == b[1] == c[1]

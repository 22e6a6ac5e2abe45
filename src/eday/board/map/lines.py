"""Clear straight lines over a field, exactly: every test is made with whole numbers.

Area to area. The pairs of points that see each other form an open set. Take any clear line between two areas and move
it until it is caught on two corners u and v that lie on its clear stretch, with no other corner between them. So a
line through such a pair, passing each of the two by a hair on one side or the other, meets the same areas; and since
all lines that close to it are clear, everything such a line meets up to the first wall on either end does see each
other. Lattice points that are no corner may be passed on either side: nothing begins, ends or bends there.

Arrow to area. One end is fixed, so one corner is enough.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from eday.board.map.field import Field
from eday.board.map.turned import FACING, LEVEL, STRIDE, Arrow, Point
from eday.board.map.ways import Steps, Way, from_arrow, way

OUTSIDE: Final = -1
"""Stands for a stretch that no line of sight can take; every bit is set, so adding areas does not change it."""


def area_lines(field: Field) -> set[int]:
    """Sets of areas, as bit masks, that lie along one clear line; together they hold every pair in sight."""
    masks: set[int] = set()
    corners = frozenset(field.corners)
    for u, v in _caught(field):
        dx, dy = v[0] - u[0], v[1] - u[1]
        parts = gcd(dx, dy)
        a, b = dx // parts, dy // parts
        if parts > 1 and any((u[0] + k * a, u[1] + k * b) in corners for k in range(1, parts)):
            continue
        at, beyond = u[1] * STRIDE + u[0], v[1] * STRIDE + v[0]
        if a == 0 or b == 0:
            _along_axis(field, way(a, b), way(-a, -b), at, beyond, parts, masks)
        else:
            _aslant(field, way(a, b), way(-a, -b), at, beyond, parts, masks)
    return masks


def _caught(field: Field) -> list[tuple[Point, Point]]:
    """Pairs of corners whose line may pass every joint of the chain."""
    pairs = [(u, v) for i, u in enumerate(field.corners) for v in field.corners[i + 1 :]]
    for (px, py), (qx, qy) in field.joints:
        pairs = [
            (u, v)
            for u, v in pairs
            if ((v[0] - u[0]) * (py - u[1]) - (v[1] - u[1]) * (px - u[0]))
            * ((v[0] - u[0]) * (qy - u[1]) - (v[1] - u[1]) * (qx - u[0]))
            <= 0
        ]
    return pairs


def _aslant(field: Field, ahead: Way, back: Way, at: int, beyond: int, parts: int, masks: set[int]) -> None:
    """The four ways past two corners when the line between them follows neither axis."""
    walls, bits = field.walls, field.bits
    met = bits.get(at + ahead.first[0], OUTSIDE)
    if met == OUTSIDE:
        return
    base, steps = at, ahead.between
    for _ in range(parts):
        for edge, cell in steps:
            if base + edge in walls:
                return
            met |= bits[base + cell]
        base += ahead.step
        steps = ahead.past[0]
    on = [met | _ray(field, beyond, ahead, side) for side in (0, 1)]
    off = [_ray(field, at, back, side) for side in (0, 1)]
    masks.update([forward | backward for forward in on for backward in off])


def _along_axis(field: Field, ahead: Way, back: Way, at: int, beyond: int, parts: int, masks: set[int]) -> None:
    """The same on a grid line: between the corners the line runs beside it, or crosses it once."""
    walls, bits = field.walls, field.bits
    for side in (0, 1):
        met = _run(field, at, ahead, side, parts)
        if met != OUTSIDE:
            met |= _ray(field, beyond, ahead, side)
            masks.add(met | _ray(field, at, back, 1 - side))
            if at + ahead.along not in walls:
                masks.add(met | bits[at + ahead.first[1 - side]] | _ray(field, at, back, side))


def _run(field: Field, at: int, ahead: Way, side: int, parts: int) -> int:
    """Areas on one side of a grid line between two corners; OUTSIDE if a wall is in the way."""
    met = field.bits.get(at + ahead.first[side], OUTSIDE)
    for _ in range(parts - 1):
        at += ahead.step
        edge, cell = ahead.past[side][0]
        if at + edge in field.walls:
            return OUTSIDE
        met |= field.bits.get(at + cell, OUTSIDE)
    return met


def _ray(field: Field, at: int, along: Way, side: int) -> int:
    """Areas met from a lattice point, passed on one side, up to the first wall."""
    walls, bits = field.walls, field.bits
    steps: Steps = along.past[side]
    met = 0
    while True:
        for edge, cell in steps:
            if at + edge in walls:
                return met
            met |= bits[at + cell]
        at += along.step


def arrow_views(field: Field, arrow: Arrow) -> tuple[int, int]:
    """Areas seen from an arrow, as bit masks: on its own side of its border line, and in front of it."""
    fx, fy = FACING[arrow.facing]
    upright = arrow.y2 % 2
    at = (arrow.y2 >> 1) * STRIDE + (arrow.x2 >> 1)
    views = [0, 0]
    for a, b in _directions(field, arrow):
        along = way(a, b)
        lattice = ((arrow.y2 + b) >> 1) * STRIDE + ((arrow.x2 + a) >> 1)
        facing = a * fx + b * fy
        if facing:
            first, steps = from_arrow(upright, a, b)
            met = _stretch(field, at, first, steps)
            if met != OUTSIDE:
                views[facing > 0] |= met | _ray(field, lattice, along, 0) | _ray(field, lattice, along, 1)
            continue
        for side, s in enumerate((-1, 1)):
            in_front = s * (a * fy - b * fx) > 0
            met = field.bits[lattice + along.first[side] - along.step]
            views[in_front] |= met | _ray(field, lattice, along, side)
    return views[0], views[1]


def _stretch(field: Field, at: int, first: int, steps: Steps) -> int:
    """Areas met on a stretch without lattice points; OUTSIDE if a wall is in the way."""
    met = field.bits[at + first]
    for edge, cell in steps:
        if at + edge in field.walls:
            return OUTSIDE
        met |= field.bits[at + cell]
    return met


def _directions(field: Field, arrow: Arrow) -> set[tuple[int, int]]:
    """Directions, in lowest terms, from an arrow to the corners that lie beyond all joints, and along its border."""
    px, py = arrow.x2, arrow.y2
    aims = [(2 * x - px, 2 * y - py) for x, y in field.corners]
    aims += [(0, 1), (0, -1)] if py % 2 else [(1, 0), (-1, 0)]
    for (ax, ay), (bx, by) in field.joints:
        ax, ay, bx, by = 2 * ax - px, 2 * ay - py, 2 * bx - px, 2 * by - py
        if ax * by - ay * bx < 0:
            ax, ay, bx, by = bx, by, ax, ay
        aims = [(x, y) for x, y in aims if ax * y - ay * x >= 0 and x * by - y * bx >= 0]
    found = set()
    for x, y in aims:
        parts = gcd(x, y)
        found.add((x // parts, y // parts))
    return found


def clear_segment(field: Field, px: int, py: int, qx: int, qy: int) -> bool:
    """Whether the closed segment between two points, in half units and on no wall, touches no wall."""
    dx, dy = qx - px, qy - py
    walls, points = field.walls, field.wall_points
    low, high = (px, qx) if px < qx else (qx, px)
    for x in range(low + 2 - low % 2, high, 2):
        top = py * dx + (x - px) * dy
        if top % (2 * dx) == 0:
            if top // (2 * dx) * STRIDE + x // 2 in points:
                return False
        elif top // (2 * dx) * STRIDE + x // 2 in walls:
            return False
    low, high = (py, qy) if py < qy else (qy, py)
    for y in range(low + 2 - low % 2, high, 2):
        left = px * dy + (y - py) * dx
        if left % (2 * dy) == 0:
            if y // 2 * STRIDE + left // (2 * dy) in points:
                return False
        elif y // 2 * STRIDE + left // (2 * dy) + LEVEL in walls:
            return False
    return True

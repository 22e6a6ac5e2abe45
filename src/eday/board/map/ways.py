"""How a straight line runs over the grid, moved by a hair to one side of the lattice points it passes.

A direction (a, b) without common factor meets a lattice point every (a, b). Which unit borders it crosses and which
cells it enters in between repeats, so that is worked out once for each direction. Side 1 of a line lies towards
(-b, a), side 0 the other way.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from eday.board.map.turned import LEVEL, STRIDE

Step = tuple[int, int]
"""Number of the unit border crossed and of the cell entered, counted from a lattice point."""

Steps = tuple[Step, ...]

_LIMIT: Final = 20_000


class Way:
    """One direction: what lies between two lattice points and what is crossed on passing one, on either side.

    first: cell entered on leaving a lattice point, by side; between: steps up to the next lattice point;
    past: steps on passing a lattice point and on to the next, by side; along: unit border the line itself runs on
    (axis-parallel directions only); step: shift from one lattice point to the next.
    """

    __slots__ = ("along", "axis", "between", "first", "past", "step")

    def __init__(self, a: int, b: int) -> None:
        self.axis = a == 0 or b == 0
        self.step = b * STRIDE + a
        ahead = [_quadrant(a - s * b, b + s * a) if self.axis else _quadrant(a, b) for s in (-1, 1)]
        behind = [_quadrant(-a - s * b, -b + s * a) if self.axis else _quadrant(-a, -b) for s in (-1, 1)]
        self.first = (_number(ahead[0]), _number(ahead[1]))
        self.between: Steps = () if self.axis else crossings(0, 0, 2 * a, 2 * b)[1]
        self.along = _border(ahead[0], ahead[1]) if self.axis else 0
        past = []
        for side, s in enumerate((-1, 1)):
            cells = [behind[side], ahead[side]] if self.axis else [behind[0], _quadrant(-s * b, s * a), ahead[0]]
            passing = tuple((_border(c, d), _number(d)) for c, d in pairwise(cells))
            past.append(passing + self.between)
        self.past: tuple[Steps, Steps] = (past[0], past[1])


def way(a: int, b: int) -> Way:
    """The way of a direction without common factor."""
    known = _WAYS.get((a, b))
    if known is None:
        if len(_WAYS) >= _LIMIT:
            _WAYS.clear()
        known = _WAYS[a, b] = Way(a, b)
    return known


def from_arrow(upright: int, a: int, b: int) -> tuple[int, Steps]:
    """First cell and steps from the middle of a unit border to the first lattice point, (a, b) half units away.

    Counted from the lattice point at the north-west end of the border; the direction does not run along it.
    """
    known = _HALF_WAYS.get((upright, a, b))
    if known is None:
        if len(_HALF_WAYS) >= _LIMIT:
            _HALF_WAYS.clear()
        known = _HALF_WAYS[upright, a, b] = crossings(1 - upright, upright, a, b)
    return known


def crossings(x: int, y: int, dx: int, dy: int) -> tuple[int, Steps]:
    """First cell and steps from (x, y) to (x + dx, y + dy), in half units, no lattice point strictly between."""
    xs = range(x + 2 - x % 2, x + dx, 2) if dx > 0 else range(x - 2 + x % 2, x + dx, -2)
    ys = range(y + 2 - y % 2, y + dy, 2) if dy > 0 else range(y - 2 + y % 2, y + dy, -2)
    met = [(abs(i - x) * abs(dy), True) for i in xs] + [(abs(j - y) * abs(dx), False) for j in ys]
    met.sort()
    cell = (x // 2 - (x % 2 == 0 and dx < 0), y // 2 - (y % 2 == 0 and dy < 0))
    onward = (1 if dx > 0 else -1, 1 if dy > 0 else -1)
    first = _number(cell)
    steps = []
    for _, across in met:
        old = cell
        cell = (cell[0] + onward[0], cell[1]) if across else (cell[0], cell[1] + onward[1])
        steps.append((_border(old, cell), _number(cell)))
    return first, tuple(steps)


def _quadrant(x: int, y: int) -> tuple[int, int]:
    """The cell at the origin that lies towards (x, y)."""
    return -(x < 0), -(y < 0)


def _number(cell: tuple[int, int]) -> int:
    return cell[1] * STRIDE + cell[0]


def _border(c: tuple[int, int], d: tuple[int, int]) -> int:
    """Number of the unit border between two cells side by side."""
    number = max(c[1], d[1]) * STRIDE + max(c[0], d[0])
    return number if c[1] == d[1] else number + LEVEL


_WAYS: Final[dict[tuple[int, int], Way]] = {}
_HALF_WAYS: Final[dict[tuple[int, int, int], tuple[int, Steps]]] = {}

"""A slow second opinion on sight: reads the drawings itself, shoots straight lines and notes what they meet.

It shares no code with the map room. All numbers are whole or fractions, so a line is clear or it is not. Random lines
can only prove sight; together with lines shot a hair past every pair of corners they find every pair.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

from eday.board.map import MapShape
from eday.content.board import schema

FINE = 10**6
Point = tuple[int, int]
Segment = tuple[Point, Point]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Ground:
    """Cells, walls and arrows of a map, read from the tiles' drawings; lengths are FINE parts of a unit."""

    def __init__(self, tiles: dict[str, schema.Tile], shape: MapShape) -> None:
        self.cells: dict[Point, str] = {}
        self.kinds: dict[frozenset[Point], str] = {}
        self.arrows: dict[str, list[tuple[Point, Point]]] = {}
        self.home: dict[str, str] = {}
        gaps: list[frozenset[Point]] = []
        for placed in shape.tiles:
            self._read(tiles[placed.tile], placed.rotation, placed.x, placed.y)
            if placed.joint[0] >= 0:
                opening = getattr(tiles[placed.tile], placed.joint[2])
                gaps += self._opening(tiles[placed.tile], opening, placed.rotation, placed.x, placed.y)
        for gap in gaps:
            self.kinds[gap] = "."
        self.walls = list(self._long_walls())
        self.corners = list(self._find_corners())

    def _read(self, tile: schema.Tile, turns: int, x0: int, y0: int) -> None:
        rows = tile.plan.split("\n")
        width, height = (max(map(len, rows)) - 1) // 2, (len([r for r in rows if r]) - 1) // 2

        def put(x2: int, y2: int) -> Point:
            """A point of the tile, in half units, on the table, in half units."""
            w, h = 2 * width, 2 * height
            for _ in range(turns):
                x2, y2, w, h = h - y2, x2, h, w
            return x2 + 2 * x0, y2 + 2 * y0

        def edge(ax: int, ay: int, bx: int, by: int) -> frozenset[Point]:
            return frozenset((p[0] // 2, p[1] // 2) for p in (put(2 * ax, 2 * ay), put(2 * bx, 2 * by)))

        for y in range(height):
            for x in range(width):
                cx, cy = put(2 * x + 1, 2 * y + 1)
                letter = rows[2 * y + 1][2 * x + 1]
                self.cells[cx // 2, cy // 2] = f"{tile.id}.{letter}"
                if x + 1 < width and letter != rows[2 * y + 1][2 * x + 3]:
                    self.kinds[edge(x + 1, y, x + 1, y + 1)] = rows[2 * y + 1][2 * x + 2]
                if y + 1 < height and letter != rows[2 * y + 3][2 * x + 1]:
                    self.kinds[edge(x, y + 1, x + 1, y + 1)] = rows[2 * y + 2][2 * x + 1]
        for x in range(width):
            self.kinds[edge(x, 0, x + 1, 0)] = self.kinds[edge(x, height, x + 1, height)] = "#"
        for y in range(height):
            self.kinds[edge(0, y, 0, y + 1)] = self.kinds[edge(width, y, width, y + 1)] = "#"
        for cover in tile.covers:
            x, y = cover.cell
            middle = put(2 * x + 1, 2 * y + 1)
            self.home[f"{tile.id}.{cover.id}"] = self.cells[middle[0] // 2, middle[1] // 2]
            ends = [put(2 * x + 1 + STEPS[side][0], 2 * y + 1 + STEPS[side][1]) for side in cover.arrows]
            self.arrows[f"{tile.id}.{cover.id}"] = [
                ((px * FINE // 2, py * FINE // 2), (px - middle[0], py - middle[1])) for px, py in ends
            ]

    def _opening(self, tile: schema.Tile, gap: schema.Opening, turns: int, x0: int, y0: int) -> list[frozenset[Point]]:
        rows = [row for row in tile.plan.split("\n") if row]
        width, height = (max(map(len, rows)) - 1) // 2, (len(rows) - 1) // 2
        found = []
        for i in (gap.start, gap.start + 1):
            ends = {
                "N": [(i, 0), (i + 1, 0)],
                "S": [(i, height), (i + 1, height)],
                "W": [(0, i), (0, i + 1)],
                "E": [(width, i), (width, i + 1)],
            }[gap.side]
            w, h = width, height
            for _ in range(turns):
                ends = [(h - y, x) for x, y in ends]
                w, h = h, w
            found.append(frozenset((x + x0, y + y0) for x, y in ends))
        return found

    def _long_walls(self) -> Iterator[Segment]:
        units = {tuple(sorted(e)) for e, kind in self.kinds.items() if kind == "#"}
        for a, b in units:
            step = (b[0] - a[0], b[1] - a[1])
            if ((a[0] - step[0], a[1] - step[1]), a) in units:
                continue
            end = b
            while (end, (end[0] + step[0], end[1] + step[1])) in units:
                end = (end[0] + step[0], end[1] + step[1])
            yield (a[0] * FINE, a[1] * FINE), (end[0] * FINE, end[1] * FINE)

    def _find_corners(self) -> Iterator[Point]:
        for x, y in sorted({p for e in self.kinds for p in e}):
            north, east, south, west = (
                {"#": 2, "": 0}.get(self.kinds.get(frozenset(((x, y), (x + dx, y + dy))), ""), 1)
                for dx, dy in STEPS.values()
            )
            if (north, east) != (south, west) or (north and east):
                yield x * FINE, y * FINE

    def clear(self, p: Point, q: Point) -> bool:
        """Whether the closed segment between two points touches no wall."""
        return not any(_touch(p, q, a, b) for a, b in self.walls)

    def stretch(self, p: Point, d: Point, backwards: bool) -> list[str]:
        """Areas met from a point along d, up to the first walls on both sides (or on one)."""
        if (p[0] // FINE, p[1] // FINE) not in self.cells:
            return []
        low, high = Fraction(-(10**9)) if backwards else Fraction(0), Fraction(10**9)
        for a, b in self.walls:
            sa, sb = _cross(d, _minus(a, p)), _cross(d, _minus(b, p))
            if (sa > 0 and sb > 0) or (sa < 0 and sb < 0) or sa == sb:
                continue
            along = _minus(b, a)
            t = Fraction(_cross(_minus(a, p), along), _cross(d, along))
            if t > 0:
                high = min(high, t)
            elif t < 0:
                low = max(low, t)
            else:
                return []
        assert high - low < 10**9, "the map is not closed"
        return self._met(p, d, low, high)

    def _met(self, p: Point, d: Point, low: Fraction, high: Fraction) -> list[str]:
        cuts = {low, high}
        for axis in (0, 1):
            if d[axis]:
                ends = sorted((p[axis] + low * d[axis], p[axis] + high * d[axis]))
                lines = range(int(ends[0] // FINE), int(ends[1] // FINE) + 2)
                cuts |= {t for t in (Fraction(n * FINE - p[axis], d[axis]) for n in lines) if low < t < high}
        order = sorted(cuts)
        found = []
        for a, b in pairwise(order):
            middle = (a + b) / 2
            cell = (int((p[0] + middle * d[0]) // FINE), int((p[1] + middle * d[1]) // FINE))
            found.append(self.cells[cell])
        return found


def area_pairs(ground: Ground, rng: Random, lines: int) -> set[frozenset[str]]:
    """Pairs of areas that some line proves to see each other."""
    found: set[frozenset[str]] = set()
    cells = sorted(ground.cells)
    for _ in range(lines):
        p, q = (_inside(rng, rng.choice(cells)) for _ in range(2))
        _note(found, ground.stretch(p, _minus(q, p), True) if p != q else [])
    for u, v in combinations(ground.corners, 2):
        if any(_crosses(u, v, a, b) for a, b in ground.walls):
            continue
        for past_u, past_v in ((7, 7), (7, -7), (-7, 7), (-7, -7)):
            a, b = _beside(u, u, v, past_u), _beside(v, u, v, past_v)
            part = Fraction(rng.randrange(1, 100), 100)
            p = (int(a[0] + (b[0] - a[0]) * part), int(a[1] + (b[1] - a[1]) * part))
            _note(found, ground.stretch(p, _minus(b, p), True))
    return found


def arrow_views(ground: Ground, p: Point, facing: Point, rng: Random, lines: int) -> tuple[set[str], set[str]]:
    """Areas that some line from an arrow proves it sees: on its own side of its border line, and in front of it."""
    own: set[str] = set()
    front: set[str] = set()
    aims = [(rng.randrange(-FINE, FINE), rng.randrange(-FINE, FINE)) for _ in range(lines)]
    aims += [_minus(_beside(v, p, v, past), p) for v in ground.corners for past in (7, -7)]
    across = (-facing[1], facing[0])
    aims += [
        (s * FINE * across[0] + t * facing[0], s * FINE * across[1] + t * facing[1]) for s in (1, -1) for t in (1, -1)
    ]
    for d in aims:
        side = d[0] * facing[0] + d[1] * facing[1]
        if d != (0, 0) and side:
            (front if side > 0 else own).update(ground.stretch(p, d, False))
    return own, front


def _inside(rng: Random, cell: Point) -> Point:
    return cell[0] * FINE + rng.randrange(1, FINE), cell[1] * FINE + rng.randrange(1, FINE)


def _note(found: set[frozenset[str]], areas: list[str]) -> None:
    met = sorted(set(areas))
    found.update(frozenset(pair) for pair in combinations(met, 2))


def _beside(at: Point, u: Point, v: Point, past: int) -> Point:
    """A point a hair beside `at`, to one side of the line from u to v."""
    dx, dy = v[0] - u[0], v[1] - u[1]
    size = max(abs(dx), abs(dy))
    return at[0] - round(past * dy * 4 / size), at[1] + round(past * dx * 4 / size)


def _minus(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1]


def _cross(a: Point, b: Point) -> int:
    return a[0] * b[1] - a[1] * b[0]


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


def _turns(p: Point, q: Point, a: Point, b: Point) -> tuple[int, int, int, int]:
    pq, ab = _minus(q, p), _minus(b, a)
    return (
        _sign(_cross(pq, _minus(a, p))),
        _sign(_cross(pq, _minus(b, p))),
        _sign(_cross(ab, _minus(p, a))),
        _sign(_cross(ab, _minus(q, a))),
    )


def _crosses(p: Point, q: Point, a: Point, b: Point) -> bool:
    """Whether two segments cross in a point inside both."""
    s1, s2, s3, s4 = _turns(p, q, a, b)
    return s1 * s2 < 0 and s3 * s4 < 0


def _touch(p: Point, q: Point, a: Point, b: Point) -> bool:
    """Whether two closed segments have a point in common."""
    s1, s2, s3, s4 = _turns(p, q, a, b)
    if s1 * s2 < 0 and s3 * s4 < 0:
        return True
    return (
        (s1 == 0 and _between(a, p, q))
        or (s2 == 0 and _between(b, p, q))
        or (s3 == 0 and _between(p, a, b))
        or (s4 == 0 and _between(q, a, b))
    )


def _between(x: Point, a: Point, b: Point) -> bool:
    return min(a[0], b[0]) <= x[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= x[1] <= max(a[1], b[1])

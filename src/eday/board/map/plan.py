"""A map tile read from its drawing: cells, areas, borders, cover, and the distances inside the tile."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from eday.board.map.turned import Turned
from eday.content.board import schema
from eday.kernel.recent import Recent

FAR: Final = 99
"""Distance between areas that no way connects."""

SIDES: Final = "NESW"
OPENINGS: Final = ("entrance", "exit")
OPEN: Final = "."
WALL: Final = "#"
COVER: Final = "c"
ELEVATION: Final = "e"

Border = tuple[int, int, bool, str]
"""Unit border: x, y of its north-west end, whether it stands upright (north to south), and its kind."""


class Cover:
    """A cover space: its cell, its area, and the sides of the cell its arrows stand on (0 = north, clockwise)."""

    __slots__ = ("area", "arrows", "id", "x", "y")

    def __init__(self, id: str, x: int, y: int, area: int, arrows: tuple[int, ...]) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.area = area
        self.arrows = arrows


class Gap:
    """The entrance or exit of a tile: side (0 = north, clockwise), first unit, and the area behind it."""

    __slots__ = ("area", "side", "start")

    def __init__(self, side: int, start: int, area: int) -> None:
        self.side = side
        self.start = start
        self.area = area


class Plan:
    """One face of a tile, unturned, in units of its grid; areas and covers are numbered in the order listed."""

    __slots__ = (
        "_turned", "area_of_cell", "areas", "borders", "corners", "covers", "digest", "equipment", "gaps", "height",
        "holes", "id", "move", "neighbours", "range", "range_neighbours", "theme", "width",
    )  # fmt: skip

    def __init__(self, tile: schema.Tile) -> None:
        rows = [row for row in tile.plan.split("\n") if row]
        self.id = tile.id
        self.theme = tile.theme
        self.digest = _digest(tile)
        self.height = (len(rows) - 1) // 2
        self.width = (max(map(len, rows)) - 1) // 2
        letters = [rows[2 * y + 1][2 * x + 1] for y in range(self.height) for x in range(self.width)]
        self.areas = tuple(sorted(set(letters)))
        self.area_of_cell = tuple(self.areas.index(letter) for letter in letters)
        self.borders = tuple(self._read_borders(rows))
        self.gaps = (self._gap(tile.entrance), self._gap(tile.exit))
        self.covers = tuple(
            Cover(c.id, c.cell[0], c.cell[1], self.area_at(*c.cell), tuple(SIDES.index(side) for side in c.arrows))
            for c in tile.covers
        )
        self.holes = tile.holes
        self.equipment = tile.equipment
        near, seen_near = self._neighbours(tile.cornered)
        self.neighbours = tuple(tuple(sorted(n)) for n in near)
        self.range_neighbours = tuple(tuple(sorted(n)) for n in seen_near)
        self.move = _distances(self.neighbours)
        self.range = _distances(self.range_neighbours)
        self.corners = tuple(self._corners())
        self._turned: list[Turned | None] = [None, None, None, None]

    def area_at(self, x: int, y: int) -> int:
        """Number of the area that holds this cell."""
        return self.area_of_cell[y * self.width + x]

    def turned(self, turns: int) -> Turned:
        """The plan after this many quarter turns clockwise."""
        known = self._turned[turns]
        if known is None:
            walls = [(x, y, upright) for x, y, upright, kind in self.borders if kind == WALL]
            cells = [(x, y, self.area_at(x, y)) for y in range(self.height) for x in range(self.width)]
            arrows = [(i, c.x, c.y, side) for i, c in enumerate(self.covers) for side in c.arrows]
            gaps = [(gap.side, gap.start) for gap in self.gaps]
            known = Turned(turns, self.width, self.height, walls, cells, self.corners, arrows, gaps)
            self._turned[turns] = known
        return known

    def _gap(self, opening: schema.Opening) -> Gap:
        side = SIDES.index(opening.side)
        x = (opening.start, self.width - 1, opening.start, 0)[side]
        y = (0, opening.start, self.height - 1, opening.start)[side]
        return Gap(side, opening.start, self.area_at(x, y))

    def _read_borders(self, rows: list[str]) -> Iterable[Border]:
        for y in range(self.height):
            for x in range(self.width):
                area = self.area_at(x, y)
                if x + 1 < self.width and self.area_at(x + 1, y) != area:
                    yield x + 1, y, True, self._kind(rows[2 * y + 1], 2 * x + 2)
                if y + 1 < self.height and self.area_at(x, y + 1) != area:
                    yield x, y + 1, False, self._kind(rows[2 * y + 2], 2 * x + 1)

    def _kind(self, row: str, column: int) -> str:
        kind = row[column : column + 1]
        if kind not in (OPEN, WALL, COVER, ELEVATION):
            raise ValueError(f"tile {self.id}: no border drawn between two areas in {row!r}, column {column}")
        return kind

    def _neighbours(self, cornered: tuple[str, ...]) -> tuple[list[set[int]], list[set[int]]]:
        """Areas beside each area, for movement (BG-MOVE-02) and for range (BG-RANGE-02)."""
        move: list[set[int]] = [set() for _ in self.areas]
        reach: list[set[int]] = [set() for _ in self.areas]
        for x, y, upright, kind in self.borders:
            a, b = self.area_at(x, y), self.area_at(x - upright, y - (not upright))
            if kind == OPEN:
                _join(move, a, b)
            if kind in (OPEN, ELEVATION):
                _join(reach, a, b)
        for pair in cornered:
            a, b = self.areas.index(pair[0]), self.areas.index(pair[1])
            _join(reach, a, b)
            if not self._blue_corner(a, b):
                _join(move, a, b)
        return move, reach

    def _blue_corner(self, a: int, b: int) -> bool:
        """Whether an elevation line ends in every corner where the two areas meet (BG-FAQ-23: range only)."""
        blue = {(x, y) for x, y, _, kind in self.borders if kind == ELEVATION}
        blue |= {(x + (not up), y + up) for x, y, up, kind in self.borders if kind == ELEVATION}
        met = [
            (x, y)
            for x in range(1, self.width)
            for y in range(1, self.height)
            if {a, b} in (
                {self.area_at(x - 1, y - 1), self.area_at(x, y)},
                {self.area_at(x, y - 1), self.area_at(x - 1, y)},
            )
        ]  # fmt: skip
        return bool(met) and all(point in blue for point in met)

    def _corners(self) -> Iterable[tuple[int, int]]:
        """Points a line of sight can be caught on: ends and bends of what sight passes, and jutting wall corners."""
        kinds = {(x, y, upright): kind for x, y, upright, kind in self.borders}
        for y in range(self.height + 1):
            for x in range(self.width + 1):
                on_rim = x in (0, self.width) or y in (0, self.height)
                around = [(x, y - 1, True), (x, y, False), (x, y, True), (x - 1, y, False)]
                there = [kinds.get(edge, "") for edge in around]
                soft = [side for side in range(4) if there[side] not in ("", WALL)]
                hard = [side for side in range(4) if there[side] == WALL]
                if on_rim:
                    juts = bool(soft)
                elif soft:
                    juts = len(soft) != 2 or bool(hard) or soft[1] - soft[0] != 2
                else:
                    juts = len(hard) == 1 or (len(hard) == 2 and hard[1] - hard[0] != 2)
                if juts:
                    yield x, y


def plan_of(tile: schema.Tile) -> Plan:
    """The plan of a tile; tiles drawn alike share one."""
    known = _BY_TILE.get(id(tile))
    if known is not None and known[0] is tile:
        return known[1]
    plan = _BY_DIGEST.get(_digest(tile))
    if plan is None:
        plan = Plan(tile)
        plan = _BY_DIGEST.keep(plan.digest, plan)
    _BY_TILE.keep(id(tile), (tile, plan))
    return plan


def _digest(tile: schema.Tile) -> str:
    covers = [(c.id, c.cell, c.arrows) for c in tile.covers]
    gaps = [(gap.side, gap.start) for gap in (tile.entrance, tile.exit)]
    drawn = (tile.id, tile.theme, tile.plan, gaps, tile.holes, tile.equipment, covers, tile.cornered)
    return blake2b(repr(drawn).encode(), digest_size=12).hexdigest()


def _join(graph: list[set[int]], a: int, b: int) -> None:
    graph[a].add(b)
    graph[b].add(a)


def _distances(graph: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Steps between all pairs of a small graph."""
    table = []
    for start in range(len(graph)):
        steps = [FAR] * len(graph)
        steps[start] = 0
        queue = [start]
        for area in queue:
            for other in graph[area]:
                if steps[other] == FAR:
                    steps[other] = steps[area] + 1
                    queue.append(other)
        table.append(tuple(steps))
    return tuple(table)


# A tile is kept alive with its entry, so that its id() stays its own.
_BY_TILE: Final[Recent[int, tuple[schema.Tile, Plan]]] = Recent(1024)
_BY_DIGEST: Final[Recent[str, Plan]] = Recent(512)

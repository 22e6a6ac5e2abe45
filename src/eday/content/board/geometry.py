"""Tile geometry: reading a drawn plan, and the rules every tile face keeps."""

from __future__ import annotations

from typing import Final, NoReturn

from eday.content.board import schema
from eday.content.errors import ContentError
from eday.phrase import Phrase

Cell = tuple[int, int]

SIZES: Final[dict[str, tuple[int, int]]] = {"small": (8, 6), "medium": (12, 8), "large": (16, 12)}
FEWEST_STEPS: Final[dict[str, int]] = {"small": 2, "medium": 3, "large": 3}
"""Moves from entrance to exit that a tile of this size needs at least."""
OPENING: Final = 2
"""Width of every opening."""
STEP: Final[dict[str, Cell]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BORDERS: Final = ".#ce"


class Plan:
    """A tile's drawn plan as cells and borders."""

    __slots__ = ("areas", "cells", "height", "rows", "width")

    def __init__(self, tile: schema.Tile) -> None:
        self.width, self.height = SIZES[tile.size]
        self.rows = tile.plan.splitlines()
        self._check_frame(tile)
        self.cells: dict[Cell, str] = {
            (x, y): self.rows[2 * y + 1][2 * x + 1] for y in range(self.height) for x in range(self.width)
        }
        self.areas = sorted(set(self.cells.values()))
        self._check_borders(tile)

    def border(self, cell: Cell, side: str) -> str:
        """The sign drawn on a side of a cell."""
        dx, dy = STEP[side]
        return self.rows[2 * cell[1] + 1 + dy][2 * cell[0] + 1 + dx]

    def _check_frame(self, tile: schema.Tile) -> None:
        width, height = 2 * self.width + 1, 2 * self.height + 1
        if len(self.rows) != height or any(len(row) != width for row in self.rows):
            _fail(tile, "plan", "plan-size", rows=height, signs=width, size=tile.size)
        frame = {self.rows[0], self.rows[-1], "".join(row[0] + row[-1] for row in self.rows)}
        crossings = "".join(row[::2] for row in self.rows[::2])
        if not set("".join(frame) + crossings) <= set("+-| "):
            _fail(tile, "plan", "plan-frame")

    def _check_borders(self, tile: schema.Tile) -> None:
        for area in self.areas:
            if not ("A" <= area <= "Z"):
                _fail(tile, "plan", "capital", found=repr(area))
        for (x, y), area in self.cells.items():
            for side in "ES":
                other = self.cells.get((x + STEP[side][0], y + STEP[side][1]))
                if other is None:
                    continue
                sign = self.border((x, y), side)
                if other == area and sign != " ":
                    _fail(tile, "plan", "plan-inside", side=side, x=x, y=y, area=area, found=repr(sign))
                if other != area and sign not in BORDERS:
                    _fail(tile, "plan", "plan-border", side=side, x=x, y=y, found=repr(sign))


def check_tile(tile: schema.Tile) -> None:
    """Raise ContentError unless the tile keeps every rule of geometry."""
    plan = Plan(tile)
    _check_shapes(tile, plan)
    start = _opening_area(tile, plan, "entrance", tile.entrance)
    end = _opening_area(tile, plan, "exit", tile.exit)
    if tile.entrance.side == tile.exit.side and abs(tile.entrance.start - tile.exit.start) < OPENING:
        _fail(tile, "exit", "opening-apart")
    _check_corners(tile, plan)
    _check_ways(tile, plan, start, end)
    _check_icons(tile, plan, start)
    _check_covers(tile, plan)


def _check_shapes(tile: schema.Tile, plan: Plan) -> None:
    """Every area is one simple polygon: in one piece, touching itself nowhere, without an island inside."""
    turns = dict.fromkeys(plan.areas, 0)
    for y in range(plan.height + 1):
        for x in range(plan.width + 1):
            a, b, c, d = (plan.cells.get((x + i, y + j), "") for j in (-1, 0) for i in (-1, 0))
            if (a == d and a and a not in (b, c)) or (b == c and b and b not in (a, d)):
                _fail(tile, "plan", "area-touches", x=x, y=y)
            around = [a, b, c, d]
            for area in set(around) - {""}:
                # an outline that turns right at n corners turns left at n - 4 of them
                turns[area] += {1: 1, 3: -1}.get(around.count(area), 0)
    for area in plan.areas:
        if not _in_one_piece(plan, area):
            _fail(tile, "plan", "area-whole", area=area)
        if turns[area] != 4:
            _fail(tile, "plan", "area-no-island", area=area)


def _in_one_piece(plan: Plan, area: str) -> bool:
    own = {cell for cell, letter in plan.cells.items() if letter == area}
    todo = [next(iter(own))]
    own.discard(todo[0])
    while todo:
        x, y = todo.pop()
        for dx, dy in STEP.values():
            cell = (x + dx, y + dy)
            if cell in own:
                own.discard(cell)
                todo.append(cell)
    return not own


def _opening_area(tile: schema.Tile, plan: Plan, field: str, opening: schema.Opening) -> str:
    span = plan.height if opening.side in "WE" else plan.width
    if not 0 <= opening.start <= span - OPENING:
        _fail(tile, f"{field}.start", "opening-start", most=span - OPENING)
    found = set()
    for i in range(opening.start, opening.start + OPENING):
        ends = {"W": (0, i), "E": (plan.width - 1, i), "N": (i, 0), "S": (i, plan.height - 1)}
        found.add(plan.cells[ends[opening.side]])
    if len(found) > 1:
        _fail(tile, field, "one-area", found=Phrase("expected-both", first=min(found), second=max(found)))
    return found.pop()


def _check_corners(tile: schema.Tile, plan: Plan) -> None:
    """BG-MOVE-03: areas that meet only in a corner are adjacent where all borders at it are open."""
    beside = {frozenset((a, b)) for a, b, _ in _borders(plan)}
    free: set[frozenset[str]] = set()
    for y in range(1, plan.height):
        for x in range(1, plan.width):
            a, b, c, d = (plan.cells[x + i, y + j] for j in (-1, 0) for i in (-1, 0))
            signs = plan.border((x - 1, y - 1), "E") + plan.border((x - 1, y - 1), "S")
            signs += plan.border((x, y), "N") + plan.border((x, y), "W")
            if len({a, b, c, d}) == 4 and signs == "....":
                free |= {frozenset((a, d)), frozenset((b, c))} - beside
    if {frozenset(pair) for pair in tile.cornered} != free or len(tile.cornered) != len(free):
        known = ", ".join(sorted("".join(sorted(pair)) for pair in free))
        if known:
            _fail(tile, "cornered", "cornered", known=known)
        _fail(tile, "cornered", "not-cornered")


def _borders(plan: Plan) -> list[tuple[str, str, str]]:
    """Every unit of border between two areas, with its sign."""
    found = []
    for (x, y), area in plan.cells.items():
        for side in "ES":
            other = plan.cells.get((x + STEP[side][0], y + STEP[side][1]), area)
            if other != area:
                found.append((area, other, plan.border((x, y), side)))
    return found


def _check_ways(tile: schema.Tile, plan: Plan, start: str, end: str) -> None:
    adjacent: dict[str, set[str]] = {area: set() for area in plan.areas}
    ways = [(a, b) for a, b, sign in _borders(plan) if sign == "."]
    for a, b in ways + [(pair[0], pair[1]) for pair in tile.cornered]:
        adjacent[a].add(b)
        adjacent[b].add(a)
    steps = {start: 0}
    todo = [start]
    for area in todo:
        for other in sorted(adjacent[area] - steps.keys()):
            steps[other] = steps[area] + 1
            todo.append(other)
    if lost := [area for area in plan.areas if area not in steps]:
        _fail(tile, "plan", "way-to-all", lost=", ".join(lost))
    if steps[end] < FEWEST_STEPS[tile.size]:
        _fail(tile, "exit", "steps-apart", least=FEWEST_STEPS[tile.size], found=steps[end])


def _check_icons(tile: schema.Tile, plan: Plan, start: str) -> None:
    if not tile.holes:
        _fail(tile, "holes", "one-hole")
    holed: set[str] = set()
    for i, cell in enumerate(tile.holes):
        area = _area_at(tile, plan, cell, f"holes[{i}]")
        if area == start:
            _fail(tile, f"holes[{i}]", "hole-not-at-entrance")
        if area in holed:
            _fail(tile, f"holes[{i}]", "hole-once", area=area)
        holed.add(area)
    taken = set(tile.holes)
    if tile.equipment is not None:
        _area_at(tile, plan, tile.equipment, "equipment")
        if tile.equipment in taken:
            _fail(tile, "equipment", "cell-no-hole")
        taken.add(tile.equipment)
    for i, cover in enumerate(tile.covers):
        _area_at(tile, plan, cover.cell, f"covers[{i}].cell")
        if cover.cell in taken:
            _fail(tile, f"covers[{i}].cell", "cell-free")
        taken.add(cover.cell)


def _check_covers(tile: schema.Tile, plan: Plan) -> None:
    names: set[str] = set()
    for i, cover in enumerate(tile.covers):
        if cover.id in names or not cover.id:
            _fail(tile, f"covers[{i}].id", "cover-name")
        names.add(cover.id)
        if not cover.arrows or len(set(cover.arrows)) != len(cover.arrows):
            _fail(tile, f"covers[{i}].arrows", "arrows")
        for j, side in enumerate(cover.arrows):
            dx, dy = STEP[side]
            inside = (cover.cell[0] + dx, cover.cell[1] + dy) in plan.cells
            if not inside or plan.border(cover.cell, side) not in "ce":
                _fail(tile, f"covers[{i}].arrows[{j}]", "cover-border", side=side)


def _area_at(tile: schema.Tile, plan: Plan, cell: Cell, field: str) -> str:
    if cell not in plan.cells:
        _fail(tile, field, "cell", x=plan.width - 1, y=plan.height - 1)
    return plan.cells[cell]


def _fail(tile: schema.Tile, field: str, key: str, **args: object) -> NoReturn:
    raise ContentError("tiles.yaml", tile.id, field, key, **args)

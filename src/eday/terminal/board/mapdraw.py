"""Drawing the map with characters: three columns and two rows for a cell, borders included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from eday.terminal.board.mapgrid import COVER, DOOR, ELEVATION, ENTRANCE, OPEN, WALL, Cell, MapGrid
from eday.terminal.board.marks import figure_marks
from eday.text import BoardVoice

CELL_COLUMNS, CELL_ROWS = 3, 2

_HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
_DOUBLE = " ║═╚║║╔╠═╝═╩╗╣╦╬"
"""Joints by the directions they join: 1 up, 2 right, 4 down, 8 left."""
_LINES = {WALL: "━┃", COVER: "═║", ELEVATION: "╍╏", OPEN: "┄┆", DOOR: "▒▒", ENTRANCE: "░░"}
_PLAIN_LINES = {WALL: "##", COVER: "==", ELEVATION: "~~", OPEN: "..", DOOR: "%%", ENTRANCE: "__"}
_ARROWS = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
_PLAIN_ARROWS = {"N": "^", "E": ">", "S": "v", "W": "<"}
_BORDER_STYLES = {
    WALL: "bright_black",
    COVER: "yellow",
    ELEVATION: "blue",
    OPEN: "bright_black",
    DOOR: "magenta",
    ENTRANCE: "bright_black",
}
_LABEL_STYLE, _COVER_STYLE, _HOLE_STYLE, _SEALED_STYLE = "dim", "yellow", "bold bright_yellow", "dim"
OPEN_HOLE, SEALED_HOLE, EQUIPMENT, DROPPED = "()", "><", "[]", "&"


class MapDrawing:
    """A drawn map that can be shown whole or in part."""

    def __init__(self, voice: BoardVoice, view: Mapping[str, Any], unicode: bool) -> None:
        self._voice = voice
        self._data: Mapping[str, Any] = view["map"]
        self._unicode = unicode
        self.grid = MapGrid(self._data)
        self._chars = [[" "] * (self.grid.width * CELL_COLUMNS + 1) for _ in range(self.grid.height * CELL_ROWS + 1)]
        self._styles = [[""] * len(row) for row in self._chars]
        self._free: dict[str, set[Cell]] = {area: self._room(area) for area in self.grid.cells}
        self._spans: list[tuple[int, int, int]] = []
        """(row, first column, column after the last) of every mark."""
        self._draw_borders()
        self.left_out: list[str] = []
        """Figures for which their area has no room."""
        self._fill(view)

    # ------------------------------------------------------------------ borders

    def _draw_borders(self) -> None:
        lines = _LINES if self._unicode else _PLAIN_LINES
        for (x, y, upright), kind in self.grid.borders.items():
            style = _BORDER_STYLES[kind]
            column, row = x * CELL_COLUMNS, y * CELL_ROWS
            if upright:
                self._write(column, row + 1, lines[kind][1], style)
            else:
                self._write(column + 1, row, lines[kind][0] * (CELL_COLUMNS - 1), style)
        for x in range(self.grid.width + 1):
            for y in range(self.grid.height + 1):
                self._draw_joint(x, y)
        arrows = _ARROWS if self._unicode else _PLAIN_ARROWS
        for cover in self._data["covers"]:
            for arrow in cover["arrows"]:
                x, y, upright = self.grid.border(arrow["at"])
                column = x * CELL_COLUMNS + (not upright)
                self._write(column, y * CELL_ROWS + upright, arrows[arrow["facing"]], _COVER_STYLE)

    def _draw_joint(self, x: int, y: int) -> None:
        around = ((x, y - 1, True), (x, y, False), (x, y, True), (x - 1, y, False))
        kinds = [self.grid.borders.get(border, -1) for border in around]
        kind = max(kinds)
        if kind < 0:
            return
        if kind > WALL and (kind, kind) not in ((kinds[0], kinds[2]), (kinds[1], kinds[3])):
            kind = WALL
        if not self._unicode:
            char = _PLAIN_LINES[kind][0]
        elif kind in (WALL, COVER):
            joints = _HEAVY if kind == WALL else _DOUBLE
            char = joints[sum(1 << i for i, found in enumerate(kinds) if found >= kind)]
        else:
            char = _LINES[kind][0] if kinds[1] >= 0 or kinds[3] >= 0 else _LINES[kind][1]
        self._write(x * CELL_COLUMNS, y * CELL_ROWS, char, _BORDER_STYLES[kind])

    # ------------------------------------------------------------------ what lies in the areas

    def _room(self, area: str) -> set[Cell]:
        """Character positions inside an area, those between its own cells included."""
        inside = set(self.grid.cells[area])
        room: set[Cell] = set()
        for x, y in inside:
            column, row = x * CELL_COLUMNS, y * CELL_ROWS
            room |= {(column + 1, row + 1), (column + 2, row + 1)}
            if (x - 1, y) in inside and (x, y, True) not in self.grid.borders:
                room.add((column, row + 1))
            if (x, y - 1) in inside and (x, y, False) not in self.grid.borders:
                room |= {(column + 1, row), (column + 2, row)}
        return room

    def _fill(self, view: Mapping[str, Any]) -> None:
        marks = figure_marks(self._voice, view)
        figures = [*view.get("cogs", ()), *view.get("locusts", ())]
        holders = {figure["cover"]: figure["ref"] for figure in figures if figure["cover"]}
        for cover in self._data["covers"]:
            number = cover["id"].partition(".")[2]
            mark, style = marks.get(holders.get(cover["id"], ""), (number, _COVER_STYLE))
            self._put_in_cell(cover["area"], cover["at"], mark, style)
        sealed = set(self._data["sealed_holes"])
        for hole in self._data["holes"]:
            shut = _hole(hole["area"]) in sealed
            mark, style = (SEALED_HOLE, _SEALED_STYLE) if shut else (OPEN_HOLE, _HOLE_STYLE)
            self._put_in_cell(hole["area"], hole["at"], mark, style)
        in_play = {card["area"] for card in self._data["equipment_cards"]}
        for spot in self._data["equipment"]:
            if spot["area"] in in_play:
                self._put_in_cell(spot["area"], spot["at"], EQUIPMENT, "green")
        for area in self.grid.cells:
            self._put_label(area)
        self._put_tokens()
        for figure in figures:
            if figure["area"] and not figure["cover"]:
                mark, style = marks[figure["ref"]]
                if not self._put(figure["area"], mark, style):
                    self.left_out.append(figure["ref"])

    def _put_label(self, area: str) -> None:
        """The full name where it fits beside one more mark, else the letter alone."""
        full = self._voice.name(area)
        if len(self._free[area]) < len(full) + 4 or not self._put(area, full, _LABEL_STYLE):
            self._put(area, area.rpartition(".")[2], _LABEL_STYLE)

    def _put_tokens(self) -> None:
        printed = {_hole(hole["area"]) for hole in self._data["holes"]}
        for hole in self._data["open_holes"]:
            if hole not in printed:
                self._put(hole.replace("hole:", "area:"), OPEN_HOLE, _HOLE_STYLE)
        for area in dict.fromkeys(drop["area"] for drop in self._data["dropped_weapons"]):
            self._put(area, DROPPED, "green")

    def _put_in_cell(self, area: str, at: list[float], mark: str, style: str) -> None:
        x, y = self.grid.cell(at)
        self._take(area, x * CELL_COLUMNS + 1, y * CELL_ROWS + 1, mark, style)

    def _put(self, area: str, mark: str, style: str) -> bool:
        """Write a mark where the area has room; rows through cells come before rows between them."""
        room = self._free[area]
        for column, row in sorted(room, key=lambda spot: (spot[1] % CELL_ROWS == 0, spot[1], spot[0])):
            if all((column + i, row) in room for i in range(len(mark))):
                self._take(area, column, row, mark, style)
                return True
        return False

    def _take(self, area: str, column: int, row: int, mark: str, style: str) -> None:
        self._write(column, row, mark, style)
        self._spans.append((row, column, column + len(mark)))
        self._free[area] -= {(column + i, row) for i in range(-1, len(mark) + 1)}

    def _write(self, column: int, row: int, text: str, style: str) -> None:
        for i, char in enumerate(text):
            self._chars[row][column + i] = char
            self._styles[row][column + i] = style

    # ------------------------------------------------------------------ showing

    def window(self, focus: Cell, columns: int, rows: int, interest: Sequence[Cell] = ()) -> list[Text]:
        """The part that fits and holds a cell, most of the other interesting cells, and most of its tile."""
        width = min(self.grid.width, (columns - 1) // CELL_COLUMNS)
        height = min(self.grid.height, (rows - 1) // CELL_ROWS)
        tile = next((t for t in self.grid.tiles.values() if _holds(t, focus)), (*focus, 1, 1))
        left = _scroll(focus[0], width, tile[0], tile[2], self.grid.width)
        top = _scroll(focus[1], height, tile[1], tile[3], self.grid.height)
        others = [cell for cell in interest if cell != focus]
        if others:
            places = [(x, y) for x in _begins(focus[0], width) for y in _begins(focus[1], height)]
            left, top = max(
                (
                    (x, y)
                    for x, y in places
                    if 0 <= x <= self.grid.width - width and 0 <= y <= self.grid.height - height
                ),
                key=lambda at: (
                    sum(_holds((*at, width, height), cell) for cell in others),
                    -abs(at[0] - left) - abs(at[1] - top),
                ),
            )
        return self.part(left, top, width, height)

    def part(self, left: int, top: int, width: int, height: int) -> list[Text]:
        """Some cells of the map as lines."""
        first, last = left * CELL_COLUMNS, (left + width) * CELL_COLUMNS + 1
        cut = {
            (row, column)
            for row, begin, end in self._spans
            if begin < first < end or begin < last < end
            for column in range(begin, end)
        }
        lines = []
        for row in range(top * CELL_ROWS, (top + height) * CELL_ROWS + 1):
            line = Text()
            for column in range(first, last):
                # Half a mark would be read as another one.
                char = " " if (row, column) in cut else self._chars[row][column]
                line.append(char, self._styles[row][column])
            lines.append(line)
        while lines and not lines[-1].plain.strip():
            lines.pop()
        return lines

    def strips(self, columns: int) -> list[list[Text]]:
        """The whole map, cut into parts side by side (at the edge of a tile where possible) that fit the width."""
        most = max(1, (columns - 1) // CELL_COLUMNS)
        edges = {x for tile in self.grid.tiles.values() for x in (tile[0], tile[0] + tile[2])}
        strips, left = [], 0
        while left < self.grid.width:
            right = min(left + most, self.grid.width)
            if right < self.grid.width:
                right = max((x for x in edges if left + most // 2 < x <= right), default=right)
            strips.append(self.part(left, 0, right - left, self.grid.height))
            left = right
        return strips


def _hole(area: str) -> str:
    """The hole of an area."""
    return area.replace("area:", "hole:")


def _holds(tile: tuple[int, int, int, int], cell: Cell) -> bool:
    x, y, width, height = tile
    return x <= cell[0] < x + width and y <= cell[1] < y + height


def _begins(focus: int, shown: int) -> range:
    """Where a part can begin that holds the focus."""
    return range(focus - shown + 1, focus + 1)


def _scroll(focus: int, shown: int, tile: int, size: int, total: int) -> int:
    """The first of the cells to show along one axis."""
    low, high = sorted((tile, tile + size - shown))
    begin = min(max(focus - shown // 2, low), high)
    return max(0, min(begin, total - shown))

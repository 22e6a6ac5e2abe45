"""The map of a view as a grid: which area every cell belongs to, and what stands on every border between cells."""

from __future__ import annotations

from typing import Any

Cell = tuple[int, int]
Border = tuple[int, int, bool]
"""(x, y, upright): the left side of a cell if upright, else its upper side."""

OPEN, ELEVATION, COVER, WALL, ENTRANCE, DOOR = range(6)
_LINES = (("open_lines", OPEN), ("elevations", ELEVATION), ("cover_lines", COVER), ("walls", WALL))


class MapGrid:
    """Cells and borders of a map, counted from its upper left corner."""

    def __init__(self, data: dict[str, Any]) -> None:
        tiles = data["tiles"]
        self.left: int = min(tile["x"] for tile in tiles)
        self.top: int = min(tile["y"] for tile in tiles)
        self.width: int = max(tile["x"] + tile["width"] for tile in tiles) - self.left
        self.height: int = max(tile["y"] + tile["height"] for tile in tiles) - self.top
        self.tiles: dict[str, tuple[int, int, int, int]] = {
            tile["id"]: (tile["x"] - self.left, tile["y"] - self.top, tile["width"], tile["height"]) for tile in tiles
        }
        self.tile_of: dict[str, str] = {area["id"]: area["tile"] for area in data["areas"]}
        self.area_at: dict[Cell, str] = {}
        self.cells: dict[str, list[Cell]] = {}
        for area in data["areas"]:
            self.cells[area["id"]] = self._cells(area["polygon"])
            self.area_at.update(dict.fromkeys(self.cells[area["id"]], area["id"]))
        self.borders: dict[Border, int] = {}
        for key, kind in _LINES:
            for line in data[key]:
                self._draw(line, kind)
        for one in data.get("maps", ()):
            self._draw(one["entrance_at"], ENTRANCE)
        for door in data["doors"]:
            self._draw(door["at"], DOOR)

    def _cells(self, polygon: list[list[int]]) -> list[Cell]:
        """The cells inside an outline of horizontal and vertical sides, row by row."""
        sides = [
            (x - self.left, min(y, end) - self.top, max(y, end) - self.top)
            for (x, y), (other, end) in zip(polygon, polygon[1:] + polygon[:1], strict=True)
            if x == other
        ]
        found = []
        for row in range(min(side[1] for side in sides), max(side[2] for side in sides)):
            crossings = sorted(x for x, top, bottom in sides if top <= row < bottom)
            for begin, end in zip(crossings[::2], crossings[1::2], strict=True):
                found += [(x, row) for x in range(begin, end)]
        return found

    def _draw(self, line: list[list[int]], kind: int) -> None:
        (x, y), (end_x, end_y) = ((a - self.left, b - self.top) for a, b in sorted(line))
        for step in range(end_x - x):
            self.borders[x + step, y, False] = kind
        for step in range(end_y - y):
            self.borders[x, y + step, True] = kind

    def cell(self, at: list[float]) -> Cell:
        """The cell that holds a point."""
        return int(at[0] // 1) - self.left, int(at[1] // 1) - self.top

    def border(self, at: list[float]) -> Border:
        """The border whose middle is that point."""
        x, y = at[0] - self.left, at[1] - self.top
        return int(x // 1), int(y // 1), x == int(x)

    def middle(self, area: str) -> Cell:
        """The cell of an area nearest to its centre."""
        cells = self.cells[area]
        x = sum(cell[0] for cell in cells) / len(cells)
        y = sum(cell[1] for cell in cells) / len(cells)
        return min(cells, key=lambda cell: abs(cell[0] - x) + abs(cell[1] - y))

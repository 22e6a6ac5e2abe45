"""Distances, covers and ways of a map, read from the drawing of it in a view."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

FAR = 99
KEPT = 64
Line = list[list[int]]
Border = tuple[int, int, bool]
"""x, y of the north-west end, and whether it stands upright."""


class Terrain:
    """One map; areas and cover spaces go by name."""

    __slots__ = ("_arrows", "_boxes", "areas", "covers", "moves", "neighbours", "ranges")

    def __init__(self, drawn: Mapping[str, Any]) -> None:
        self.areas: list[str] = [area["id"] for area in drawn["areas"]]
        owners = _owners(drawn["areas"])
        passable = drawn["open_lines"]
        self.neighbours = _beside(self.areas, drawn["adjacent"])
        self.moves = {area: spread([area], self.neighbours) for area in self.areas}
        across = _linked(self.areas, owners, [*passable, *drawn["elevations"]])
        self.ranges = {area: spread([area], across) for area in self.areas}
        self.covers: dict[str, list[str]] = {area: [] for area in self.areas}
        self._arrows: dict[str, list[tuple[float, float, str]]] = {}
        for cover in drawn["covers"]:
            self.covers[cover["area"]].append(cover["id"])
            self._arrows[cover["id"]] = [(*arrow["at"], arrow["facing"]) for arrow in cover["arrows"]]
        self._boxes: dict[str, tuple[int, int, int, int]] = {}
        for area in drawn["areas"]:
            xs, ys = zip(*area["polygon"], strict=True)
            self._boxes[area["id"]] = (min(xs), min(ys), max(xs), max(ys))

    def bonus(self, cover: str | None, area: str, attacker: str) -> int:
        """Defence dice of a cover space of `area` against an attacker in another area, as its arrows suggest."""
        if cover is None or area == attacker or attacker not in self._boxes:
            return 0
        west, north, east, south = self._boxes[attacker]
        best = 0
        for x, y, facing in self._arrows.get(cover, ()):
            if facing == "N":
                beyond, partly = south <= y, north < y
            elif facing == "S":
                beyond, partly = north >= y, south > y
            elif facing == "W":
                beyond, partly = east <= x, west < x
            else:
                beyond, partly = west >= x, east > x
            best = max(best, 2 if beyond else int(partly))
        return best


def spread(starts: Iterable[str], neighbours: Mapping[str, list[str]]) -> dict[str, int]:
    """Moves from the nearest of the starting areas to every area that can be reached."""
    found = dict.fromkeys(starts, 0)
    queue = deque(found)
    while queue:
        area = queue.popleft()
        for other in neighbours.get(area, ()):
            if other not in found:
                found[other] = found[area] + 1
                queue.append(other)
    return found


def _owners(areas: list[dict[str, Any]]) -> dict[Border, list[str]]:
    """Which areas each unit border belongs to."""
    owners: dict[Border, list[str]] = {}
    for area in areas:
        outline = area["polygon"]
        for a, b in zip(outline, [*outline[1:], outline[0]], strict=True):
            for border in _units([a, b]):
                owners.setdefault(border, []).append(area["id"])
    return owners


def _linked(areas: list[str], owners: dict[Border, list[str]], lines: list[Line]) -> dict[str, list[str]]:
    """The areas joined by a border along those lines."""
    linked: dict[str, set[str]] = {area: set() for area in areas}
    for line in lines:
        for border in _units(line):
            beside = owners.get(border, ())
            for area in beside:
                linked[area].update(other for other in beside if other != area)
    return {area: sorted(others) for area, others in linked.items()}


def _beside(areas: list[str], pairs: list[list[str]]) -> dict[str, list[str]]:
    """The areas one may move between."""
    beside: dict[str, set[str]] = {area: set() for area in areas}
    for a, b in pairs:
        beside[a].add(b)
        beside[b].add(a)
    return {area: sorted(others) for area, others in beside.items()}


def _units(line: Line) -> list[Border]:
    (ax, ay), (bx, by) = sorted(line)
    if ax == bx:
        return [(ax, y, True) for y in range(ay, by)]
    return [(x, ay, False) for x in range(ax, bx)]


_known: dict[tuple[object, ...], Terrain] = {}


def terrain_of(drawn: Mapping[str, Any]) -> Terrain:
    """The terrain of a view's map, worked out once for each layout."""
    tiles = [(tile["id"], tile["rotation"], tile["x"], tile["y"]) for tile in drawn["tiles"]]
    key = (len(drawn["adjacent"]), *tiles)
    terrain = _known.get(key)
    if terrain is None:
        if len(_known) >= KEPT:
            _known.clear()
        terrain = _known[key] = Terrain(drawn)
    return terrain

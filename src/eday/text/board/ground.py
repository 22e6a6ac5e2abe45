"""The lie of the land: where areas, cover, holes and doors of a drawn map are, and how many steps are between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import atan2, hypot, pi
from typing import Any, NamedTuple

XY = tuple[float, float]
WAYS = ("east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast")
"""Directions, clockwise; y grows to the south."""
_NEAR = 0.2
"""Nearer than that there is no telling in which direction a thing is."""


class Shelter(NamedTuple):
    """A cover space: its area, where a figure in it stands, what it is behind and where that is."""

    area: str
    at: XY
    behind: str
    pointed: XY


class Ground:
    """A map as it is drawn, for telling places by direction and distance."""

    __slots__ = ("covers", "doors", "middles", "near", "tiles")

    def __init__(self, drawing: Mapping[str, Any]) -> None:
        self.middles = {area["id"]: _middle(area["polygon"]) for area in drawing["areas"]}
        self.tiles: dict[str, str] = {area["id"]: area["tile"] for area in drawing["areas"]}
        self.covers = {cover["id"]: _shelter(cover) for cover in drawing["covers"]}
        self.doors = {door["area"]: _side(door["at"], self.middles[door["area"]]) for door in drawing["doors"]}
        """On which side of its area a door is."""
        self.near: dict[str, list[str]] = {area: [] for area in self.middles}
        for one, other in drawing["adjacent"]:
            self.near[one].append(other)
            self.near[other].append(one)

    def steps(self, start: str) -> dict[str, int]:
        """Steps from one area to every area that can be reached."""
        found = {start: 0}
        queue = [start]
        for area in queue:
            for other in self.near[area]:
                if other not in found:
                    found[other] = found[area] + 1
                    queue.append(other)
        return found


def way(start: XY, goal: XY) -> str | None:
    """In which direction a point lies; None where it is too near to tell."""
    east, south = goal[0] - start[0], goal[1] - start[1]
    if hypot(east, south) < _NEAR:
        return None
    return WAYS[round(atan2(south, east) / (pi / 4)) % len(WAYS)]


def _side(gap: Sequence[XY], middle: XY) -> str:
    """On which side of an area a gap in its wall is."""
    (left, top), (right, _) = gap
    if left == right:
        return "east" if left > middle[0] else "west"
    return "south" if top > middle[1] else "north"


def _shelter(cover: Mapping[str, Any]) -> Shelter:
    x, y = cover["at"]
    return Shelter(cover["area"], (x, y), cover["behind"], _mean([cover["arrows"][0]["at"]]))


def _mean(points: Iterable[Sequence[float]]) -> XY:
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _middle(outline: Sequence[Sequence[float]]) -> XY:
    """The centre of mass of an outline."""
    twice, mx, my = 0.0, 0.0, 0.0
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        part = ax * by - bx * ay
        twice += part
        mx += (ax + bx) * part
        my += (ay + by) * part
    return mx / (3 * twice), my / (3 * twice)

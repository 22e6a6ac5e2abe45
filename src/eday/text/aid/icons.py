"""The signs of the table as drawings: `icons.json` is made from the client's own (`npm run icons`)."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import NamedTuple

from eday.text.aid.document import Icon


class Shape(NamedTuple):
    """A path, where it lies (x, y, size) and how it is painted: filled, drawn as a line, or left out of the paint."""

    path: str
    paint: str
    at: tuple[float, float, float]


class Drawing(NamedTuple):
    """A sign in its box (left, top, width, height)."""

    box: tuple[float, float, float, float]
    shapes: tuple[Shape, ...]


LINE = 1.7
"""Width of a drawn line, where the box is 16 wide."""


def drawing(icon: Icon) -> Drawing:
    """How a sign looks."""
    return _drawings()[icon]


def known_icons() -> frozenset[Icon]:
    """All signs there are."""
    return frozenset(_drawings())


@cache
def _drawings() -> dict[Icon, Drawing]:
    groups = json.loads(resources.files(__package__).joinpath("icons.json").read_text(encoding="utf-8"))
    return {
        Icon(group, name): Drawing(
            tuple(drawn["box"]),
            tuple(Shape(shape["d"], shape["paint"], tuple(shape["at"])) for shape in drawn["shapes"]),
        )
        for group, drawings in groups.items()
        for name, drawn in drawings.items()
    }

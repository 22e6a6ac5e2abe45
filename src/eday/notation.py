"""A position as text: what one seat sees of a game, short enough to be pasted into a bug report.

It is the view of that seat without the drawing, line by line, and how the map was laid instead of what it looks like.
What the seat cannot know is not in it. Every line is YAML, and whatever is nested deeper stands in it as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import yaml

from eday.content.errors import ContentError
from eday.content.files import plain
from eday.content.yaml_flaws import yaml_flaw
from eday.content.yaml_loader import Excess, parse
from eday.kernel import Game
from eday.kernel.errors import PositionError

FORMAT = 1
HEAD = "eday-position"
NESTED = 2
"""Levels of names that have lines of their own."""
LARGEST = 200_000


def position(game: Game[Any], seat: int | None) -> str:
    """The position as that seat (None = a spectator) sees it.

    >>> import eday
    >>> text = position(eday.card.new(chapter=1, seed=3), 0)
    >>> text.splitlines()[:4]
    ['eday-position: 1', 'version: "card-2"', 'game: "card"', 'seat: 0']
    >>> view_of(text)["sides"][1]["hand"] is None
    True
    """
    decision = game.decision_for(seat)
    data = {
        HEAD: FORMAT,
        "version": game.RULES,
        **game.view(seat, whole=False),
        "laid": game.laid(),
        "decision": decision.to_dict() if decision else None,
    }
    return "\n".join(_lines(data)) + "\n"


def view_of(text: str) -> dict[str, Any]:
    """The view a position stands for, drawing and decision included; PositionError for a text that is none."""
    data = _read(text)
    if data.get(HEAD) != FORMAT:
        raise PositionError("position-foreign", head=HEAD, format=FORMAT)
    laid = data.pop("laid", None)
    if laid:
        from eday.board import drawn

        try:
            drawing = drawn(laid)
            data["map"] = {**drawing, **data["map"]}
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise PositionError("position-map") from error
    return data


def _read(text: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise PositionError("position-large", most=LARGEST)
    try:
        data = plain(parse(text), "position")
    except ContentError as error:
        raise PositionError("position-unreadable", problem=error) from error
    except (Excess, yaml.YAMLError, ValueError) as error:
        problem = ContentError("position", "", "", yaml_flaw(error))
        raise PositionError("position-unreadable", problem=problem) from error
    if not isinstance(data, dict):
        raise PositionError("position-foreign", head=HEAD, format=FORMAT)
    return data


def _lines(data: dict[str, Any], depth: int = 0) -> Iterator[str]:
    """Each name on a line of its own; what is listed has a line for each, unless it is short."""
    indent = "  " * depth
    for name, value in data.items():
        if isinstance(value, dict) and depth + 1 < NESTED and any(isinstance(v, dict | list) for v in value.values()):
            yield f"{indent}{name}:"
            yield from _lines(value, depth + 1)
        elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
            yield f"{indent}{name}:"
            yield from (f"{indent}- {_flow(item)}" for item in value)
        else:
            yield f"{indent}{name}: {_flow(value)}"


def _flow(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

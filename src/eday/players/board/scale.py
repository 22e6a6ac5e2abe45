"""From what the network says of a position to a winning chance.

The network learns a value to choose by: wins far away count less, stages behind the squad count a little. How often
positions of such a value are won is measured by `eday lab scale`.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from eday.board import RULES_VERSION, BoardBrief
from eday.players.board.encoder import ENCODER_VERSION
from eday.players.seat_view import ImaginedGame

FILE: Final = "board-scale.json"
LEAST: Final = 0.002
"""Values nearer than that to 0 or 1 are taken as that."""
PACE: Final = 10.0
COMPANY: Final = 2
"""A round counts as a tenth, and players from two on."""
OTHER: Final = "other"
"""For missions nobody has measured."""

Terms = tuple[float, float, float, float]
"""How much counts: nothing, the value's log-odds, rounds played, further players."""


def terms_of(value: float, brief: BoardBrief) -> Terms:
    """A position as the scale sees it."""
    players = brief.facts.players
    return 1.0, log_odds(value), brief.turn / players / PACE, float(players - COMPANY)


def log_odds(chance: float) -> float:
    """Of a chance that is neither 0 nor 1."""
    chance = min(1.0 - LEAST, max(LEAST, chance))
    return math.log(chance / (1.0 - chance))


class Scale:
    """How often positions are won, by mission."""

    __slots__ = ("_missions",)

    def __init__(self, missions: Mapping[str, Terms]) -> None:
        self._missions = dict(missions)

    def __call__(self, game: ImaginedGame, value: float) -> float:
        """The COGs' winning chance in a game of that value."""
        brief: BoardBrief = game.brief(0)
        weights = self._missions.get(brief.facts.mission) or self._missions[OTHER]
        total = 0.0
        for weight, term in zip(weights, terms_of(value, brief), strict=True):
            total += weight * term
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


def usual_scale(file: str = FILE, rules: str = RULES_VERSION) -> Scale | None:
    """The scale in use; None where there is none for these rules."""
    try:
        data: dict[str, Any] = json.loads((resources.files("eday.players") / "weights" / file).read_text())
    except OSError:
        return None
    if (data["rules"], data["encoder"]) != (rules, ENCODER_VERSION):
        return None
    missions: dict[str, Terms] = {name: (row[0], row[1], row[2], row[3]) for name, row in data["missions"].items()}
    return Scale(missions)

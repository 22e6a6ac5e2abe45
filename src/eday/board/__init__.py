"""Gears of War: The Board Game."""

from __future__ import annotations

import os
from typing import Any

from eday.board.box import RULES_VERSION
from eday.board.brief import BoardBrief, BoardFacts, StageFacts
from eday.board.combat.ways import Attacks
from eday.board.game import BoardGame, new, new_guided
from eday.board.map import MapShape
from eday.board.map.view_types import MapDrawing
from eday.board.roles import role_of
from eday.board.tones import tone_of
from eday.board.tutorial.guide import guide_step
from eday.board.view_types import AttackOdds, BoardState, BoardView, CogView, HandCard, Odds, Reach, ReachEnd, WayOdds


def layout_preview(
    mission: str,
    seed: int,
    levels: str = "1",
    content: str | os.PathLike[str] | None = None,
    horde: str = "normal",
) -> tuple[MapShape, tuple[int, ...]]:
    """The map a seed gives: what lies there at first or all levels, and the areas with a door."""
    from eday.board.preview import preview

    return preview(mission, seed, levels, content, horde)


def drawn(laid: dict[str, Any], content: str | os.PathLike[str] | None = None) -> MapDrawing:
    """The drawing of a map from `game.laid()`; any error for what nobody laid like that."""
    from eday.board.map.laid import drawing
    from eday.content.board import load

    return drawing(load(content).tiles, laid)


__all__ = [
    "RULES_VERSION",
    "AttackOdds",
    "Attacks",
    "BoardBrief",
    "BoardFacts",
    "BoardGame",
    "BoardState",
    "BoardView",
    "CogView",
    "HandCard",
    "MapDrawing",
    "MapShape",
    "Odds",
    "Reach",
    "ReachEnd",
    "StageFacts",
    "WayOdds",
    "drawn",
    "guide_step",
    "layout_preview",
    "new",
    "new_guided",
    "role_of",
    "tone_of",
]

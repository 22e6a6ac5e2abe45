"""All entries of the board game, ready for use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eday.content.board import schema
from eday.content.components import Components, kinds_of


@dataclass(slots=True, kw_only=True, eq=False)
class Content(Components):
    """Every component of the board game by id, in the order of the files."""

    orders: dict[str, schema.Order]
    weapons: dict[str, schema.Weapon]
    cogs: dict[str, schema.Cog]
    enemies: dict[str, schema.Enemy]
    markers: dict[str, schema.Marker]
    ai_cards: dict[int, schema.AiCard]
    equipment: dict[str, schema.Equipment]
    locations: dict[str, schema.Location]
    tiles: dict[str, schema.Tile]
    missions: dict[str, schema.Mission]
    dice: dict[str, schema.Die]
    first_mission: schema.FirstMission


KINDS: Final = kinds_of(Content)
"""File stem of the board game -> what its entries are."""
Content.kinds = KINDS

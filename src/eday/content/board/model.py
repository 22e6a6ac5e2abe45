"""All entries of the board game, ready for use."""

from __future__ import annotations

from typing import Any, Final

from eday.content.board import schema
from eday.content.components import Components, fingerprint

KINDS: Final[dict[str, type[schema.Entry]]] = {
    "orders": schema.Order,
    "weapons": schema.Weapon,
    "cogs": schema.Cog,
    "enemies": schema.Enemy,
    "markers": schema.Marker,
    "ai_cards": schema.AiCard,
    "equipment": schema.Equipment,
    "locations": schema.Location,
    "tiles": schema.Tile,
    "missions": schema.Mission,
    "dice": schema.Die,
}
"""File stem of the board game -> what its entries are."""


class Content(Components):
    """Every component of the board game by id, in the order of the files."""

    kinds = KINDS
    __slots__ = (
        "ai_cards",
        "cogs",
        "dice",
        "enemies",
        "equipment",
        "locations",
        "markers",
        "missions",
        "orders",
        "tiles",
        "weapons",
    )

    def __init__(
        self,
        *,
        orders: dict[str, schema.Order],
        weapons: dict[str, schema.Weapon],
        cogs: dict[str, schema.Cog],
        enemies: dict[str, schema.Enemy],
        markers: dict[str, schema.Marker],
        ai_cards: dict[int, schema.AiCard],
        equipment: dict[str, schema.Equipment],
        locations: dict[str, schema.Location],
        tiles: dict[str, schema.Tile],
        missions: dict[str, schema.Mission],
        dice: dict[str, schema.Die],
        patch: dict[str, Any],
    ) -> None:
        self.orders = orders
        self.weapons = weapons
        self.cogs = cogs
        self.enemies = enemies
        self.markers = markers
        self.ai_cards = ai_cards
        self.equipment = equipment
        self.locations = locations
        self.tiles = tiles
        self.missions = missions
        self.dice = dice
        self.patch = patch
        self.hash = fingerprint(self)

"""All entries of one content, ready for use."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec

from eday.content import schema

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
"""File stem -> what its entries are."""

COMMENTARY: Final = ("origin", "source", "note", "doubt", "doubts")
"""Fields that explain an entry and change nothing in play."""


class Content:
    """Every component by id, in the order of the files."""

    __slots__ = (
        "ai_cards",
        "cogs",
        "dice",
        "enemies",
        "equipment",
        "hash",
        "locations",
        "markers",
        "missions",
        "orders",
        "patch",
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

    def group(self, name: str) -> dict[str, schema.Entry]:
        """The entries of one file, by its stem."""
        entries = getattr(self, name)
        return {entry.id: entry for entry in entries.values()}


def fingerprint(content: Content, only: Mapping[str, Collection[str]] | None = None) -> str:
    """SHA-256 of all that matters in play: no commentary, no order of keys. `only` limits groups to some entries."""
    plain: dict[str, dict[str, Any]] = {}
    for name in KINDS:
        plain[name] = {}
        for key, entry in content.group(name).items():
            if only is not None and name in only and key not in only[name]:
                continue
            fields = msgspec.to_builtins(entry, str_keys=True)
            plain[name][key] = {field: value for field, value in fields.items() if field not in COMMENTARY}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()

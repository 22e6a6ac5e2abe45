"""All entries of one content, ready for use."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Final

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
"""File stem of the board game -> what its entries are."""

COMMENTARY: Final = ("origin", "source", "note", "doubt", "doubts")
"""Fields that explain an entry."""
NOT_PLAYED: Final = (*COMMENTARY, "about", "difficulty")
"""Fields that change nothing in play."""


class Components:
    """What every game's content is: entries by file, the overlay's changes, and a fingerprint of the whole."""

    __slots__ = ("hash", "patch")

    kinds: ClassVar[Mapping[str, type[schema.Entry]]]
    """File stem -> what its entries are."""
    patch: dict[str, Any]
    hash: str

    def group(self, name: str) -> dict[str, schema.Entry]:
        """The entries of one file, by its stem."""
        entries = getattr(self, name)
        return {entry.id: entry for entry in entries.values()}


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


def fingerprint(content: Components, only: Mapping[str, Collection[str]] | None = None) -> str:
    """SHA-256 of all that matters in play: no commentary, no order of keys. `only` limits groups to some entries."""
    plain: dict[str, dict[str, Any]] = {}
    for name in content.kinds:
        plain[name] = {}
        for key, entry in content.group(name).items():
            if only is not None and name in only and key not in only[name]:
                continue
            fields = msgspec.to_builtins(entry, str_keys=True)
            plain[name][key] = {field: value for field, value in fields.items() if field not in NOT_PLAYED}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()

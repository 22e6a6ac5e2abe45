"""Loading content: the packaged files, changed by an overlay where there is one."""

from __future__ import annotations

import functools
import json
import os
from typing import Any

from eday.content.board import schema
from eday.content.board.check import check
from eday.content.board.model import Content
from eday.content.convert import entries
from eday.content.files import overlay_patch
from eday.content.merge import patch_text, patched


def load(overlay: str | os.PathLike[str] | None = None) -> Content:
    """Content with the overlay folder's changes (None: the folder named by EDAY_CONTENT, if any)."""
    return from_patch(overlay_patch(overlay, "board"))


def from_patch(patch: dict[str, Any]) -> Content:
    """Content with the changes an overlay once made: the same object for the same patch."""
    return _build(patch_text(patch, "board"))


@functools.lru_cache(maxsize=64)
def _build(text: str) -> Content:
    patch = json.loads(text)
    raw = patched(patch, "board")
    cards = entries(schema.AiCard, "ai_cards", raw["ai_cards"])
    content = Content(
        orders=entries(schema.Order, "orders", raw["orders"]),
        weapons=entries(schema.Weapon, "weapons", raw["weapons"]),
        cogs=entries(schema.Cog, "cogs", raw["cogs"]),
        enemies=entries(schema.Enemy, "enemies", raw["enemies"]),
        markers=entries(schema.Marker, "markers", raw["markers"]),
        ai_cards={card.number: card for card in cards.values()},
        equipment=entries(schema.Equipment, "equipment", raw["equipment"]),
        locations=entries(schema.Location, "locations", raw["locations"]),
        tiles=entries(schema.Tile, "tiles", raw["tiles"]),
        missions=entries(schema.Mission, "missions", raw["missions"]),
        dice=entries(schema.Die, "dice", raw["dice"]),
        patch=patch,
    )
    check(content)
    return content

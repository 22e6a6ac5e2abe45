"""Loading content: the packaged files, changed by an overlay where there is one."""

from __future__ import annotations

import functools
import json
import os
from typing import Any

from eday.content import schema
from eday.content.check import check
from eday.content.convert import entries
from eday.content.files import base, read_folder
from eday.content.merge import merge, normal
from eday.content.model import KINDS, Content


def load(overlay: str | os.PathLike[str] | None = None) -> Content:
    """Content with the overlay folder's changes (None: the folder named by EDAY_CONTENT, if any)."""
    folder = overlay if overlay is not None else os.environ.get("EDAY_CONTENT") or None
    return from_patch({} if folder is None else read_folder(folder))


def from_patch(patch: dict[str, Any]) -> Content:
    """Content with the changes an overlay once made: the same object for the same patch."""
    return _build(json.dumps(normal(patch), separators=(",", ":")))


@functools.lru_cache(maxsize=64)
def _build(patch_text: str) -> Content:
    patch = json.loads(patch_text)
    raw = {stem: merge(base()[stem], patch.get(stem, {})) for stem in KINDS}
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

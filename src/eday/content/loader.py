"""Loading content: the packaged files, changed by an overlay where there is one."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Mapping
from typing import Any

from eday.content import schema
from eday.content.check import check
from eday.content.convert import entries
from eday.content.files import Raw, base, overlay_patch
from eday.content.merge import merge, normal
from eday.content.model import Content


def load(overlay: str | os.PathLike[str] | None = None) -> Content:
    """Content with the overlay folder's changes (None: the folder named by EDAY_CONTENT, if any)."""
    return from_patch(overlay_patch(overlay, "board"))


def from_patch(patch: dict[str, Any]) -> Content:
    """Content with the changes an overlay once made: the same object for the same patch."""
    return _build(patch_text(patch, "board"))


def patch_text(patch: Mapping[str, Any], game: str) -> str:
    """A patch as text: the same for patches that say the same."""
    return json.dumps(normal(patch, game), separators=(",", ":"))


def patched(patch: Mapping[str, Any], game: str) -> dict[str, Raw]:
    """The packaged files of a game with a patch laid over them."""
    return {stem: merge(entries, patch.get(stem, {})) for stem, entries in base(game).items()}


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

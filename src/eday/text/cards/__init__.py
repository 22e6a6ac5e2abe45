"""Rules text of cards, made from their own data: wording and behaviour cannot drift apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eday.content import Content
from eday.text.cards.actors import cog_lines, enemy_lines, marker_lines
from eday.text.cards.ai import ai_lines
from eday.text.cards.gear import equipment_lines, location_lines, weapon_lines
from eday.text.cards.missions import mission_lines
from eday.text.cards.orders import order_lines
from eday.text.library import content_in_use
from eday.text.phrases import opened

_Lines = Callable[[Any, Content], list[str]]

_GROUPS: dict[str, tuple[str, _Lines]] = {
    "order": ("orders", order_lines),
    "weapon": ("weapons", weapon_lines),
    "cog": ("cogs", cog_lines),
    "enemy": ("enemies", enemy_lines),
    "figure": ("enemies", enemy_lines),
    "marker": ("markers", marker_lines),
    "ai": ("ai_cards", ai_lines),
    "equipment": ("equipment", equipment_lines),
    "tile": ("locations", location_lines),
    "location": ("locations", location_lines),
    "mission": ("missions", mission_lines),
}
"""Kind of reference -> where its card is, and who puts it into words."""


def card_text(ref: str, content: Content | None = None) -> list[str]:
    """The rules text of a card, line by line; none for things that have no card."""
    content = content or content_in_use()
    group, _, entry_id = ref.partition(":")
    if group not in _GROUPS:
        return []
    stem, lines = _GROUPS[group]
    if group == "figure":
        entry_id = entry_id.rpartition("-")[0] or entry_id
    entry = content.group(stem).get(entry_id)
    return [opened(line) for line in lines(entry, content)] if entry else []

"""Rules text of cards, made from their own data: wording and behaviour cannot drift apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from eday.content.board import Content
from eday.text.board.actors import cog_lines, enemy_lines, marker_lines
from eday.text.board.ai import ai_lines
from eday.text.board.gear import equipment_lines, location_lines, weapon_lines, weapon_parts
from eday.text.board.missions import mission_lines, mission_parts
from eday.text.board.orders import order_lines, order_parts
from eday.text.library import card_content_in_use, content_in_use
from eday.text.phrases import opened

if TYPE_CHECKING:
    from eday.content.card import CardContent

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

_PARTS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "order": order_parts,
    "weapon": weapon_parts,
    "mission": mission_parts,
}
"""Kinds of cards whose text is also told in parts."""


_CARD_GAME = ("card", "chapter", "reinforcement")
"""Kinds of references of the Card Game."""


def card_text(ref: str, content: Content | CardContent | None = None) -> list[str]:
    """The rules text of a card, line by line; none for things that have no card."""
    group, _, key = ref.partition(":")
    if group in _CARD_GAME:
        from eday.text.card.cards import game_lines

        cards = card_content_in_use() if content is None or isinstance(content, Content) else content
        return [opened(line) for line in game_lines(group, key, cards)]
    board = content if isinstance(content, Content) else content_in_use()
    group, entry = _entry(ref, board)
    return [opened(line) for line in _GROUPS[group][1](entry, board)] if entry else []


def card_parts(ref: str, content: Content | None = None) -> dict[str, dict[str, Any]]:
    """The text of an order, weapon, mission or card of the Card Game in its parts, under the name of its kind."""
    if ref.startswith("card:"):
        from eday.text.card.cards import game_card_parts

        card = card_content_in_use().cards.get(ref.partition(":")[2].partition("#")[0])
        return {"card": game_card_parts(card)} if card else {}
    group, entry = _entry(ref, content or content_in_use())
    return {group: _PARTS[group](entry)} if entry and group in _PARTS else {}


def _entry(ref: str, content: Content) -> tuple[str, Any]:
    group, _, entry_id = ref.partition(":")
    if group not in _GROUPS:
        return group, None
    if group == "figure":
        entry_id = entry_id.rpartition("-")[0] or entry_id
    return group, content.group(_GROUPS[group][0]).get(entry_id)

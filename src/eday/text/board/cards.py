"""Rules text of cards, made from their own data: wording and behaviour cannot drift apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from eday.text.board.actors import cog_lines, enemy_lines, enemy_parts, marker_lines
from eday.text.board.ai import ai_lines, ai_parts
from eday.text.board.gear import equipment_lines, location_lines, weapon_lines, weapon_parts
from eday.text.board.missions import mission_lines, mission_parts
from eday.text.board.orders import order_lines, order_parts
from eday.text.phrases import opened

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice

_Lines = Callable[["BoardVoice", Any], list[str]]

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

_PARTS: dict[str, Callable[[BoardVoice, Any], dict[str, Any]]] = {
    "order": order_parts,
    "weapon": weapon_parts,
    "enemy": enemy_parts,
    "ai": ai_parts,
    "mission": mission_parts,
}
"""Kinds of cards whose text is also told in parts; a figure has the card of its enemy."""


def text_of(voice: BoardVoice, ref: str) -> list[str]:
    """The rules text of a card, line by line; none for things that have no card."""
    group, entry = _entry(voice, ref)
    return [opened(line) for line in _GROUPS[group][1](voice, entry)] if entry else []


def parts_of(voice: BoardVoice, ref: str) -> dict[str, dict[str, Any]]:
    """The text of a card in its parts, under the name of its kind; nothing for cards that have lines only."""
    group, entry = _entry(voice, ref)
    kind = "enemy" if group == "figure" else group
    return {kind: _PARTS[kind](voice, entry)} if entry and kind in _PARTS else {}


def _entry(voice: BoardVoice, ref: str) -> tuple[str, Any]:
    group, _, entry_id = ref.partition(":")
    if group not in _GROUPS:
        return group, None
    if group == "figure":
        entry_id = entry_id.rpartition("-")[0] or entry_id
    return group, voice.content.group(_GROUPS[group][0]).get(entry_id)

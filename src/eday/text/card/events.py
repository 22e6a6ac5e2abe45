"""What events of the card game need to be told besides their own values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from eday.text.card.vocabulary import face_name
from eday.text.game_voice import Fields, More

if TYPE_CHECKING:
    from eday.text.card.voice import CardVoice

FIELDS: Fields = {
    "attack_declared": ("row", "target"),
    "bonus_given": ("unit",),
    "cards_drawn": ("cards",),
    "cards_peeked": ("cards",),
    "direct_damage_dealt": ("kept_cards",),
}
"""Fields an event may lack: a player is attacked without a place, some bonuses are for everybody."""


def _chapter(voice: CardVoice, data: Mapping[str, Any]) -> dict[str, object]:
    number = data.get("chapter")
    return {"chapter": voice.name(f"chapter:{number}") if number else "tutorial"}


def _bonus(voice: CardVoice, data: Mapping[str, Any]) -> dict[str, object]:
    attack, defense = (f"{value:+d}" if (value := data.get(field)) else "none" for field in ("attack", "defense"))
    return {"change": voice.say("cg-change", attack="+0" if attack == defense == "none" else attack, defense=defense)}


def _turned(voice: CardVoice, data: Mapping[str, Any]) -> dict[str, object]:
    return {"face": face_name(voice, str(data.get("face")))}


def _reinforced(voice: CardVoice, data: Mapping[str, Any]) -> dict[str, object]:
    return {"added": voice.piles(data.get("added")), "removed": voice.piles(data.get("removed"))}


def _score(voice: CardVoice, data: Mapping[str, Any]) -> dict[str, object]:
    cog, locust = data.get("score") or (0, 0)
    return {"cog": cog, "locust": locust}


MORE: More = {
    "attack_blocked": lambda voice, data: {"count": len(data.get("blockers") or ())},
    "attack_declared": lambda voice, data: {"count": len(data.get("attackers") or ())},
    "bonus_given": _bonus,
    "chapter_claimed": _chapter,
    "chapter_started": _chapter,
    "command_flipped": _turned,
    "cover_flipped": _turned,
    "deck_reinforced": _reinforced,
    "game_started": _chapter,
    "score_changed": _score,
}

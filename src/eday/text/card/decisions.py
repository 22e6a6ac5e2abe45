"""What decisions of the card game need to be told besides their own values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eday.text.game_voice import Fields, More, Thing
from eday.text.phrases import part

if TYPE_CHECKING:
    from eday.text.card.voice import CardVoice

FIELDS: Fields = {
    "deployment": ("phase",),
    "block": ("attacker",),
    "reaction": ("attacker",),
    "hit": ("target",),
    "enter": ("row",),
    "keep": ("damage",),
    "may": ("card",),
    "draw": ("card",),
    "discard": ("card",),
    "peek": ("card", "cards"),
    "put_back": ("card", "rest"),
    "spawn_units": ("card",),
    "target": ("card", "left"),
    "from_hand": ("card",),
    "place": ("card",),
    "attackers": ("card",),
    "choose": ("card",),
    "reinforce": ("chapter", "removed"),
}
"""What the message of a kind speaks about; another seat's decision comes without."""


def _reinforce(voice: CardVoice, decision: Thing) -> dict[str, object]:
    return {"removed": voice.piles(part(part(decision, "context") or {}, "removed"))}


MORE: More = {"reinforce": _reinforce}

"""Names of the things of the board game, made from their references."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from eday.content.board.schema import AiCard
    from eday.text.board.voice import BoardVoice

Make = Callable[["BoardVoice", str], str]


def place(kind: str) -> Make:
    """How places of a kind are called."""

    def make(voice: BoardVoice, rest: str) -> str:
        return voice.say(f"name-{kind}", place=rest.replace(".", "-"))

    return make


def _figure(voice: BoardVoice, rest: str) -> str:
    kind, dash, number = rest.rpartition("-")
    if not dash:
        return voice.component("enemy", rest)
    return voice.say("name-figure", kind=voice.component("enemy", kind), number=number)


def _seat(voice: BoardVoice, rest: str) -> str:
    return voice.say("name-seat", number=str(int(rest) + 1) if rest.isdigit() else rest)


def _marker(voice: BoardVoice, rest: str) -> str:
    return voice.say("name-marker", kind=voice.component("enemy", rest))


def _ai(voice: BoardVoice, rest: str) -> str:
    card = voice.content.ai_cards.get(int(rest)) if rest.isdigit() else None
    return voice.say("name-ai", number=rest, title=ai_title(voice, rest, card) if card else "none")


def ai_title(voice: BoardVoice, number: str, card: AiCard) -> str:
    """What an AI card is called, on its face as in the log: its own name, else that of those it is about."""
    own = f"ai-{number}"
    if voice.known(own):
        return voice.say(own)
    return card.name or voice.say("card-ai-title", family=card.family, name=voice.enemy_name(card.family))


STEMS = {
    "order": "orders",
    "weapon": "weapons",
    "cog": "cogs",
    "enemy": "enemies",
    "equipment": "equipment",
    "mission": "missions",
}
"""Kinds of references to entries of the content -> where they are."""
MAKERS: dict[str, Make] = {
    "area": place("area"),
    "cover": place("cover"),
    "hole": place("hole"),
    "tile": place("tile"),
    "location": place("tile"),
    "figure": _figure,
    "seat": _seat,
    "marker": _marker,
    "ai": _ai,
}
"""Kinds of references to everything else -> who names them."""

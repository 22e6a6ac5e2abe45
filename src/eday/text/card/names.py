"""Names of the things of the card game, made from their references."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from eday.text.phrases import readable

if TYPE_CHECKING:
    from eday.text.card.voice import CardVoice

Make = Callable[["CardVoice", str], str]


def _card(voice: CardVoice, rest: str) -> str:
    """Copies of a card are told apart by their number."""
    card, _, number = rest.partition("#")
    entry = voice.content.cards.get(card) if number else None
    if entry is None or entry.copies == 1:
        return voice.card_name(card)
    return voice.say("name-copy", title=voice.card_name(card), number=number)


def _row(voice: CardVoice, rest: str) -> str:
    return voice.say("name-row", place=rest)


def _chapter(voice: CardVoice, rest: str) -> str:
    chapter = voice.content.chapters.get(int(rest)) if rest.isdigit() else None
    if chapter is None:
        return readable(rest)
    return voice.say("name-chapter", number=rest, title=voice.card_name(chapter.scenario))


def _reinforcement(voice: CardVoice, rest: str) -> str:
    return voice.say("name-reinforcement", block=rest)


def _seat(voice: CardVoice, rest: str) -> str:
    return voice.say("name-seat", number=str(int(rest) + 1) if rest.isdigit() else rest)


def _side(voice: CardVoice, rest: str) -> str:
    return voice.say("cg-side", faction=rest)


MAKERS: dict[str, Make] = {
    "card": _card,
    "row": _row,
    "chapter": _chapter,
    "reinforcement": _reinforcement,
    "seat": _seat,
    "side": _side,
}
"""Kinds of references -> who names them."""

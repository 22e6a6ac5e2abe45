"""Names of the things on the table, made from their references."""

from __future__ import annotations

from collections.abc import Callable

from eday.text.catalogue import known, say
from eday.text.library import card_content_in_use, content_in_use


def name(ref: str) -> str:
    """What a thing is called: "figure:drone-2" is "Drone 2", "area:2A.B" is "2A-B"."""
    group, colon, rest = ref.partition(":")
    if not colon:
        return ref
    make = _MAKERS.get(group)
    return make(rest) if make else component(group, rest)


def is_ref(value: object) -> bool:
    """Whether a value names a thing of either game."""
    return isinstance(value, str) and value.partition(":")[0] in GROUPS and ":" in value


def component(group: str, entry_id: str) -> str:
    """Name of a card or figure: from the catalogue, from the overlay that brought it, else made from its id."""
    key = f"{group}-{entry_id}"
    if known(key):
        return say(key)
    stem = _STEMS.get(group)
    entry = getattr(content_in_use(), stem).get(entry_id) if stem else None
    return entry.name if entry and entry.name else readable(entry_id)


def readable(word: str) -> str:
    """An id as words."""
    words = word.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def slot_name(slot: str) -> str:
    """Locust A, B or C: whoever holds that place in the mission."""
    return say("name-slot", slot=slot)


def enemy_name(enemy: str) -> str:
    """Name of an enemy, or of a slot by its letter."""
    if enemy in ("A", "B", "C"):
        return slot_name(enemy)
    return component("enemy", enemy)


def card_name(card: str) -> str:
    """Name of a card of the Card Game, by its id."""
    key = f"title-{card}"
    if known(key):
        return say(key)
    entry = card_content_in_use().cards.get(card)
    return entry.name if entry and entry.name else readable(card)


def cards_name(card: str) -> str:
    """Several copies of a card; the name itself where the language has no other word for them."""
    key = f"titles-{card}"
    return say(key) if known(key) else card_name(card)


def _card(rest: str) -> str:
    """Copies of a card are told apart by their number."""
    card, _, number = rest.partition("#")
    entry = card_content_in_use().cards.get(card) if number else None
    if entry is None or entry.copies == 1:
        return card_name(card)
    return say("name-copy", title=card_name(card), number=number)


def _chapter(rest: str) -> str:
    chapter = card_content_in_use().chapters.get(int(rest)) if rest.isdigit() else None
    return say("name-chapter", number=rest, title=card_name(chapter.scenario)) if chapter else readable(rest)


def _reinforcement(rest: str) -> str:
    return say("name-reinforcement", block=rest)


def _place(kind: str) -> Callable[[str], str]:
    def make(rest: str) -> str:
        return say(f"name-{kind}", place=rest.replace(".", "-"))

    return make


def _figure(rest: str) -> str:
    kind, dash, number = rest.rpartition("-")
    return say("name-figure", kind=component("enemy", kind), number=number) if dash else component("enemy", rest)


def _seat(rest: str) -> str:
    return say("name-seat", number=str(int(rest) + 1) if rest.isdigit() else rest)


def _side(rest: str) -> str:
    return say("cg-side", faction=rest)


def _marker(rest: str) -> str:
    return say("name-marker", kind=component("enemy", rest))


def _ai(rest: str) -> str:
    title = f"ai-{rest}"
    if known(title):
        return say("name-ai", number=rest, title=say(title))
    card = content_in_use().ai_cards.get(int(rest)) if rest.isdigit() else None
    if card is None:
        return say("name-ai", number=rest, title="none")
    return say("name-ai", number=rest, title=card.name or component("enemy", card.family))


_STEMS = {
    "order": "orders",
    "weapon": "weapons",
    "cog": "cogs",
    "enemy": "enemies",
    "equipment": "equipment",
    "mission": "missions",
}
_MAKERS: dict[str, Callable[[str], str]] = {
    "area": _place("area"),
    "cover": _place("cover"),
    "hole": _place("hole"),
    "tile": _place("tile"),
    "location": _place("tile"),
    "figure": _figure,
    "seat": _seat,
    "side": _side,
    "marker": _marker,
    "ai": _ai,
    "card": _card,
    "row": _place("row"),
    "chapter": _chapter,
    "reinforcement": _reinforcement,
}
GROUPS = frozenset((*_STEMS, *_MAKERS))

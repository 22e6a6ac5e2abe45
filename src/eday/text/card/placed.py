"""Units and cover called by what they are: where two have one name, by where they stand, and then by number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from eday.text.card.voice import CardVoice

RESERVE = "reserve"
"""Where a unit is if it holds no place of the row."""


def names_at(voice: CardVoice, table: Mapping[str, Any]) -> tuple[dict[str, str], dict[str, str]]:
    """Names of the units and the places of a table, and who holds each place."""
    covers = _covers(voice, table)
    spots = list(_spots(table))
    titles = Counter(_id(card) for card, _ in spots)
    sharing = Counter((_id(card), spot) for card, spot in spots)
    names = dict(covers)
    for card, spot in spots:
        alone = titles[_id(card)] == 1
        same = sharing[_id(card), spot] > 1
        names[card] = _bare(voice, card) if alone else _told_apart(voice, card, spot, same, covers)
    holders = {spot: _bare(voice, card) for card, spot in spots if spot in covers}
    return names, holders


def _spots(table: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Every unit, with where it is."""
    for place in table["row"]:
        if place and place["unit"]:
            yield place["unit"]["card"], place["row"]
    for side in table["sides"]:
        for unit in side["reserve"]:
            yield unit["card"], f"{RESERVE} {side['seat']}"


def _covers(voice: CardVoice, table: Mapping[str, Any]) -> dict[str, str]:
    """Places by their cover cards; hidden or empty ones by their number, and those of one name too."""
    shown = {place["row"]: place["card"] for place in table["row"] if place and place["card"] and not place["hidden"]}
    counted = Counter(_id(card) for card in shown.values())
    named = {}
    for place in table["row"]:
        card = shown.get(place["row"]) if place else None
        if place and card is None:
            named[place["row"]] = voice.name(place["row"])
        elif place and card is not None:
            key = "placed-cover" if counted[_id(card)] == 1 else "placed-cover-at"
            title = voice.card_name(_id(card))
            named[place["row"]] = voice.say(key, title=title, place=place["row"].partition(":")[2])
    return named


def _told_apart(voice: CardVoice, card: str, spot: str, same: bool, covers: Mapping[str, str]) -> str:
    if spot in covers:
        return voice.say("placed-in-cover", unit=_bare(voice, card), cover=covers[spot])
    if same:
        title, number = voice.card_name(_id(card)), card.partition("#")[2]
        return voice.say("placed-copy-in-reserve", title=title, number=number)
    return voice.say("placed-in-reserve", unit=_bare(voice, card))


def _bare(voice: CardVoice, card: str) -> str:
    """A unit without number or place."""
    entry = voice.content.cards.get(_id(card))
    return voice.say("placed-unit", title=voice.card_name(_id(card)), copies=entry.copies if entry else 1)


def _id(card: str) -> str:
    return card.removeprefix("card:").partition("#")[0]

"""Small tools of every sentence: reading options and events of any make, lists, capitals, who a seat is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from eday.text.catalogue import say
from eday.text.names import card_name, component, enemy_name, is_ref, name

Cogs = Sequence[str]
"""COGs in seat order, as references or ids; when given, seats are called by them."""

BOARD = "board"
SIDES: Cogs = ("side:cog", "side:locust")
"""Who sits where in the Card Game and its campaign."""

_NAMED: Mapping[str, str] = {"mission": "mission", "equipment": "equipment"}
"""Fields that hold a bare id -> what it is the id of."""


def part(thing: object, field: str) -> Any:
    """A field of an object or a mapping; None where it has none."""
    return thing.get(field) if isinstance(thing, Mapping) else getattr(thing, field, None)


def listed(items: Iterable[str], how: str = "and") -> str:
    """ "a, b and c"; `how` names the last joint."""
    *most, last = list(items) or [say("list-nothing")]
    if not most:
        return last
    return say(f"list-{how}", first=chained(most, "next"), last=last)


def chained(items: Iterable[str], how: str) -> str:
    """All items joined the same way."""
    text = ""
    for item in items:
        text = say(f"list-{how}", first=text, last=item) if text else item
    return text


def opened(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]


def key_for(game: str, key: str) -> str:
    """The Card Game has messages of its own for the kinds of both games: other things happen under the same names."""
    return key if game == BOARD else f"card-{key}"


def seated(game: str, cogs: Cogs) -> Cogs:
    """Who sits where: the given COGs, in the Card Game its two sides."""
    return cogs if game == BOARD else SIDES


def piles(cards: Mapping[str, int] | None) -> str:
    """Cards with their numbers, by id; "none" for no card at all."""
    told = [say("card-pile", card=card_name(card), count=count) for card, count in (cards or {}).items()]
    return listed(told) if told else "none"


def seat_name(seat: object, cogs: Cogs = ()) -> str:
    """The COG or side of a seat where it is known, else the number of the player."""
    if isinstance(seat, int) and 0 <= seat < len(cogs):
        who = cogs[seat]
        return name(who) if who in SIDES else component("cog", who.removeprefix("cog:"))
    return name(f"seat:{seat}")


def worded(field: str, value: Any, cogs: Cogs = ()) -> Any:
    """A value as a message takes it: references become names, lists become enumerations, numbers stay."""
    if field == "seat":
        return value if isinstance(value, str) else seat_name(value, cogs)
    if isinstance(value, str):
        if value.startswith("seat:") and value[5:].isdigit():
            return seat_name(int(value[5:]), cogs)
        if is_ref(value):
            return name(value)
        if field == "enemy":
            return enemy_name(value)
        return component(_NAMED[field], value) if field in _NAMED else value
    if isinstance(value, list | tuple):
        return listed((str(worded(field, item, cogs)) for item in value), "or" if field == "values" else "and")
    return value


def arguments(data: Mapping[str, Any] | None, expected: Iterable[str], cogs: Cogs = ()) -> dict[str, Any]:
    """All values of an event or a decision as a message takes them; `expected` ones it lacks are "none"."""
    words: dict[str, Any] = dict.fromkeys(expected, "none")
    for field, value in (data or {}).items():
        words[field] = worded(field, value, cogs)
    return words

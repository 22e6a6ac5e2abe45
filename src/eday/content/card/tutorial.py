"""Whether the tutorial can be laid out and followed."""

from __future__ import annotations

from collections import Counter

from eday.content.card import schema as schema
from eday.content.card.model import CardContent
from eday.content.errors import ContentError


def check_tutorial(content: CardContent) -> None:
    """Raise ContentError at the first thing that does not fit."""
    tutorial = content.tutorial
    counts = Counter(stacked.card for stacked in tutorial.stack)
    for i, stacked in enumerate(tutorial.stack):
        card = content.cards[stacked.card]
        if (stacked.use == "cover") != isinstance(card, schema.Cover):
            raise _wrong(f"stack[{i}].use", "use-cover")
        if not isinstance(card, schema.Cover | schema.Unit | schema.Tactic | schema.Reaction):
            raise _wrong(f"stack[{i}].card", "cover-or-deck")
        if card.block != "core" or counts[card.id] > card.copies:
            raise _wrong(f"stack[{i}].card", "core-copies", copies=counts[card.id])
    _check_dealt(content)
    if Counter(tutorial.covers) != Counter(stacked.card for stacked in tutorial.stack if stacked.use == "cover"):
        raise _wrong("covers", "stack-covers")
    placed = [unit.card for unit in tutorial.placed]
    if Counter(placed) != Counter(stacked.card for stacked in tutorial.stack if stacked.use == "placed"):
        raise _wrong("placed", "stack-placed")
    places = [unit.cover for unit in tutorial.placed if unit.cover is not None]
    if len(set(places)) != len(places):
        raise _wrong("placed", "places-once")
    for field, steps in (("placed", tutorial.placed), ("script", tutorial.script)):
        for i, step in enumerate(steps):
            place = getattr(step, "cover", None)
            if place is not None and place >= len(tutorial.covers):
                raise _wrong(f"{field}[{i}].cover", "place-between", most=len(tutorial.covers) - 1, found=place)


def _check_dealt(content: CardContent) -> None:
    for side in ("cog", "locust"):
        hand = [
            stacked
            for stacked in content.tutorial.stack
            if stacked.use == "hand" and getattr(content.cards[stacked.card], "faction", "") == side
        ]
        if len(hand) != content.constants.opening_hand:
            raise _wrong("stack", "hand-dealt", cards=content.constants.opening_hand, side=side, found=len(hand))


def _wrong(field: str, key: str, **args: object) -> ContentError:
    return ContentError("tutorial.yaml", "tutorial", field, key, **args)

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
            raise _wrong(f"stack[{i}].use", "cover for cover cards, and only for them")
        if not isinstance(card, schema.Cover | schema.Unit | schema.Tactic | schema.Reaction):
            raise _wrong(f"stack[{i}].card", "a cover card or one that can be in a deck")
        if card.block != "core" or counts[card.id] > card.copies:
            raise _wrong(f"stack[{i}].card", f"a core card of which there are {counts[card.id]} copies")
    _check_dealt(content)
    if Counter(tutorial.covers) != Counter(stacked.card for stacked in tutorial.stack if stacked.use == "cover"):
        raise _wrong("covers", "the cover cards of the stack")
    placed = [unit.card for unit in tutorial.placed]
    if Counter(placed) != Counter(stacked.card for stacked in tutorial.stack if stacked.use == "placed"):
        raise _wrong("placed", "the cards of the stack that are placed")
    places = [unit.cover for unit in tutorial.placed if unit.cover is not None]
    if len(set(places)) != len(places):
        raise _wrong("placed", "each place of the row once")
    for field, steps in (("placed", tutorial.placed), ("script", tutorial.script)):
        for i, step in enumerate(steps):
            place = getattr(step, "cover", None)
            if place is not None and place >= len(tutorial.covers):
                raise _wrong(f"{field}[{i}].cover", f"a place from 0 to {len(tutorial.covers) - 1}, found {place}")


def _check_dealt(content: CardContent) -> None:
    for side in ("cog", "locust"):
        hand = [
            stacked
            for stacked in content.tutorial.stack
            if stacked.use == "hand" and getattr(content.cards[stacked.card], "faction", "") == side
        ]
        if len(hand) != content.constants.opening_hand:
            raise _wrong("stack", f"{content.constants.opening_hand} cards for the hand of {side}, found {len(hand)}")


def _wrong(field: str, expected: str) -> ContentError:
    return ContentError("tutorial.yaml", "tutorial", field, expected)

"""BG-TERM-07, BG-AI-14: whom an AI card calls "you"."""

from __future__ import annotations

from typing import Final

from eday.board.locusts.same_map import cogs_in_scope
from eday.board.table import BoardTable
from eday.content.board import Content, schema
from eday.content.structs import fields, nodes
from eday.kernel import Decision, Option

YOUR_WORDS: Final = ("you", "your_area", "nearest_hole_to_you", "each_hole_near_you")
ABOUT_YOU = schema.LocustNearYou | schema.HoleInYourArea | schema.LoseAmmo
"""Conditions and steps that are about "you" without saying so in a field."""


def ask_you(t: BoardTable, number: int, you: int) -> Decision | None:
    """In place of a player who is bleeding out, since before the card or because of it, he picks any other COG."""
    cogs = cogs_in_scope(t)
    if you in cogs or not cogs or not _matters(t.box.content, number):
        return None
    options = [Option(f"you:{t.ref(seat)}", "you", (t.ref(seat),), value=seat) for seat in cogs]
    return Decision(t.decider, "pick_you", tuple(options), {"ai": number})


_known: Final[dict[tuple[str, int], bool]] = {}


def _matters(content: Content, number: int) -> bool:
    """Whether the card mentions you, worked out once for each card."""
    key = (content.hash, number)
    if key not in _known:
        _known[key] = mentions_you(content.ai_cards[number])
    return _known[key]


def mentions_you(card: schema.AiCard) -> bool:
    """Whether it matters who the card's "you" is (BG-TERM-07)."""
    for _, node in nodes((card.when, card.then, card.otherwise)):
        if isinstance(node, ABOUT_YOU) or any(value in YOUR_WORDS for _, value in fields(node)):
            return True
    return False

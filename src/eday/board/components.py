"""What is printed on the cards, figures and dice of the board game, for whoever plays it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from eday.content.board import Content
from eday.content.printed import Printed, printed

GROUPS: Final = ("orders", "weapons", "cogs", "enemies", "markers", "ai_cards", "equipment", "dice")
"""Everybody at the table may read these; what lies where, and what a mission still brings, is none of them."""


@lru_cache(maxsize=64)
def components_of(content: Content) -> Printed:
    """The components of a content, made once for all its games."""
    return printed(content, GROUPS)

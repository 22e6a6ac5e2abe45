"""What is printed on the cards of the card game, for whoever plays it."""

from __future__ import annotations

from functools import lru_cache

from eday.content.card import CardContent
from eday.content.card.model import CARDS
from eday.content.printed import Printed, printed


@lru_cache(maxsize=64)
def components_of(content: CardContent) -> Printed:
    """The cards of a content by kind, made once for all its games; who holds them is another matter."""
    return printed(content, CARDS)

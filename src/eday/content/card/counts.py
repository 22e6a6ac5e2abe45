"""Counting the cards of the Card Game: what `eday content` shows."""

from __future__ import annotations

from eday.content.card.model import CARDS, CardContent
from eday.content.counts import Row, row


def component_table(content: CardContent) -> list[Row]:
    """One row for each kind of card, then what is played with them."""
    rows = [row(stem, getattr(content, stem).values(), _copies(content, stem)) for stem in CARDS]
    others = [stem for stem in content.kinds if stem not in CARDS]
    return rows + [row(stem, content.group(stem).values(), 0) for stem in others]


def _copies(content: CardContent, stem: str) -> int:
    return sum(card.copies for card in content.cards.values() if isinstance(card, CARDS[stem]))

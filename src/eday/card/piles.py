"""Hands, decks and discard piles: taking and drawing cards, and options that name them."""

from __future__ import annotations

from collections.abc import Sequence

from eday.card.table import DECK, HAND, CardTable
from eday.kernel import Option


def take(t: CardTable, card: int, zone: int) -> int:
    """Move the top card of a deck; what it is there."""
    side = t.box.owner[card]
    t.known_top[side] = max(0, t.known_top[side] - 1)
    card = t.put(card, zone, DECK)
    t.known_bottom[side] = min(t.known_bottom[side], len(t.deck[side]))
    return card


def draw(t: CardTable, side: int, cards: int) -> None:
    """Cards from the top of the deck, as far as there are any (CG-WIN-07)."""
    drawn = t.deck[side][:cards]
    for card in drawn:
        take(t, card, HAND)
    if drawn:
        t.revealed = t.revealed or "reveal"
        t.emit_secret("cards_drawn", side, {"cards": [t.ref(card) for card in drawn]}, seat=side, count=len(drawn))


def left_of(cards: Sequence[int], picked: tuple[int, ...]) -> list[int]:
    """Cards without those already picked; of equal ones as many are gone as were picked."""
    left = list(cards)
    for card in picked:
        left.remove(card)
    return left


def pile_options(t: CardTable, kind: str, cards: list[int]) -> list[Option]:
    """One option for each different card (R-13)."""
    box = t.box
    made = box.options(kind)
    seen: list[int] = []
    options: list[Option] = []
    for card in cards:
        like = box.kind[card]
        if like in seen:
            continue
        seen.append(like)
        option = made[card]
        if option is None:
            ref = box.refs[card]
            option = made[card] = Option(f"{kind}:{ref}", kind, (ref,), value=card)
        options.append(option)
    return options

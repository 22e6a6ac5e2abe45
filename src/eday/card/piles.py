"""Hands, decks and discard piles: drawing, discarding, and options that name cards."""

from __future__ import annotations

from collections.abc import Sequence

from eday.card.combat.damage import take
from eday.card.effects.effect import Effects
from eday.card.table import DISCARD, HAND, CardTable
from eday.kernel import Option


def draw(t: CardTable, side: int, cards: int) -> None:
    """Cards from the top of the deck, as far as there are any (CG-WIN-07)."""
    drawn = t.deck[side][:cards]
    for card in drawn:
        take(t, card, HAND)
    if drawn:
        t.revealed = t.revealed or "reveal"
        t.emit_secret("cards_drawn", side, {"cards": [t.ref(card) for card in drawn]}, seat=side, count=len(drawn))


def discard_from_hand(t: CardTable, card: int) -> None:
    """CG-DEPLOY-02; from chapter 5 on a Discard effect may follow (CG-DISCARDFX-01)."""
    side = t.box.owner[card]
    card = t.put(card, DISCARD, HAND)
    t.emit("card_discarded", seat=side, card=t.ref(card))
    if t.box.has("discard_effects") and "discard" in t.box.triggers[card]:
        t.push(Effects(card, side, "discard"))


def left_of(cards: Sequence[int], picked: tuple[int, ...]) -> list[int]:
    """Cards without those already picked; of equal ones as many are gone as were picked."""
    left = list(cards)
    for card in picked:
        left.remove(card)
    return left


def pile_options(t: CardTable, kind: str, cards: list[int]) -> list[Option]:
    """One option for each different card (R-13)."""
    options: dict[str, Option] = {}
    for card in cards:
        name = t.box.cards[card].id
        if name not in options:
            options[name] = Option(f"{kind}:{t.ref(card)}", kind, (t.ref(card),), value=card)
    return list(options.values())

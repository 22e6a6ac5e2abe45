"""What a position of the card game is worth to a seat, judged from its brief."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from eday.card import Brief, UnitBrief

WON: Final = 1000.0
DECK: Final = 0.9
THIN: Final = 1.1
THIN_DECK: Final = 8
"""A card in the deck is life; each of the last eight is dearer."""
ATTACK: Final = 0.55
DEFENSE: Final = 0.5
BODY: Final = 0.5
HOLDING: Final = 2.2
"""Cover lets a unit attack the player every turn."""
CROSSED: Final = 0.3
SUPPRESSED: Final = 0.6
BARRED: Final = 0.4
"""A unit that never enters cover can do little but block."""
AT_RISK: Final = 0.45
"""Part of a unit's worth that is lost when an enemy in reserve could drive it out of cover."""
USEFUL_NOW: Final = 1.1
USEFUL_SOON: Final = 0.8
USEFUL_LATER: Final = 0.35
UNKNOWN: Final = 0.75
FULL_HAND: Final = 6
FAIR_HAND: Final = 3
"""Beyond it, cards drawn of one's own will cost more life than they are worth."""
SPARE_CARD: Final = 0.1

Values = Mapping[int, Sequence[int]]
"""Hand counts at which cards are known to work, by the card's number."""


def worth(brief: Brief, values: Values) -> float:
    """How well the seat of the brief stands; the same for the enemy with the opposite sign, hands apart."""
    seat = brief.seat
    if brief.winner >= 0:
        return WON if brief.winner == seat else -WON
    mine, theirs = brief.units[seat], brief.units[1 - seat]
    total = _life(brief.decks[seat]) - _life(brief.decks[1 - seat])
    total += hand_worth(brief.hand, values) - UNKNOWN * min(brief.cards[1 - seat], FULL_HAND)
    return total + _army(mine, theirs) - _army(theirs, mine)


def hand_worth(hand: Sequence[int], values: Values) -> float:
    """Cards are worth most at a hand count they can be deployed with, and little beyond a full hand."""
    count = len(hand)
    found = sorted([_card(card, count, values) for card in hand], reverse=True)
    return sum(found[:FULL_HAND]) + SPARE_CARD * max(0, count - FULL_HAND)


def _card(card: int, count: int, values: Values) -> float:
    known = values.get(card)
    if known is None:
        return UNKNOWN
    if count in known:
        return USEFUL_NOW
    return USEFUL_SOON if count - 1 in known or count + 1 in known else USEFUL_LATER


def _life(deck: int) -> float:
    return DECK * deck - THIN * max(0, THIN_DECK - deck)


def _army(units: Sequence[UnitBrief], enemies: Sequence[UnitBrief]) -> float:
    """Units of one side; those in cover are worth less where an enemy in reserve can drive them out."""
    reach = -1
    for enemy in enemies:
        if enemy.place < 0 and not enemy.suppressed and not enemy.barred and enemy.attack > reach:
            reach = enemy.attack
    total = 0.0
    for unit in units:
        value = BODY + ATTACK * max(0, unit.attack) + DEFENSE * max(0, unit.defense)
        if unit.barred:
            value *= BARRED
        if unit.suppressed:
            value -= SUPPRESSED
        if unit.place >= 0:
            value += HOLDING + (CROSSED if unit.crossed else 0)
            if reach + (1 if unit.crossed else 0) >= unit.defense:
                value *= 1 - AT_RISK
        total += value
    return total


def open_worth(brief: Brief) -> float:
    """How much better the COG stand, where both hands are told."""
    total = _life(brief.decks[0]) - _life(brief.decks[1])
    total += _held(brief, 0) - _held(brief, 1)
    return total + _army(brief.units[0], brief.units[1]) - _army(brief.units[1], brief.units[0])


def _held(brief: Brief, side: int) -> float:
    """The hand by what is printed: which cards can be deployed at its count, or with one more or fewer."""
    count = brief.cards[side]
    useful = 0.0
    for card in brief.hands[side]:
        counts = brief.fits[card] << 1
        if counts >> (count + 1) & 1:
            useful += USEFUL_NOW
        elif counts >> count & 5:
            useful += USEFUL_SOON
        else:
            useful += USEFUL_LATER
    if count > FULL_HAND:
        useful = useful * FULL_HAND / count + SPARE_CARD * (count - FULL_HAND)
    return useful

"""What a position of the card game is worth to a seat, judged from the view of that seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

WON = 1000.0
DECK, THIN, THIN_DECK = 0.9, 1.1, 8
"""A card in the deck is life; each of the last eight is dearer."""
ATTACK, DEFENSE, BODY = 0.55, 0.5, 0.5
HOLDING = 2.2
"""Cover lets a unit attack the player every turn."""
CROSSED = 0.3
SUPPRESSED = 0.6
AT_RISK = 0.45
"""Part of a unit's worth that is lost when an enemy in reserve could drive it out of cover."""
USEFUL_NOW, USEFUL_SOON, USEFUL_LATER, UNKNOWN = 1.1, 0.8, 0.35, 0.75
FULL_HAND = 6
SPARE_CARD = 0.1

Values = Mapping[str, Sequence[int]]
"""Hand counts at which cards are known to work, by card id."""


def worth(view: Mapping[str, Any], values: Values) -> float:
    """How well the seat of the view stands; the same for the enemy with the opposite sign, hands apart."""
    seat = view["seat"]
    outcome = view["outcome"]
    if outcome is not None:
        return WON if outcome["winner"] == view["sides"][seat]["side"] else -WON
    mine, theirs = view["sides"][seat], view["sides"][1 - seat]
    total: float = _life(mine["deck"]) - _life(theirs["deck"])
    total += hand_worth(mine["hand"], values) - UNKNOWN * min(theirs["cards"], FULL_HAND)
    total += sum(map(_unit, mine["reserve"])) - sum(map(_unit, theirs["reserve"]))
    for place in view["row"]:
        if place is None or place["unit"] is None:
            continue
        own = place["side"] == mine["side"]
        held = _held(place["unit"], (theirs if own else mine)["reserve"])
        total += held if own else -held
    return total


def card_id(ref: str) -> str:
    """The card of which a reference names a copy."""
    return ref.partition(":")[2].partition("#")[0]


def hand_worth(hand: Sequence[str], values: Values) -> float:
    """Cards are worth most at a hand count they can be deployed with, and little beyond a full hand."""
    count = len(hand)
    found = sorted((_card(card_id(ref), count, values) for ref in hand), reverse=True)
    return sum(found[:FULL_HAND]) + SPARE_CARD * max(0, count - FULL_HAND)


def _card(card: str, count: int, values: Values) -> float:
    known = values.get(card)
    if known is None:
        return UNKNOWN
    if count in known:
        return USEFUL_NOW
    return USEFUL_SOON if count - 1 in known or count + 1 in known else USEFUL_LATER


def _life(deck: int) -> float:
    return DECK * deck - THIN * max(0, THIN_DECK - deck)


def _unit(unit: Mapping[str, Any]) -> float:
    value = BODY + ATTACK * max(0, unit["attack"]) + DEFENSE * max(0, unit["defense"])
    return float(value - SUPPRESSED if unit["suppressed"] else value)


def _held(unit: Mapping[str, Any], enemies: Sequence[Mapping[str, Any]]) -> float:
    value = _unit(unit) + HOLDING + (CROSSED if unit["enemy_cover"] else 0)
    bonus = 1 if unit["enemy_cover"] else 0
    beaten = any(not one["suppressed"] and one["attack"] + bonus >= unit["defense"] for one in enemies)
    return value * (1 - AT_RISK) if beaten else value

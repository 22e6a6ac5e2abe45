"""The table in numbers, for players who weigh many positions: a small part of the view, quick to make."""

from __future__ import annotations

from typing import NamedTuple

from eday.card.box import COG, LOCUST, SIDES
from eday.card.effects.statics import all_values
from eday.card.table import COVER, CardTable


class UnitBrief(NamedTuple):
    """A unit on the battlefield."""

    in_cover: bool
    attack: int
    defense: int
    suppressed: bool
    crossed: bool
    """In enemy cover."""
    barred: bool
    """From all cover."""


Units = tuple[tuple[UnitBrief, ...], tuple[UnitBrief, ...]]


class Brief:
    """What a seat sees of both sides; lists and pairs have the COG first."""

    __slots__ = ("cards", "decks", "hand", "seat", "units", "winner")

    def __init__(
        self,
        seat: int,
        winner: int,
        decks: tuple[int, int],
        cards: tuple[int, int],
        hand: tuple[str, ...],
        units: Units,
    ) -> None:
        self.seat = seat
        self.winner = winner
        """The seat that has won, -1 while the game goes on."""
        self.decks = decks
        self.cards = cards
        """How many cards each hand holds."""
        self.hand = hand
        """Cards of the seat's own hand, by id."""
        self.units = units


def build_brief(t: CardTable, seat: int) -> Brief:
    """The brief of a seat."""
    winner = SIDES.index(t.outcome.winner) if t.outcome else -1
    decks = len(t.deck[COG]), len(t.deck[LOCUST])
    held = len(t.hand[COG]), len(t.hand[LOCUST])
    cards = t.box.cards
    hand = tuple([cards[card].id for card in t.hand[seat]])
    return Brief(seat, winner, decks, held, hand, _units(t))


def _units(t: CardTable) -> Units:
    cogs, locust = t.units(COG), t.units(LOCUST)
    found: list[UnitBrief] = []
    units = [*cogs, *locust]
    for unit, (attack, defense) in zip(units, all_values(t, units), strict=True):
        barred = "no_cover" in t.box.keywords(unit)
        found.append(UnitBrief(t.zone[unit] == COVER, attack, defense, t.suppressed[unit], t.far[unit], barred))
    return tuple(found[: len(cogs)]), tuple(found[len(cogs) :])

"""The table in numbers, for players who weigh many positions: a small part of the view, quick to make.

Cards are told by their number in the box, which says no more than their name does: `names` and `fits` have what is
printed. Pairs have the COG first.
"""

from __future__ import annotations

from typing import Final

from eday.card.box import COG, LOCUST, SIDES
from eday.card.effects.statics import all_values
from eday.card.table import CardTable

PHASES: Final = ("setup", "start", "first_deployment", "combat", "second_deployment", "end")
"""The number of a phase is its place here."""
GONE: Final = -1
FACE_DOWN: Final = -2
"""In place of a cover card: it was removed, or nobody knows it yet."""

Cards = tuple[int, ...]


class UnitBrief:
    """A unit on the battlefield."""

    __slots__ = ("attack", "barred", "card", "crossed", "defense", "place", "spent", "suppressed")

    def __init__(
        self,
        card: int,
        place: int,
        attack: int,
        defense: int,
        suppressed: bool,
        crossed: bool,
        barred: bool,
        spent: bool,
    ) -> None:
        self.card = card
        self.place = place
        """Where in the row it is, -1 in reserve."""
        self.attack = attack
        self.defense = defense
        self.suppressed = suppressed
        self.crossed = crossed
        """In enemy cover."""
        self.barred = barred
        """From all cover."""
        self.spent = spent
        """Of the player whose combat phase it is: it has acted or came too late for it."""


class CoverBrief:
    """A place of the row."""

    __slots__ = ("card", "face", "holder")

    def __init__(self, card: int, face: int, holder: int) -> None:
        self.card = card
        """The cover card; `GONE` or `FACE_DOWN` where there is none to be seen."""
        self.face = face
        self.holder = holder
        """The side of the unit there, -1 for nobody."""


class CommandBrief:
    """A card of a command area."""

    __slots__ = ("card", "face", "spin")

    def __init__(self, card: int, face: int, spin: int) -> None:
        self.card = card
        self.face = face
        self.spin = spin
        """The number a rotating card is on."""


class Brief:
    """What a seat sees of both sides."""

    __slots__ = (
        "active",
        "asked",
        "cards",
        "chapter",
        "command",
        "decks",
        "discard",
        "fits",
        "hands",
        "lasting",
        "names",
        "phase",
        "previous_winner",
        "row",
        "seat",
        "turn",
        "units",
        "winner",
    )

    def __init__(self, t: CardTable, seat: int, asked: int, hands: tuple[Cards, Cards]) -> None:
        box = t.box
        self.seat = seat
        """Whose brief it is, -1 where all is told."""
        self.names = box.names
        """The id of each card by its number."""
        self.fits = box.fits
        """By number of a card the hand counts at which it can be deployed, a bit for each."""
        self.chapter = box.chapter
        self.previous_winner = box.previous_winner
        self.turn = t.turn
        self.active = t.active
        """Whose turn it is."""
        self.phase = PHASES.index(t.phase)
        self.asked = asked
        """The seat that is to choose, -1 when the game is over."""
        self.winner = SIDES.index(t.outcome.winner) if t.outcome else -1
        """The seat that has won, -1 while the game goes on."""
        self.decks = (len(t.deck[COG]), len(t.deck[LOCUST]))
        self.cards = (len(t.hand[COG]), len(t.hand[LOCUST]))
        """How many cards each hand holds."""
        self.hands = hands
        """The cards of each hand; none of one that the seat does not see."""
        self.discard: tuple[Cards, Cards] = (t.discard[COG], t.discard[LOCUST])
        self.command = (_command(t, COG), _command(t, LOCUST))
        self.row = _row(t)
        self.units = _units(t)
        self.lasting = len(t.lasting) + len(t.delayed)
        """How many effects hold for a time."""

    @property
    def hand(self) -> Cards:
        """The seat's own hand."""
        return self.hands[self.seat]


def build_brief(t: CardTable, seat: int, asked: int) -> Brief:
    """The brief of a seat."""
    own = t.hand[seat]
    return Brief(t, seat, asked, (own, ()) if seat == COG else ((), own))


def build_open_brief(t: CardTable, asked: int) -> Brief:
    """The brief of an imagined game, in which nothing is secret: both hands are told."""
    return Brief(t, -1, asked, (t.hand[COG], t.hand[LOCUST]))


def _command(t: CardTable, side: int) -> list[CommandBrief]:
    return [CommandBrief(card, t.face[card], t.spin[card]) for card in t.command[side]]


def _row(t: CardTable) -> list[CoverBrief]:
    found: list[CoverBrief] = []
    owner, occupant, hidden, face = t.box.owner, t.occupant, t.hidden, t.face
    for place, card in enumerate(t.row):
        unit = occupant[place]
        holder = owner[unit] if unit >= 0 else -1
        if card < 0:
            found.append(CoverBrief(GONE, 0, holder))
        elif hidden[place]:
            found.append(CoverBrief(FACE_DOWN, 0, holder))
        else:
            found.append(CoverBrief(card, face[card], holder))
    return found


def _units(t: CardTable) -> tuple[list[UnitBrief], list[UnitBrief]]:
    """Units of both sides, reserve first."""
    owner, barred = t.box.owner, t.box.barred
    cards: list[int] = [*t.reserve[COG], *t.reserve[LOCUST]]
    places: list[int] = [-1] * len(cards)
    for place, unit in enumerate(t.occupant):
        if unit >= 0:
            cards.append(unit)
            places.append(place)
    fighting = t.active if t.phase == "combat" else -1
    sides: tuple[list[UnitBrief], list[UnitBrief]] = ([], [])
    for number, (attack, defense) in enumerate(all_values(t, cards)):
        card = cards[number]
        side = owner[card]
        spent = side == fighting and (
            t.acts[card] > 0 or (card not in t.began_in_reserve and card not in t.began_in_cover)
        )
        unit_brief = UnitBrief(
            card, places[number], attack, defense, t.suppressed[card], t.far[card], barred[card], spent
        )
        sides[side].append(unit_brief)
    return sides

"""The state of the card game: which card is where, and the rules in progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple, assert_never

from eday.card.box import COG, CardBox
from eday.content.card import schema as schema
from eday.kernel import Outcome, Table
from eday.kernel.extensible import mypyc_attr
from eday.kernel.table import Frame

DECK: Final = 0
HAND: Final = 1
RESERVE: Final = 2
COVER: Final = 3
COMMAND: Final = 4
DISCARD: Final = 5
SUPPLY: Final = 6
PLAY: Final = 7
OUT: Final = 8
ROW: Final = 9
HIDDEN: Final = 10
"""Decks and hands are lists: of a copy the table knows only that it lies hidden."""


class Lasting(NamedTuple):
    """An operation that holds for a time."""

    op: int
    source: int
    target: int
    """-1: all that it names."""
    controller: int
    duration: str
    attack: int = 0
    defense: int = 0
    uses: int = 0
    """How often it still counts, where that is limited."""


class Waiting(NamedTuple):
    """A trigger made by an earlier effect."""

    op: int
    source: int
    controller: int
    duration: str


class Used(NamedTuple):
    """An effect that may happen only so often, and has."""

    card: int
    effect: int


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable(Table):
    """Lists are indexed by card, seat or place; everything inside them is immutable."""

    FIELDS = (
        "active",
        "acts",
        "began_in_cover",
        "began_in_reserve",
        "command",
        "deck",
        "delayed",
        "discard",
        "dug",
        "face",
        "far",
        "hand",
        "hidden",
        "known_bottom",
        "known_top",
        "lasting",
        "occupant",
        "phase",
        "previous",
        "reserve",
        "row",
        "sacrificed",
        "spin",
        "suppressed",
        "turn",
        "used_game",
        "used_turn",
        "zone",
    )
    SHARED = ("box",)
    RECORDS: ClassVar[Mapping[str, Any]] = {
        "lasting": Lasting,
        "delayed": Waiting,
        "used_turn": Used,
        "used_game": Used,
    }
    __slots__ = (*FIELDS, *SHARED)
    box: CardBox

    def __init__(self, box: CardBox | None = None) -> None:
        super().__init__()
        if box is None:
            return
        cards = len(box.cards)
        self.box = box
        self.zone: list[int] = [HIDDEN] * cards
        """Where each copy lies; a card in hiding has no number, and which copy it is shows when it comes to light."""
        self.suppressed: list[bool] = [False] * cards
        self.far: list[bool] = [False] * cards
        """Units in enemy cover."""
        self.face: list[int] = [0] * cards
        self.spin: list[int] = [0] * cards
        """The number a rotating card is on."""
        self.acts: list[int] = [0] * cards
        """Combat actions a unit has taken this turn."""
        self.deck: list[tuple[int, ...]] = [(), ()]
        """Top card first."""
        self.hand: list[tuple[int, ...]] = [(), ()]
        self.discard: list[tuple[int, ...]] = [(), ()]
        """Top card last."""
        self.reserve: list[tuple[int, ...]] = [(), ()]
        self.command: list[tuple[int, ...]] = [(), ()]
        self.known_top: list[int] = [0, 0]
        """So many top cards of his deck its owner has seen."""
        self.known_bottom: list[int] = [0, 0]
        self.row: tuple[int, ...] = box.place_cards
        """The cover card at each place, -1 where one was removed; one that lies face down has no number."""
        self.hidden: tuple[bool, ...] = (False,) * len(box.place_cards)
        self.occupant: tuple[int, ...] = (-1,) * len(box.place_cards)
        self.lasting: tuple[Lasting, ...] = ()
        self.delayed: tuple[Waiting, ...] = ()
        self.used_turn: tuple[Used, ...] = ()
        self.used_game: tuple[Used, ...] = ()
        self.previous: tuple[int, ...] = ()
        """What the operation before was about."""
        self.sacrificed = 0
        """Attack of the unit killed as a cost."""
        self.dug = 0
        """Direct damage just dealt."""
        self.turn = 0
        self.active = COG
        self.phase = "setup"
        self.began_in_cover: tuple[int, ...] = ()
        """Units that were in cover when the combat phase began, and have been on the battlefield ever since."""
        self.began_in_reserve: tuple[int, ...] = ()

    def unseed(self) -> CardBox:
        """Go on with a box that does not know the seed."""
        self.box = self.box.unseeded()
        return self.box

    # ------------------------------------------------------------------ cards

    def ref(self, card: int) -> str:
        """Name of a card."""
        return self.box.refs[card]

    def units(self, side: int) -> list[int]:
        """Units of a side on the battlefield, reserve first."""
        owner = self.box.owner
        return [*self.reserve[side], *[unit for unit in self.occupant if unit >= 0 and owner[unit] == side]]

    def place_of(self, unit: int) -> int:
        """The place in the row a unit holds, -1 if it is not in cover."""
        return self.occupant.index(unit) if self.zone[unit] == COVER else -1

    def places(self) -> list[int]:
        """Places that still have a cover card."""
        return [place for place, card in enumerate(self.row) if card >= 0]

    def free_places(self) -> list[int]:
        """Unoccupied cover (CG-COVER-01)."""
        return [place for place in self.places() if self.occupant[place] < 0]

    def is_in(self, card: int, zone: schema.Zone) -> bool:
        """Whether a card is in a place as the cards name it."""
        where = self.zone[card]
        if zone == "battlefield":
            return where in (RESERVE, COVER)
        if zone == "reserve":
            return where == RESERVE
        if zone == "command":
            return where == COMMAND
        if zone == "cover":
            return where == COVER
        if zone == "enemy_cover":
            return where == COVER and self.far[card]
        if zone == "friendly_cover":
            return where == COVER and not self.far[card]
        assert_never(zone)

    def put(self, card: int, zone: int, out_of: int = HIDDEN) -> int:
        """Move a card to another zone of its owner (deck: to its bottom); what the card is there.

        In the open a card has a number: it takes the lowest that is free when it comes to light, and loses it when it
        goes back into hiding. One without a number says which pile it comes `out_of`. Cover has its own way, `enter`.
        """
        self.leave(card, out_of)
        side = self.box.owner[card]
        if zone == HAND:
            card = self._hide(card)
            self.hand[side] = tuple(sorted((*self.hand[side], card)))
        elif zone == DECK:
            card = self._hide(card)
            self.deck[side] = (*self.deck[side], card)
        else:
            card = self.number(card, zone)
            if zone == RESERVE:
                self.reserve[side] = (*self.reserve[side], card)
            elif zone == COMMAND:
                self.command[side] = (*self.command[side], card)
            elif zone == DISCARD:
                self.discard[side] = (*self.discard[side], card)
            if zone != RESERVE:
                self._forget_beginning(card)
        self.alert = True
        return card

    def leave(self, card: int, out_of: int = HIDDEN) -> None:
        """Take a card from wherever it is; one without a number out of that pile."""
        zone, side = self.zone[card], self.box.owner[card]
        if zone == HIDDEN:
            zone = out_of
        if zone == RESERVE:
            self.reserve[side] = _without(self.reserve[side], card)
        elif zone == COVER:
            place = self.occupant.index(card)
            self.occupant = (*self.occupant[:place], -1, *self.occupant[place + 1 :])
        elif zone == COMMAND:
            self.command[side] = _without(self.command[side], card)
        elif zone == HAND:
            self.hand[side] = _without(self.hand[side], card)
        elif zone == DISCARD:
            self.discard[side] = _without(self.discard[side], card)
        elif zone == DECK:
            self.deck[side] = _without(self.deck[side], card)
        self.far[card] = False
        self.suppressed[card] = False

    def number(self, card: int, zone: int) -> int:
        """Lay a card into the open: one without a number takes the lowest that is free."""
        if self.zone[card] == HIDDEN:
            card = next(copy for copy in self.box.copies[self.box.kind[card]] if self.zone[copy] == HIDDEN)
        self.zone[card] = zone
        return card

    def _hide(self, card: int) -> int:
        """Take the number from a card that goes into hiding, and forget all that was said of that copy."""
        kind = self.box.kind[card]
        if card == kind:
            return kind
        self.zone[card] = HIDDEN
        self.acts[card] = 0
        self._forget_beginning(card)
        self.previous = tuple(one for one in self.previous if one != card)
        self.used_turn = tuple(used for used in self.used_turn if used.card != card)
        self.used_game = tuple(used for used in self.used_game if used.card != card)
        self.lasting = tuple(
            one._replace(source=kind) if one.source == card else one for one in self.lasting if one.target != card
        )
        self.delayed = tuple(one._replace(source=kind) if one.source == card else one for one in self.delayed)
        for frame in self.stack:
            if isinstance(frame, CardFrame):
                frame.rename(card, kind)
        return kind

    def begin_combat(self) -> None:
        """CG-COMBAT-03, 04: what a unit may do in this phase depends on where it starts it."""
        self.began_in_reserve = self.reserve[self.active]
        self.began_in_cover = tuple(unit for unit in self.units(self.active) if self.zone[unit] == COVER)

    def _forget_beginning(self, card: int) -> None:
        """C-06: a unit that left the battlefield comes back as one that was not there when the phase began."""
        if card in self.began_in_cover:
            self.began_in_cover = _without(self.began_in_cover, card)
        elif card in self.began_in_reserve:
            self.began_in_reserve = _without(self.began_in_reserve, card)

    def enter(self, unit: int, place: int) -> None:
        """Move a unit beside a cover card, on its own side; a face-down one is turned up (CG-HIDDEN-03)."""
        self.leave(unit)
        self.zone[unit] = COVER
        self.occupant = (*self.occupant[:place], unit, *self.occupant[place + 1 :])
        self.emit("unit_moved", card=self.ref(unit), row=f"row:{place + 1}")
        if self.hidden[place]:
            cover = self.turn_up(place)
            self.revealed = self.revealed or "reveal"
            self.emit("cover_revealed", row=f"row:{place + 1}", card=self.ref(cover))

    def turn_up(self, place: int) -> int:
        """The cover at a place lies in the open, with a number; which one it is."""
        cover = self.number(self.row[place], ROW)
        self.row = (*self.row[:place], cover, *self.row[place + 1 :])
        self.hidden = (*self.hidden[:place], False, *self.hidden[place + 1 :])
        return cover

    def shuffle(self, side: int) -> None:
        """A uniform order nobody has seen (CG-SETUP-19)."""
        deck = list(self.deck[side])
        for i in range(len(deck) - 1, 0, -1):
            j = self.random(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        self.deck[side] = tuple(deck)
        self.known_top[side] = self.known_bottom[side] = 0

    def expire(self, duration: schema.Duration, side: int = -1) -> None:
        """What effects brought in for that time ends; with a side, what that one controls."""
        self.lasting = tuple(
            one for one in self.lasting if one.duration != duration or side not in (-1, one.controller)
        )
        self.delayed = tuple(
            one for one in self.delayed if one.duration != duration or side not in (-1, one.controller)
        )

    # ------------------------------------------------------------------ the end

    def end(self, winner: int, reason: str) -> None:
        """The game is over."""
        side = "cog" if winner == COG else "locust"
        self.outcome = Outcome(side, reason)
        self.emit("game_ended", winner=side, reason=reason, turn=self.turn)

    def resign(self, seat: int) -> None:
        """Ruling T-02: the other side wins."""
        self.emit("game_resigned", seat=seat)
        self.end(1 - seat, "resigned")

    def settled(self) -> bool:
        """CG-WIN-02: an action or effect has just been resolved, and none that it came from has anything left to do."""
        return self.stack[-1].SETTLED and all(
            frame.spent(self) for frame in self.stack[:-1] if isinstance(frame, CardFrame)
        )


class CardFrame(Frame[CardTable]):
    """A rule of the card game in progress.

    `SETTLED` here means that the game may be judged while the frame is on top: between two effects, not within one.
    """

    __slots__ = ()
    CARDS: ClassVar[tuple[str, ...]] = ()
    """Fields that hold one card or several."""

    def spent(self, t: CardTable) -> bool:
        """Whether a frame below others has nothing more to do to decks and units once they have ended."""
        return True

    def rename(self, old: int, new: int) -> None:
        """A card has lost its number: when its copy comes to light again, it is another card."""
        for field in self.CARDS:
            held = getattr(self, field)
            if isinstance(held, tuple):
                setattr(self, field, tuple(new if card == old else card for card in held))
            elif held == old:
                setattr(self, field, new)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]

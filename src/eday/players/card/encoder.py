"""A position of the card game as small numbers, for the network.

The numbers are absolute: the COG's things have their places, the Locust's theirs, whoever looks. Cards that are not in
the vocabulary (an overlay's) count as "another card of that side"; their attack and defense are seen as all others are.
"""

from __future__ import annotations

from typing import Final

from eday.card import Brief, UnitBrief
from eday.players.card.vocabulary import COMMAND_UNITS, COMMANDS, COVERS, REACTIONS, TACTICS, UNITS

ENCODER_VERSION: Final = 1
CHAPTERS: Final = 16
"""Chapter 0 is the tutorial; one beyond the last leaves its numbers empty."""
PHASES: Final = 6
TOP: Final = 7
"""Attack and defense above count as this."""
MOST: Final = 255
HAND_SIZES: Final = 10
DECK_STEPS: Final = (*range(1, 13), *range(14, 30, 2), 31, 34)

FIGHTERS: Final = [*UNITS, *COMMAND_UNITS]
HELD: Final = [*UNITS, *TACTICS, *REACTIONS]
COMMANDING: Final = [*COMMANDS, *COMMAND_UNITS]

# Where each part begins. Two places at the end of a part stand for other cards of either side.
_RESERVE: Final = 0
_COVER: Final = _RESERVE + len(FIGHTERS) + 2
_HAND: Final = _COVER + len(FIGHTERS) + 2
_DISCARD: Final = _HAND + len(HELD) + 2
_COMMAND: Final = _DISCARD + len(HELD) + 2
_SPIN: Final = _COMMAND + len(COMMANDING) + 2
_FACE: Final = _SPIN + len(COMMANDING) + 2
_ROW: Final = _FACE + len(COMMANDING) + 2
_STATES: Final = 3
"""Of a cover: free, held by the COG, held by the Locust."""
_ROW_FACE: Final = _ROW + (len(COVERS) + 2) * _STATES
_UNITS: Final = _ROW_FACE + len(COVERS) + 2
_BINS: Final = TOP + 1
_TABLES: Final = 6
"""Reserve attack and defense, cover attack and defense, attack of those in reserve and in cover who could act."""
_DECK: Final = _UNITS + 2 * _TABLES * _BINS
_SIZE: Final = _DECK + 2 * len(DECK_STEPS)
_CHAPTER: Final = _SIZE + 2 * HAND_SIZES
_EARLIER: Final = _CHAPTER + CHAPTERS
_PHASE: Final = _EARLIER + 2
_ASKED: Final = _PHASE + 2 * PHASES
_LASTING: Final = _ASKED + 2
_SUMS: Final = _LASTING + 1
_PER_SIDE: Final = 18
INPUTS: Final = _SUMS + 2 * _PER_SIDE

_UNKNOWN_COVER: Final = len(COVERS)
_FACE_DOWN: Final = len(COVERS) + 1


def _numbered(names: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


_FIGHTER_AT: Final = _numbered(FIGHTERS)
_HELD_AT: Final = _numbered(HELD)
_COMMANDING_AT: Final = _numbered(COMMANDING)
_COVER_AT: Final = _numbered(COVERS)


class Slots:
    """Of each card of one box its place in each part; -1 for cards that other parts are about."""

    __slots__ = ("commanding", "covers", "fighters", "held", "names")

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.fighters = [_FIGHTER_AT.get(name, -1) for name in names]
        self.held = [_HELD_AT.get(name, -1) for name in names]
        self.commanding = [_COMMANDING_AT.get(name, -1) for name in names]
        self.covers = [_COVER_AT.get(name, _UNKNOWN_COVER) for name in names]


_KEPT: Final = 32
_known: dict[int, Slots] = {}


def slots_of(names: tuple[str, ...]) -> Slots:
    """The places of a box's cards; all clones of a game share their names, so they are looked up once."""
    slots = _known.get(id(names))
    if slots is None or slots.names is not names:
        if len(_known) >= _KEPT:
            _known.clear()
        slots = _known[id(names)] = Slots(names)
    return slots


def encode(brief: Brief) -> bytearray:
    """The numbers of a brief; one that tells both hands fills the places of both."""
    row = bytearray(INPUTS)
    slots = slots_of(brief.names)
    for side in (0, 1):
        _piles(row, slots, brief, side)
        _commands(row, slots, brief, side)
        _fighters(row, slots, brief, side)
        _life(row, brief, side)
    _row(row, slots, brief)
    if 0 <= brief.chapter < CHAPTERS:
        row[_CHAPTER + brief.chapter] = 1
    if brief.previous_winner >= 0:
        row[_EARLIER + brief.previous_winner] = 1
    row[_PHASE + brief.active * PHASES + brief.phase] = 1
    if brief.asked >= 0:
        row[_ASKED + brief.asked] = 1
    row[_LASTING] = min(brief.lasting, MOST)
    return row


def _piles(row: bytearray, slots: Slots, brief: Brief, side: int) -> None:
    """Hand and discard pile by card, and how many cards of the hand can be deployed at its count, or nearly."""
    held = slots.held
    other = len(HELD) + side
    for card in brief.discard[side]:
        at = held[card]
        row[_DISCARD + (at if at >= 0 else other)] += 1
    sums = _SUMS + side * _PER_SIDE
    count = brief.cards[side]
    fits = brief.fits
    for card in brief.hands[side]:
        at = held[card]
        row[_HAND + (at if at >= 0 else other)] += 1
        counts = fits[card] << 1
        if counts >> (count + 1) & 1:
            row[sums] += 1
        if counts >> (count + 2) & 1:
            row[sums + 1] += 1
        if counts >> count & 1:
            row[sums + 2] += 1


def _commands(row: bytearray, slots: Slots, brief: Brief, side: int) -> None:
    for command in brief.command[side]:
        at = slots.commanding[command.card]
        if at < 0:
            at = len(COMMANDING) + side
        row[_COMMAND + at] += 1
        row[_SPIN + at] = min(command.spin, MOST)
        row[_FACE + at] = min(command.face, MOST)


def _row(row: bytearray, slots: Slots, brief: Brief) -> None:
    for place in brief.row:
        if place.card == -1:
            continue
        if place.card < 0:
            row[_ROW + _FACE_DOWN * _STATES + place.holder + 1] += 1
            continue
        at = slots.covers[place.card]
        row[_ROW + at * _STATES + place.holder + 1] += 1
        row[_ROW_FACE + at] += min(place.face, 9)


def _reach(units: list[UnitBrief]) -> int:
    """The highest attack that could drive somebody out of cover."""
    reach = -1
    for unit in units:
        if unit.place < 0 and not unit.suppressed and not unit.barred and unit.attack > reach:
            reach = unit.attack
    return reach


def _fighters(row: bytearray, slots: Slots, brief: Brief, side: int) -> None:
    """Units by card, by attack and defense, and their sums."""
    units = brief.units[side]
    reach = _reach(brief.units[1 - side])
    tables = _UNITS + side * _TABLES * _BINS
    other = len(FIGHTERS) + side
    covered = attacks = defenses = cover_attack = cover_defense = suppressed = crossed = barred = at_risk = 0
    for unit in units:
        at = slots.fighters[unit.card]
        if at < 0:
            at = other
        attack = min(max(0, unit.attack), TOP)
        defense = min(max(0, unit.defense), TOP)
        attacks += attack
        defenses += defense
        ready = not (unit.suppressed or unit.spent)
        if unit.place >= 0:
            row[_COVER + at] += 1
            row[tables + 2 * _BINS + attack] += 1
            row[tables + 3 * _BINS + defense] += 1
            if ready:
                row[tables + 5 * _BINS + attack] += 1
            covered += 1
            cover_attack += attack
            cover_defense += defense
            if unit.crossed:
                crossed += 1
            if reach + (1 if unit.crossed else 0) >= unit.defense:
                at_risk += 1
        else:
            row[_RESERVE + at] += 1
            row[tables + attack] += 1
            row[tables + _BINS + defense] += 1
            if ready and not unit.barred:
                row[tables + 4 * _BINS + attack] += 1
        if unit.suppressed:
            suppressed += 1
        if unit.barred:
            barred += 1
    sums = _SUMS + side * _PER_SIDE + 3
    row[sums] = len(units)
    row[sums + 1] = covered
    row[sums + 2] = min(attacks, MOST)
    row[sums + 3] = min(defenses, MOST)
    row[sums + 4] = min(cover_attack, MOST)
    row[sums + 5] = min(cover_defense, MOST)
    row[sums + 6] = min(attacks - cover_attack, MOST)
    row[sums + 7] = suppressed
    row[sums + 8] = crossed
    row[sums + 9] = barred
    row[sums + 10] = at_risk


def _life(row: bytearray, brief: Brief, side: int) -> None:
    """The deck, which is a player's life, and the size of the hand."""
    deck, held = brief.decks[side], brief.cards[side]
    at = _DECK + side * len(DECK_STEPS)
    for step in DECK_STEPS:
        if deck < step:
            break
        row[at] = 1
        at += 1
    row[_SIZE + side * HAND_SIZES + min(held, HAND_SIZES - 1)] = 1
    sums = _SUMS + side * _PER_SIDE + 14
    row[sums] = min(deck, MOST)
    row[sums + 1] = min(held, MOST)
    row[sums + 2] = max(0, 8 - deck)
    row[sums + 3] = max(0, 3 - deck)

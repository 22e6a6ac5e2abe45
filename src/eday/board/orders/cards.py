"""Order cards: drawing, discarding, and what a hand allows."""

from __future__ import annotations

from typing import Final

from eday.board.refusals import Refusals, Why
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Decision, Option

DRAWS_NONE: Final = Why("BG-BLEED-06", "why-bleeding-draws-none", ("cog",))
HAND_LIMIT: Final = Why("BG-TURN-HEAL-02", "why-hand-limit", ("cog",))
NOT_IN_HAND: Final = Why("BG-ORDER-01", "why-not-in-hand", ("card",))
OTHER_ICON: Final = Why("BG-ORDER-08", "why-other-icon", ("card", "icon"))

PASS: Final = Option("pass", "pass", passes=True)
"""Let a reaction be."""


def hand_limit(t: BoardTable, seat: int) -> int:
    """BG-TURN-HEAL-02."""
    return t.box.cogs[seat].hand_limit


def room_in_hand(t: BoardTable, seat: int) -> int:
    """How many cards the seat could draw; a bleeding-out player draws none (BG-BLEED-06)."""
    if t.bleeding[seat] or t.eliminated[seat]:
        return 0
    return max(0, hand_limit(t, seat) - len(t.hand[seat]))


def no_draw(t: BoardTable, seat: int) -> Why | None:
    """Why the seat draws no card."""
    if room_in_hand(t, seat):
        return None
    return DRAWS_NONE if t.bleeding[seat] or t.eliminated[seat] else HAND_LIMIT


def draw_orders(t: BoardTable, seat: int, count: int) -> int:
    """Draw up to `count` order cards within the hand limit; how many were drawn."""
    drawn: list[int] = []
    for _ in range(min(count, room_in_hand(t, seat))):
        left = sum(t.order_deck)
        if not left:
            break
        card = _nth(t.order_deck, t.random(left))
        t.order_deck[card] -= 1
        drawn.append(card)
        if left == 1:
            _reshuffle(t)
    if drawn:
        t.hand[seat] = tuple(sorted((*t.hand[seat], *drawn)))
        names = [t.box.order_refs[card] for card in drawn]
        t.emit_secret("cards_drawn", seat, {"cards": names}, seat=seat, count=len(drawn))
    return len(drawn)


def _nth(copies: list[int], n: int) -> int:
    """The n-th card of a deck given as copies of each card."""
    for card, count in enumerate(copies):
        n -= count
        if n < 0:
            return card
    raise IndexError(n)


def _reshuffle(t: BoardTable) -> None:
    """BG-TURN-HEAL-03: the last card drawn, the discards become the new deck."""
    t.order_deck = t.order_discard
    t.order_discard = [0] * len(t.order_deck)
    t.emit("order_deck_reshuffled", cards=sum(t.order_deck))


def take_from_hand(t: BoardTable, seat: int, card: int) -> None:
    """Remove one copy of a card from a hand."""
    hand = list(t.hand[seat])
    hand.remove(card)
    t.hand[seat] = tuple(hand)


def discard_order(t: BoardTable, seat: int, card: int, why: str) -> None:
    """Discard a card from hand, face up."""
    take_from_hand(t, seat, card)
    t.order_discard[card] += 1
    if not any(t.order_deck):
        _reshuffle(t)
    t.emit("card_discarded", seat=seat, card=t.box.order_refs[card], why=why)


def held_cards(t: BoardTable, seat: int, refused: Refusals | None = None) -> list[int]:
    """Different cards of the hand (equal copies are one, R-13)."""
    cards: list[int] = []
    for card in t.hand[seat]:
        if card not in cards:
            cards.append(card)
    if refused is not None:
        card = refused.asked("order", t.box.order_index)
        if card >= 0 and card not in cards:
            refused.bar(NOT_IN_HAND, card=refused.ref)
    return cards


def reaction_cards(t: BoardTable, seat: int, reaction: str, refused: Refusals | None = None) -> list[int]:
    """Different cards of the hand with that icon (BG-ORDER-08)."""
    wanted = t.box.reactions[reaction]
    cards = []
    for card in held_cards(t, seat, refused):
        if card in wanted:
            cards.append(card)
        elif refused is not None:
            ref = t.box.order_refs[card]
            refused.note((ref,), OTHER_ICON, card=ref, icon=t.box.orders[card].reaction)
    return cards


def has_reaction(t: BoardTable, seat: int, reaction: str) -> bool:
    """Whether the hand holds a card with that icon."""
    return not t.box.reactions[reaction].isdisjoint(t.hand[seat])


def card_options(t: BoardTable, kind: str, cards: list[int]) -> list[Option]:
    """One option for each card; it reads the same in every hand, so it is made once for a box."""
    made = t.box.card_options(kind)
    options: list[Option] = []
    for card in cards:
        option = made[card]
        if option is None:
            ref = t.box.order_refs[card]
            option = made[card] = Option(f"{kind}:{ref}", kind, (ref,), value=card)
        options.append(option)
    return options


class Discard(BoardFrame):
    """The seat discards one card of its choice to pay for something."""

    FIELDS = ("seat", "why")
    __slots__ = FIELDS
    NAME = "discard"

    def __init__(self, seat: int = 0, why: str = "") -> None:
        self.seat = seat
        self.why = why

    def advance(self, t: BoardTable) -> Decision | None:
        options = card_options(t, "discard", held_cards(t, self.seat))
        if not options:
            t.pop()
            return None
        return Decision(self.seat, "discard", tuple(options), {"why": self.why})

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        card: int = option.value
        discard_order(t, self.seat, card, self.why)

"""Limits on what a player may do at all, whatever it is done to."""

from __future__ import annotations

from typing import Final

from eday.board.pieces import OnceATurn
from eday.board.refusals import Why
from eday.board.table import BoardTable

BLEEDING_OUT: Final = Why("BG-BLEED-04", "why-bleeding-out")
OWN_TURN: Final = Why("BG-SPECIAL-01", "why-special-own-turn")
USED: Final = Why("BG-SPECIAL-03", "why-special-used", ("action",))
NO_CARD: Final = Why("BG-SPECIAL-08", "why-special-no-card", ("action",))


def down(t: BoardTable, seat: int) -> Why | None:
    """Why the COG gives no orders and attacks nobody."""
    return BLEEDING_OUT if t.bleeding[seat] or t.eliminated[seat] else None


def had_special(t: BoardTable, seat: int, what: OnceATurn) -> Why | None:
    """Why the seat may not take that special action, paid or not (BG-SPECIAL-01, 03)."""
    if seat != t.active:
        return OWN_TURN
    return USED if what in t.used else None


def no_special(t: BoardTable, seat: int, what: OnceATurn, before_order: bool, pays: bool) -> Why | None:
    """Why the seat may not take that special action or pay for it: the last card is kept for the order."""
    why = had_special(t, seat, what)
    if why is None and pays and len(t.hand[seat]) <= (1 if before_order else 0):
        return NO_CARD
    return why

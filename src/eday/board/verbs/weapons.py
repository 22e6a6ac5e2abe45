"""BG-AMMO: tokens on weapon cards."""

from __future__ import annotations

from eday.board.pieces import Held
from eday.board.table import BoardTable


def change_tokens(t: BoardTable, seat: int, weapon: int, by: int) -> None:
    """Put tokens on a weapon card or take them off."""
    t.weapons[seat] = tuple(Held(w, n + by if w == weapon else n) for w, n in t.weapons[seat])
    card = t.box.weapons[weapon]
    kind = "tokens_gained" if by > 0 else "tokens_spent"
    t.emit(kind, seat=seat, weapon=card.ref, token=card.token, tokens=abs(by))

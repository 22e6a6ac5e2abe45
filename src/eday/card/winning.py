"""CG-WIN: when the game is decided."""

from __future__ import annotations

from eday.card.box import COG, LOCUST
from eday.card.combat.damage import wither
from eday.card.effects.statics import declared_winner
from eday.card.table import CardTable


def judge(t: CardTable) -> None:
    """CG-WIN-02 to 04: an empty deck loses; with both empty the active player wins. Nothing before the first turn."""
    t.alert = False
    if not t.turn:
        return
    if wither(t):
        t.alert = True
        return
    winner = declared_winner(t)
    if winner >= 0:
        t.end(winner, "card")
        return
    empty = [side for side in (COG, LOCUST) if not t.deck[side]]
    if len(empty) == 2:
        t.end(t.active, "deck_out")
    elif empty:
        t.end(1 - empty[0], "deck_out")

"""CG-REACTION: who may react to an attack, and with which cards."""

from __future__ import annotations

from typing import Final

from eday.card.combat.fight import Fight, fight_in_progress
from eday.card.playable import playable, value_fits
from eday.card.table import CardTable
from eday.card.why import CARD, Bars, clear
from eday.kernel import Why

NO_REACTION_CARD: Final = Why("CG-REACTION-01", "why-no-reaction-card", CARD)
NO_ATTACK: Final = Why("CG-REACTION-01", "why-no-attack", CARD)
REACTED: Final = Why("CG-REACTION-04", "why-reacted")
UNBLOCKED: Final = Why("CG-REACTION-09", "why-unblocked-reaction")
HAND_COUNT: Final = Why("CG-REACTION-03", "why-hand-count", ("card", "hand", "values"))
NO_TARGET: Final = Why("CG-TACTIC-05", "why-no-target", CARD)


def window_bar(t: CardTable, fight: Fight, side: int) -> Why | None:
    """CG-REACTION-04, 09: what speaks against any reaction of a player to an attack."""
    owner = t.box.owner
    for card in fight.reactions:
        if owner[card] == side:
            return REACTED
    unblocked = owner[fight.attackers[0]] != side and fight.place < 0 and not fight.blockers
    return UNBLOCKED if unblocked else None


def react_bars(t: CardTable, side: int, card: int) -> Bars:
    """What speaks against deploying a card of a hand as a reaction."""
    fight = fight_in_progress(t)
    if not t.box.reactions[card]:
        yield NO_REACTION_CARD
        return
    if fight is None:
        yield NO_ATTACK
        return
    bar = window_bar(t, fight, side)
    if bar is not None:
        yield bar
    if bar is REACTED:
        return
    if not value_fits(t, card, len(t.hand[side])):
        yield HAND_COUNT
    if not playable(t, card, side):
        yield NO_TARGET


def reactions(t: CardTable, side: int) -> list[int]:
    """Cards of a hand that may be deployed as reactions now."""
    return [card for card in t.hand[side] if clear(react_bars(t, side, card))]

"""Whether a card can be played: its values, and something for its text to work on."""

from __future__ import annotations

from eday.card.effects.conditions import all_hold
from eday.card.effects.feasible import has_object, partly_possible
from eday.card.table import CardTable


def value_fits(t: CardTable, card: int, hand: int) -> bool:
    """CG-DEPLOY-08, 09: the hand count, this card included, is one of its values."""
    return t.box.fits[card] >> hand & 1 == 1


def playable(t: CardTable, card: int, side: int) -> bool:
    """CG-TACTIC-05, C-16: a tactic has its target, and something of a reaction's text is possible."""
    finds = partly_possible if t.box.reactions[card] else _does_something
    return any(
        all_hold(t, t.box.effects[effect].if_, card, side) and finds(t, effect, card, side)
        for effect in t.box.triggers[card].get("play", ())
    )


def _does_something(t: CardTable, effect: int, card: int, side: int) -> bool:
    """The first operation that must have an object decides; one for "up to" so many may go without."""
    found = False
    for step in (*t.box.cost[effect], *t.box.steps[effect]):
        needs = has_object(t, step, card, side)
        op = t.box.ops[step]
        target = getattr(op, "target", None)
        optional = getattr(op, "up_to", False) or (target is not None and (target.up_to or target.n == "all"))
        if needs is not None and (needs or not optional):
            return needs
        found = found or needs is None
    return found

"""CG-TACTIC-05: whether a list of operations has anything to work on."""

from __future__ import annotations

from eday.card.effects.statics import has_keyword, untargetable
from eday.card.effects.targets import candidates, cover_candidates, fits, side_of
from eday.card.table import SUPPLY, CardTable
from eday.content.card import schema as schema

MARKS = (schema.Gain, schema.Untargetable, schema.FirstStrike, schema.DamageMod)


def choosable(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    """What an effect may choose: everything that fits and does not hide from the enemy's effects."""
    found = candidates(t, target, source, controller)
    if target.n == "all" or target.who not in ("enemy", "cog", "locust", "attack_enemy"):
        return found
    return [unit for unit in found if t.box.owner[unit] == controller or not untargetable(t, unit)]


def possible(t: CardTable, ops: tuple[int, ...], source: int, controller: int, public: bool = False) -> bool:
    """Whether the first operation that needs something finds it; later ones do as much as they can.

    With `public` only what both players know counts: nobody must learn from a question that is not asked.
    """
    for number in ops:
        needs = has_object(t, number, source, controller, public)
        if needs is not None:
            return needs
    return True


def partly_possible(t: CardTable, effect: int, source: int, controller: int, public: bool = False) -> bool:
    """Whether a cost can be paid and anything at all of an effect finds what it works on.

    What is about the operation before says nothing by itself.
    """
    if any(has_object(t, op, source, controller, public) is False for op in t.box.cost[effect]):
        return False
    steps = [
        op for op in t.box.steps[effect] if getattr(getattr(t.box.ops[op], "target", None), "who", "") != "previous"
    ]
    return any(has_object(t, op, source, controller, public) is not False for op in steps)


def has_object(t: CardTable, number: int, source: int, controller: int, public: bool = False) -> bool | None:
    """Whether an operation finds what it works on; None when it needs nothing."""
    op = t.box.ops[number]
    if isinstance(op, schema.Choose):
        return any(possible(t, option, source, controller, public) for option in t.box.lists[number])
    if isinstance(op, schema.JointAttack):
        attackers = candidates(t, op.attackers, source, controller)
        able = any(not has_keyword(t, unit, "no_cover") for unit in attackers)
        return able and bool(choosable(t, op.target, source, controller))
    if isinstance(op, schema.Move):
        units = choosable(t, op.target, source, controller)
        if op.to != "cover":
            return bool(units)
        return bool(t.free_places()) and any(not has_keyword(t, unit, "no_cover") for unit in units)
    if isinstance(op, (schema.RemoveCover, schema.FlipCover)):
        return bool(cover_candidates(t, op.target, source))
    if isinstance(op, (schema.PutFromHand, schema.DeployFree)):
        hand = t.hand[controller]
        return bool(hand) if public else any(fits(t, card, op.filter, source) for card in hand)
    if isinstance(op, schema.ReturnFromDiscard):
        return any(fits(t, card, op.filter, source) for card in t.discard[controller])
    if isinstance(op, schema.Discard):
        return len(t.hand[side_of(op.who, controller)]) >= op.n
    if isinstance(op, schema.Spawn):
        return any(t.zone[card] == SUPPLY and t.box.cards[card].id == op.card for card in t.box.supply)
    target = getattr(op, "target", None)
    if isinstance(target, schema.Target) and not isinstance(op, MARKS):
        if target.n == "all" and isinstance(op, schema.Buff):
            # it counts for units that come later, too
            return None
        return bool(choosable(t, target, source, controller))
    return None

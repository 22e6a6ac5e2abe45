"""CG-TACTIC-05: whether a list of operations has anything to work on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eday.card.effects.statics import has_keyword, untargetable
from eday.card.effects.targets import candidates, cover_candidates, fits, side_of
from eday.card.table import SUPPLY, CardTable
from eday.content.card import schema as schema


def choosable(t: CardTable, target: schema.Target, source: int, controller: int) -> list[int]:
    """What an effect may choose: everything that fits and does not hide from the enemy's effects."""
    found = candidates(t, target, source, controller)
    return [unit for unit in found if not hides(t, unit, target, controller)]


def hides(t: CardTable, unit: int, target: schema.Target, controller: int) -> bool:
    """Whether a unit cannot be chosen by a card of the enemy; what is about all chooses none."""
    if target.n == "all" or target.who not in ("enemy", "cog", "locust", "attack_enemy"):
        return False
    return t.box.owner[unit] != controller and untargetable(t, unit)


def fit_for_cover(t: CardTable, units: list[int]) -> list[int]:
    """Units that may enter cover and attack into it (CG-COMBAT-03)."""
    return [unit for unit in units if not has_keyword(t, unit, "no_cover")]


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
    return OBJECTS[type(op)](t, number, op, source, controller, public)


Found = bool | None
Need = Callable[[CardTable, int, Any, int, int, bool], Found]
"""`has_object` for one operation: (table, its number, itself, source, controller, public)."""


def _nothing(t: CardTable, number: int, op: schema.Op, source: int, controller: int, public: bool) -> Found:
    return None


def _units(t: CardTable, number: int, op: Any, source: int, controller: int, public: bool) -> Found:
    return bool(choosable(t, op.target, source, controller))


def _buff(t: CardTable, number: int, op: schema.Buff, source: int, controller: int, public: bool) -> Found:
    """A bonus for all counts for units that come later, too."""
    return None if op.target.n == "all" else bool(choosable(t, op.target, source, controller))


def _choose(t: CardTable, number: int, op: schema.Choose, source: int, controller: int, public: bool) -> Found:
    return any(possible(t, option, source, controller, public) for option in t.box.lists[number])


def _joint(t: CardTable, number: int, op: schema.JointAttack, source: int, controller: int, public: bool) -> Found:
    attackers = candidates(t, op.attackers, source, controller)
    return bool(fit_for_cover(t, attackers)) and bool(choosable(t, op.target, source, controller))


def _move(t: CardTable, number: int, op: schema.Move, source: int, controller: int, public: bool) -> Found:
    units = choosable(t, op.target, source, controller)
    if op.to != "cover":
        return bool(units)
    return bool(t.free_places()) and bool(fit_for_cover(t, units))


def _covers(t: CardTable, number: int, op: Any, source: int, controller: int, public: bool) -> Found:
    return bool(cover_candidates(t, op.target, source))


def _from_hand(t: CardTable, number: int, op: Any, source: int, controller: int, public: bool) -> Found:
    hand = t.hand[controller]
    return bool(hand) if public else any(fits(t, card, op.filter, source) for card in hand)


def _from_discard(
    t: CardTable, number: int, op: schema.ReturnFromDiscard, source: int, controller: int, public: bool
) -> Found:
    return any(fits(t, card, op.filter, source) for card in t.discard[controller])


def _discard(t: CardTable, number: int, op: schema.Discard, source: int, controller: int, public: bool) -> Found:
    return len(t.hand[side_of(op.who, controller)]) >= op.n


def _spawn(t: CardTable, number: int, op: schema.Spawn, source: int, controller: int, public: bool) -> Found:
    return any(t.zone[card] == SUPPLY and t.box.cards[card].id == op.card for card in t.box.supply)


OBJECTS: Final[dict[type[schema.Op], Need]] = {
    schema.Draw: _nothing,
    schema.Discard: _discard,
    schema.Mill: _nothing,
    schema.Peek: _nothing,
    schema.ReturnFromDiscard: _from_discard,
    schema.PutFromHand: _from_hand,
    schema.PutFromDeck: _nothing,
    schema.DeployFree: _from_hand,
    schema.Spawn: _spawn,
    schema.Damage: _units,
    schema.DirectDamage: _nothing,
    schema.Kill: _units,
    schema.DamageMod: _nothing,
    schema.FirstStrike: _nothing,
    schema.Move: _move,
    schema.Suppress: _units,
    schema.Ready: _units,
    schema.Buff: _buff,
    schema.Gain: _nothing,
    schema.Untargetable: _nothing,
    schema.ExtraAction: _units,
    schema.JointAttack: _joint,
    schema.RemoveCard: _units,
    schema.RemoveCover: _covers,
    schema.FlipCover: _covers,
    schema.FlipCommand: _nothing,
    schema.Rotate: _nothing,
    schema.UseVersion: _nothing,
    schema.AddValues: _nothing,
    schema.DisableCard: _nothing,
    schema.LimitBlockers: _nothing,
    schema.RemoveOrWin: _nothing,
    schema.Win: _nothing,
    schema.Choose: _choose,
    schema.Delayed: _nothing,
}
"""One for each operation of the vocabulary."""

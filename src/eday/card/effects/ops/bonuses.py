"""Operations that hold for a time: bonuses, gained words, triggers to come."""

from __future__ import annotations

from typing import Any

from eday.card.effects.statics import buff_size
from eday.card.effects.steps import Ops, chosen_units
from eday.card.table import CardTable, Lasting, Waiting
from eday.content.card import schema as schema
from eday.kernel import Decision


def buff(t: CardTable, frame: Ops, op: schema.Buff) -> Decision | None:
    """A bonus to attack and defense."""
    number = frame.ops[frame.index]
    t.alert = t.alert or op.defense < 0
    if op.target.n == "all" and op.duration != "attack":
        frame.done()
        t.lasting = (*t.lasting, Lasting(number, frame.source, -1, frame.controller, op.duration))
        t.emit("bonus_given", card=t.ref(frame.source), attack=op.attack, defense=op.defense)
        return None
    found = chosen_units(t, frame, op.target)
    if isinstance(found, Decision):
        return found
    frame.done()
    for unit in found:
        attack, defense = buff_size(t, op, unit, frame.controller)
        held = Lasting(number, frame.source, unit, frame.controller, op.duration, attack, defense)
        t.lasting = (*t.lasting, held)
        t.emit("bonus_given", card=t.ref(frame.source), unit=t.ref(unit), attack=attack, defense=defense)
    return None


def lasting(t: CardTable, frame: Ops, op: Any) -> Decision | None:
    """An operation that only has to be remembered for its duration."""
    number = frame.ops[frame.index]
    frame.done()
    uses = getattr(op, "times", None) or 0
    duration = getattr(op, "duration", "game")
    held = Lasting(number, frame.source, -1, frame.controller, duration, uses=uses)
    t.lasting = (*t.lasting, held)
    return None


def on_chosen(t: CardTable, frame: Ops, op: Any, units: tuple[int, ...]) -> None:
    """An operation remembered for each of its units."""
    number = frame.ops[frame.index - 1]
    for unit in units:
        t.lasting = (*t.lasting, Lasting(number, frame.source, unit, frame.controller, op.duration))


def delayed(t: CardTable, frame: Ops, op: schema.Delayed) -> Decision | None:
    """A trigger that waits."""
    number = frame.ops[frame.index]
    frame.done()
    t.delayed = (*t.delayed, Waiting(number, frame.source, frame.controller, op.duration))
    return None

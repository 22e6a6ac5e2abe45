"""Operations one after the other, and how an operation finds what it works on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eday.card.effects.feasible import choosable
from eday.card.table import CardFrame, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option

Handler = Callable[[CardTable, "Ops", Any], Decision | None]
HANDLERS: dict[type[schema.Op], Handler] = {}
"""One for each operation of the vocabulary."""


class Ops(CardFrame):
    """Operations in order. Choices for the present one are gathered in `picked`."""

    FIELDS = ("amount", "controller", "index", "kept", "ops", "picked", "source", "stopped", "subject")
    CARDS = ("source", "subject")
    __slots__ = FIELDS
    NAME = "ops"
    SETTLED = False

    def __init__(
        self, ops: tuple[int, ...] = (), source: int = -1, controller: int = 0, subject: int = -1, amount: int = 0
    ) -> None:
        self.ops = ops
        self.source = source
        self.controller = controller
        self.subject = subject
        self.amount = amount
        self.index = 0
        self.picked: tuple[int, ...] = ()
        self.stopped = False
        self.kept = -1
        """Cards kept of those looked at, once that is settled."""

    def spent(self, t: CardTable) -> bool:
        return self.index >= len(self.ops)

    def advance(self, t: CardTable) -> Decision | None:
        if self.index >= len(self.ops) or t.outcome is not None:
            t.pop()
            return None
        op = t.box.ops[self.ops[self.index]]
        return HANDLERS[type(op)](t, self, op)

    def answer(self, t: CardTable, option: Option) -> None:
        if option.kind == "stop":
            self.stopped = True
        else:
            self.picked = (*self.picked, option.value)

    def done(self) -> None:
        """Go on to the next operation."""
        self.index += 1
        self.picked = ()
        self.stopped = False
        self.kept = -1


def select(
    t: CardTable, frame: Ops, pool: list[int], n: schema.Number, up_to: bool, options: list[Option]
) -> tuple[int, ...] | Decision:
    """The chosen cards, or the question for the next one."""
    need = len(pool) if n == "all" else min(n, len(pool))
    if not up_to and len(pool) <= need:
        return tuple(pool)
    if frame.stopped or len(frame.picked) >= need or not options:
        return frame.picked
    offered = (*options, Option("stop", "stop")) if up_to else tuple(options)
    left = need - len(frame.picked)
    return Decision(frame.controller, "target", offered, {"card": t.ref(frame.source), "left": left})


def chosen_units(t: CardTable, frame: Ops, target: schema.Target) -> tuple[int, ...] | Decision:
    """The units a target means, or the question for the next one."""
    pool = choosable(t, target, frame.source, frame.controller)
    open_ = [unit for unit in pool if unit not in frame.picked]
    options = [Option(f"target:{t.ref(unit)}", "target", (t.ref(unit),), value=unit) for unit in open_]
    found = select(t, frame, pool, target.n, target.up_to, options)
    if isinstance(found, tuple):
        t.previous = found
    return found


def on_units(act: Callable[[CardTable, Ops, Any, tuple[int, ...]], None]) -> Callable[..., Decision | None]:
    """A handler that first finds its units."""

    def handle(t: CardTable, frame: Ops, op: Any) -> Decision | None:
        found = chosen_units(t, frame, op.target)
        if isinstance(found, Decision):
            return found
        frame.done()
        act(t, frame, op, found)
        return None

    return handle

"""Operations one after the other, and how an operation finds what it works on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from eday.card.effects.feasible import choosable, hides
from eday.card.effects.targets import candidates
from eday.card.table import CardFrame, CardTable
from eday.card.why import CARD, Bars
from eday.content.card import schema as schema
from eday.kernel import Decision, Option, Why

Handler = Callable[[CardTable, "Ops", Any], Decision | None]
HANDLERS: Final[dict[type[schema.Op], Handler]] = {}
"""One for each operation of the vocabulary; filled by `effects.ops`, whose handlers begin frames that rest on this."""

UNFIT: Final = Why("CG-TACTIC-05", "why-unfit", ("asker",))
HIDES: Final = Why("CG-TACTIC-05", "why-untargetable", CARD)


class Place(NamedTuple):
    """An option that means a place of the row; others mean a card."""

    place: int


class Number(NamedTuple):
    """An option that says how many, or which of several lists."""

    number: int


class Ops(CardFrame):
    """Operations in order. Choices for the present one are gathered in `picked`, `places` and `number`."""

    FIELDS = (
        "amount",
        "controller",
        "index",
        "kept",
        "number",
        "ops",
        "picked",
        "places",
        "source",
        "stopped",
        "subject",
    )
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
        """Cards."""
        self.places: tuple[int, ...] = ()
        self.number = -1
        self.stopped = False
        self.kept = -1
        """Cards kept of those looked at, once that is settled."""

    def spent(self, t: CardTable) -> bool:
        return self.index >= len(self.ops)

    def advance(self, t: CardTable) -> Decision | None:
        if self.index >= len(self.ops) or t.outcome is not None:
            t.pop()
            return None
        index = self.index
        op = t.box.ops[self.ops[index]]
        decision = HANDLERS[type(op)](t, self, op)
        assert decision is not None or self.index > index or t.stack[-1] is not self, f"{op} is never done"
        return decision

    def answer(self, t: CardTable, option: Option) -> None:
        chosen = option.value
        if option.kind == "stop":
            self.stopped = True
        elif isinstance(chosen, Place):
            self.places = (*self.places, chosen.place)
        elif isinstance(chosen, Number):
            self.number = chosen.number
        else:
            self.picked = (*self.picked, chosen)

    def done(self) -> None:
        """Go on to the next operation."""
        self.index += 1
        self.picked = self.places = ()
        self.number = self.kept = -1
        self.stopped = False


def select(
    t: CardTable,
    frame: Ops,
    pool: list[int],
    picked: tuple[int, ...],
    n: schema.Number,
    up_to: bool,
    options: list[Option],
) -> tuple[int, ...] | Decision:
    """What has been chosen, or the question for the next one."""
    need = len(pool) if n == "all" else min(n, len(pool))
    if not up_to and len(pool) <= need:
        return tuple(pool)
    if frame.stopped or len(picked) >= need or not options:
        return picked
    offered = (*options, Option("stop", "stop")) if up_to else tuple(options)
    context = {"card": t.ref(frame.source), "left": need - len(picked)}
    return Decision(frame.controller, "target", offered, context)


def unit_options(t: CardTable, units: list[int]) -> list[Option]:
    """One option for each unit an effect may be about."""
    return [Option(f"target:{t.ref(unit)}", "target", (t.ref(unit),), value=unit) for unit in units]


def chosen_units(t: CardTable, frame: Ops, target: schema.Target) -> tuple[int, ...] | Decision:
    """The units a target means, or the question for the next one."""
    pool = choosable(t, target, frame.source, frame.controller)
    options = unit_options(t, [unit for unit in pool if unit not in frame.picked])
    found = select(t, frame, pool, frame.picked, target.n, target.up_to, options)
    if isinstance(found, tuple):
        t.previous = found
    return found


def target_bars(t: CardTable, frame: Ops, card: int) -> Bars:
    """What speaks against a card that is not among the choices of an effect that waits for an answer."""
    target = getattr(t.box.ops[frame.ops[frame.index]], "target", None)
    if not isinstance(target, schema.Target) or card not in candidates(t, target, frame.source, frame.controller):
        yield UNFIT
    else:
        yield HIDES if hides(t, card, target, frame.controller) else UNFIT


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

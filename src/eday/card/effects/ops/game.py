"""Operations on the game itself: choosing among effects, and winning."""

from __future__ import annotations

from eday.card.effects.feasible import possible
from eday.card.effects.steps import Number, Ops
from eday.card.effects.targets import side_of
from eday.card.table import OUT, CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision, Option


def remove_or_win(t: CardTable, frame: Ops, op: schema.RemoveOrWin) -> Decision | None:
    """Command cards are removed; where they are lacking, a side wins."""
    cards = [c for side in t.command for c in side if t.box.cards[c].id == op.card][: op.n]
    frame.done()
    for card in cards:
        t.put(card, OUT)
        t.emit("card_removed", card=t.ref(card))
    if len(cards) < op.n:
        t.end(side_of(op.winner, frame.controller), "card")
    return None


def win(t: CardTable, frame: Ops, op: schema.Win) -> Decision | None:
    """CG-WIN-06: at once."""
    frame.done()
    t.end(side_of(op.who, frame.controller), "card")
    return None


def choose(t: CardTable, frame: Ops, op: schema.Choose) -> Decision | None:
    """One of several lists of operations."""
    lists = t.box.lists[frame.ops[frame.index]]
    if frame.number >= 0:
        chosen = lists[frame.number]
        frame.done()
        t.push(Ops(chosen, frame.source, frame.controller, frame.subject, frame.amount))
        return None
    open_ = [i for i, ops in enumerate(lists) if possible(t, ops, frame.source, frame.controller)] or [0]
    ref = t.ref(frame.source)
    options = [Option(f"choose:{i + 1}", "choose", (ref,), {"number": i + 1}, Number(i)) for i in open_]
    return Decision(frame.controller, "choose", tuple(options), {"card": t.ref(frame.source)})

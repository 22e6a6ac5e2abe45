"""Operations on command cards."""

from __future__ import annotations

from eday.card.effects.effect import fire, queue
from eday.card.effects.steps import Ops
from eday.card.table import CardTable
from eday.content.card import schema as schema
from eday.kernel import Decision


def _command_cards(t: CardTable, frame: Ops, card: str) -> list[int]:
    if card == "self":
        return [frame.source]
    return [c for side in t.command for c in side if t.box.cards[c].id == card]


def flip_command(t: CardTable, frame: Ops, op: schema.FlipCommand) -> Decision | None:
    """A command card is turned over."""
    cards = _command_cards(t, frame, op.card)
    frame.done()
    for card in cards:
        entry = t.box.cards[card]
        if isinstance(entry, schema.Command) and op.to in entry.faces:
            t.face[card] = entry.faces.index(op.to)
            t.emit("command_flipped", card=t.ref(card), face=op.to)
            t.alert = True
    return None


def rotate(t: CardTable, frame: Ops, op: schema.Rotate) -> Decision | None:
    """CG-ROTATE-06: from 3 on to 4, and no further than 7."""
    cards = _command_cards(t, frame, op.card)
    frame.done()
    for card in cards:
        before = t.spin[card]
        t.spin[card] = min(7, before + op.steps)
        if t.spin[card] != before:
            t.emit("card_rotated", card=t.ref(card), number=t.spin[card])
            fire(t, queue(t, "on_rotate", card, t.box.owner[card]))
    return None


def use_version(t: CardTable, frame: Ops, op: schema.UseVersion) -> Decision | None:
    """The right version was taken when the command cards were gathered."""
    frame.done()
    return None

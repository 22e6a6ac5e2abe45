"""What a played order card still offers when its player is about to end it."""

from __future__ import annotations

from typing import Final

from eday.board.orders.actions import ACTION_OF_KIND, pending_options
from eday.board.orders.futile import futile_options
from eday.board.orders.order_card import OrderCard
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Reason

CALLED: Final[dict[type[schema.OrderAction], str]] = {
    schema.MoveAction: "move",
    schema.AttackAction: "attack",
    schema.DrawAction: "draw",
    schema.MoveLocustAction: "drive",
    schema.PlayOrderAction: "order",
    schema.FreeSpecialAction: "special",
    schema.GainAmmoAction: "ammo",
    schema.ReviveAction: "revive",
    schema.ReplaceLocustActivation: "hold",
}


def end_doubts(t: BoardTable, decision: Decision) -> dict[str, Reason]:
    """What to ask before a card is ended: its actions that could still be done; nothing if there are none."""
    order = t.stack[-1]
    if decision.kind != "action" or not isinstance(order, OrderCard):
        return {}
    open_now = pending_options(t, order, order.actions(t))
    unused = [CALLED[ACTION_OF_KIND[option.kind]] for option in open_now]
    if decision.find("bonus_move") and "bonus_move" not in futile_options(t, decision):
        unused.append("bonus")
    if not unused:
        return {}
    left = list(dict.fromkeys(unused))
    card = t.box.order_refs[order.card]
    return {"end": Reason("", "sure-end", {"card": card, "unused": left, "count": len(left)})}

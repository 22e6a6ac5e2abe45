"""Options that would do nothing now. They are legal (BG-ORDER-04), so they are offered, with a word about it."""

from __future__ import annotations

from eday.board.orders.actions import nothing_pending
from eday.board.orders.cards import take_from_hand
from eday.board.orders.equipment import gives_nothing
from eday.board.orders.moves import movement_options, own_turn_limit
from eday.board.orders.order_card import OrderCard
from eday.board.orders.play import PLAY_KINDS
from eday.board.table import BoardTable
from eday.kernel import Decision, Option


def futile_options(t: BoardTable, decision: Decision) -> tuple[str, ...]:
    """Ids of the options of a decision that would change nothing but what they cost."""
    return tuple(option.id for option in decision.options if _does_nothing(t, decision.seat, option))


def _does_nothing(t: BoardTable, seat: int, option: Option) -> bool:
    if option.kind in PLAY_KINDS:
        return _no_action_open(t, seat, option)
    if option.kind == "bonus_move":
        return not movement_options(t, seat, own_turn_limit(t, seat, t.box.cogs[seat].bonus_move))
    if option.kind in ("equipment", "free_equipment"):
        return gives_nothing(t, seat, t.equipment[option.value].location)
    return False


def _no_action_open(t: BoardTable, seat: int, option: Option) -> bool:
    """None of the card's actions could be begun once it has left the hand."""
    after = t.copy()
    take_from_hand(after, seat, option.value)
    order = OrderCard(seat, option.value, PLAY_KINDS.index(option.kind))
    return nothing_pending(after, order, order.actions(after))

"""What the active player may do besides the actions of his card: special actions, doors, a single player's extras."""

from __future__ import annotations

from eday.board.missions.exploring import Exploration
from eday.board.orders.cards import draw_orders, take_from_hand
from eday.board.orders.doors import explore_options
from eday.board.orders.gear import drop_weapon
from eday.board.orders.moves import Movement, solo_move_options, use_solo_move
from eday.board.orders.play import swap_options
from eday.board.orders.special_actions import ONCE, begin_special, special_options
from eday.board.table import BoardTable
from eday.kernel import Option


def extra_options(t: BoardTable, seat: int, before_order: bool) -> list[Option]:
    """All of them; the last card is kept for the order."""
    return [
        *special_options(t, seat, before_order),
        *explore_options(t, seat),
        *(solo_move_options(t, seat) if not before_order or len(t.hand[seat]) > 1 else []),
        *swap_options(t, seat),
    ]


def answer_extra(t: BoardTable, seat: int, option: Option) -> bool:
    """Carry out one of the extras; False if the option is none of them."""
    kind = option.kind
    if kind in ONCE:
        begin_special(t, seat, kind, option.value)
    elif kind == "explore":
        t.push(Exploration(seat))
    elif kind == "drop":
        drop_weapon(t, seat, option.value)
    elif kind == "solo_move":
        use_solo_move(t, seat, option.value)
        t.push(Movement(seat, 1))
    elif kind == "swap":
        _swap(t, seat, option.value)
    else:
        return False
    return True


def _swap(t: BoardTable, seat: int, card: int) -> None:
    take_from_hand(t, seat, card)
    t.removed_orders = (*t.removed_orders, card)
    t.emit("card_removed", seat=seat, card=t.box.order_refs[card])
    draw_orders(t, seat, 1)

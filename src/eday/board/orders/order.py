"""BG-ORDER: the COG Order step."""

from __future__ import annotations

from eday.board.combat.heavy_gun import GunAttack, gun_at, gun_options
from eday.board.orders.cards import Discard
from eday.board.orders.equipment import activate
from eday.board.orders.extras import answer_extra, extra_options
from eday.board.orders.gear import drop_options
from eday.board.orders.limits import down
from eday.board.orders.order_card import play_order
from eday.board.orders.play import play_options
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Decision, Option


class OrderStep(BoardFrame):
    """The active player plays one order card or fires a heavy gun; without a card he skips the step (R-05)."""

    FIELDS = ("played", "seat")
    __slots__ = FIELDS
    NAME = "order_step"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.played = False

    def advance(self, t: BoardTable) -> Decision | None:
        seat = self.seat
        if self.played or not t.hand[seat] or down(t, seat) is not None:
            t.pop()
            return None
        options = play_options(t, seat)
        options += gun_options(t, seat, self.played)
        options += extra_options(t, seat, True)
        options += drop_options(t, seat)
        return Decision(seat, "order", tuple(options))

    def answer(self, t: BoardTable, option: Option) -> None:
        if answer_extra(t, self.seat, option):
            return
        self.played = True
        if option.kind == "gun_attack":
            t.use_up("equipment")
            t.push(GunOrder(self.seat, option.value))
            if not t.box.cogs[self.seat].free_specials:
                t.push(Discard(self.seat, "equipment"))
        else:
            play_order(t, self.seat, option)


class GunOrder(BoardFrame):
    """A heavy gun is fired in place of an order card; other special actions may still come after it."""

    FIELDS = ("fired", "seat", "target")
    __slots__ = FIELDS
    NAME = "gun_order"

    def __init__(self, seat: int = 0, target: int = -1) -> None:
        self.seat = seat
        self.target = target
        self.fired = False

    def advance(self, t: BoardTable) -> Decision | None:
        seat = self.seat
        if not self.fired:
            self.fired = True
            gun = gun_at(t, t.area[seat])
            location = t.equipment[gun].location
            activate(t, seat, gun)
            t.push(GunAttack(seat, self.target, location))
            return None
        if down(t, seat) is not None:
            t.pop()
            return None
        options = (*extra_options(t, seat, False), *drop_options(t, seat), Option("skip", "skip"))
        return Decision(seat, "gun_fired", options)

    def answer(self, t: BoardTable, option: Option) -> None:
        if option.kind == "skip":
            t.pop()
        else:
            answer_extra(t, self.seat, option)

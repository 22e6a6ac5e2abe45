"""BG-TURN: turn after turn, each with its Heal, COG Order and Locust Activation step."""

from __future__ import annotations

from eday.board.locusts.activation import LocustActivation
from eday.board.orders.cards import draw_orders, room_in_hand
from eday.board.orders.moves import Movement
from eday.board.orders.order import OrderStep
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Decision, Option


class Turns(BoardFrame):
    """The bottom of the stack: whose turn it is, and which step comes next."""

    FIELDS = ("next",)
    __slots__ = FIELDS
    NAME = "turns"

    def __init__(self) -> None:
        self.next = "begin"

    def advance(self, t: BoardTable) -> Decision | None:
        step = self.next
        seat = t.active
        if step == "begin":
            self._begin(t)
        elif step == "heal":
            self.next = "order"
            t.step = "heal"
            if t.eliminated[seat]:
                self.next = "locust"
            elif t.bleeding[seat]:
                # BG-BLEED-03, 04: a crawl instead of healing and giving orders
                self.next = "locust"
                t.step = "crawl"
                t.push(Movement(seat, 1, crawl=True))
            else:
                t.push(HealStep(seat))
        elif step == "order":
            self.next = "locust"
            t.step = "order"
            t.push(OrderStep(seat))
        elif step == "locust":
            self.next = "end"
            t.step = "locust"
            if not t.skip_locusts:
                t.push(LocustActivation())
        else:
            self._end(t)
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        raise AssertionError(option)

    def _begin(self, t: BoardTable) -> None:
        t.turn += 1
        t.alert = True
        t.begin_turn()
        self.next = "heal"
        t.emit("turn_started", turn=t.turn, seat=t.active)

    def _end(self, t: BoardTable) -> None:
        """BG-TURN-02: the player to the left is next. R-14: however many turns there were."""
        t.active = (t.active + 1) % t.box.players
        self.next = "begin"


class HealStep(BoardFrame):
    """BG-TURN-HEAL: the active player may draw up to 2 order cards."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "heal_step"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def advance(self, t: BoardTable) -> Decision | None:
        most = min(2, room_in_hand(t, self.seat))
        options = [Option(f"heal:{n}", "heal", args={"cards": n}, value=n) for n in range(most, -1, -1)]
        return Decision(self.seat, "heal", tuple(options))

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        draw_orders(t, self.seat, option.value)

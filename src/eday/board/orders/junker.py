"""The junker: a ride to any area of the map."""

from __future__ import annotations

from eday.board.orders.moves import Movement, followers_to_ask
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Decision, Option


class Ride(BoardFrame):
    """The COG picks where to go; the rest is a move like any other: comrades may follow, it may end in cover."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "ride"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def advance(self, t: BoardTable) -> Decision | None:
        here = t.area[self.seat]
        maps = t.shape.map_of_area
        options = []
        for area, number in enumerate(maps):
            if number == maps[here] and area != here:
                ref = t.area_ref(area)
                options.append(Option(f"ride:{ref}", "ride", (ref,), value=area))
        return Decision(self.seat, "ride", (*options, Option("stop", "stop")))

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        if option.kind == "ride":
            movement = Movement(self.seat, 1)
            movement.to = option.value
            movement.ask = followers_to_ask(t, self.seat)
            t.push(movement)

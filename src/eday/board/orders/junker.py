"""The junker: a ride to any area of the map."""

from __future__ import annotations

from typing import Final

from eday.board.orders.moves import ALREADY_THERE, Movement, followers_to_ask
from eday.board.refusals import Refusals, Why
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Decision, Option

OTHER_MAP: Final = Why("BG-MISSION-SCATTERED-02", "why-other-map", ("area",))


def no_ride(t: BoardTable, seat: int, area: int) -> Why | None:
    """Why the ride does not go there."""
    here = t.area[seat]
    if area == here:
        return ALREADY_THERE
    maps = t.shape.map_of_area
    return None if maps[area] == maps[here] else OTHER_MAP


def ride_options(t: BoardTable, seat: int, refused: Refusals | None = None) -> list[Option]:
    """The other areas of the map."""
    options = []
    for area in range(len(t.shape.areas)):
        ref = t.area_ref(area)
        why = no_ride(t, seat, area)
        if why is None:
            options.append(Option(f"ride:{ref}", "ride", (ref,), value=area))
        elif refused is not None:
            refused.note((ref,), why, area=ref)
    return options


class Ride(BoardFrame):
    """The COG picks where to go; the rest is a move like any other: comrades may follow, it may end in cover."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "ride"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def advance(self, t: BoardTable) -> Decision | None:
        return Decision(self.seat, "ride", (*ride_options(t, self.seat), Option("stop", "stop")))

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        if option.kind == "ride":
            movement = Movement(self.seat, 1)
            movement.to = option.value
            movement.ask = followers_to_ask(t, self.seat)
            t.push(movement)

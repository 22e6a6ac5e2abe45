"""What is in reach of a movement: every place it may end in, and the options that lead there.

The engine's own options are followed on copies of the table, so no rule of moving stands here. What the walker does not
know is left out: others hold any card they might, and let everything pass; where more happens than the walker's own
steps, the way ends.
"""

from __future__ import annotations

from typing import Final

from eday.board.combat.prospects import Known, prospects
from eday.board.missions.stages import judge
from eday.board.orders.moves import Movement
from eday.board.orders.order_card import OrderCard
from eday.board.table import BoardTable
from eday.board.view_types import Reach, ReachEnd
from eday.kernel import Decision, Option

WALKS: Final = ("move", "cover")
LEADS: Final = ("play_actions", "play_move", "solo_move", "bonus_move")
"""Options after which a movement may begin."""
LEADING: Final = frozenset(("card_discarded", "order_deck_reshuffled", "order_played"))
WALKING: Final = frozenset(("cover_left", "cover_taken", "figure_moved"))
"""What may happen before a movement, and on it."""
RESTING: Final = ("cover", "stop")


class Spot:
    """Somewhere on the way: the table as the walker would find it there."""

    __slots__ = ("asked", "base", "decision", "halted", "route", "seat", "seen", "t", "way")

    def __init__(self, t: BoardTable, seat: int, base: int) -> None:
        self.t = t
        self.seat = seat
        self.base = base
        """Frames below the movement."""
        self.decision: Decision | None = None
        """None where the movement is over."""
        self.halted = False
        self.way: tuple[str, ...] = ()
        self.route: tuple[int, ...] = ()
        self.asked: tuple[int, ...] = ()
        self.seen = 0
        """How often the walker is seen on the way."""

    def after(self, option: Option) -> Spot:
        """Where an option leads, as far as the walker's own steps go."""
        spot = Spot(self.t.copy(), self.seat, self.base)
        spot.way = (*self.way, option.id)
        spot.route = self.route
        spot.asked = self.asked
        spot.seen = self.seen
        t = spot.t
        t.log = []
        t.stack[-1].answer(t, option)
        return spot

    def step(self, option: Option) -> Spot:
        """The step into another area."""
        spot = self.after(option)
        area: int = option.value
        spot.route = (*self.route, area)
        spot.seen = self.seen + len(watchers(self.t, area, -1))
        spot.go_on()
        if spot.halted and spot.t.area[self.seat] == area:
            # What happened besides is not known yet: only where the walker stands.
            spot.t = self.t.copy()
            spot.t.place(self.seat, area)
        return spot

    def go_on(self) -> None:
        """Up to the walker's next choice; others let pass what they are asked."""
        t = self.t
        while True:
            if t.outcome is not None or not self._alone():
                self.halted = True
                return
            if t.alert and t.settled():
                judge(t)
                continue
            frame = t.stack[-1]
            if not isinstance(frame, Movement):
                self.halted = len(t.stack) > self.base
                return
            decision = frame.advance(t)
            if decision is None:
                continue
            if len(decision.options) == 1 and not decision.always:
                frame.answer(t, decision.options[0])
            elif decision.seat == self.seat:
                self.decision = decision
                return
            elif not self._passed(decision):
                self.halted = True
                return

    def _alone(self) -> bool:
        """Whether nothing has happened but the walker's own steps."""
        own = self.t.ref(self.seat)
        return all(event.kind in WALKING and event.data["figure"] == own for event in self.t.log)

    def _passed(self, decision: Decision) -> bool:
        """Somebody else lets pass what he is asked, if he may."""
        for option in decision.options:
            if option.passes:
                if decision.seat not in self.asked:
                    self.asked = (*self.asked, decision.seat)
                self.t.stack[-1].answer(self.t, option)
                return True
        return False


def reach_of(table: BoardTable, decision: Decision, option_id: str | None) -> Reach | None:
    """All ends of the movement that an option leads to, or that is asked for now; None where there is none."""
    if option_id is None:
        start = _imagined(table, decision)
        firsts = decision.options
    else:
        option = decision.find(option_id)
        if option is None:
            return None
        start = _imagined(table, decision)
        firsts = (option,)
        if option.kind in LEADS:
            begun = _begun(start, option)
            if begun is None or begun.decision is None:
                return None
            start, firsts = begun, begun.decision.options
    firsts = tuple(one for one in firsts if one.kind in WALKS)
    # Elsewhere a cover space is chosen for a Locust.
    if not firsts or not isinstance(start.t.stack[-1], Movement | OrderCard):
        return None
    known = Known()
    ends = [_end(spot, cover, known) for spot, cover in _walked(start, firsts)]
    return {"walker": start.t.ref(start.seat), "ends": ends}


def watchers(t: BoardTable, area: int, cover: int) -> list[int]:
    """Locusts with a line of sight to a place."""
    where, covers, sees = t.area, t.cover, t.shape.sees
    return [figure for figure in t.locusts() if sees(where[figure], covers[figure], area, cover)]


def _imagined(table: BoardTable, decision: Decision) -> Spot:
    """The table as its walker knows it: others may hold any card."""
    t = table.copy()
    any_card = tuple(range(len(t.box.orders)))
    t.hand = [hand if seat == decision.seat or not hand else any_card for seat, hand in enumerate(t.hand)]
    spot = Spot(t, decision.seat, len(t.stack) - isinstance(t.stack[-1], Movement))
    spot.decision = decision
    return spot


def _begun(start: Spot, option: Option) -> Spot | None:
    """An order card played or a bonus taken: up to the walker's first step."""
    spot = start.after(option)
    t = spot.t
    frame = t.stack[-1]
    decision = frame.advance(t)
    if decision is None or decision.seat != start.seat or any(event.kind not in LEADING for event in t.log):
        return None
    spot.base = len(t.stack) - isinstance(frame, Movement)
    spot.decision = decision
    return spot


def _walked(start: Spot, firsts: tuple[Option, ...]) -> list[tuple[Spot, int]]:
    """Every place, nearest first, with its cover space (-1: none); of equal ways the one that is seen least."""
    found: list[tuple[Spot, int]] = []
    entered = {start.t.area[start.seat]}
    edge = [(start, firsts)]
    while edge:
        nearest: dict[int, tuple[int, Spot, Option]] = {}
        for spot, options in edge:
            for option in options:
                if option.kind == "cover":
                    found.append((spot.after(option), option.value))
                elif option.value not in entered:
                    best = nearest.get(option.value)
                    if best is None or spot.seen < best[0]:
                        nearest[option.value] = (spot.seen, spot, option)
        edge = []
        for area, (_, spot, option) in nearest.items():
            there = spot.step(option)
            if there.t.area[start.seat] != area:
                continue
            entered.add(area)
            found.append((there, -1))
            if there.decision is not None:
                edge.append((there, tuple(one for one in there.decision.options if one.kind in WALKS)))
    return found


def _end(spot: Spot, cover: int, known: Known) -> ReachEnd:
    t, seat = spot.t, spot.seat
    area = t.area[seat]
    targets = [] if spot.halted else prospects(t, seat, known)
    way = list(spot.way)
    if cover < 0 and targets and spot.decision is not None:
        way += _rest(spot.decision)
    return {
        "place": t.cover_ref(cover) if cover >= 0 else t.area_ref(area),
        "area": t.area_ref(area),
        "steps": len(spot.route),
        "way": way,
        "route": [t.area_ref(entered) for entered in spot.route],
        "may_ask": [t.ref(other) for other in spot.asked],
        "halts": spot.halted,
        "seen_by": [t.ref(figure) for figure in watchers(t, area, cover)],
        "targets": targets,
    }


def _rest(decision: Decision) -> list[str]:
    """What ends the movement, where nothing but cover is left to choose: an attack can follow then."""
    if any(option.kind not in RESTING for option in decision.options):
        return []
    return [option.id for option in decision.options if option.kind == "stop"]

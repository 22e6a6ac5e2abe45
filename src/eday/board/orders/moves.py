"""BG-MOVE, BG-COVER, BG-REACT-FOLLOW: how COGs move, take cover and follow each other."""

from __future__ import annotations

from typing import Final

from eday.board.combat.blast import Wound
from eday.board.combat.wounds import Wounds
from eday.board.missions.exploring import Exploration, explore_on_entering
from eday.board.orders.cards import PASS, card_options, discard_order, has_reaction, reaction_cards
from eday.board.orders.doors import explore_options
from eday.board.orders.limits import BLEEDING_OUT
from eday.board.pieces import Following
from eday.board.refusals import Refusals, Why
from eday.board.table import BoardFrame, BoardTable
from eday.board.verbs.figures import enter_cover, leave_cover, step_to
from eday.kernel import Decision, Option

ALREADY_THERE: Final = Why("BG-MOVE-01", "why-already-there", ("area",))
NO_MOVEMENT: Final = Why("BG-MOVE-01", "why-no-movement", ("area",))
LEDGE: Final = Why("BG-MOVE-04", "why-ledge", ("area",))
NOT_ADJACENT: Final = Why("BG-MOVE-02", "why-not-adjacent", ("area",))
COVER_ELSEWHERE: Final = Why("BG-COVER-01", "why-cover-elsewhere", ("cover",))
NO_LOCUST_IN_COVER: Final = Why("BG-CARD-10", "why-oust-nobody", ("cover",))
NOT_IN_COVER: Final = Why("BG-CARD-10", "why-not-in-cover", ("figure",))
OUST_ELSEWHERE: Final = Why("BG-CARD-10", "why-oust-elsewhere", ("figure",))
COVER_TAKEN: Final = Why("BG-COVER-04", "why-cover-taken", ("cover", "figure"))
STOP: Final = Option("stop", "stop")
NO_SOLO_MOVE: Final = Why("BG-SOLO-04", "why-no-solo-move")


def own_turn_limit(t: BoardTable, seat: int, areas: int) -> int:
    """The Mulcher slows its holder, but only in his own turn (BG-FAQ-01)."""
    if seat == t.active:
        for weapon, _ in t.weapons[seat]:
            limit = t.box.weapons[weapon].own_turn_movement
            if limit is not None:
                areas = min(areas, limit - t.steps_moved)
    return max(0, areas)


def steps(t: BoardTable, seat: int, left: int) -> tuple[int, ...]:
    """Areas a COG with so much movement may enter next."""
    return t.shape.neighbours[t.area[seat]] if left > 0 else ()


def step_options(t: BoardTable, seat: int, left: int, refused: Refusals | None = None) -> list[Option]:
    """One option for each area that may be entered."""
    areas = steps(t, seat, left)
    options = [t.shape.area_option("move", area) for area in areas]
    if refused is not None:
        asked = refused.asked("area", t.shape.area_index)
        if asked >= 0 and asked not in areas:
            refused.bar(_no_step(t, t.area[seat], asked), area=refused.ref)
    return options


def _no_step(t: BoardTable, here: int, area: int) -> Why:
    """What to say of an area that cannot be entered."""
    if area == here:
        return ALREADY_THERE
    if area in t.shape.neighbours[here]:
        return NO_MOVEMENT
    return LEDGE if area in t.shape.range_neighbours[here] else NOT_ADJACENT


def cover_options(t: BoardTable, figure: int, refused: Refusals | None = None) -> list[Option]:
    """Free cover spaces of the figure's area (BG-COVER-04)."""
    free = t.free_covers(t.area[figure])
    options = [t.shape.cover_option("cover", cover) for cover in free]
    if refused is not None:
        asked = refused.asked("cover", t.shape.cover_index)
        if asked >= 0 and asked not in free:
            _note_cover(t, figure, asked, refused)
    return options


def _note_cover(t: BoardTable, figure: int, cover: int, refused: Refusals) -> None:
    if t.shape.area_of_cover[cover] != t.area[figure]:
        refused.bar(COVER_ELSEWHERE, cover=refused.ref)
    else:
        refused.bar(COVER_TAKEN, cover=refused.ref, figure=t.ref(t.cover.index(cover)))


def movement_options(
    t: BoardTable, seat: int, left: int, oust: bool = False, crawl: bool = False, refused: Refusals | None = None
) -> list[Option]:
    """Steps into adjacent areas, and cover spaces in which the move may end."""
    options = step_options(t, seat, left, refused)
    if not crawl:
        options += cover_options(t, seat, refused)
    elif refused is not None and refused.asked("cover", t.shape.cover_index) >= 0:
        refused.bar(BLEEDING_OUT)
    if oust:
        options += oust_options(t, seat)
    return options


def no_oust(t: BoardTable, seat: int, locust: int) -> Why | None:
    """Why the COG cannot drive that Locust out of its cover space (BG-CARD-10)."""
    if t.cover[locust] < 0:
        return NOT_IN_COVER
    return None if t.area[locust] == t.area[seat] else OUST_ELSEWHERE


def oust_options(t: BoardTable, seat: int, refused: Refusals | None = None) -> list[Option]:
    """Cover spaces of the area that Locusts hold."""
    options = []
    held = []
    for figure in t.locusts():
        why = no_oust(t, seat, figure)
        if why is None:
            ref, whom = t.cover_ref(t.cover[figure]), t.ref(figure)
            options.append(Option(f"oust:{ref}", "oust", (ref, whom), value=figure))
        elif refused is not None:
            refused.note((t.ref(figure),), why, figure=t.ref(figure))
        held.append(t.cover[figure])
    if refused is not None:
        asked = refused.asked("cover", t.shape.cover_index)
        if asked >= 0 and t.shape.area_of_cover[asked] != t.area[seat]:
            refused.bar(COVER_ELSEWHERE, cover=refused.ref)
        elif asked >= 0 and asked not in held:
            refused.bar(NO_LOCUST_IN_COVER, cover=refused.ref)
    return options


def solo_move_options(t: BoardTable, seat: int, refused: Refusals | None = None) -> list[Option]:
    """BG-SOLO-04: a follow card gives one extra area, once a turn."""
    if not t.box.solo or "solo_move" in t.used or own_turn_limit(t, seat, 1) < 1:
        if refused is not None:
            refused.bar(NO_SOLO_MOVE)
        return []
    return card_options(t, "solo_move", reaction_cards(t, seat, "follow", refused))


def entered(t: BoardTable, seat: int) -> None:
    """What happens at once when a COG comes into an area."""
    explore_on_entering(t, seat)


class Movement(BoardFrame):
    """A COG moves up to `left` areas, one at a time, and may end in cover."""

    FIELDS = ("ask", "crawl", "done", "left", "moved", "oust", "seat", "to")
    __slots__ = FIELDS
    NAME = "movement"

    def __init__(self, seat: int = 0, left: int = 0, oust: bool = False, crawl: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.oust = oust
        self.crawl = crawl
        self.to = -1
        """The area about to be entered, while others decide whether to follow."""
        self.ask: tuple[int, ...] = ()
        """Seats still to be asked whether they follow or, once done, take cover."""
        self.done = False
        self.moved = False

    def advance(self, t: BoardTable) -> Decision | None:
        if self.done:
            self.ask = tuple(seat for seat in self.ask if seat in t.standing)
        if self.ask:
            return self._ask_cover(t) if self.done else self._ask_follow(t)
        if self.done:
            t.pop()
            return None
        if self.to >= 0:
            self._enter(t)
            return None
        seat = self.seat
        if t.bleeding[seat] and not self.crawl:
            t.pop()
            return None
        options = movement_options(t, seat, own_turn_limit(t, seat, self.left), self.oust, self.crawl)
        if seat == t.active and not self.crawl:
            options += explore_options(t, seat)
            options += solo_move_options(t, seat)
        options.append(STOP)
        return Decision(seat, "crawl" if self.crawl else "move", tuple(options), {"left": self.left})

    def answer(self, t: BoardTable, option: Option) -> None:
        kind = option.kind
        if kind == "move":
            self.to = option.value
            self.ask = followers_to_ask(t, self.seat)
        elif kind == "cover":
            if self.done:
                enter_cover(t, self.ask[0], option.value)
                self.ask = self.ask[1:]
            else:
                enter_cover(t, self.seat, option.value)
                self._finish(t)
        elif kind == "oust":
            self._oust(t, option.value)
        elif kind == "stop":
            self._finish(t)
        elif kind == "stay":
            self.ask = self.ask[1:]
        elif kind == "follow":
            follower = self.ask[0]
            discard_order(t, follower, option.value, "follow")
            t.followers = (*t.followers, Following(self.seat, follower))
            self.ask = self.ask[1:]
        elif kind == "pass":
            self.ask = self.ask[1:]
        elif kind == "explore":
            t.push(Exploration(self.seat))
        elif kind == "solo_move":
            use_solo_move(t, self.seat, option.value)
            self.left += 1

    def _ask_follow(self, t: BoardTable) -> Decision:
        seat = self.ask[0]
        options = [*card_options(t, "follow", reaction_cards(t, seat, "follow")), PASS]
        context = {"mover": t.ref(self.seat), "to": t.area_ref(self.to)}
        return Decision(seat, "follow", tuple(options), context)

    def _enter(self, t: BoardTable) -> None:
        step_to(t, self.seat, self.to)
        self.to = -1
        self.left -= 1
        self.moved = True
        t.note_move(self.seat)
        if self.seat == t.active:
            t.steps_moved += 1
        entered(t, self.seat)

    def _oust(self, t: BoardTable, locust: int) -> None:
        """The printed move of BG-CARD-10: the Locust leaves its cover space and takes 1 wound."""
        cover = t.cover[locust]
        leave_cover(t, locust)
        enter_cover(t, self.seat, cover)
        self._finish(t)
        t.push(Wounds((Wound(locust, 1),)))

    def _finish(self, t: BoardTable) -> None:
        """BG-REACT-FOLLOW-02: followers are placed with the mover; then they may take cover."""
        self.done = True
        goal = t.area[self.seat]
        came = [seat for mover, seat in t.followers if mover == self.seat and seat in t.standing] if self.moved else []
        for seat in came:
            leave_cover(t, seat)
            if t.area[seat] != goal:
                step_to(t, seat, goal)
            t.note_move(seat)
        self.ask = t.in_turn_order(came)

    def _ask_cover(self, t: BoardTable) -> Decision:
        seat = self.ask[0]
        return Decision(seat, "follower_cover", (*cover_options(t, seat), Option("stay", "stay")))


def followers_to_ask(t: BoardTable, mover: int) -> tuple[int, ...]:
    """COGs in the area the mover leaves that hold a follow card (BG-REACT-FOLLOW-01)."""
    seats = [
        seat
        for seat in t.standing
        if seat != mover
        and t.area[seat] == t.area[mover]
        and (mover, seat) not in t.followers
        and has_reaction(t, seat, "follow")
    ]
    return t.in_turn_order(seats)


def use_solo_move(t: BoardTable, seat: int, card: int) -> None:
    """Pay for the extra area of BG-SOLO-04."""
    discard_order(t, seat, card, "solo_move")
    t.use_up("solo_move")

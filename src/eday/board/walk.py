"""BG-MOVE-09, 10: Locusts move along a shortest way; where there are several, the active player chooses."""

from __future__ import annotations

from eday.board.guard import GuardWindow, guards
from eday.board.moves import leave_cover, step_to
from eday.board.places import distance_to_cog, nearest_cogs, nearest_of
from eday.board.spawn import LocustCover
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Decision, Option


def toward_steps(t: BoardTable, figure: int, goals: list[int]) -> list[int]:
    """Adjacent areas that bring the figure nearer to one of the goal areas."""
    here = t.area[figure]
    move = t.shape.move
    return [n for n in t.shape.neighbours[here] if any(move[n][goal] < move[here][goal] for goal in goals)]


def away_steps(t: BoardTable, figure: int, seats: list[int]) -> list[int]:
    """Adjacent areas farther from one of the COGs."""
    here = t.area[figure]
    move = t.shape.move
    goals = [t.area[seat] for seat in seats]
    return [n for n in t.shape.neighbours[here] if any(move[n][goal] > move[here][goal] for goal in goals)]


def picked_cogs(t: BoardTable, figure: int, pick: str) -> list[int]:
    """The COGs a move is about: nearest, nearest in sight, nearest not in cover."""
    area = t.area[figure]
    if pick == "nearest_cog":
        return nearest_cogs(t, area)
    if pick == "nearest_cog_not_in_cover":
        return nearest_cogs(t, area, [seat for seat in t.standing if t.cover[seat] < 0])
    return nearest_cogs(t, area, [seat for seat in t.standing if t.sees(figure, seat)])


class LocustMovement(BoardFrame):
    """A Locust moves up to `left` areas and, with the icon, takes cover at the end (BG-COVER-06)."""

    FIELDS = ("began", "cogs", "figure", "guard", "left", "pick", "toward", "until", "window")
    __slots__ = FIELDS
    NAME = "locust_movement"

    def __init__(
        self,
        figure: int = -1,
        toward: bool = True,
        pick: str = "",
        cogs: tuple[int, ...] = (),
        left: int = 0,
        until: int = 0,
        guard: bool = False,
    ) -> None:
        self.figure = figure
        self.toward = toward
        self.pick = pick
        """How the COG is picked, when it is not one of `cogs`; `cover` = the nearest free cover space."""
        self.cogs = cogs
        self.left = left
        self.until = until
        """Stop at this distance from the nearest COG."""
        self.guard = guard
        self.began = False
        self.window = False
        """The guard window before the next step has been open."""

    def advance(self, t: BoardTable) -> Decision | None:
        figure = self.figure
        if t.area[figure] < 0:
            t.pop()
            return None
        steps = self._steps(t)
        if not steps:
            self._finish(t)
            return None
        if not self.window:
            # BG-REACT-GUARD-02: out of cover, but not yet on its way
            self.began = self.window = True
            leave_cover(t, figure)
            if self.guard and guards(t, figure):
                t.push(GuardWindow(figure))
                return None
        options = []
        for area in steps:
            ref = t.area_ref(area)
            options.append(Option(f"step:{ref}", "step", (ref,), value=area))
        return Decision(t.decider, "locust_move", tuple(options), {"figure": t.ref(figure)})

    def answer(self, t: BoardTable, option: Option) -> None:
        step_to(t, self.figure, option.value)
        self.left -= 1
        self.window = False

    def _steps(self, t: BoardTable) -> list[int]:
        figure = self.figure
        if self.left <= 0 or (self.until and distance_to_cog(t, t.area[figure]) <= self.until):
            return []
        if self.pick == "cover":
            return toward_steps(t, figure, cover_goals(t, figure))
        seats = list(self.cogs) if self.cogs else picked_cogs(t, figure, self.pick)
        if self.toward:
            return toward_steps(t, figure, [t.area[seat] for seat in seats])
        return away_steps(t, figure, seats)

    def _finish(self, t: BoardTable) -> None:
        figure = self.figure
        wants = self.pick == "cover" or (self.began and t.enemy_of(figure).takes_cover)
        if not wants or t.cover[figure] >= 0 or not t.free_covers(t.area[figure]):
            t.pop()
            return
        if self.guard and self.began and not self.window:
            # BG-FAQ-26: in its new area, not yet in cover
            self.window = True
            if guards(t, figure):
                t.push(GuardWindow(figure))
                return
        t.pop()
        t.push(LocustCover(figure))


def cover_goals(t: BoardTable, figure: int) -> list[int]:
    """Areas of the nearest free cover spaces; the own place if it is in cover already."""
    if t.cover[figure] >= 0:
        return []
    areas = [area for area in range(len(t.shape.areas)) if t.free_covers(area)]
    return nearest_of(t.shape.move[t.area[figure]], areas)

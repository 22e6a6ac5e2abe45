"""BG-MOVE-09, 10: Locusts move along a shortest way; where there are several, the active player chooses."""

from __future__ import annotations

from eday.board.combat.blast import exposed
from eday.board.combat.guard import GuardWindow, guards
from eday.board.combat.wounds import Wounds
from eday.board.locusts.idle_healing import stirs
from eday.board.locusts.nearest import cogs_seen_by_ai, distance_to_cog, nearest_cogs, nearest_of
from eday.board.locusts.same_map import cogs_in_scope
from eday.board.locusts.spawning import LocustCover, Mindful
from eday.board.orders.moves import leave_cover, step_to
from eday.board.table import MAX_COGS, BoardTable
from eday.kernel import Decision, Option


def toward_steps(t: BoardTable, figure: int, goals: list[int]) -> list[int]:
    """Adjacent areas that bring the figure nearer to one of the goal areas."""
    here = t.area[figure]
    move = t.shape.move
    return [n for n in t.shape.neighbours[here] if any(move[n][goal] < move[here][goal] for goal in goals)]


def away_steps(t: BoardTable, figure: int, others: list[int]) -> list[int]:
    """Adjacent areas farther from one of the other figures."""
    here = t.area[figure]
    move = t.shape.move
    goals = [t.area[other] for other in others]
    return [n for n in t.shape.neighbours[here] if any(move[n][goal] > move[here][goal] for goal in goals)]


def picked_cogs(t: BoardTable, figure: int, pick: str) -> list[int]:
    """The COGs a move is about: nearest, nearest not in cover, nearest in sight (also called a seen COG)."""
    area = t.area[figure]
    if pick == "nearest_cog":
        return nearest_cogs(t, area)
    if pick == "nearest_cog_not_in_cover":
        return nearest_cogs(t, area, [seat for seat in cogs_in_scope(t) if t.cover[seat] < 0])
    return nearest_cogs(t, area, [seat for seat in cogs_in_scope(t) if t.sees(figure, seat)])


class LocustMovement(Mindful):
    """A Locust moves up to `left` areas and, with the icon, takes cover at the end (BG-COVER-06)."""

    FIELDS = ("began", "figure", "goal", "guard", "left", "others", "pick", "toward", "until", "window", "wounds")
    __slots__ = FIELDS
    NAME = "locust_movement"

    def __init__(
        self,
        figure: int = -1,
        toward: bool = True,
        pick: str = "",
        others: tuple[int, ...] = (),
        left: int = 0,
        until: int = 0,
        guard: bool = False,
        goal: int = -1,
        wounds: int = 0,
    ) -> None:
        self.figure = figure
        self.toward = toward
        self.pick = pick
        """How the COG is picked, when it is none of `others`; `cover` = the nearest free cover space."""
        self.others = others
        """Figures the move is about: a COG, or a Locust to be healed."""
        self.left = left
        self.until = until
        """Stop at this distance from the nearest COG."""
        self.guard = guard
        self.goal = goal
        """The area it moves toward, whoever is there; -1 = it goes for figures."""
        self.wounds = wounds
        """Wounds to every other figure of each area entered."""
        self.began = False
        self.window = False
        """The guard window before the next step has been open."""

    def forget(self, figure: int) -> None:
        """The Locust died on its way, and its figure came back as another one."""
        if figure == self.figure:
            self.figure = -1

    def advance(self, t: BoardTable) -> Decision | None:
        figure = self.figure
        if figure < 0 or t.area[figure] < 0:
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
        area = option.value
        step_to(t, self.figure, area)
        stirs(t, self.figure)
        self.left -= 1
        self.window = False
        if self.wounds:
            t.push(Wounds(tuple((other, self.wounds) for other in exposed(t, area) if other != self.figure)))

    def _steps(self, t: BoardTable) -> list[int]:
        figure = self.figure
        if self.left <= 0 or (self.until and distance_to_cog(t, t.area[figure]) <= self.until):
            return []
        if self.pick == "cover":
            return toward_steps(t, figure, cover_goals(t, figure))
        if self.goal >= 0:
            return toward_steps(t, figure, [self.goal])
        others = self._others(t)
        if self.toward:
            return toward_steps(t, figure, [t.area[other] for other in others])
        return away_steps(t, figure, others)

    def _others(self, t: BoardTable) -> list[int]:
        """The figures it goes for or shuns; nobody heeds a COG that is bleeding out, or the dead (BG-AI-13)."""
        if not self.others:
            return picked_cogs(t, self.figure, self.pick)
        heeded = cogs_seen_by_ai(t, t.area[self.figure])
        return [f for f in self.others if (t.area[f] >= 0 if f >= MAX_COGS else f in heeded)]

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

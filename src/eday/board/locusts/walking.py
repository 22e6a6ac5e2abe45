"""BG-MOVE-09, 10: Locusts move along a shortest way; where there are several, the active player chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, cast

from eday.board.combat.blast import Wound, exposed
from eday.board.combat.wounds import Wounds
from eday.board.locusts.idle_healing import note_activity
from eday.board.locusts.memory import RemembersFigures
from eday.board.locusts.nearest import cogs_seen_by_ai, distance_to_cog, nearest_cogs, nearest_of
from eday.board.locusts.same_map import cogs_in_scope
from eday.board.locusts.spawning import LocustCover
from eday.board.table import BoardTable
from eday.board.verbs.figures import leave_cover, step_to
from eday.content.board import schema
from eday.kernel import Decision, Option

COVER: Final = "cover"


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


def _nearest(t: BoardTable, figure: int) -> list[int]:
    return nearest_cogs(t, t.area[figure])


def _nearest_not_in_cover(t: BoardTable, figure: int) -> list[int]:
    return nearest_cogs(t, t.area[figure], [seat for seat in cogs_in_scope(t) if t.cover[seat] < 0])


def _nearest_seen(t: BoardTable, figure: int) -> list[int]:
    return nearest_cogs(t, t.area[figure], [seat for seat in cogs_in_scope(t) if t.sees(figure, seat)])


PICKED: Final[dict[schema.CogPick, Callable[[BoardTable, int], list[int]]]] = {
    "nearest_cog": _nearest,
    "nearest_cog_not_in_cover": _nearest_not_in_cover,
    "seen_cog": _nearest_seen,
}
"""The COGs a move is about that are picked before each step."""


class LocustMovement(RemembersFigures):
    """A Locust moves up to `left` areas and, with the icon, takes cover at the end (BG-COVER-06)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "began",
        "figure",
        "goal",
        "left",
        "others",
        "pick",
        "toward",
        "until",
        "wounds",
    )
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
        goal: int = -1,
        wounds: int = 0,
    ) -> None:
        self.figure = figure
        self.toward = toward
        self.pick = pick
        """How the COG is picked, when it is none of `others`; `COVER` = the nearest free cover space."""
        self.others = others
        """Figures the move is about: a COG, or a Locust to be healed."""
        self.left = left
        self.until = until
        """Stop at this distance from the nearest COG."""
        self.goal = goal
        """The area it moves toward, whoever is there; -1 = it goes for figures."""
        self.wounds = wounds
        """Wounds to every other figure of each area entered."""
        self.began = False

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
        self.began = True
        leave_cover(t, figure)
        if self._interrupted(t):
            return None
        options = [t.shape.area_option("step", area) for area in steps]
        return Decision(t.decider, "locust_move", tuple(options), {"figure": t.ref(figure)})

    def answer(self, t: BoardTable, option: Option) -> None:
        area = option.value
        step_to(t, self.figure, area)
        note_activity(t, self.figure)
        self.left -= 1
        if self.wounds:
            t.push(Wounds(tuple(Wound(other, self.wounds) for other in exposed(t, area) if other != self.figure)))

    def _interrupted(self, t: BoardTable) -> bool:
        """Whether something comes before the next step, when the figure is out of cover but not yet on its way."""
        return False

    def _steps(self, t: BoardTable) -> list[int]:
        figure = self.figure
        if self.left <= 0 or (self.until and distance_to_cog(t, t.area[figure]) <= self.until):
            return []
        if self.pick == COVER:
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
            return PICKED[cast(schema.CogPick, self.pick)](t, self.figure)
        heeded = cogs_seen_by_ai(t, t.area[self.figure])
        return [f for f in self.others if (t.area[f] >= 0 if not t.is_cog(f) else f in heeded)]

    def _finish(self, t: BoardTable) -> None:
        figure = self.figure
        wants = self.pick == COVER or (self.began and t.enemy_of(figure).takes_cover)
        if not wants or t.cover[figure] >= 0 or not t.free_covers(t.area[figure]):
            t.pop()
            return
        if self.began and self._interrupted(t):
            # BG-FAQ-26: in its new area, not yet in cover
            return
        t.pop()
        t.push(LocustCover(figure))


def cover_goals(t: BoardTable, figure: int) -> list[int]:
    """Areas of the nearest free cover spaces; the own place if it is in cover already."""
    if t.cover[figure] >= 0:
        return []
    areas = [area for area in range(len(t.shape.areas)) if t.free_covers(area)]
    return nearest_of(t.shape.move[t.area[figure]], areas)

"""BG-REACT-GUARD-02: the movement of a Locust that an AI card activates, which COGs may guard against."""

from __future__ import annotations

from eday.board.combat.guard import GuardWindow, guards
from eday.board.locusts.walking import LocustMovement
from eday.board.table import BoardTable
from eday.kernel import Option


class GuardedMovement(LocustMovement):
    """A movement with a guard window before each of its steps."""

    FIELDS = ("window",)
    __slots__ = FIELDS
    NAME = "guarded_movement"

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
        super().__init__(figure, toward, pick, others, left, until, goal, wounds)
        self.window = False
        """The guard window before the next step has been open."""

    def answer(self, t: BoardTable, option: Option) -> None:
        self.window = False
        super().answer(t, option)

    def _interrupted(self, t: BoardTable) -> bool:
        if self.window:
            return False
        self.window = True
        if not guards(t, self.figure):
            return False
        t.push(GuardWindow(self.figure))
        return True

"""BG-WIN: defeat, stage flips and victory."""

from __future__ import annotations

from itertools import combinations

from eday.board.locusts.steps import Steps
from eday.board.map import bridged
from eday.board.missions.objectives import door_out_of_reach, objective_met
from eday.board.missions.stage_rules import doors_join_maps
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Decision, Option


def judge(t: BoardTable) -> None:
    """Defeat first (BG-WIN-07), then the objective of the stage."""
    t.alert = False
    if not t.standing:
        t.end("locust", "all_bleeding_out")
    elif t.turn > 0 and door_out_of_reach(t):
        t.end("locust", "door_out_of_reach")
    elif t.turn > 0 and objective_met(t) and not any(type(frame) is StageFlip for frame in t.stack):
        t.push(StageFlip())


class StageFlip(BoardFrame):
    """The stage card is flipped at once, its effects happen, the next stage or victory follows (BG-WIN-02 to 05)."""

    FIELDS = ("flipped",)
    __slots__ = FIELDS
    NAME = "stage_flip"

    def __init__(self) -> None:
        self.flipped = False

    def advance(self, t: BoardTable) -> Decision | None:
        if not self.flipped:
            self.flipped = True
            t.emit("stage_flipped", stage=t.stage + 1)
            t.push(Steps("stage", t.stage, you=t.decider if t.decider in t.standing else t.standing[0]))
            return None
        t.pop()
        if t.box.mission.stages[t.stage].wins:
            t.end("cog", "mission_complete")
            return None
        begin_stage(t, t.stage + 1)
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        raise AssertionError(option)


def begin_stage(t: BoardTable, stage: int) -> None:
    """Another stage card lies on top; its rules are in force."""
    t.stage = stage
    t.achieved = False
    t.alert = True
    if doors_join_maps(t):
        t.bridges = tuple(combinations(sorted(door.area for door in t.doors), 2))
        t.shape = bridged(t.shape, t.bridges)
    t.emit("stage_begun", stage=stage + 1)

"""BG-MISSION-HIVE-05: a Locust that heals when a Locust Activation step lets it stand idle."""

from __future__ import annotations

from eday.board.combat.wounds import heal_locust
from eday.board.table import BoardFrame, BoardTable

RULE = "boss_heals_when_idle"


class StirringStep(BoardFrame):
    """The Locust Activation step, as far as it remembers who was not idle."""

    __slots__ = ("stirred",)

    def __init__(self) -> None:
        self.stirred: tuple[int, ...] = ()
        """Bosses that have moved or attacked in this step."""


def stirs(t: BoardTable, figure: int) -> None:
    """A Locust moves into an area or attacks."""
    if not _is_boss(t, figure):
        return
    for frame in t.stack:
        if isinstance(frame, StirringStep):
            frame.stirred = (*frame.stirred, figure)


def heal_idle(t: BoardTable, step: StirringStep) -> None:
    """The step is over."""
    for figure in t.locusts():
        if _is_boss(t, figure) and figure not in step.stirred:
            heal_locust(t, figure)


def _is_boss(t: BoardTable, figure: int) -> bool:
    rule = t.stage_rule(RULE)
    return rule is not None and t.enemy_of(figure).id == rule.enemy

"""BG-MISSION-HIVE-05: a Locust that heals when a Locust Activation step lets it stand idle."""

from __future__ import annotations

from eday.board.combat.wounds import heal_locust
from eday.board.missions.stage_rules import heals_when_idle
from eday.board.table import BoardFrame, BoardTable


class NotesActivity(BoardFrame):
    """The Locust Activation step, as far as it remembers who was not idle."""

    __slots__ = ("active",)

    def __init__(self) -> None:
        self.active: tuple[int, ...] = ()
        """Bosses that have moved or attacked in this step."""


def note_activity(t: BoardTable, figure: int) -> None:
    """A Locust moves into an area or attacks."""
    if not heals_when_idle(t, figure):
        return
    for frame in t.stack:
        if isinstance(frame, NotesActivity):
            frame.active = (*frame.active, figure)


def heal_idle(t: BoardTable, step: NotesActivity) -> None:
    """The step is over."""
    for figure in t.locusts():
        if heals_when_idle(t, figure) and figure not in step.active:
            heal_locust(t, figure)

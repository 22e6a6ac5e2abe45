"""How a COG may attack at some moment."""

from __future__ import annotations

from typing import Final

from eday.content.board import schema

PLAIN: Final = schema.AttackAction()
ANYBODY: Final = -1
NOBODY: Final = -2


class Aim:
    """By which action, at whom, and whether as a guard."""

    __slots__ = ("free_overkill", "guard", "normal_only", "only")

    def __init__(self, action: schema.AttackAction = PLAIN, only: int = ANYBODY, guard: bool = False) -> None:
        self.normal_only = action.normal_only
        self.free_overkill = action.free_overkill
        self.only = only
        """The one Locust it may be, or NOBODY."""
        self.guard = guard


AT_WILL: Final = Aim()

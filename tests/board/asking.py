"""Asking a game why something is not on offer."""

from __future__ import annotations

from eday.kernel import Reason
from tests.board.scene import Scene

DOMINIC = "cog:dominic_santiago"
NOT_NOW = ("BG-TURN-01", "why-not-now")


def why(s: Scene, ref: str, kind: str | None = None, seat: int = 0) -> list[Reason]:
    """What is said when a seat asks why it may not."""
    return s.game.why_not(seat, ref, kind)


def brief(s: Scene, ref: str, kind: str | None = None, seat: int = 0) -> list[tuple[str, str]]:
    """Rule and key of each reason."""
    return [(reason.rule, reason.key) for reason in why(s, ref, kind, seat)]

"""Locust AI cards."""

from __future__ import annotations

from typing import Literal

from eday.content.base import Numbered
from eday.content.board.schema.conditions import AiCondition
from eday.content.board.schema.mission_steps import LocustStep


class AiCard(Numbered, frozen=True, kw_only=True):
    family: str
    trait: Literal["event", "for_each", "group"]
    when: AiCondition | None = None
    then: tuple[LocustStep, ...]
    otherwise: tuple[LocustStep, ...] = ()
    redraw_when: AiCondition | None = None
    draw_again: bool = False
    no_guard: bool = False
    """No guard this turn once the `then` half resolves."""
    doubt: str = ""

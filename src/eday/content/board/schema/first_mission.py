"""The guided first mission: a mission cut short, its squad and seed, and the choices to be followed."""

from __future__ import annotations

from typing import Literal

from eday.content.base import Sole, Strict

Lesson = Literal[
    "locust_cover",
    "setup_cover",
    "order",
    "move",
    "sight",
    "cover",
    "attack",
    "locust_turn",
    "guard",
    "guard_attack",
    "dodge",
    "wounds",
    "heal",
    "plan",
    "leave_cover",
    "door",
    "explore",
    "stop",
    "grenade",
    "seal",
]


class ScriptedChoice(Strict, frozen=True, kw_only=True):
    """One choice: the option to take, what it teaches, and the rule behind it."""

    lesson: Lesson
    choose: str
    """Id of the option."""
    rule: str
    point: tuple[str, ...] = ()
    """Things to look at besides."""


class FirstMission(Sole, frozen=True, kw_only=True):
    mission: str
    cogs: tuple[str, ...]
    seed: int
    levels: tuple[tuple[str, ...], ...]
    """Locations in place of those of the mission, level by level."""
    script: tuple[ScriptedChoice, ...] = ()

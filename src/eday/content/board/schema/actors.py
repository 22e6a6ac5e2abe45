"""Whom a Locust step is about, and where it happens."""

from __future__ import annotations

from typing import Literal

import msgspec

from eday.content.base import Slot, Strict

FigureFilter = Literal["not_in_cover", "unwounded", "wounded", "in_sight_of_cog", "no_cog_in_sight", "could_not_attack"]
CogPick = Literal[
    "nearest_cog",
    "nearest_cog_not_in_cover",
    "condition_cog",
    "you",
    "seen_cog",
    "condition_locust",
]
AttackPick = Literal[
    "nearest_cog_in_sight",
    "condition_cog",
    "you",
    "any_cog",
    "most_wounded_cog_in_own_area",
    "each_figure",
]
"""Whom a Locust attacks: only COGs in sight can be, so the nearest COG is the nearest in sight."""
SpawnPlace = Literal[
    "map_exit",
    "your_area",
    "nearest_hole_to_you",
    "nearest_hole_to_self",
    "each_hole_near_you",
    "equipment_area",
]


class Who(Strict, frozen=True, kw_only=True):
    """Acting Locusts: `self` (the figure being activated) or every Locust of the families or slots named."""

    family: tuple[str, ...] = ()
    slot: tuple[Slot, ...] = ()
    all: bool = False
    self_: bool = msgspec.field(default=False, name="self")
    spawned: bool = False
    only: tuple[FigureFilter, ...] = ()
    idle: bool = False
    """Only those that have not attacked while this card resolves (a second round)."""
    at_least_from_cog: int = 0
    """Only those whose nearest COG is at least so many moves away."""

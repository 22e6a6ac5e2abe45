"""Made-up values of the Card Game's vocabulary."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tests.text.samples import changed, struct

IDS: dict[str, tuple[str, ...]] = {
    "card": ("ch10-corpser-leg", "ch15-general-raam", "cog-captain"),
    "scenario": ("ch01-scenario", "ch02-scenario"),
    "covers": ("cov-low-wall", "cov-high-wall"),
    "face": ("lit", "dark"),
    "faces": ("lit", "dark"),
    "cover_face": ("lit", "dark"),
    "to": ("lit", "dark"),
    "id": ("cog", "locust"),
    "options": ("a", "b"),
}


def card_struct(cls: type[Any], rng: random.Random) -> Any:
    """A random struct of the Card Game's vocabulary."""
    return struct(cls, rng, IDS)


def card_changed(value: msgspec.Struct, field: str, rng: random.Random) -> Any:
    """The same struct with another value in that field, or None when chance gave the same one."""
    return changed(value, field, rng, IDS)

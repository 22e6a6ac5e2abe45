"""The tone of each kind of event that is not a plain one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eday.kernel import EventTone

TONE_OF_KIND: Final[Mapping[str, EventTone]] = {
    "chapter_claimed": "head",
    "chapter_started": "head",
    "direct_damage_dealt": "blood",
    "turn_started": "head",
    "unit_killed": "blood",
}


def tone_of(event: str) -> EventTone:
    """The tone of a kind of event."""
    return TONE_OF_KIND.get(event, "plain")

"""The tone of each kind of event that is not a plain one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eday.kernel import EventTone

_KINDS: Final[Mapping[EventTone, tuple[str, ...]]] = {
    "head": ("stage_begun", "stage_flipped", "turn_started"),
    "blood": (
        "bleeding_out",
        "cog_eliminated",
        "figure_killed",
        "figure_wounded",
        "wounds_dealt",
        "wounds_shrugged_off",
    ),
    "locust": (
        "ai_card_drawn",
        "ai_card_redrawn",
        "ai_deck_changed",
        "ai_deck_reshuffled",
        "ai_deck_used_up",
        "figure_spawned",
        "spawn_failed",
    ),
}
TONE_OF_KIND: Final[Mapping[str, EventTone]] = {kind: tone for tone, kinds in _KINDS.items() for kind in kinds}


def tone_of(event: str) -> EventTone:
    """The tone of a kind of event."""
    return TONE_OF_KIND.get(event, "plain")

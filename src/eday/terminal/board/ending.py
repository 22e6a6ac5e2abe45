"""How a game ended, and some figures about it, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eday.kernel import Event
from eday.statistics import statistics
from eday.text import BoardVoice


def ending_lines(voice: BoardVoice, view: Mapping[str, Any], events: Sequence[Event]) -> list[str]:
    """The outcome and the figures, in words."""
    outcome = view["outcome"]
    counts = statistics(events)
    lines = [voice.say("terminal-outcome", winner=outcome["winner"], reason=outcome["reason"])]
    if counts.turns:
        lines.append(voice.say("terminal-statistics", turns=counts.turns))
    for ref, figures in counts.cogs.items():
        lines.append(
            voice.say(
                "terminal-statistics-cog",
                cog=voice.name(ref),
                kills=figures.kills,
                cards=figures.cards_lost,
                bled=figures.bled_out,
            )
        )
    return lines

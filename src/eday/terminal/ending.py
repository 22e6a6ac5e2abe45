"""How a game ended, and some figures about it, from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from eday.kernel import Event
from eday.text import name, say

_ATTACKS = ("attack_declared", "chainsaw_revved")


@dataclass
class Statistics:
    """Counts by COG, under their names on the table."""

    turns: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    cards_lost: Counter[str] = field(default_factory=Counter)
    bled_out: Counter[str] = field(default_factory=Counter)


def statistics(events: Sequence[Event]) -> Statistics:
    """Figures of a game; a kill is that of the COG who attacked last."""
    counts = Statistics()
    cogs: list[str] = []
    attacker = ""
    for event in events:
        data: Any = event.data
        if event.kind == "game_started":
            cogs = list(data["cogs"])
        elif event.kind == "turn_started":
            counts.turns = data["turn"]
        elif event.kind in _ATTACKS:
            attacker = data["attacker"]
        elif event.kind == "figure_killed" and attacker in cogs:
            counts.kills[attacker] += 1
        elif event.kind == "card_discarded" and data["why"] == "wound":
            counts.cards_lost[cogs[data["seat"]]] += 1
        elif event.kind == "bleeding_out":
            counts.bled_out[data["figure"]] += 1
    return counts


def ending_lines(view: dict[str, Any], events: Sequence[Event]) -> list[str]:
    """The outcome and the figures, in words."""
    outcome = view["outcome"]
    counts = statistics(events)
    lines = [say("terminal-outcome", winner=outcome["winner"], reason=outcome["reason"])]
    if counts.turns:
        lines.append(say("terminal-statistics", turns=counts.turns))
    for cog in view.get("cogs", ()):
        ref = cog["ref"]
        lines.append(
            say(
                "terminal-statistics-cog",
                cog=name(ref),
                kills=counts.kills[ref],
                cards=counts.cards_lost[ref],
                bled=counts.bled_out[ref],
            )
        )
    return lines

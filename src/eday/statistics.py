"""Figures of a game for its last screen, counted from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from eday.kernel.event import Event

_ATTACKS = ("attack_declared", "chainsaw_revved")


@dataclass
class CogFigures:
    """What one COG did and suffered."""

    kills: int = 0
    attacks: int = 0
    cards_lost: int = 0
    bled_out: int = 0


@dataclass
class Statistics:
    """A game in numbers; COGs under their names on the table."""

    turns: int = 0
    events: dict[str, int] = field(default_factory=dict)
    """How often each kind of event happened."""
    cogs: dict[str, CogFigures] = field(default_factory=dict)


def statistics(events: Iterable[Event]) -> Statistics:
    """Figures of a game; a kill is that of the COG who attacked last."""
    counts = Statistics()
    kinds: Counter[str] = Counter()
    squad: list[CogFigures] = []
    attacker: CogFigures | None = None
    for event in events:
        data: Any = event.data
        kinds[event.kind] += 1
        if event.kind == "game_started":
            counts.cogs = {cog: CogFigures() for cog in data["cogs"]}
            squad = list(counts.cogs.values())
        elif event.kind == "turn_started":
            counts.turns = data["turn"]
        elif event.kind in _ATTACKS:
            attacker = counts.cogs.get(data["attacker"])
            if attacker:
                attacker.attacks += 1
        elif event.kind == "figure_killed" and attacker:
            attacker.kills += 1
        elif event.kind == "card_discarded" and data["why"] == "wound":
            squad[data["seat"]].cards_lost += 1
        elif event.kind == "bleeding_out":
            counts.cogs[data["figure"]].bled_out += 1
    counts.events = dict(kinds)
    return counts

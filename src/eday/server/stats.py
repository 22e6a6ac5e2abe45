"""Figures of a game for its last screen, counted from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from eday.kernel import Event

_ATTACKS = ("attack_declared", "chainsaw_revved")


def statistics(events: Iterable[Event]) -> dict[str, Any]:
    """How often each kind of event happened, and kills, lost cards and falls by COG."""
    kinds: Counter[str] = Counter()
    cogs: list[str] = []
    by_cog: dict[str, Counter[str]] = {}
    attacker = ""
    turns = 0
    for event in events:
        data: Any = event.data
        kinds[event.kind] += 1
        if event.kind == "game_started":
            cogs = list(data["cogs"])
            by_cog = {cog: Counter(kills=0, attacks=0, cards_lost=0, bled_out=0) for cog in cogs}
        elif event.kind == "turn_started":
            turns = data["turn"]
        elif event.kind in _ATTACKS:
            attacker = data["attacker"]
            if attacker in by_cog:
                by_cog[attacker]["attacks"] += 1
        elif event.kind == "figure_killed" and attacker in by_cog:
            by_cog[attacker]["kills"] += 1
        elif event.kind == "card_discarded" and data["why"] == "wound":
            by_cog[cogs[data["seat"]]]["cards_lost"] += 1
        elif event.kind == "bleeding_out":
            by_cog[data["figure"]]["bled_out"] += 1
    return {"turns": turns, "events": dict(kinds), "cogs": {cog: dict(counts) for cog, counts in by_cog.items()}}

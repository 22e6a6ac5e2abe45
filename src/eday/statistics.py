"""Figures of a game for its last screen, counted from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from eday.kernel.event import Event

_ATTACKS = ("attack_declared", "chainsaw_revved")
SIDES = ("cog", "locust")


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

    kind: str = "board"
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


@dataclass
class SideFigures:
    """What one side of the card game did and suffered."""

    attacks: int = 0
    kills: int = 0
    lost: int = 0
    direct_damage: int = 0
    """Dealt to the other side."""
    reactions: int = 0


@dataclass
class CardStatistics:
    """A card game in numbers."""

    kind: str = "card"
    turns: int = 0
    sides: dict[str, SideFigures] = field(default_factory=lambda: {side: SideFigures() for side in SIDES})


def card_statistics(events: Iterable[Event], sides: Mapping[str, str]) -> CardStatistics:
    """Figures of a card game; `sides` tells whose a card is, by its id."""
    counts = CardStatistics()
    figures = [counts.sides[side] for side in SIDES]
    for event in events:
        data: Any = event.data
        if event.kind == "turn_started":
            counts.turns = data["turn"]
        elif event.kind == "attack_declared":
            figures[_owner(data["attackers"][0], sides)].attacks += 1
        elif event.kind == "unit_killed":
            owner = _owner(data["card"], sides)
            figures[owner].lost += 1
            figures[1 - owner].kills += 1
        elif event.kind == "direct_damage_dealt":
            figures[1 - data["seat"]].direct_damage += data["damage"]
        elif event.kind == "reaction_deployed":
            figures[data["seat"]].reactions += 1
    return counts


def _owner(ref: str, sides: Mapping[str, str]) -> int:
    """The seat a card belongs to."""
    return SIDES.index(sides[ref.partition(":")[2].partition("#")[0]])


@dataclass
class CampaignStatistics:
    """A campaign in numbers: chapters claimed and games won by each side."""

    kind: str = "campaign"
    chapters: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    games: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))


def campaign_statistics(events: Iterable[Event]) -> CampaignStatistics:
    """Figures of a campaign."""
    counts = CampaignStatistics()
    for event in events:
        data: Any = event.data
        if event.kind == "chapter_claimed":
            counts.chapters[data["winner"]] += 1
        elif event.kind == "score_changed":
            counts.games[data["winner"]] += 1
    return counts

"""Figures of a game for its last screen, counted from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from eday.kernel.event import Event

_ATTACKS = ("attack_declared", "chainsaw_revved")
SIDES = ("cog", "locust")
BLOWS = 4
"""How many of the heaviest blows of a card game are told."""


@dataclass
class CogFigures:
    """What one COG did and suffered."""

    kills: int = 0
    attacks: int = 0
    hits: int = 0
    """Attacks that dealt a Locust at least one wound."""
    cards_lost: int = 0
    bled_out: int = 0
    revives: int = 0
    """Comrades he helped up."""


@dataclass
class ClosestCall:
    """When the squad was nearest to defeat: fewest COGs on their feet, then fewest cards in their hands."""

    turn: int
    standing: int
    cards: int
    """In the hands of those who stood: each is a wound they could still take."""


@dataclass
class Moment:
    """Something that turned the game: an objective met, a COG down, a COG back on his feet."""

    turn: int
    kind: str
    """`stage`, `down` or `revived`."""
    figure: str | None = None
    stage: int | None = None


@dataclass
class Statistics:
    """A game in numbers; COGs under their names on the table."""

    kind: str = "board"
    turns: int = 0
    events: dict[str, int] = field(default_factory=dict)
    """How often each kind of event happened."""
    cogs: dict[str, CogFigures] = field(default_factory=dict)
    closest: ClosestCall | None = None
    """None where nobody was on his feet when the first turn began."""
    moments: list[Moment] = field(default_factory=list)


def statistics(events: Iterable[Event]) -> Statistics:
    """Figures of a game; a kill is that of the COG who attacked last."""
    counts = Statistics()
    kinds: Counter[str] = Counter()
    squad: list[CogFigures] = []
    attacker: CogFigures | None = None
    missed = True
    helper = 0
    danger = _Danger()
    for event in events:
        data: Any = event.data
        kinds[event.kind] += 1
        if event.kind == "game_started":
            counts.cogs = {cog: CogFigures() for cog in data["cogs"]}
            squad = list(counts.cogs.values())
            danger = _Danger(len(squad))
        elif event.kind == "turn_started":
            counts.turns = data["turn"]
        elif event.kind in _ATTACKS:
            attacker, missed = counts.cogs.get(data["attacker"]), True
            if attacker:
                attacker.attacks += 1
        elif event.kind == "wounds_dealt" and attacker and missed and data["figure"] not in counts.cogs:
            attacker.hits += 1
            missed = False
        elif event.kind == "figure_killed" and attacker:
            attacker.kills += 1
        elif event.kind == "order_played":
            helper = data["seat"]
        elif event.kind == "card_discarded" and data["why"] == "wound":
            squad[data["seat"]].cards_lost += 1
        elif event.kind == "card_discarded" and data["why"] == "revive":
            helper = data["seat"]
        elif event.kind == "bleeding_out":
            counts.cogs[data["figure"]].bled_out += 1
        elif event.kind == "cog_revived":
            squad[helper].revives += 1
        danger.note(event, counts.turns)
        counts.moments += _moments(event, counts.turns)
    counts.events, counts.closest = dict(kinds), danger.closest
    return counts


def _moments(event: Event, turn: int) -> list[Moment]:
    """What an event means for the story of the game."""
    data: Any = event.data
    if event.kind == "stage_flipped":
        return [Moment(turn, "stage", stage=data["stage"])]
    if event.kind == "bleeding_out":
        return [Moment(turn, "down", data["figure"])]
    if event.kind == "cog_revived":
        return [Moment(turn, "revived", data["figure"])]
    return []


class _Danger:
    """How near the squad is to defeat, followed from card to card."""

    def __init__(self, cogs: int = 0) -> None:
        self.hands = [0] * cogs
        self._standing = [True] * cogs
        self.closest: ClosestCall | None = None

    def note(self, event: Event, turn: int) -> None:
        """Follow hands and who is down; the first turn begins with full hands."""
        data: Any = event.data
        if event.kind == "cards_drawn":
            self.hands[data["seat"]] += data["count"]
        elif event.kind in ("card_discarded", "card_removed"):
            self.hands[data["seat"]] -= 1
        elif event.kind in ("bleeding_out", "cog_eliminated"):
            self._standing[data["seat"]] = False
        elif event.kind == "cog_revived":
            self._standing[data["seat"]] = True
        else:
            return
        cards = [held for held, stands in zip(self.hands, self._standing, strict=True) if stands]
        if turn and cards:
            now = ClosestCall(turn, len(cards), sum(cards))
            if self.closest is None or (now.standing, now.cards) < (self.closest.standing, self.closest.cards):
                self.closest = now


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
class Blow:
    """Direct damage that one side dealt at one go."""

    turn: int
    side: str
    """Who dealt it."""
    damage: int


@dataclass
class CardStatistics:
    """A card game in numbers."""

    kind: str = "card"
    turns: int = 0
    sides: dict[str, SideFigures] = field(default_factory=lambda: {side: SideFigures() for side in SIDES})
    blows: list[Blow] = field(default_factory=list)
    """The heaviest ones, in the order in which they fell."""


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
            counts.blows.append(Blow(counts.turns, SIDES[1 - data["seat"]], data["damage"]))
        elif event.kind == "reaction_deployed":
            figures[data["seat"]].reactions += 1
    heaviest = sorted(range(len(counts.blows)), key=lambda n: -counts.blows[n].damage)[:BLOWS]
    counts.blows = [counts.blows[n] for n in sorted(heaviest)]
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

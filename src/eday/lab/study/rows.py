"""What is kept of every game: a row of the table of results."""

from __future__ import annotations

from typing import Any

import msgspec

from eday.lab.ledger import Result
from eday.lab.times import summary


class Use(msgspec.Struct, array_like=True):
    """How often a seat drew and played a card or order."""

    card: str
    seat: int
    drawn: int = 0
    played: int = 0


class Chance(msgspec.Struct, array_like=True):
    """What a bot that searches gave for its seat's victory, in its first search of a turn."""

    turn: int
    seat: int
    chance: float


class Part(msgspec.Struct, omit_defaults=True):
    """A game on its own, or one of a campaign."""

    turns: int
    winner: str = ""
    """Empty for a game that was cut off."""
    reason: str = ""
    first: int = -1
    """The seat that began."""
    chapter: int = -1
    previous: str = ""
    stage: int = 0
    decisions: int = 0
    uses: list[Use] = msgspec.field(default_factory=list)
    chances: list[Chance] = msgspec.field(default_factory=list)


class StudyResult(Result, kw_only=True):
    """What came of a game or a whole campaign; tells by itself which one it was."""

    entry: str
    game: str
    team: str
    deal: int
    seed: int
    bots: list[str]
    mission: str = ""
    cogs: list[str] = msgspec.field(default_factory=list)
    insane: bool = False
    horde: str = ""
    looks: int = 0
    took: float = 0.0
    """Seconds of the clock."""
    parts: list[Part] = msgspec.field(default_factory=list)


class Thinking(msgspec.Struct):
    """How long a bot thought in a game."""

    bot: str
    decisions: int
    p50_ms: float
    p95_ms: float


class Row(msgspec.Struct, kw_only=True):
    """A row of the table. What does not apply is None."""

    entry: str
    number: int
    part: int
    """0, or which game of its campaign from 1 on."""
    game: str
    team: str
    deal: int
    seed: int
    bots: list[str]
    mission: str | None
    cogs: list[str]
    insane: bool
    horde: str | None
    chapter: int | None
    previous: str | None
    winner: str | None
    reason: str | None
    stage: int | None
    turns: int
    decisions: int
    first: int | None
    campaign: str | None
    """Who won the campaign."""
    looks: int
    uses: list[Use]
    chances: list[Chance]
    seconds: float | None
    """Of the whole campaign, in its first row."""
    thinking: list[Thinking]


CLOCKED = ("seconds", "thinking")
"""What differs from run to run."""


def rows(results: list[StudyResult]) -> list[Row]:
    """A row for each game, by their numbers."""
    return [row for result in sorted(results, key=lambda one: one.number) for row in _rows(result)]


def _rows(result: StudyResult) -> list[Row]:
    whole = result.game == "campaign"
    thinking = [
        Thinking(bot, int(told["decisions"]), told["p50_ms"], told["p95_ms"])
        for bot, told in summary(result.times).items()
    ]
    found: list[Row] = []
    for place, part in enumerate(result.parts):
        first = place == 0
        found.append(
            Row(
                entry=result.entry,
                number=result.number,
                part=place + 1 if whole else 0,
                game=result.game,
                team=result.team,
                deal=result.deal,
                seed=result.seed,
                bots=result.bots,
                mission=result.mission or None,
                cogs=result.cogs,
                insane=result.insane,
                horde=result.horde or None,
                chapter=part.chapter if part.chapter >= 0 else None,
                previous=part.previous or None,
                winner=part.winner or None,
                reason=part.reason or None,
                stage=part.stage or None,
                turns=part.turns,
                decisions=part.decisions,
                first=part.first if part.first >= 0 else None,
                campaign=result.winner if whole else None,
                looks=result.looks,
                uses=part.uses,
                chances=part.chances,
                seconds=round(result.took, 4) if first else None,
                thinking=thinking if first else [],
            )
        )
    return found


def plain(row: Row) -> dict[str, Any]:
    """A row as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(row)
    found["uses"] = [{"card": u.card, "seat": u.seat, "drawn": u.drawn, "played": u.played} for u in row.uses]
    found["chances"] = [{"turn": c.turn, "seat": c.seat, "chance": c.chance} for c in row.chances]
    return found

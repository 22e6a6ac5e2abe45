"""How a game swung, as it is told: line after line while it is reckoned."""

from __future__ import annotations

from pydantic import BaseModel


class ChancePoint(BaseModel):
    """The COGs' chance to win as a turn began, or at the end."""

    turn: int
    at: int
    """Choices made before: where a replay shows it."""
    chance: float


class TurningPoint(BaseModel):
    """A turn that changed much, and the choice that did most of it."""

    turn: int
    at: int
    """Where a replay shows what that choice led to."""
    player: str
    choice: str
    """What was chosen, in words; empty where somebody gave up."""
    before: float
    after: float
    lines: list[str]
    """The weightiest of what happened then."""


class GameChances(BaseModel):
    """The curve of one game."""

    chapter: int | None
    """Of the card game."""
    points: list[ChancePoint]
    turning: list[TurningPoint]


class Chances(BaseModel):
    """A line of the answer: how far it is, and in the last line the games (of a campaign several) or a problem."""

    done: float
    """The share that is reckoned."""
    games: list[GameChances] | None = None
    problem: str | None = None

"""The study file: which games are to be played by whom, and how often."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec

from eday.content.base import Strict
from eday.content.convert import whole
from eday.content.files import read_mapping

Horde = Literal["casual", "normal", "hardcore", "insane"]
LineUp = str | tuple[str, ...]
"""A bot for all seats, or bots in seat order, the last one for all further seats."""


class Budget(Strict, frozen=True, kw_only=True):
    """A bot with a limit to its thought."""

    bot: str
    rollouts: int | None = None
    """The most of a searched decision, None for as many as its level has."""


class Stop(Strict, frozen=True, kw_only=True):
    """When enough is known: looked at after every so many deals."""

    every: int
    within: int | None = None
    """Percentage points: an interval that reaches no further than that to either side is narrow enough."""


class Played(Strict, frozen=True, kw_only=True):
    """What all kinds of games have in common."""

    bots: tuple[LineUp, ...]
    """All line-ups play the same deals; in a tournament every bot meets every other one."""
    repeat: int = 1
    """Deals of each kind of game."""
    seeds: tuple[int, ...] = ()
    """Seeds of the deals of each kind, in place of `repeat`."""
    tournament: bool = False
    stop: Stop | None = None


class BoardGames(Played, frozen=True, kw_only=True, tag_field="game", tag="board"):
    """Missions, each with every number of players it is for."""

    missions: Literal["all"] | tuple[str, ...] = "all"
    players: tuple[int, ...] = (1, 2, 3, 4)
    cogs: tuple[tuple[str, ...], ...] = ()
    """Squads in seat order, in place of `players`; without any, every COG leads in turn."""
    insane: bool = False
    horde: Horde | None = None
    """None for all difficulties in turn."""
    max_turns: int = 400


class CardGames(Played, frozen=True, kw_only=True, tag_field="game", tag="card"):
    """Chapters; different bots play every deal twice, with changed sides."""

    chapters: Literal["all"] | tuple[int | Literal["tutorial"], ...] = "all"
    previous: Literal["both", "cog", "locust"] = "both"
    """Who won the chapter before; both in turn."""


class Campaigns(Played, frozen=True, kw_only=True, tag_field="game", tag="campaign"):
    """Whole campaigns."""


Games = BoardGames | CardGames | Campaigns


class Study(Strict, frozen=True, kw_only=True):
    """A study as its file tells it."""

    title: str = ""
    rules: dict[Literal["board", "card"], str] = msgspec.field(default_factory=dict)
    """Versions of the rules it is meant for; any others are refused."""
    hashes: dict[Literal["board", "card"], str] = msgspec.field(default_factory=dict)
    """The same for content."""
    content: str | None = None
    """An overlay folder, looked for beside the file."""
    seed: int = 1
    bots: dict[str, Budget] = msgspec.field(default_factory=dict)
    """Names of its own for bots with budgets."""
    games: dict[str, Games]


def read_study(file: str | os.PathLike[str]) -> Study:
    """The study of a file; ContentError where a field is none, or holds what it cannot."""
    path = Path(file)
    return whole(Study, path.name, read_mapping(path, path.name))

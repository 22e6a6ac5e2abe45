"""What the lobby is told can be played: missions, chapters, campaigns, and who may sit down."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from eday.card import Side


class DifficultyInfo(BaseModel):
    """A difficulty setting of a mission that has some."""

    id: str
    name: str


class EnemyInfo(BaseModel):
    """An enemy to expect, with the numbers of its card."""

    id: str
    name: str
    attack: int
    health: int
    defense: int


class StageInfo(BaseModel):
    """A stage of a mission: what to do, and what is special while one does it."""

    objective: str
    rules: list[str]


class MissionInfo(BaseModel):
    """A mission to choose."""

    id: str
    name: str
    about: str
    story: str
    """What leads to it, in three sentences; empty where nobody wrote them."""
    difficulty: int
    map_size: Literal["small", "medium", "large", "variable"]
    stages: list[StageInfo]
    enemies: list[EnemyInfo]
    """All that its cards bring, in the order in which they come."""
    min_players: int
    max_players: int
    difficulties: list[DifficultyInfo]


class CogInfo(BaseModel):
    """A COG to choose."""

    id: str
    name: str
    text: list[str]


class BotInfo(BaseModel):
    """A bot to choose."""

    id: str
    name: str
    about: str


class GuidedInfo(BaseModel):
    """The guided first mission."""

    mission: str
    cogs: list[str]


class BoardInfo(BaseModel):
    """The board game."""

    id: Literal["board"]
    bots: list[BotInfo]
    """Who can play a seat, the usual one first."""
    missions: list[MissionInfo]
    cogs: list[CogInfo]
    guided: GuidedInfo


class SideInfo(BaseModel):
    """A side of the card game."""

    id: Side
    name: str


class HeroesBySide(BaseModel):
    """Names of cards by side."""

    cog: list[str]
    locust: list[str]


class ChapterInfo(BaseModel):
    """A chapter to play, 0 for the tutorial."""

    chapter: int
    name: str
    about: str
    story: str
    """What leads to it, in three sentences; empty where nobody wrote them."""
    heroes: HeroesBySide
    """The command cards of each side; some come only after a victory or a defeat."""
    turns: int | None = None
    """About how long it lasts between bots, where that was measured."""
    cog_wins: int | None = None
    """Of a hundred games between bots."""


class CardGameInfo(BaseModel):
    """The card game."""

    id: Literal["card"]
    bots: list[BotInfo]
    """Who can play a side, the usual one first."""
    sides: list[SideInfo]
    chapters: list[ChapterInfo]


class CampaignInfo(BaseModel):
    """The campaign of the card game."""

    id: Literal["campaign"]
    bots: list[BotInfo]
    """Who can play a side, the usual one first."""
    sides: list[SideInfo]
    best_of: list[int]
    """Games a chapter may be decided by, the usual one first."""
    chapters: int


GameInfo = Annotated[BoardInfo | CardGameInfo | CampaignInfo, Field(discriminator="id")]


class SetupInfo(BaseModel):
    """What can be played."""

    games: list[GameInfo]
    version: str


class Languages(BaseModel):
    """What can be spoken, by code."""

    languages: list[str]
    further: list[str]
    """Languages in which the service has words for the page that are not built into it."""

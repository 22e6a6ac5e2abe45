"""Parts of messages about the card game: what is printed on a card, the guide, the end."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from eday.card import BySide, Side


class Halves(BaseModel):
    """What the two halves of a face of cover do, in words; empty where they do nothing."""

    cog: str
    locust: str


class CardFace(BaseModel):
    """What is printed on a card."""

    id: str
    name: str
    kind: Literal["unit", "tactic", "reaction", "cover", "command", "command_unit", "scenario"]
    side: Side | None
    subtype: str | None
    deploy: list[int] | Literal["any"]
    attack: int | None
    defense: int | None
    keywords: list[str]
    rules: list[str]
    initiative: int | None
    halves: dict[str, Halves] | None
    """Of cover, by the id of each face."""
    faces: dict[str, str]
    """What the faces are called, by id and the first one up, where there are several."""
    block: str


class GuideStep(BaseModel):
    """What the guide of a first game says now."""

    step: int
    steps: int
    title: str
    text: list[str]
    options: list[str]
    """Options the lesson suggests."""
    point: list[str]
    """Things to look at."""
    rule: str
    """Id of the rule behind it; empty where none is named."""
    done: bool
    """These are its last words."""


class CogFigures(BaseModel):
    """What one COG of the board game did and suffered."""

    kills: int
    attacks: int
    hits: int
    """Attacks that dealt a Locust at least one wound."""
    cards_lost: int
    bled_out: int
    revives: int
    """Comrades he helped up."""


class ClosestCall(BaseModel):
    """When the squad was nearest to defeat: fewest COGs on their feet, then fewest cards in their hands."""

    turn: int
    standing: int
    cards: int


class Moment(BaseModel):
    """Something that turned a board game."""

    turn: int
    kind: Literal["stage", "down", "revived"]
    figure: str | None
    stage: int | None


class BoardStatistics(BaseModel):
    """A board game in numbers."""

    kind: Literal["board"]
    turns: int
    events: dict[str, int]
    cogs: dict[str, CogFigures]
    closest: ClosestCall | None
    moments: list[Moment]


class SideFigures(BaseModel):
    """What one side of the card game did and suffered."""

    attacks: int
    kills: int
    lost: int
    direct_damage: int
    """Dealt to the other side."""
    reactions: int


class FiguresBySide(BaseModel):
    """Both sides of a card game."""

    cog: SideFigures
    locust: SideFigures


class Blow(BaseModel):
    """Direct damage that one side dealt at one go."""

    turn: int
    side: Side
    """Who dealt it."""
    damage: int


class CardStatistics(BaseModel):
    """A card game in numbers."""

    kind: Literal["card"]
    turns: int
    sides: FiguresBySide
    blows: list[Blow]
    """The heaviest ones, in the order in which they fell."""


class CampaignStatistics(BaseModel):
    """A campaign in numbers: chapters claimed and games won."""

    kind: Literal["campaign"]
    chapters: BySide
    games: BySide


Statistics = Annotated[BoardStatistics | CardStatistics | CampaignStatistics, Field(discriminator="kind")]

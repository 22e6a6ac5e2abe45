"""Parts of messages about the card game: what is printed on a card, what an attack would do, the guide, the end."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

Side = Literal["cog", "locust"]


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
    faces: list[str]
    """The names of the faces, where there are several."""
    block: str


class Box(BaseModel):
    """The answer about the box: every card there is, by its id."""

    cards: dict[str, CardFace]


class FighterPart(BaseModel):
    """What a card adds to a fighter's values."""

    card: str
    attack: int
    defense: int
    rule: str


class Fighter(BaseModel):
    """A unit in an attack that might come, and how it would fare."""

    card: str
    attack: int
    defense: int
    parts: list[FighterPart]
    takes: int
    dies: bool
    suppressed: bool


class BySide(BaseModel):
    """A number for each side."""

    cog: int
    locust: int


class Preview(BaseModel):
    """What an option leads to if nobody reacts or blocks."""

    attackers: list[Fighter]
    defenders: list[Fighter]
    direct: BySide
    """Direct damage to each side."""
    row: str | None
    enters: str | None
    """The attacker that takes the place in cover."""
    others: list[str]
    """Units outside the attack that would die."""
    open: bool
    """Somebody still has a choice that may change the result."""
    winner: Side | None
    """Who would have won the game."""
    text: list[str]


class PreviewAnswer(BaseModel):
    """The answer to the question for a preview."""

    preview: Preview
    names: dict[str, str]


class GuideStep(BaseModel):
    """What the tutorial says now."""

    step: int
    steps: int
    title: str
    text: list[str]
    options: list[str]
    """Options the lesson suggests."""
    point: list[str]
    """Things to look at."""
    done: bool
    """These are its last words."""


class CogFigures(BaseModel):
    """What one COG of the board game did and suffered."""

    kills: int
    attacks: int
    cards_lost: int
    bled_out: int


class BoardStatistics(BaseModel):
    """A board game in numbers."""

    kind: Literal["board"]
    turns: int
    events: dict[str, int]
    cogs: dict[str, CogFigures]


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


class CardStatistics(BaseModel):
    """A card game in numbers."""

    kind: Literal["card"]
    turns: int
    sides: FiguresBySide


class CampaignStatistics(BaseModel):
    """A campaign in numbers: chapters claimed and games won."""

    kind: Literal["campaign"]
    chapters: BySide
    games: BySide


Statistics = Annotated[BoardStatistics | CardStatistics | CampaignStatistics, Field(discriminator="kind")]

"""Answers to questions, each kind with what it tells."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from eday.board import AttackOdds, ReachEnd, WayOdds
from eday.card import Preview
from eday.server.wire.card_messages import CardFace
from eday.text import Mark


class Reaction(BaseModel):
    """The reaction icon of an order card, and what it lets a player do."""

    kind: Literal["dodge", "guard", "follow"]
    text: str


class StepWords(BaseModel):
    """One step, condition or ability of a card: a mark and a number, a few words, a sentence."""

    mark: Mark
    amount: str
    """How much or how far, with its sign; empty where there is nothing to count."""
    short: str
    text: str


class OrderWords(BaseModel):
    """An order card in its parts."""

    actions: list[StepWords]
    two_plus: str | None
    reaction: Reaction


class WeaponWords(BaseModel):
    """A weapon card in its parts."""

    kind: str
    normal: int
    overkill: int
    range: int
    token: Literal["ammo", "grenade", "none"]
    dice: str
    """Dice and range in a sentence."""
    traits: list[StepWords]
    omen: StepWords | None


class EnemyWords(BaseModel):
    """An enemy card in its parts."""

    enemy: str
    """Its id."""
    attack: int
    health: int
    defense: int
    wounded: str
    traits: list[StepWords]
    omen: StepWords | None


class AiWords(BaseModel):
    """A Locust AI card in its parts."""

    family: str
    """Id of the enemies it is about; `general` for cards about all of them."""
    title: str
    trait: str
    when: StepWords | None
    then: list[StepWords]
    otherwise: list[StepWords]
    redraw: str | None
    more: list[StepWords]


class StageWords(BaseModel):
    """One stage of a mission, each part a sentence."""

    stage: int
    rules: list[str]
    objective: str
    on_flip: list[str]
    wins: bool


class MissionWords(BaseModel):
    """A mission in its parts."""

    stages: list[StageWords]


class CardWords(BaseModel):
    """The answer about a card: its name and its text line by line, some kinds also in parts."""

    name: str
    text: list[str]
    order: OrderWords | None = None
    weapon: WeaponWords | None = None
    enemy: EnemyWords | None = None
    ai: AiWords | None = None
    mission: MissionWords | None = None
    face: CardFace | None = None


class ReasonWords(BaseModel):
    """Why something is not on offer: the rule, and what it says here."""

    rule: str
    key: str
    line: str


class WayWords(WayOdds):
    """An attack a guard allows, with its label."""

    label: str


class OddsWords(AttackOdds, total=False):
    """Exact odds of an attack or a reaction."""

    ways: list[WayWords]
    """Every attack a guard allows."""


class NamedOdds(BaseModel):
    """Odds with the names of the things in them."""

    odds: OddsWords
    names: dict[str, str]


class ReachEndWords(ReachEnd):
    """A place a movement may end in, told in words."""

    words: str


class ReachWords(TypedDict):
    """Every end of a movement, nearest first."""

    walker: str
    ends: list[ReachEndWords]


class AttackWay(BaseModel):
    """One way to attack something."""

    option: str | None
    """What chooses it; None if it is not on offer."""
    name: str
    """Of the weapon, or of the gun that stands there."""
    weapon: str | None
    mode: Literal["normal", "overkill", "chainsaw", "gun"]
    target: str
    """A figure, or the area whose figures it would all hit."""
    odds: AttackOdds | None
    """None if it could not be done from here."""
    token: str
    tokens: int
    """How many are left after it."""
    reasons: list[str]
    """Why it is not on offer; empty too where one of `first` would open it."""


class AttackWays(BaseModel):
    """The ways to attack something, and options to be chosen first that open them."""

    ways: list[AttackWay]
    first: list[str]


class PreviewWords(Preview):
    """A preview with its sentences."""

    text: list[str]


class NamedPreview(BaseModel):
    """A preview with the names of the things in it."""

    preview: PreviewWords
    names: dict[str, str]


class Box(BaseModel):
    """Every card there is, by its id."""

    cards: dict[str, CardFace]


class _Answer(BaseModel):
    """An answer, with the question it belongs to."""

    type: Literal["answer"]
    id: int | None = None
    ref: str


class WhyAnswer(_Answer):
    """Why there is no such choice."""

    what: Literal["why"]
    data: list[ReasonWords]


class OddsAnswer(_Answer):
    """The odds of an option; None where it has none."""

    what: Literal["odds"]
    data: NamedOdds | None


class ReachAnswer(_Answer):
    """What is in reach of the movement an option leads to, or (no ref) that is asked for; None where there is none."""

    what: Literal["reach"]
    data: ReachWords | None


class SightAnswer(_Answer):
    """Refs of all that is in sight."""

    what: Literal["sight"]
    data: list[str]


class CardAnswer(_Answer):
    """What a card says."""

    what: Literal["card"]
    data: CardWords


class BoxAnswer(_Answer):
    """What is in the box."""

    what: Literal["box"]
    data: Box


class PreviewAnswer(_Answer):
    """What an option leads to; None where nothing can be said beforehand."""

    what: Literal["preview"]
    data: NamedPreview | None


class AttacksAnswer(_Answer):
    """How a figure or an area could be attacked."""

    what: Literal["attacks"]
    data: AttackWays


Answer = Annotated[
    WhyAnswer | OddsAnswer | ReachAnswer | SightAnswer | CardAnswer | BoxAnswer | PreviewAnswer | AttacksAnswer,
    Field(discriminator="what"),
]

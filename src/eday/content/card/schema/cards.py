"""The cards, one kind a file, and the effects printed on them."""

from __future__ import annotations

from typing import Literal

import msgspec

from eday.content.base import Entry, Strict
from eday.content.card.schema.conditions import AnyCondition
from eday.content.card.schema.ops import AnyOp
from eday.content.card.schema.words import Block, Faction, Keyword, Limit, Subtype, Trigger

Deploy = tuple[int, ...] | Literal["any"]
"""Hand counts, this card included, at which it may be deployed; none: never from hand."""


class Effect(Strict, frozen=True, kw_only=True):
    """One rule of a card: when `trigger` happens and every condition holds, pay the cost and do the rest in order."""

    trigger: Trigger
    values: tuple[int, ...] = ()
    """Hand counts of a command tactic."""
    whose: Faction | None = None
    """Whose turn is meant; None: the controller's."""
    if_: tuple[AnyCondition, ...] = msgspec.field(default=(), name="if")
    may: bool = False
    limit: Limit | None = None
    cost: tuple[AnyOp, ...] = ()
    """Must be carried out first, and wholly."""
    do: tuple[AnyOp, ...]


Halves = dict[Faction, tuple[Effect, ...]]
"""What concerns either side: the halves of a cover card, or the advantage of the previous winner."""


class Card(Entry, frozen=True, kw_only=True):
    """Base of all cards."""

    block: Block
    copies: int


class Deployable(Card, frozen=True, kw_only=True):
    """Base of the cards a deck is made of."""

    faction: Faction
    deploy: Deploy = ()
    effects: tuple[Effect, ...] = ()


class Unit(Deployable, frozen=True, kw_only=True):
    subtype: Subtype | None = None
    keywords: tuple[Keyword, ...] = ()
    attack: int
    defense: int


class Tactic(Deployable, frozen=True, kw_only=True):
    pass


class Reaction(Deployable, frozen=True, kw_only=True):
    pass


class Cover(Card, frozen=True, kw_only=True):
    """A cover card; the first face is up unless a scenario says otherwise. One without a second face has `front`."""

    faces: dict[str, Halves]


class Command(Card, frozen=True, kw_only=True):
    """`faces` are the names of its two faces, the first one up; a rotating one goes from 0 to 7."""

    faction: Faction
    initiative: int
    rotating: bool = False
    faces: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()


class CommandUnit(Card, frozen=True, kw_only=True):
    faction: Faction
    initiative: int
    subtype: Subtype | None = None
    keywords: tuple[Keyword, ...] = ()
    attack: int
    defense: int
    effects: tuple[Effect, ...] = ()


class CoverPlace(Strict, frozen=True, kw_only=True):
    """A place in the row of cover cards. Hidden ones are shuffled among their places and lie face down."""

    card: str
    hidden: bool = False


class Scenario(Card, frozen=True, kw_only=True):
    """`covers` from left to right as the COG player sees them; `effects` are special rules that nobody controls."""

    covers: tuple[CoverPlace, ...]
    effects: tuple[Effect, ...] = ()
    winner_advantage: Halves = msgspec.field(default_factory=dict)
    """Of the side that won the chapter before; none in chapter 1."""


AnyCard = Unit | Tactic | Reaction | Cover | Command | CommandUnit | Scenario

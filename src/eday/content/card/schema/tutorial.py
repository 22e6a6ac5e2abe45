"""The first game: a stacked deck, units already in place, and turns to be followed."""

from __future__ import annotations

from typing import Literal

from eday.content.base import Sole, Strict
from eday.content.card.schema.words import Faction

Use = Literal["cover", "placed", "hand", "deck"]


class StackedCard(Strict, frozen=True, kw_only=True):
    """A card of the stack: laid as cover, placed as a unit, dealt into the opening hand or left in a deck."""

    card: str
    use: Use


class Placed(Strict, frozen=True, kw_only=True):
    """A unit on the battlefield at the start: in its reserve, or in the cover card at this place of the row."""

    card: str
    cover: int | None = None
    """From 0 on, left to right."""


class Values(Strict, frozen=True, kw_only=True):
    """Attack and defense of a unit in an attack, all bonuses included."""

    card: str
    attack: int
    defense: int


class Scripted(Strict, frozen=True, kw_only=True, tag_field="do"):
    """Base of the steps to be followed; `hand` is the player's hand count before it."""

    player: Faction
    hand: int
    card: str


class ScriptedDeploy(Scripted, frozen=True, kw_only=True, tag="deploy"):
    phase: Literal["first", "second"]


class ScriptedMove(Scripted, frozen=True, kw_only=True, tag="move"):
    cover: int


class ScriptedAttack(Scripted, frozen=True, kw_only=True, tag="attack"):
    """Into the cover card at a place of the row, or directly (None)."""

    cover: int | None = None
    blockers: tuple[str, ...] = ()
    enemy_hand: int
    enemy_reaction: str | None = None
    reaction: str | None = None
    values: tuple[Values, ...] = ()
    killed: tuple[str, ...] = ()


AnyScripted = ScriptedDeploy | ScriptedMove | ScriptedAttack


class Tutorial(Sole, frozen=True, kw_only=True):
    stack: tuple[StackedCard, ...]
    covers: tuple[str, ...]
    """The row from left to right."""
    placed: tuple[Placed, ...]
    first_player: Faction
    script: tuple[AnyScripted, ...] = ()

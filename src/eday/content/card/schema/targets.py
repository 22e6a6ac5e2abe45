"""Which cards and units an effect is about."""

from __future__ import annotations

from typing import Literal

from eday.content.base import Strict
from eday.content.card.schema.words import CardType, Faction, Player, Role, Subtype, Zone

Number = int | Literal["all"]
TargetWho = Literal[
    "self",
    "friendly",
    "enemy",
    "cog",
    "locust",
    "occupant",
    "attacker",
    "attack_friendly",
    "attack_enemy",
    "previous",
]


class Target(Strict, frozen=True, kw_only=True):
    """Units (or, in the command area, command cards). All limits given must hold.

    `self` is the card with the effect, `occupant` the unit beside this cover card, `attacker` the unit attacking now,
    `attack_friendly` and `attack_enemy` the units of either side in the attack going on, `previous` what the op before
    was about (also that of the effect before on the same card). These need no zone.
    """

    who: TargetWho
    zone: Zone | None = None
    n: Number = 1
    up_to: bool = False
    """Any number from 0 to `n`."""
    subtype: tuple[Subtype, ...] = ()
    """One of these; empty: any."""
    card: str | None = None
    """Copies of this card only."""
    other: bool = False
    """Not the card with the effect (on cover: not its occupant)."""
    command: bool | None = None
    """Command units only, or none of them."""
    suppressed: bool | None = None
    """Suppressed units only, or ready ones only."""
    blocked: bool | None = None
    """Only units that blocked in the attack just over, or only those that did not."""
    role: Role | None = None
    cover_face: str | None = None
    """Only units in cover that shows this face."""


class CoverTarget(Strict, frozen=True, kw_only=True):
    """Cover cards on the battlefield. All limits given must hold; with none, any of them."""

    n: Number = 1
    up_to: bool = False
    own: bool = False
    """The cover card this unit is in."""
    in_attack: bool = False
    """The cover card of the attack going on: attacked, or attacked from."""
    occupied_by: Faction | None = None
    card: str | None = None


class Filter(Strict, frozen=True, kw_only=True):
    """Cards of a pile or a hand, or units. All limits given must hold; with none, any card."""

    type: CardType | None = None
    subtype: tuple[Subtype, ...] = ()
    card: str | None = None
    this_card: bool = False
    max_printed_defense: int | None = None
    command: bool | None = None
    any_of: tuple[Filter, ...] = ()
    """Fits if one of these does."""


class Per(Strict, frozen=True, kw_only=True):
    """Units to be counted."""

    who: Player
    zone: Zone
    other: bool = False
    """Not the unit that gains by it."""
    same_subtype: bool = False
    """Of the same subtype as the unit that gains by it."""

"""Weapon cards and the COGs that carry them."""

from __future__ import annotations

from typing import Literal

from eday.content.base import Entry, Strict
from eday.content.board.schema.omens import WeaponOmen


class Weapon(Entry, frozen=True, kw_only=True):
    kind: Literal["rifle", "pistol", "grenade", "shotgun", "launcher", "bow", "orbital", "heavy", "shield"]
    deck: Literal["special", "random"]
    copies: int
    normal: int
    overkill: int
    range: int
    token: Literal["ammo", "grenade", "none"] = "ammo"
    omen: WeaponOmen | None = None
    min_range: int = 0
    max_range: int | None = None
    area: bool = False
    ignores_cover: bool = False
    guard: bool = True
    normal_without_ammo: bool = False
    chainsaw: int = 0
    """Attack dice of the chainsaw; 0 = none."""
    not_after_moving: bool = False
    own_turn_movement: int | None = None
    """At most so many areas in the holder's own turn."""
    charge: int = 0
    """In place of an attack the card gains 1 ammo, up to this number."""
    wounds_armoured: bool = False
    extra_defense: int = 0
    attack_only_with: tuple[str, ...] = ()


class Loadout(Strict, frozen=True, kw_only=True):
    weapon: str
    tokens: int


class Cog(Entry, frozen=True, kw_only=True):
    defense: int
    hand_limit: int
    weapons: tuple[Loadout, ...]
    extra_die_with: str | None = None
    """One more attack die with this weapon, its chainsaw included."""
    bonus_move: int = 0
    own_guard: bool = False
    other_weapons: int = 3
    free_specials: bool = False

"""Location cards and the equipment they grant."""

from __future__ import annotations

from eday.content.base import Entry, Strict


class GainAmmo(Strict, frozen=True, kw_only=True, tag_field="do", tag="gain_ammo"):
    tokens: int


class DrawWeapons(Strict, frozen=True, kw_only=True, tag_field="do", tag="draw_weapons"):
    draw: int
    keep: int
    ammo: int


class GainGrenade(Strict, frozen=True, kw_only=True, tag_field="do", tag="gain_grenade"):
    tokens: int


class GainWeapon(Strict, frozen=True, kw_only=True, tag_field="do", tag="gain_weapon"):
    weapon: str
    ammo: int


class UnlockNextLevel(Strict, frozen=True, kw_only=True, tag_field="do", tag="unlock_next_level"):
    pass


class MoveAnywhere(Strict, frozen=True, kw_only=True, tag_field="do", tag="move_anywhere"):
    pass


class HeavyGun(Strict, frozen=True, kw_only=True, tag_field="do", tag="heavy_gun"):
    """Instead of an order card, if you began the turn here: one Locust on this tile, omens do nothing."""

    dice: int


EquipmentEffect = GainAmmo | DrawWeapons | GainGrenade | GainWeapon | UnlockNextLevel | MoveAnywhere | HeavyGun


class Equipment(Entry, frozen=True, kw_only=True):
    effect: EquipmentEffect
    used_up: bool = True


class Location(Entry, frozen=True, kw_only=True):
    equipment: str | None = None
    spawn: dict[int, str]
    """Number of players -> slot letters spawned at each hole of the tile."""
    doubt: str = ""

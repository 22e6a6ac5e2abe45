"""Triggered abilities of weapons and enemies."""

from __future__ import annotations

from typing import Literal

from eday.content.base import Strict


class Omen(Strict, frozen=True, kw_only=True, tag_field="do"):
    """Base of triggered abilities: used for each omen rolled, or `once` an attack."""

    once: bool = False


class AddWounds(Omen, frozen=True, kw_only=True, tag="add_wounds"):
    wounds: int


class SealHole(Omen, frozen=True, kw_only=True, tag="seal_hole"):
    pass


class DoubleOtherDice(Omen, frozen=True, kw_only=True, tag="double_other_dice"):
    pass


class Splash(Omen, frozen=True, kw_only=True, tag="splash"):
    """Wounds without a defense roll: the target area's other figures, or every figure of areas beside it."""

    wounds: int
    where: Literal["target_area", "areas_beside"] = "target_area"


class ExtraTarget(Omen, frozen=True, kw_only=True, tag="extra_target"):
    """Another Locust in the target's area is wounded; without one, the target."""

    wounds: int


class IgnoreSingleShields(Omen, frozen=True, kw_only=True, tag="ignore_single_shields"):
    min_range: int


class ExtraAttack(Omen, frozen=True, kw_only=True, tag="extra_attack"):
    """One more normal attack if the card still holds ammo."""


class OustFromCover(Omen, frozen=True, kw_only=True, tag="oust_from_cover"):
    wounds: int


class SpawnOmen(Omen, frozen=True, kw_only=True, tag="spawn"):
    """One more figure of its own kind at the nearest hole; none left, no effect."""


class HealOmen(Omen, frozen=True, kw_only=True, tag="heal"):
    who: Literal["self", "nearest_other_wounded"] = "self"


class RandomDiscard(Omen, frozen=True, kw_only=True, tag="random_discard"):
    """Cards lost to this attack's wounds are discarded at random."""


WeaponOmen = (
    AddWounds | SealHole | DoubleOtherDice | Splash | ExtraTarget | IgnoreSingleShields | ExtraAttack | OustFromCover
)
EnemyOmen = AddWounds | Splash | SpawnOmen | HealOmen | RandomDiscard | OustFromCover

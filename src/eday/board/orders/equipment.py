"""BG-SPECIAL-06: what the equipment of location cards does, and when it would do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from eday.board.missions.exploring import unlock_next_level
from eday.board.missions.objectives import note_achieved
from eday.board.missions.supplies import equipment_of, used
from eday.board.orders.gear import (
    GRENADES,
    KeepWeapon,
    SplitAmmo,
    draw_random_weapon,
    holds,
    loadable,
    random_weapons,
    take_special,
    weapon_ref,
)
from eday.board.orders.junker import Ride
from eday.board.table import BoardTable
from eday.board.verbs.weapons import change_tokens
from eday.content.board import schema


def use_equipment(t: BoardTable, seat: int, index: int) -> None:
    """Resolve the location card's equipment."""
    effect = activate(t, seat, index).effect
    EFFECTS[type(effect)].use(t, seat, effect)


def gives_nothing(t: BoardTable, seat: int, location: str) -> bool:
    """The equipment has nothing for the seat, and the mission does not ask for its use either."""
    if isinstance(t.box.mission.stages[t.stage].objective, schema.EquipmentActivated):
        return False
    effect = equipment_of(t, location).effect
    return EFFECTS[type(effect)].wasted(t, seat)


def activate(t: BoardTable, seat: int, index: int) -> schema.Equipment:
    """A location card's equipment is used; most is used up. A mission may ask for that alone."""
    area, location = t.equipment[index]
    equipment = equipment_of(t, location)
    t.emit("equipment_used", seat=seat, tile=f"tile:{location}", equipment=equipment.id, area=t.area_ref(area))
    if equipment.used_up:
        used(t, index)
    note_achieved(t, schema.EquipmentActivated, location)
    return equipment


class Effect(NamedTuple):
    """What a kind of equipment does for a seat, and whether that would be nothing."""

    use: Callable[[BoardTable, int, Any], None]
    wasted: Callable[[BoardTable, int], bool]


def _gain_ammo(t: BoardTable, seat: int, effect: schema.GainAmmo) -> None:
    t.push(SplitAmmo(seat, effect.tokens))


def _takes_no_ammo(t: BoardTable, seat: int) -> bool:
    return not loadable(t, seat)


def _gain_grenade(t: BoardTable, seat: int, effect: schema.GainGrenade) -> None:
    change_tokens(t, seat, t.box.weapon(GRENADES), effect.tokens)


def _has_no_grenades(t: BoardTable, seat: int) -> bool:
    return not holds(t, seat, t.box.weapon(GRENADES))


def _draw_weapons(t: BoardTable, seat: int, effect: schema.DrawWeapons) -> None:
    drawn = tuple(draw_random_weapon(t) for _ in range(min(effect.draw, random_weapons(t))))
    t.emit("weapons_drawn", seat=seat, weapons=[weapon_ref(t, weapon) for weapon in drawn])
    t.push(KeepWeapon(seat, drawn, effect.ammo))


def _no_weapons_left(t: BoardTable, seat: int) -> bool:
    return not random_weapons(t)


def _unlock(t: BoardTable, seat: int, effect: schema.UnlockNextLevel) -> None:
    unlock_next_level(t)


def _nothing_locked(t: BoardTable, seat: int) -> bool:
    return not (t.levels and t.levels[0].locked)


def _gain_weapon(t: BoardTable, seat: int, effect: schema.GainWeapon) -> None:
    take_special(t, seat, t.box.weapon(effect.weapon), effect.ammo)


def _ride(t: BoardTable, seat: int, effect: schema.MoveAnywhere) -> None:
    t.push(Ride(seat))


def _fire(t: BoardTable, seat: int, effect: schema.HeavyGun) -> None:
    """Fired in place of an order card, so never on its own (`combat/heavy_gun.py`)."""
    raise AssertionError(effect)


def _never(t: BoardTable, seat: int) -> bool:
    return False


EFFECTS: Final[dict[type[schema.EquipmentEffect], Effect]] = {
    schema.GainAmmo: Effect(_gain_ammo, _takes_no_ammo),
    schema.GainGrenade: Effect(_gain_grenade, _has_no_grenades),
    schema.DrawWeapons: Effect(_draw_weapons, _no_weapons_left),
    schema.UnlockNextLevel: Effect(_unlock, _nothing_locked),
    schema.GainWeapon: Effect(_gain_weapon, _never),
    schema.MoveAnywhere: Effect(_ride, _never),
    schema.HeavyGun: Effect(_fire, _never),
}

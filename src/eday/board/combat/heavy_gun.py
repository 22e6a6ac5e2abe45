"""BG-FAQ-25: a heavy gun mounted on a tile, fired in place of an order card."""

from __future__ import annotations

from typing import Final

from eday.board.combat.attack import ROLL, WOUND, Attack
from eday.board.combat.dice import Part
from eday.board.combat.targets import NO_SIGHT
from eday.board.missions.supplies import equipment_of
from eday.board.orders.limits import had_special
from eday.board.refusals import Refusals, Why
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option

NO_EQUIPMENT: Final = Why("BG-SPECIAL-06", "why-no-equipment", ("area",))
ORDER_PLAYED: Final = Why("BG-SPECIAL-06", "why-gun-order-played")
BEGAN_ELSEWHERE: Final = Why("BG-SPECIAL-06", "why-gun-began-elsewhere", ("area",))
SHIELD: Final = Why("BG-FAQ-05", "why-gun-shield")
OTHER_TILE: Final = Why("BG-SPECIAL-06", "why-gun-other-tile", ("figure", "tile"))
NO_TARGET: Final = Why("BG-FAQ-19", "why-gun-no-target", ("area",))


def gun_at(t: BoardTable, area: int) -> int:
    """Index in `equipment` of the heavy gun in an area that can be used, or -1."""
    for index, (place, location) in enumerate(t.equipment):
        if (
            place == area
            and location not in t.face_down
            and isinstance(equipment_of(t, location).effect, schema.HeavyGun)
        ):
            return index
    return -1


def no_gun(t: BoardTable, seat: int, played: bool) -> Why | None:
    """Why the COG cannot fire the gun of its area; `played`: it has played an order card."""
    why = had_special(t, seat, "equipment")
    if why is not None:
        return why
    if played:
        return ORDER_PLAYED
    if t.began_at[seat : seat + 1] != (t.area[seat],):
        return BEGAN_ELSEWHERE
    # A shield allows certain weapons only, and the gun is none of them.
    if any(t.box.weapons[weapon].attack_only_with for weapon, _ in t.weapons[seat]):
        return SHIELD
    return None


def gun_options(t: BoardTable, seat: int, played: bool = False, refused: Refusals | None = None) -> list[Option]:
    """One attack for each Locust of the tile that the COG sees; a card pays for it, be it the last one."""
    here = t.area[seat]
    gun = gun_at(t, here)
    if gun < 0:
        if refused is not None:
            refused.note(tuple(t.ref(figure) for figure in t.locusts()), NO_EQUIPMENT, area=t.area_ref(here))
        return []
    barred = no_gun(t, seat, played)
    if barred is not None and refused is None:
        return []
    location = t.equipment[gun].location
    place = (t.area_ref(here), f"tile:{location}")
    args: dict[str, object] = {"equipment": equipment_of(t, location).id}
    options = []
    for figure in t.locusts():
        target = t.ref(figure)
        why = out_of_reach(t, seat, figure)
        if why is None:
            why = barred
        if why is None:
            options.append(Option(f"gun_attack:{target}", "gun_attack", (target, *place), args, figure))
        elif refused is not None:
            refused.note((target,), why, figure=target, area=place[0], tile=place[1], action="equipment")
    if refused is not None and not options:
        refused.note(place, barred or NO_TARGET, area=place[0], action="equipment")
    return options


def out_of_reach(t: BoardTable, seat: int, figure: int) -> Why | None:
    """Why the gun of the COG's area cannot be turned on a Locust."""
    tile_of_area = t.shape.tile_of_area
    if tile_of_area[t.area[figure]] != tile_of_area[t.area[seat]]:
        return OTHER_TILE
    return None if t.sees(seat, figure) else NO_SIGHT


def gun_parts(t: BoardTable, location: str) -> list[Part]:
    """The attack dice of the gun: its own and no others."""
    gun = equipment_of(t, location).effect
    assert isinstance(gun, schema.HeavyGun)
    return [Part(gun.dice, "heavy_gun", "BG-FAQ-25")]


class GunAttack(Attack):
    """An attack with the gun of a location: its dice, no ammo, and omens do nothing."""

    FIELDS = ("location",)
    __slots__ = ("location",)
    NAME = "gun_attack"

    def __init__(self, attacker: int = -1, target: int = -1, location: str = "") -> None:
        super().__init__(attacker, target)
        self.location = location

    def attack_parts(self, t: BoardTable) -> list[Part]:
        return gun_parts(t, self.location)

    def _declare(self, t: BoardTable) -> None:
        t.note_attack(self.attacker)
        equipment = equipment_of(t, self.location).id
        t.emit("attack_declared", attacker=t.ref(self.attacker), target=t.ref(self.target), equipment=equipment)
        self.area = t.area[self.target]
        self.phase = ROLL

    def _omens(self, t: BoardTable) -> Decision | None:
        self.omens = 0
        self.phase = WOUND
        return None

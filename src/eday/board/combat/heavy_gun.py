"""BG-FAQ-25: a heavy gun mounted on a tile, fired in place of an order card."""

from __future__ import annotations

from eday.board.combat.attack import ROLL, WOUND, Attack
from eday.board.combat.dice import Part
from eday.board.missions.supplies import equipment_of
from eday.board.table import BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option


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


def gun_targets(t: BoardTable, seat: int) -> list[int]:
    """Locusts on the tile of the gun that the COG sees."""
    tile_of_area = t.shape.tile_of_area
    tile = tile_of_area[t.area[seat]]
    return [f for f in t.locusts() if tile_of_area[t.area[f]] == tile and t.sees(seat, f)]


def began_here(t: BoardTable, seat: int) -> bool:
    """Whether the COG stands where it stood when the turn began."""
    return t.began_at[seat : seat + 1] == (t.area[seat],)


def hands_full(t: BoardTable, seat: int) -> bool:
    """A shield allows certain weapons only, and the gun is none of them."""
    return any(t.box.weapons[weapon].attack_only_with for weapon, _ in t.weapons[seat])


def gun_options(t: BoardTable, seat: int) -> list[Option]:
    """One attack for each Locust the gun could fire at; a card pays for it, be it the last one."""
    gun = gun_at(t, t.area[seat])
    if gun < 0 or "equipment" in t.used or not began_here(t, seat) or hands_full(t, seat):
        return []
    area, location = t.equipment[gun]
    args: dict[str, object] = {"equipment": equipment_of(t, location).id}
    options = []
    for figure in gun_targets(t, seat):
        target = t.ref(figure)
        refs = (target, t.area_ref(area), f"tile:{location}")
        options.append(Option(f"gun_attack:{target}", "gun_attack", refs, args, figure))
    return options


def gun_parts(t: BoardTable, location: str) -> list[Part]:
    """The attack dice of the gun: its own and no others."""
    gun = equipment_of(t, location).effect
    assert isinstance(gun, schema.HeavyGun)
    return [(gun.dice, "heavy_gun", "BG-FAQ-25")]


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

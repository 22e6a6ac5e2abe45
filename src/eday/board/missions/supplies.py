"""Location cards after use, and what missions hand out."""

from __future__ import annotations

from eday.board.missions.stage_rules import equipment_stays, turned_face_down
from eday.board.orders.gear import holds, take_special
from eday.board.table import BoardFrame, BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option


def equipment_of(t: BoardTable, location: str) -> schema.Equipment:
    """The equipment a location card grants."""
    return t.box.content.equipment[str(t.box.content.locations[location].equipment)]


def used(t: BoardTable, index: int) -> None:
    """A used card is discarded, unless the mission keeps it or turns it face down (BG-MISSION-HORDE-03)."""
    location = t.equipment[index].location
    if equipment_stays(t, location):
        return
    if turned_face_down(t, equipment_of(t, location).id):
        t.face_down = (*t.face_down, location)
        t.emit("equipment_turned_down", tile=f"tile:{location}")
        return
    t.equipment = t.equipment[:index] + t.equipment[index + 1 :]
    t.emit("equipment_used_up", tile=f"tile:{location}")


def turn_up_equipment(t: BoardTable, kinds: tuple[str, ...]) -> None:
    """Face-down cards of these kinds can be used again (BG-MISSION-HORDE-03)."""
    for location in t.face_down:
        if equipment_of(t, location).id in kinds:
            t.emit("equipment_turned_up", tile=f"tile:{location}")
    t.face_down = tuple(location for location in t.face_down if equipment_of(t, location).id not in kinds)


class GiveWeapon(BoardFrame):
    """The players choose who receives a special weapon; with no copy left nobody does."""

    FIELDS = ("ammo", "given", "weapon")
    __slots__ = FIELDS
    NAME = "give_weapon"

    def __init__(self, weapon: int = -1, ammo: int = 0) -> None:
        self.weapon = weapon
        self.ammo = ammo
        self.given = False

    def advance(self, t: BoardTable) -> Decision | None:
        seats = [seat for seat in range(t.box.players) if not t.eliminated[seat] and not holds(t, seat, self.weapon)]
        if self.given or not t.supply[self.weapon] or not seats:
            t.pop()
            return None
        weapon = t.box.weapons[self.weapon].ref
        options = [Option(f"give:{t.ref(seat)}", "give", (t.ref(seat), weapon), value=seat) for seat in seats]
        return Decision(t.decider, "give_weapon", tuple(options), {"weapon": weapon})

    def answer(self, t: BoardTable, option: Option) -> None:
        self.given = True
        take_special(t, option.value, self.weapon, self.ammo)

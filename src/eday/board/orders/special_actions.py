"""BG-SPECIAL: reviving, picking up dropped weapons, activating equipment."""

from __future__ import annotations

from eday.board.combat.wound_markers import discard_dropped
from eday.board.combat.wounds import revive
from eday.board.missions.supplies import equipment_of
from eday.board.orders.cards import Discard
from eday.board.orders.equipment import use_equipment
from eday.board.orders.gear import (
    take_special,
    weapon_ref,
)
from eday.board.pieces import OnceATurn
from eday.board.table import BoardFrame, BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option

ONCE: dict[str, OnceATurn] = {"revive": "revive", "pick_up": "pick_up", "equipment": "equipment"}
"""Each special action may be taken once a turn (BG-SPECIAL-03)."""


def can_pay(t: BoardTable, seat: int, before_order: bool) -> bool:
    """A card to discard; the last one is kept for the mandatory order (BG-SPECIAL-08)."""
    return len(t.hand[seat]) > (1 if before_order else 0)


def special_options(t: BoardTable, seat: int, before_order: bool) -> list[Option]:
    """The special actions open to the active player between actions (BG-SPECIAL-01 to 05)."""
    pays = can_pay(t, seat, before_order)
    gear = pays or t.box.cogs[seat].free_specials
    options: list[Option] = []
    if pays and "revive" not in t.used:
        options += revive_options(t, seat)
    if gear and "pick_up" not in t.used:
        options += pick_up_options(t, seat)
    if gear and "equipment" not in t.used:
        options += equipment_options(t, seat)
    return options


def revive_options(t: BoardTable, seat: int) -> list[Option]:
    """Bleeding-out COGs in the area."""
    here = t.area[seat]
    found = [s for s in range(t.box.players) if t.bleeding[s] and not t.eliminated[s] and t.area[s] == here]
    return [Option(f"revive:{t.ref(s)}", "revive", (t.ref(s),), value=s) for s in found]


def pick_up_options(t: BoardTable, seat: int) -> list[Option]:
    """Dropped weapons in the area (BG-DROP-04)."""
    here = t.area[seat]
    options: dict[str, Option] = {}
    for index, (area, _, weapon) in enumerate(t.dropped):
        if area == here and weapon not in options:
            ref = f"weapon:{weapon}"
            options[weapon] = Option(f"pick_up:{ref}", "pick_up", (ref,), value=index)
    return list(options.values())


def equipment_options(t: BoardTable, seat: int) -> list[Option]:
    """The equipment of the area (BG-SPECIAL-06); a heavy gun is fired in place of an order card."""
    here = t.area[seat]
    for index, (area, location) in enumerate(t.equipment):
        if area == here and location not in t.face_down:
            equipment = equipment_of(t, location)
            if isinstance(equipment.effect, schema.HeavyGun):
                continue
            refs = (t.area_ref(area), f"tile:{location}")
            return [Option(f"equipment:{t.area_ref(area)}", "equipment", refs, {"equipment": equipment.id}, index)]
    return []


def begin_special(t: BoardTable, seat: int, option: Option, free: bool = False) -> None:
    """Pay for a special action and carry it out."""
    t.push(Special(seat, option.kind, option.value))
    if free:
        return
    t.use_up(ONCE[option.kind])
    if option.kind == "revive" or not t.box.cogs[seat].free_specials:
        t.push(Discard(seat, option.kind))


class Special(BoardFrame):
    """A special action that has been paid for."""

    FIELDS = ("kind", "seat", "what")
    __slots__ = FIELDS
    NAME = "special"

    def __init__(self, seat: int = 0, kind: str = "", what: int = -1) -> None:
        self.seat = seat
        self.kind = kind
        self.what = what

    def advance(self, t: BoardTable) -> Decision | None:
        t.pop()
        if self.kind == "revive":
            revive(t, self.what)
        elif self.kind == "pick_up":
            pick_up(t, self.seat, self.what)
        else:
            use_equipment(t, self.seat, self.what)
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        raise AssertionError(option)


def pick_up(t: BoardTable, seat: int, index: int) -> None:
    """BG-DROP-05 to 08: the pictured weapon with 2 ammo tokens."""
    weapon = t.box.weapon(t.dropped[index].weapon)
    discard_dropped(t, index)
    t.emit("weapon_picked_up", seat=seat, weapon=weapon_ref(t, weapon))
    take_special(t, seat, weapon, 2)

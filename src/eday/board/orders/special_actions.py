"""BG-SPECIAL: reviving, picking up dropped weapons, activating equipment."""

from __future__ import annotations

from typing import Final

from eday.board.combat.wound_markers import discard_dropped
from eday.board.combat.wounds import revive
from eday.board.missions.supplies import equipment_of
from eday.board.orders.cards import Discard
from eday.board.orders.equipment import use_equipment
from eday.board.orders.gear import (
    take_special,
    weapon_ref,
)
from eday.board.orders.limits import no_special
from eday.board.pieces import OnceATurn
from eday.board.refusals import Refusals, Why
from eday.board.table import BoardFrame, BoardTable
from eday.content.board import schema
from eday.kernel import Decision, Option

NOT_BLEEDING: Final = Why("BG-REVIVE-01", "why-not-bleeding", ("cog",))
REVIVE_OWN_AREA: Final = Why("BG-REVIVE-01", "why-revive-own-area", ("cog",))
NOTHING_DROPPED: Final = Why("BG-DROP-04", "why-nothing-dropped-here", ("weapon",))
NO_EQUIPMENT: Final = Why("BG-SPECIAL-06", "why-no-equipment", ("area",))
TILE_WITHOUT: Final = Why("BG-MAP-06", "why-tile-no-equipment", ("tile",))
STAND_THERE: Final = Why("BG-SPECIAL-06", "why-stand-at-equipment", ("area",))
FACE_DOWN: Final = Why("BG-MISSION-HORDE-03", "why-face-down", ("tile",))


def special_options(t: BoardTable, seat: int, before_order: bool) -> list[Option]:
    """The special actions open to the active player between actions (BG-SPECIAL-01 to 05)."""
    return [
        *revive_options(t, seat, before_order),
        *pick_up_options(t, seat, before_order),
        *equipment_options(t, seat, before_order),
    ]


def revive_options(
    t: BoardTable, seat: int, before_order: bool = False, free: bool = False, refused: Refusals | None = None
) -> list[Option]:
    """Bleeding-out COGs in the area."""
    kind = "free_revive" if free else "revive"
    options = []
    for other, bleeding in enumerate(t.bleeding):
        why: Why | None = NOT_BLEEDING
        if bleeding and not t.eliminated[other]:
            why = None if t.area[other] == t.area[seat] else REVIVE_OWN_AREA
        if why is None and not free:
            why = no_special(t, seat, "revive", before_order, pays=True)
        if why is None:
            options.append(Option(f"{kind}:{t.ref(other)}", kind, (t.ref(other),), value=other))
        elif refused is not None:
            refused.note((t.ref(other),), why, cog=t.ref(other), action="revive")
    return options


def pick_up_options(
    t: BoardTable, seat: int, before_order: bool = False, free: bool = False, refused: Refusals | None = None
) -> list[Option]:
    """Dropped weapons in the area, each kind once (BG-DROP-04)."""
    kind = "free_pick_up" if free else "pick_up"
    here = t.area[seat]
    lying: dict[str, int] = {}
    for index, (area, _, weapon) in enumerate(t.dropped):
        if area == here:
            lying.setdefault(f"weapon:{weapon}", index)
    options = []
    for ref, index in lying.items():
        why = None if free else no_special(t, seat, "pick_up", before_order, not t.box.cogs[seat].free_specials)
        if why is None:
            options.append(Option(f"{kind}:{ref}", kind, (ref,), value=index))
        elif refused is not None:
            refused.note((ref,), why, action="pick_up")
    if refused is not None and refused.ref not in lying and refused.group == "weapon":
        refused.bar(NOTHING_DROPPED, weapon=refused.ref)
    return options


def equipment_options(
    t: BoardTable, seat: int, before_order: bool = False, free: bool = False, refused: Refusals | None = None
) -> list[Option]:
    """The equipment of the area (BG-SPECIAL-06); a heavy gun is fired in place of an order card."""
    kind = "free_equipment" if free else "equipment"
    here = t.area[seat]
    options = []
    for index, (area, location) in enumerate(t.equipment):
        why: Why | None = STAND_THERE
        if area == here:
            why = FACE_DOWN if location in t.face_down else None
        if why is None and isinstance(equipment_of(t, location).effect, schema.HeavyGun):
            continue
        if why is None and not free:
            why = no_special(t, seat, "equipment", before_order, not t.box.cogs[seat].free_specials)
        if why is None:
            refs = (t.area_ref(area), f"tile:{location}")
            args: dict[str, object] = {"equipment": equipment_of(t, location).id}
            options.append(Option(f"{kind}:{refs[0]}", kind, refs, args, index))
        elif refused is not None:
            refs = (t.area_ref(area), f"tile:{location}")
            refused.note(refs, why, area=refs[0], tile=refs[1], action="equipment")
    if refused is not None:
        _note_no_equipment(t, refused)
    return options


def _note_no_equipment(t: BoardTable, refused: Refusals) -> None:
    """Areas and tiles without equipment, or whose equipment is used up."""
    there = [area for area, _ in t.equipment]
    asked = refused.asked("area", t.shape.area_index)
    if asked >= 0 and asked not in there:
        refused.bar(NO_EQUIPMENT, area=refused.ref)
    for tile, area in enumerate(t.shape.equipment_of_tile):
        ref = f"tile:{t.shape.tiles[tile].tile}"
        if area < 0:
            refused.note((ref,), TILE_WITHOUT, tile=ref)
        elif area not in there:
            refused.note((ref,), NO_EQUIPMENT, area=t.area_ref(area))


ONCE: Final[dict[str, OnceATurn]] = {"revive": "revive", "pick_up": "pick_up", "equipment": "equipment"}
"""Each special action may be taken once a turn (BG-SPECIAL-03)."""


def begin_special(t: BoardTable, seat: int, kind: str, what: int) -> None:
    """Pay for a special action and carry it out."""
    t.push(Special(seat, kind, what))
    t.use_up(ONCE[kind])
    if kind == "revive" or not t.box.cogs[seat].free_specials:
        t.push(Discard(seat, kind))


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

"""BG-EXPLORE-01, 02: which door a COG may open, for nothing."""

from __future__ import annotations

from typing import Final

from eday.board.missions.exploring import door_at, level_behind, why_shut
from eday.board.refusals import Refusals, Why
from eday.board.table import BoardTable
from eday.kernel import Option

NO_DOOR: Final = Why("BG-EXPLORE-01", "why-no-door", ("area",))
DOOR_ELSEWHERE: Final = Why("BG-EXPLORE-01", "why-door-elsewhere", ("area",))
SHUT: Final = {
    "barred": Why("BG-EXPLORE-01", "why-door-barred", ("area",)),
    "other_door": Why("BG-MISSION-BELLY-03", "why-other-door", ("level",)),
    "locked": Why("BG-LOCK-01", "why-door-locked", ("level",)),
    "no_level": Why("BG-EXPLORE-04", "why-no-level-left"),
}


def shut(t: BoardTable, area: int) -> Why | None:
    """Why nobody opens a door in that area."""
    door = door_at(t, area)
    if door < 0:
        return NO_DOOR
    why = why_shut(t, door)
    return SHUT[why] if why else None


def explore_options(t: BoardTable, seat: int, refused: Refusals | None = None) -> list[Option]:
    """Exploring the door of the COG's area."""
    here = t.area[seat]
    options = []
    if shut(t, here) is None:
        ref = t.area_ref(here)
        options.append(Option(f"explore:{ref}", "explore", (ref,)))
    if refused is not None:
        asked = refused.asked("area", t.shape.area_index)
        if asked >= 0:
            _note(t, asked, refused)
    return options


def _note(t: BoardTable, area: int, refused: Refusals) -> None:
    """What to say of a door that is shut, missing or elsewhere."""
    why = shut(t, area)
    level = level_behind(t, door_at(t, area)) if why is not NO_DOOR else None
    refused.bar(why or DOOR_ELSEWHERE, area=refused.ref, level=level.level if level else 0)

"""BG-MOVE, BG-COVER: a figure steps into another area, into a cover space, out of it."""

from __future__ import annotations

from eday.board.table import BoardTable


def step_to(t: BoardTable, figure: int, area: int) -> None:
    """Move a figure into an adjacent area; it leaves cover for free (BG-COVER-03)."""
    before = t.area[figure]
    t.place(figure, area)
    t.alert = t.alert or t.box.watched[t.stage]
    t.emit("figure_moved", figure=t.ref(figure), origin=t.area_ref(before), to=t.area_ref(area))


def enter_cover(t: BoardTable, figure: int, cover: int) -> None:
    """Put a figure into a cover space of its area."""
    t.cover[figure] = cover
    t.emit("cover_taken", figure=t.ref(figure), cover=t.cover_ref(cover))


def leave_cover(t: BoardTable, figure: int) -> None:
    """Take a figure out of its cover space, if it is in one."""
    if t.cover[figure] >= 0:
        t.cover[figure] = -1
        t.emit("cover_left", figure=t.ref(figure), area=t.area_ref(t.area[figure]))

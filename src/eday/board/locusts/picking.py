"""Picking one of several Locusts."""

from __future__ import annotations

from eday.board.table import BoardTable
from eday.kernel import Option


def locust_options(t: BoardTable, kind: str, figures: list[int]) -> tuple[Option, ...]:
    """One option of that kind for each Locust; of figures in every way alike one is offered."""
    alike: dict[tuple[str, int, int, int], int] = {}
    for f in figures:
        alike.setdefault((t.box.figure_kind[f], t.area[f], t.cover[f], t.marker[f]), f)
    return tuple(Option(f"{kind}:{t.ref(f)}", kind, (t.ref(f),), value=f) for f in alike.values())

"""Picking one of several Locusts."""

from __future__ import annotations

from eday.board.table import BoardTable
from eday.kernel import Option


def locust_options(t: BoardTable, kind: str, figures: list[int]) -> tuple[Option, ...]:
    """One option of that kind for each Locust; of figures in every way alike one is offered."""
    made = t.box.figure_options(kind)
    alike: set[tuple[str, int, int, int]] = set()
    options: list[Option] = []
    for figure in figures:
        looks = (t.box.figure_kind[figure], t.area[figure], t.cover[figure], t.marker[figure])
        if looks in alike:
            continue
        alike.add(looks)
        option = made[figure]
        if option is None:
            ref = t.ref(figure)
            option = made[figure] = Option(f"{kind}:{ref}", kind, (ref,), value=figure)
        options.append(option)
    return tuple(options)

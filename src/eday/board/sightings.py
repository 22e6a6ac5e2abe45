"""Who and what can be seen from somewhere, by name."""

from __future__ import annotations

from eday.board.table import BoardTable


def seen_from(t: BoardTable, ref: str) -> list[str]:
    """Figures, then areas, in sight of a figure, area or cover space."""
    spot = _spot(t, ref)
    if spot is None:
        return []
    area, cover = spot
    shape = t.shape
    figures = [
        t.ref(f)
        for f in range(len(t.area))
        if t.area[f] >= 0 and t.ref(f) != ref and shape.sees(area, cover, t.area[f], t.cover[f])
    ]
    areas = [t.area_ref(other) for other in range(len(shape.areas)) if shape.sees(area, cover, other, -1)]
    return [*figures, *(name for name in areas if name != ref)]


def _spot(t: BoardTable, ref: str) -> tuple[int, int] | None:
    if ref in t.box.figure_refs:
        figure = t.box.figure_refs.index(ref)
        return (t.area[figure], t.cover[figure]) if t.area[figure] >= 0 else None
    group, _, name = ref.partition(":")
    if group == "area" and name in t.shape.area_index:
        return t.shape.area_index[name], -1
    if group == "cover" and name in t.shape.cover_index:
        cover = t.shape.cover_index[name]
        return t.shape.area_of_cover[cover], cover
    return None

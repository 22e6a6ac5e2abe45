"""BG-SEAL: emergence holes open and are sealed."""

from __future__ import annotations

from eday.board.table import BoardTable


def place_hole(t: BoardTable, area: int) -> None:
    """A hole token; a sealed printed hole below it stays sealed until then (BG-SEAL-04)."""
    t.holes = (*t.holes, area)
    t.hole_tokens = (*t.hole_tokens, area)
    t.emit("hole_placed", hole=f"hole:{t.shape.areas[area]}")


def seal_hole(t: BoardTable, area: int) -> None:
    """A printed hole gets a sealed token, a hole token leaves the map."""
    t.holes = tuple(hole for hole in t.holes if hole != area)
    if area in t.hole_tokens:
        t.hole_tokens = tuple(hole for hole in t.hole_tokens if hole != area)
    else:
        t.sealed = (*t.sealed, area)
    t.alert = True
    t.emit("hole_sealed", hole=f"hole:{t.shape.areas[area]}")

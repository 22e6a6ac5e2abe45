"""BG-MISSION-SCATTERED-05: on separate maps an AI card sees and moves only what is on the active player's map."""

from __future__ import annotations

from eday.board.missions.stage_rules import ai_keeps_to_active_map
from eday.board.table import BoardTable


def in_scope(t: BoardTable, figures: list[int]) -> list[int]:
    """Those of the figures, COGs or Locusts, that the AI card being resolved takes notice of."""
    if not t.ai_card or not ai_keeps_to_active_map(t):
        return figures
    maps = t.shape.map_of_area
    here = active_map(t)
    return [figure for figure in figures if t.area[figure] >= 0 and maps[t.area[figure]] == here]


def active_map(t: BoardTable) -> int:
    """The active player's map, also once a card has eliminated him; that of his substitute if he was gone before."""
    seat = t.active
    for area in (t.area[seat], t.began_at[seat]):
        if area >= 0:
            return t.shape.map_of_area[area]
    return t.shape.map_of_area[t.area[t.decider]]


def cogs_in_scope(t: BoardTable) -> list[int]:
    """Standing COGs the AI card being resolved takes notice of."""
    return in_scope(t, list(t.standing))


def locusts_in_scope(t: BoardTable, family: str = "locust") -> list[int]:
    """Locusts in play, of one family or of any, that the AI card being resolved takes notice of."""
    return in_scope(t, t.locusts() if family == "locust" else t.family(family))


def area_in_scope(t: BoardTable, area: int) -> bool:
    """Whether the AI card being resolved reaches that area."""
    if not t.ai_card or not ai_keeps_to_active_map(t):
        return True
    return t.shape.map_of_area[area] == active_map(t)

"""Near and far: nearest COGs, holes and exits."""

from __future__ import annotations

from eday.board.table import BoardTable


def nearest_of(distance: tuple[int, ...], areas: list[int]) -> list[int]:
    """Those of the areas that are nearest by that row of distances, each once."""
    if not areas:
        return []
    least = min(distance[area] for area in areas)
    return [area for area in dict.fromkeys(areas) if distance[area] == least]


def nearest_holes(t: BoardTable, area: int) -> list[int]:
    """Nearest open holes (BG-SPAWN-07)."""
    return nearest_of(t.shape.move[area], list(t.holes))


def map_exits(t: BoardTable, area: int) -> list[int]:
    """Exit areas with a door (BG-TERM-05), the nearest first if there are several."""
    return nearest_of(t.shape.move[area], [door[0] for door in t.doors])


def cogs_seen_by_ai(t: BoardTable, area: int) -> list[int]:
    """COGs AI cards take notice of: those standing, and with insane difficulty those bleeding in the area (R-08)."""
    if not t.box.insane:
        return list(t.standing)
    return [
        seat
        for seat in range(t.box.players)
        if not t.eliminated[seat] and (not t.bleeding[seat] or t.area[seat] == area)
    ]


def nearest_cogs(t: BoardTable, area: int, seats: list[int] | None = None) -> list[int]:
    """The COGs that need the fewest moves to reach (BG-TERM-08); several when tied."""
    if seats is None:
        seats = cogs_seen_by_ai(t, area)
    if not seats:
        return []
    distance = t.shape.move[area]
    where = t.area
    least = min([distance[where[seat]] for seat in seats])
    return [seat for seat in seats if distance[where[seat]] == least]


def distance_to_cog(t: BoardTable, area: int) -> int:
    """Moves to the nearest COG."""
    seats = cogs_seen_by_ai(t, area)
    return min([t.shape.move[area][t.area[seat]] for seat in seats]) if seats else 0

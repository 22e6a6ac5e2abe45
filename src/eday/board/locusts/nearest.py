"""Near and far: nearest COGs, holes and exits."""

from __future__ import annotations

from eday.board.locusts.same_map import cogs_in_scope, in_scope
from eday.board.map import FAR
from eday.board.missions.stage_rules import tile_by_tile
from eday.board.table import BoardTable


def nearest_of(distance: tuple[int, ...], areas: list[int]) -> list[int]:
    """Those of the areas that are nearest by that row of distances, each once; none that no way leads to."""
    reached = [area for area in areas if distance[area] < FAR]
    if not reached:
        return []
    least = min(distance[area] for area in reached)
    return [area for area in dict.fromkeys(reached) if distance[area] == least]


def nearest_holes(t: BoardTable, area: int) -> list[int]:
    """Nearest open holes (BG-SPAWN-07)."""
    return nearest_of(t.shape.move[area], list(t.holes))


def map_exits(t: BoardTable) -> list[int]:
    """Exit areas with a door (BG-TERM-05), of several those nearest to the active player (BG-MISSION-BELLY-04).

    While a level is explored tile by tile it has no door: its exit is that of the last tile. Before the COGs stand on
    the map, near means near the entrance.
    """
    if tile_by_tile(t):
        return [t.shape.exit_of_tile[-1]]
    here = t.area[t.decider]
    if here < 0:
        here = t.shape.entrance_of_map(0)
    return nearest_of(t.shape.move[here], [door.area for door in t.doors])


def cogs_seen_by_ai(t: BoardTable, area: int) -> list[int]:
    """COGs AI cards take notice of: those standing, and with insane difficulty those bleeding in the area (R-08)."""
    if not t.box.insane:
        return cogs_in_scope(t)
    seats = [s for s in range(t.box.players) if not t.eliminated[s] and (not t.bleeding[s] or t.area[s] == area)]
    return in_scope(t, seats)


def nearest_cogs(t: BoardTable, area: int, seats: list[int] | None = None) -> list[int]:
    """The COGs that need the fewest moves to reach (BG-TERM-08); several when tied, none that cannot be reached."""
    if seats is None:
        seats = cogs_seen_by_ai(t, area)
    if not seats:
        return []
    distance = t.shape.move[area]
    where = t.area
    least = min([distance[where[seat]] for seat in seats])
    return [seat for seat in seats if distance[where[seat]] == least] if least < FAR else []


def distance_to_cog(t: BoardTable, area: int) -> int:
    """Moves to the nearest COG."""
    seats = cogs_seen_by_ai(t, area)
    return min([t.shape.move[area][t.area[seat]] for seat in seats]) if seats else 0

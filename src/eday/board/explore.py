"""BG-EXPLORE, BG-LOCK: building levels from location decks, at set-up and behind doors."""

from __future__ import annotations

import itertools

from eday.board.map import MapShape, lay
from eday.board.spawn import Spawning, tile_spawns
from eday.board.table import BoardFrame, BoardTable
from eday.content import Content
from eday.kernel import Decision, Option
from eday.kernel.rng import shuffled, stream

RESHUFFLES = 100


def arrange_level(
    content: Content, locations: tuple[str, ...], layout_seed: int, level: int, base: MapShape | None, at: int
) -> tuple[MapShape, tuple[str, ...]] | None:
    """Lay a level in random order; on a collision reshuffle the whole level (BG-EXPLORE-11). None: no order fits.

    The stream belongs to the level, so the map of a seed does not depend on anything else in the game.
    """
    state = stream(layout_seed, f"level {level}")
    for _ in range(RESHUFFLES):
        order, state = shuffled(locations, state)
        shape = lay(content.tiles, order, base, at)
        if shape is not None:
            return shape, order
    for order in itertools.permutations(locations):
        shape = lay(content.tiles, order, base, at)
        if shape is not None:
            return shape, order
    return None


def next_level(t: BoardTable) -> tuple[int, bool, tuple[str, ...]] | None:
    """The lowest-numbered location deck that still has cards (BG-EXPLORE-04)."""
    return t.levels[0] if t.levels else None


def unlock_next_level(t: BoardTable) -> None:
    """Take the lock off the next location deck (BG-LOCK-02)."""
    if t.levels and t.levels[0][1]:
        level, _, locations = t.levels[0]
        t.levels = ((level, False, locations), *t.levels[1:])
        t.emit("level_unlocked", level=level)


def door_at(t: BoardTable, area: int) -> int:
    """Index of the door token in an area, or -1."""
    for index, door in enumerate(t.doors):
        if door[0] == area:
            return index
    return -1


def can_explore(t: BoardTable, seat: int) -> bool:
    """BG-EXPLORE-01, BG-LOCK-01."""
    level = next_level(t)
    return level is not None and not level[1] and door_at(t, t.area[seat]) >= 0


def explore_option(t: BoardTable, seat: int) -> list[Option]:
    """Exploring the door of the COG's area costs nothing (BG-EXPLORE-02)."""
    if not t.levels or not can_explore(t, seat):
        return []
    ref = t.area_ref(t.area[seat])
    return [Option(f"explore:{ref}", "explore", (ref,))]


def lay_level(t: BoardTable, at: int) -> None:
    """Lay the next level whole (R-04), put its door and keep its equipment cards."""
    level, _, locations = t.levels[0]
    base = t.shape if t.layout else None
    t.levels = t.levels[1:]
    arranged = arrange_level(t.box.content, locations, t.layout_seed, level, base, at)
    if arranged is None:
        t.emit("level_does_not_fit", level=level)
        return
    shape, order = arranged
    first = len(base.tiles) if base else 0
    t.shape = shape
    t.layout = (*t.layout, (order, at))
    for tile in range(first, len(shape.tiles)):
        name = shape.tiles[tile].tile
        t.emit("tile_placed", tile=f"tile:{name}", level=level)
        t.holes = (*t.holes, *shape.holes_of_tile[tile])
        if t.box.content.locations[name].equipment is not None and shape.equipment_of_tile[tile] >= 0:
            t.equipment = (*t.equipment, (shape.equipment_of_tile[tile], name))
    last = len(shape.tiles) - 1
    t.doors = (*t.doors, (shape.exit_of_tile[last], last))
    t.emit("door_placed", area=t.area_ref(shape.exit_of_tile[last]))


class Exploration(BoardFrame):
    """The active player's COG opens the door of its area."""

    FIELDS = ("laid",)
    __slots__ = FIELDS
    NAME = "exploration"

    def __init__(self) -> None:
        self.laid = False

    def advance(self, t: BoardTable) -> Decision | None:
        if self.laid:
            t.pop()
            return None
        self.laid = True
        index = door_at(t, t.area[t.active])
        area, tile = t.doors[index]
        t.doors = t.doors[:index] + t.doors[index + 1 :]
        t.emit("door_explored", area=t.area_ref(area), seat=t.active, level=t.levels[0][0])
        t.revealed = t.revealed or "reveal"
        first = len(t.shape.tiles)
        lay_level(t, tile)
        t.push(Spawning(tile_spawns(t, range(first, len(t.shape.tiles)))))
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        raise AssertionError(option)

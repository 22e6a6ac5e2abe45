"""BG-EXPLORE, BG-LOCK: building levels from location decks, at set-up and behind doors."""

from __future__ import annotations

import itertools
from typing import Final

from eday.board.locusts.spawning import spawn_on_tiles
from eday.board.map import SEPARATE, LaidTiles, MapShape, bridged, lay
from eday.board.missions.objectives import last_tile_of_level, note_achieved
from eday.board.missions.stage_rules import door_barred, first_tile_leads_to, tile_by_tile
from eday.board.pieces import Door, LocationDeck, PlacedEquipment
from eday.board.table import BoardFrame, BoardTable
from eday.content.board import Content, schema
from eday.kernel import Decision, Option
from eday.kernel.rng import shuffled, stream

RESHUFFLES: Final = 100


def arrange_level(
    content: Content,
    locations: tuple[str, ...],
    layout_seed: int,
    name: str,
    base: MapShape | None,
    at: int,
    turned_first: bool = False,
) -> tuple[MapShape, tuple[str, ...]] | None:
    """Lay a level in random order; on a collision reshuffle the whole level (BG-EXPLORE-11). None: no order fits.

    The stream belongs to the level, so the map of a seed does not depend on anything else in the game.
    """
    state = stream(layout_seed, name)
    for _ in range(RESHUFFLES):
        order, state = shuffled(locations, state)
        shape = lay(content.tiles, order, base, at, turned_first=turned_first)
        if shape is not None:
            return shape, order
    for order in itertools.permutations(locations):
        shape = lay(content.tiles, order, base, at, turned_first=turned_first)
        if shape is not None:
            return shape, order
    return None


def lay_level(t: BoardTable, level: int, at: int, turned_first: bool = False) -> range:
    """Lay a level whole (R-04) and put its door (BG-EXPLORE-08, 09); the tiles laid."""
    locations = _take_level(t, level)
    new = _lay(t, level, locations, f"level {level}", at, turned_first)
    if new:
        place_door(t, new[-1], level)
    return new


def lay_next_tile(t: BoardTable, level: int) -> range:
    """Lay a single tile of a level, with no door (BG-MISSION-ROADBLOCKS-01)."""
    locations = _take_level(t, level)
    base = t.shape if t.layout else None
    at = len(base.tiles) - 1 if base else SEPARATE
    name = f"level {level}, {len(locations)} left"
    # The first of an order in which all that is left would fit, so that no later tile is shut out.
    arranged = arrange_level(t.box.content, locations, t.layout_seed, name, base, at)
    first = arranged[1][0] if arranged else locations[0]
    left = tuple(location for location in locations if location != first)
    if left:
        t.levels = tuple(sorted([*t.levels, LocationDeck(level, False, left)]))
    return _lay(t, level, (first,), name, at)


def lay_tile(t: BoardTable, tile: str, at: int) -> range:
    """Lay a tile without its location card."""
    return _lay(t, 0, (tile,), tile, at, cards=False)


def _take_level(t: BoardTable, level: int) -> tuple[str, ...]:
    locations = next((deck.locations for deck in t.levels if deck.level == level), ())
    t.levels = tuple(deck for deck in t.levels if deck.level != level)
    return locations


def _lay(
    t: BoardTable,
    level: int,
    locations: tuple[str, ...],
    name: str,
    at: int,
    turned_first: bool = False,
    cards: bool = True,
) -> range:
    base = t.shape if t.layout else None
    arranged = arrange_level(t.box.content, locations, t.layout_seed, name, base, at, turned_first)
    if arranged is None:
        t.emit("level_does_not_fit", level=level)
        return range(0)
    shape, order = arranged
    new = range(len(base.tiles) if base else 0, len(shape.tiles))
    t.shape = bridged(shape, t.bridges)
    t.layout = (*t.layout, LaidTiles(level, order, at, turned_first))
    for tile in new:
        place = shape.tiles[tile].tile
        t.emit("tile_placed", tile=f"tile:{place}", level=level)
        t.holes = (*t.holes, *shape.holes_of_tile[tile])
        if cards and t.box.content.locations[place].equipment is not None and shape.equipment_of_tile[tile] >= 0:
            t.equipment = (*t.equipment, PlacedEquipment(shape.equipment_of_tile[tile], place))
    return new


def place_door(t: BoardTable, tile: int, level: int, leads: int = 0) -> None:
    """A door token on the exit of a tile: the end of a level, or the way to a certain one."""
    area = t.shape.exit_of_tile[tile]
    t.doors = (*t.doors, Door(area, tile, level, leads))
    t.emit("door_placed", area=t.area_ref(area))


def take_door(t: BoardTable, level: int) -> int:
    """Take the door at the end of a level away; the tile it stood on."""
    for index, door in enumerate(t.doors):
        if door.ends == level:
            t.doors = t.doors[:index] + t.doors[index + 1 :]
            return door.tile
    return last_tile_of_level(t, level)


def door_at(t: BoardTable, area: int) -> int:
    """Index of the door token in an area, or -1."""
    for index, door in enumerate(t.doors):
        if door.area == area:
            return index
    return -1


def level_behind(t: BoardTable, door: int) -> LocationDeck | None:
    """The location deck a door opens: the lowest-numbered one with cards (BG-EXPLORE-04) or the one it leads to."""
    leads = t.doors[door].leads
    return next((deck for deck in t.levels if leads in (0, deck.level)), None)


def unlock_next_level(t: BoardTable) -> None:
    """Take the lock off the next location deck (BG-LOCK-02)."""
    if t.levels:
        unlock_level(t, t.levels[0].level)


def unlock_level(t: BoardTable, level: int) -> None:
    """Take the lock off a location deck."""
    if any(deck.level == level and deck.locked for deck in t.levels):
        t.levels = tuple(deck._replace(locked=deck.locked and deck.level != level) for deck in t.levels)
        t.emit("level_unlocked", level=level)


def why_shut(t: BoardTable, door: int) -> str:
    """Why a door cannot be explored: `barred`, `no_level`, `other_door`, `locked`; empty if it can."""
    ends = t.doors[door].ends
    objective = t.box.mission.stages[t.stage].objective
    if isinstance(objective, schema.DoorTried) and objective.level == ends:
        return ""
    if door_barred(t, ends):
        return "barred"
    level = level_behind(t, door)
    if level is None:
        return "no_level"
    if first_tile_leads_to(t) == level.level != t.doors[door].leads:
        return "other_door"
    return "locked" if level.locked else ""


class Exploration(BoardFrame):
    """A COG opens the door of its area."""

    FIELDS = ("laid", "seat")
    __slots__ = FIELDS
    NAME = "exploration"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.laid = False

    def advance(self, t: BoardTable) -> Decision | None:
        if self.laid:
            t.pop()
            return None
        self.laid = True
        index = door_at(t, t.area[self.seat])
        door = t.doors[index]
        objective = t.box.mission.stages[t.stage].objective
        if isinstance(objective, schema.DoorTried) and objective.level == door.ends:
            t.emit("door_tried", area=t.area_ref(door.area), seat=self.seat)
            note_achieved(t, schema.DoorTried, door.ends)
            return None
        deck = level_behind(t, index)
        assert deck is not None
        t.doors = t.doors[:index] + t.doors[index + 1 :]
        t.emit("door_explored", area=t.area_ref(door.area), seat=self.seat, level=deck.level)
        t.revealed = t.revealed or "reveal"
        spawn_on_tiles(t, lay_level(t, deck.level, door.tile))
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        raise AssertionError(option)


def explore_on_entering(t: BoardTable, seat: int) -> None:
    """BG-MISSION-ROADBLOCKS-05: a COG that steps into the exit finds the next tile at once."""
    level = tile_by_tile(t)
    if all(deck.level != level for deck in t.levels):
        return
    if t.area[seat] == t.shape.exit_of_tile[-1]:
        t.emit("exit_entered", area=t.area_ref(t.area[seat]), seat=seat)
        t.revealed = t.revealed or "reveal"
        spawn_on_tiles(t, lay_next_tile(t, level))

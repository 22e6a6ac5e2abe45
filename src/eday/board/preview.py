"""The map of a seed, without playing."""

from __future__ import annotations

import os

from eday.board.box import steps_of_mission
from eday.board.map import MapShape
from eday.board.missions.exploring import lay_level, lay_next_tile, place_door, take_door
from eday.board.missions.mission_steps import MISSION_STEPS
from eday.board.setup import lay_start, new_table, pack_box
from eday.board.table import BoardTable
from eday.content.board import load, schema
from eday.kernel import SetupError


def preview(
    mission: str, seed: int, levels: str, content: str | os.PathLike[str] | None = None, horde: str = "normal"
) -> tuple[MapShape, tuple[int, ...]]:
    """The shape and the areas with a door; `levels` is "1" (what lies there at first) or "all"."""
    cards = load(content)
    if mission not in cards.missions:
        raise SetupError("setup-unknown-mission", mission=mission, known=", ".join(cards.missions))
    squad = list(cards.cogs)[: cards.missions[mission].max_players]
    t = new_table(pack_box(cards, mission, squad, seed, False, horde))
    lay_start(t)
    for step in t.box.mission.setup:
        if isinstance(step, schema.TurnFirstTile):
            MISSION_STEPS[type(step)](t, step)
    if levels == "all":
        _lay_the_rest(t)
    if not t.layout:
        raise SetupError("setup-no-map", mission=mission)
    return t.shape, tuple(door.area for door in t.doors)


def _lay_the_rest(t: BoardTable) -> None:
    """As the mission would: tile by tile, by stage flips, through the doors; of levels to choose from the first."""
    steps = steps_of_mission(t.box.mission)
    while t.box.mission.first_tile_only and t.levels[0].level == 1:
        lay_next_tile(t, 1)
        if t.levels[0].level != 1:
            place_door(t, len(t.shape.tiles) - 1, 1)
    chosen = next((step.levels for step in steps if isinstance(step, schema.ChooseUnlock)), ())
    for level, _, _ in t.levels:
        if level in chosen[1:]:
            continue
        flip = next((step for step in steps if isinstance(step, schema.Explore) and step.level == level), None)
        lay_level(t, level, _tile_before(t, level, flip))
    for step in steps:
        if isinstance(step, schema.PlaceTile):
            MISSION_STEPS[type(step)](t, step)


def _tile_before(t: BoardTable, level: int, flip: schema.Explore | None) -> int:
    """The tile whose exit a level is laid on; its door goes."""
    if flip is not None:
        return take_door(t, flip.after_level or level - 1)
    index = next((i for i, door in enumerate(t.doors) if door.leads == level), -1)
    if index < 0:
        return take_door(t, level - 1)
    tile = t.doors[index].tile
    t.doors = t.doors[:index] + t.doors[index + 1 :]
    return tile

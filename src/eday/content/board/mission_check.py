"""How the parts of one mission fit together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn

from eday.content.board import schema
from eday.content.errors import ContentError
from eday.content.structs import fields, nodes

LEVEL_FIELDS: Final = ("level", "levels", "after_level")
MOST_PLAYERS: Final = 4
HARDEST: Final = 5


def check_mission(mission: schema.Mission) -> None:
    """Raise ContentError unless the mission can be set up and won."""
    if not mission.min_players <= mission.max_players <= MOST_PLAYERS:
        _fail(mission, "max_players", "number-between", least=mission.min_players, most=MOST_PLAYERS)
    if not 1 <= mission.difficulty <= HARDEST:
        _fail(mission, "difficulty", "number-between", least=1, most=HARDEST)
    if "A" not in mission.enemies:
        _fail(mission, "enemies", "slot-a")
    _check_levels(mission)
    _check_stages(mission)
    for path, node in nodes(mission):
        if isinstance(node, schema.SpawnForPlayers):
            _check_columns(mission, path, node)
        for name, value in fields(node):
            if name in LEVEL_FIELDS and not isinstance(node, schema.Mission):
                for level in value if isinstance(value, tuple) else (value,):
                    if level is not None and not 1 <= level <= len(mission.levels):
                        _fail(mission, f"{path}.{name}", "level-between", most=len(mission.levels), found=level)


def _check_levels(mission: schema.Mission) -> None:
    if not mission.levels:
        _fail(mission, "levels", "one-level")
    for i, level in enumerate(mission.levels):
        if not level.locations and not (mission.difficulties and i == 0):
            _fail(mission, f"levels[{i}].locations", "one-location")
    placed = [node.tile for _, node in nodes(mission) if isinstance(node, schema.PlaceTile)]
    fixed = [location for level in mission.levels for location in level.locations] + placed
    _check_tiles_differ(mission, "levels", fixed)
    for name, locations in mission.difficulties.items():
        if not locations:
            _fail(mission, f"difficulties.{name}", "one-location")
        _check_tiles_differ(mission, f"difficulties.{name}", [*fixed, *locations])


def _check_tiles_differ(mission: schema.Mission, field: str, ids: Sequence[str]) -> None:
    """There is one copy of each tile, so one of its faces at a time can lie on the table."""
    numbers = [name[:-1] for name in ids]
    for i, number in enumerate(numbers):
        if number in numbers[:i]:
            _fail(mission, field, "each-tile-once", first=ids[numbers.index(number)], second=ids[i])


def _check_stages(mission: schema.Mission) -> None:
    if not mission.stages:
        _fail(mission, "stages", "one-stage")
    for i, stage in enumerate(mission.stages):
        last = i == len(mission.stages) - 1
        if stage.wins != last:
            _fail(mission, f"stages[{i}].wins", "wins-last" if last else "wins-not-yet")


def _check_columns(mission: schema.Mission, path: str, step: schema.SpawnForPlayers) -> None:
    if set(step.players) != set(range(mission.min_players, mission.max_players + 1)):
        _fail(mission, f"{path}.players", "line-each", least=mission.min_players, most=mission.max_players)


def _fail(mission: schema.Mission, field: str, key: str, **args: object) -> NoReturn:
    raise ContentError("missions.yaml", mission.id, field, key, **args)

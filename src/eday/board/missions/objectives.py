"""BG-WIN-01: what each stage asks for, and whether it has come about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eday.board.map import FAR
from eday.board.table import BoardTable
from eday.content.board import schema


def objective_met(t: BoardTable) -> bool:
    """Whether the objective of the present stage is fulfilled."""
    objective = t.box.mission.stages[t.stage].objective
    return OBJECTIVES[type(objective)](t, objective)


def note_achieved(t: BoardTable, kind: type[schema.Objective], what: object = None) -> None:
    """Somebody did what an objective may ask for: activated equipment, tried a door, used up the AI deck."""
    objective = t.box.mission.stages[t.stage].objective
    if type(objective) is kind and what in (
        None,
        getattr(objective, "location", None),
        getattr(objective, "level", None),
    ):
        t.achieved = t.alert = True


def door_out_of_reach(t: BoardTable) -> bool:
    """Whether a door still to be tried is on a map of its own, with nobody on his feet there (ruling E-69)."""
    if len(t.standing) == t.box.players:
        return False
    stages = t.box.mission.stages
    for number in range(t.stage + int(t.achieved), len(stages)):
        if "doors_join_maps" in t.box.stage_rules[number]:
            return False
        objective = stages[number].objective
        if isinstance(objective, schema.DoorTried) and not _reachable(t, exit_of_level(t, objective.level)):
            return True
    return False


def _reachable(t: BoardTable, door: int) -> bool:
    """Whether somebody on his feet can get there, or nobody knows yet where it will be."""
    return door < 0 or any(t.shape.move[t.area[seat]][door] < FAR for seat in t.standing)


def is_in_play(t: BoardTable, enemy: str) -> bool:
    """Whether a figure with that enemy card is on the map."""
    return any(t.enemy_of(figure).id == enemy for figure in t.locusts())


def exit_of_level(t: BoardTable, level: int) -> int:
    """The area with the door at the end of a level, -1 when there is none."""
    return next((door.area for door in t.doors if door.ends == level), -1)


def level_of_tile(t: BoardTable) -> list[int]:
    """The level each tile on the map belongs to; 0 for tiles that came alone."""
    return [piece.level for piece in t.layout for _ in piece.tiles]


def last_tile_of_level(t: BoardTable, level: int) -> int:
    """The tile of a level laid last, -1 when none is."""
    tiles = [tile for tile, of in enumerate(level_of_tile(t)) if of == level]
    return tiles[-1] if tiles else -1


def cogs_in_the_game(t: BoardTable) -> list[int]:
    """Seats not eliminated."""
    return [seat for seat in range(t.box.players) if not t.eliminated[seat]]


def _all_holes_sealed(t: BoardTable, objective: schema.AllHolesSealed) -> bool:
    return not t.holes


def _no_locust_in_play(t: BoardTable, objective: schema.NoLocustInPlay) -> bool:
    return not t.locusts()


def _enemy_enters_exit(t: BoardTable, objective: schema.EnemyEntersExit) -> bool:
    goal = exit_of_level(t, objective.level)
    return any(t.area[figure] == goal and t.enemy_of(figure).id == objective.enemy for figure in t.locusts())


def _enemy_killed(t: BoardTable, objective: schema.EnemyKilled) -> bool:
    return not is_in_play(t, objective.enemy)


def _achieved(t: BoardTable, objective: schema.Objective) -> bool:
    return t.achieved


def _cog_enters_last_tile(t: BoardTable, objective: schema.CogEntersLastTile) -> bool:
    """BG-MISSION-ROADBLOCKS-06."""
    if any(deck.level == objective.level for deck in t.levels):
        return False
    tile = last_tile_of_level(t, objective.level)
    return any(t.shape.tile_of_area[t.area[seat]] == tile for seat in cogs_in_the_game(t))


def _all_cogs_at_exit(t: BoardTable, objective: schema.AllCogsAtExit) -> bool:
    exits = [door.area for door in t.doors if door.ends in objective.levels]
    return all(t.area[seat] in exits and seat in t.standing for seat in cogs_in_the_game(t))


def _all_cogs_on_tile(t: BoardTable, objective: schema.AllCogsOnTile) -> bool:
    tiles = t.shape.tiles
    on_tile = [
        seat in t.standing and tiles[t.shape.tile_of_area[t.area[seat]]].tile == objective.tile
        for seat in cogs_in_the_game(t)
    ]
    return all(on_tile) and not is_in_play(t, objective.without)


OBJECTIVES: Final[dict[type[schema.Objective], Callable[[BoardTable, Any], bool]]] = {
    schema.AllHolesSealed: _all_holes_sealed,
    schema.NoLocustInPlay: _no_locust_in_play,
    schema.EnemyEntersExit: _enemy_enters_exit,
    schema.EnemyKilled: _enemy_killed,
    schema.EquipmentActivated: _achieved,
    schema.AiDeckUsedUp: _achieved,
    schema.CogEntersLastTile: _cog_enters_last_tile,
    schema.AllCogsAtExit: _all_cogs_at_exit,
    schema.DoorTried: _achieved,
    schema.AllCogsOnTile: _all_cogs_on_tile,
}

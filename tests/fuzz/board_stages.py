"""A game of any set-up brought to any of its stages: objectives are fulfilled and doors explored by the rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from eday.board import BoardGame
from eday.board.missions.exploring import Exploration, explore_on_entering, unlock_next_level, why_shut
from eday.board.missions.objectives import exit_of_level
from eday.board.missions.stage_rules import tile_by_tile
from eday.board.missions.supplies import equipment_of
from eday.board.orders.equipment import activate
from eday.board.setup import HORDE, pack_box
from eday.board.table import BoardTable
from eday.board.turn import Turns
from eday.board.verbs.holes import seal_hole
from eday.content.board import from_patch, load, schema
from tests.board.properties.play import GENTLE, SQUAD

MAPS = 4
"""Maps of a mission; sight on a new one takes time, so that there are new maps only now and then."""
SAME_MAPS = 3000
"""Games played on these maps before there are others."""
PATIENCE = 400
"""Choices in which a mission has to come to its next stage."""


class Setup(NamedTuple):
    """What is wished for."""

    mission: str
    cogs: tuple[str, ...]
    seed: int
    insane: bool
    horde: str
    gentle: bool
    """Against Locusts that hardly hit."""
    stage: int
    """The stage to be reached, from 0 on."""

    def __str__(self) -> str:
        words = [self.mission, f"stage {self.stage + 1}", ", ".join(self.cogs), f"set-up {self.seed}"]
        if self.mission == "horde_mode":
            words.append(self.horde)
        return "; ".join(words + [word for word in ("insane", "gentle") if getattr(self, word)])


def draw_setup(number: int, rng: random.Random, missions: tuple[str, ...] = ()) -> Setup:
    """The set-up of a numbered game: the missions in turn, everything else by chance."""
    names = missions or tuple(load().missions)
    mission = load().missions[names[number % len(names)]]
    players = rng.randint(mission.min_players, mission.max_players)
    return Setup(
        mission.id,
        tuple(rng.sample(SQUAD, players)),
        number // SAME_MAPS * MAPS + rng.randrange(MAPS),
        rng.random() < 0.4,
        rng.choice(HORDE),
        rng.random() < 0.4,
        rng.randrange(len(mission.stages)),
    )


def game_at_stage(setup: Setup, rng: random.Random) -> BoardGame:
    """The game between two turns of the wished stage, with as many doors explored as chance wills."""
    content = from_patch(GENTLE if setup.gentle else {})
    game = BoardGame(pack_box(content, setup.mission, setup.cogs, setup.seed, setup.insane, setup.horde))
    _choose_while(game, rng, lambda t: t.turn == 0)
    t = game._table
    _between_turns(t)
    while t.stage < setup.stage:
        before = t.stage
        objective = t.box.mission.stages[t.stage].objective
        FULFIL[type(objective)](game, rng, objective)
        _choose_while(game, rng, lambda t, before=before: t.stage == before)
        _between_turns(t)
    while rng.random() < 0.6 and _explore_something(game, rng):
        pass
    return game


def _choose_while(game: BoardGame, rng: random.Random, goes_on: Callable[..., bool]) -> None:
    game._run()
    for _ in range(PATIENCE):
        if not goes_on(game._table):
            return
        assert game.decision is not None, "the game ended before the stage was reached"
        game.choose(rng.choice(game.decision.options).id)
    raise AssertionError("the stage was not reached")


def _between_turns(t: BoardTable) -> None:
    t.stack[:] = [Turns()]
    t.alert = True
    t.bleeding = [False] * t.box.players
    t.update_standing()


def _settle(game: BoardGame, rng: random.Random) -> None:
    """Whatever was begun comes to its end: it is over when the next turn begins."""
    turn = game._table.turn
    _choose_while(game, rng, lambda t: t.turn == turn)
    _between_turns(game._table)


# ---------------------------------------------------------------------- exploring


def _explore_something(game: BoardGame, rng: random.Random) -> bool:
    """Open a door, or step into the exit where that lays a tile; False if nothing can be explored."""
    t = game._table
    seat = rng.choice(t.standing)
    level = tile_by_tile(t)
    if level:
        if all(deck.level != level for deck in t.levels):
            return False
        t.place(seat, t.shape.exit_of_tile[-1])
        explore_on_entering(t, seat)
        _settle(game, rng)
        return True
    if any(isinstance(equipment_of(t, location).effect, schema.UnlockNextLevel) for _, location in t.equipment):
        unlock_next_level(t)
    objective = t.box.mission.stages[t.stage].objective
    tried = objective.level if isinstance(objective, schema.DoorTried) else -1
    shut = [door for index, door in enumerate(t.doors) if why_shut(t, index) == "" and door[2] != tried]
    if not shut:
        return False
    t.place(seat, rng.choice(shut)[0])
    t.push(Exploration(seat))
    _settle(game, rng)
    return True


def _explore_until(game: BoardGame, rng: random.Random, found: Callable[[BoardTable], bool]) -> None:
    for _ in range(PATIENCE):
        if found(game._table):
            return
        _explore_something(game, rng)
    raise AssertionError("nothing more can be explored")


# ---------------------------------------------------------------------- objectives


def _seal_all(game: BoardGame, rng: random.Random, objective: schema.AllHolesSealed) -> None:
    for area in game._table.holes:
        seal_hole(game._table, area)


def clear(t: BoardTable) -> None:
    """Take all Locusts off the map, and every wound marker back onto its pile."""
    for figure in t.box.locusts:
        t.area[figure] = t.cover[figure] = -1
        t.marker[figure] = 0
    t.marker_piles = [t.box.content.markers[kind].count for kind in t.box.marker_kinds]
    t.marker_discards = [()] * len(t.box.marker_kinds)
    t.dropped = ()
    t.alert = True


def _kill_all(game: BoardGame, rng: random.Random, objective: schema.NoLocustInPlay) -> None:
    clear(game._table)


def _enter_exit(game: BoardGame, rng: random.Random, objective: schema.EnemyEntersExit) -> None:
    t = game._table
    figure = next(f for f in t.locusts() if t.enemy_of(f).id == objective.enemy)
    t.place(figure, exit_of_level(t, objective.level))
    t.alert = True


def _activate(game: BoardGame, rng: random.Random, objective: schema.EquipmentActivated) -> None:
    t = game._table
    _explore_until(game, rng, lambda t: any(location == objective.location for _, location in t.equipment))
    index = next(i for i, (_, location) in enumerate(t.equipment) if location == objective.location)
    t.place(t.standing[0], t.equipment[index][0])
    activate(t, t.standing[0], index)


def _enter_last_tile(game: BoardGame, rng: random.Random, objective: schema.CogEntersLastTile) -> None:
    t = game._table
    _explore_until(game, rng, lambda t: all(level != objective.level for level, _, _ in t.levels))
    t.place(t.standing[0], t.shape.entrance_of_tile[-1])
    t.alert = True


def _try_door(game: BoardGame, rng: random.Random, objective: schema.DoorTried) -> None:
    t = game._table
    _explore_until(game, rng, lambda t: exit_of_level(t, objective.level) >= 0)
    goal = exit_of_level(t, objective.level)
    maps = t.shape.map_of_area
    seat = next((seat for seat in t.standing if maps[t.area[seat]] == maps[goal]), t.standing[0])
    t.place(seat, goal)
    t.push(Exploration(seat))


FULFIL: dict[type[schema.Objective], Callable[[BoardGame, random.Random, Any], None]] = {
    schema.AllHolesSealed: _seal_all,
    schema.NoLocustInPlay: _kill_all,
    schema.EnemyEntersExit: _enter_exit,
    schema.EquipmentActivated: _activate,
    schema.CogEntersLastTile: _enter_last_tile,
    schema.DoorTried: _try_door,
}
"""Objectives of stages that are followed by another one; those that win a mission need not be fulfilled."""

"""Whether a mission can be played to its end: what its stages speak of must be there by then."""

from __future__ import annotations

from typing import Final, NoReturn

from eday.content.board import schema
from eday.content.board.model import Content
from eday.content.errors import ContentError
from eday.content.structs import nodes

SLOTS: Final = ("A", "B", "C")
FOR_ONE_FIGURE: Final = ("self", "condition_cog", "condition_locust", "seen_cog")


def check_reach(mission: schema.Mission, content: Content) -> None:
    """Raise ContentError where a stage asks for, or brings, what the mission does not have."""
    progress = Progress(mission, content)
    for i, step in enumerate(mission.setup):
        progress.take(step, f"setup[{i}]")
    for i, stage in enumerate(mission.stages):
        place = f"stages[{i}]"
        progress.enter(stage, place)
        progress.judge(stage, f"{place}.objective")
        for j, step in enumerate(stage.on_flip):
            progress.take(step, f"{place}.on_flip[{j}]")


class Progress:
    """What is on the table, or can be, as the stages go by."""

    def __init__(self, mission: schema.Mission, content: Content) -> None:
        self.mission = mission
        self.content = content
        self.enemies: dict[str, str | None] = {slot: mission.enemies.get(slot) for slot in SLOTS}
        self.laid = {1} | {i for i, level in enumerate(mission.levels, start=1) if level.separate_map}
        self.locked = {i for i, level in enumerate(mission.levels, start=1) if level.locked}
        self.tiles: set[str] = set()
        """Tiles laid by flips."""
        self._explore()

    def enter(self, stage: schema.Stage, place: str) -> None:
        """Another stage begins: its rules speak of enemies that are there."""
        for i, rule in enumerate(stage.rules):
            if rule.enemy is not None:
                self._want_enemy(rule.enemy, f"{place}.rules[{i}].enemy")
        self._explore()

    def judge(self, stage: schema.Stage, place: str) -> None:
        """The objective can be met in its stage."""
        objective = stage.objective
        for name in ("enemy", "without"):
            if (enemy := getattr(objective, name, None)) is not None:
                self._want_enemy(enemy, f"{place}.{name}")
        barred = [rule.level for rule in stage.rules if rule.rule == "door_barred"]
        if isinstance(objective, schema.DoorTried) and objective.level in barred:
            self._fail(f"{place}.level", "door-not-barred")
        levels = getattr(objective, "levels", (getattr(objective, "level", None),))
        for level in levels:
            if level is not None and level not in self.laid:
                self._fail(place, "level-in-reach", found=level)
        if isinstance(objective, schema.EquipmentActivated):
            self._want_tile(objective.location, f"{place}.location")
            if self.content.locations[objective.location].equipment is None:
                self._fail(f"{place}.location", "location-equipped", found=objective.location)
        if isinstance(objective, schema.AllCogsOnTile):
            self._want_tile(objective.tile, f"{place}.tile")
        whole_first_level = any(rule.rule == "explore_one_tile_on_entering_exit" for rule in stage.rules)
        if isinstance(objective, schema.CogEntersLastTile) and self.mission.first_tile_only and not whole_first_level:
            self._fail(place, "whole-level-rule")

    def take(self, step: schema.LocustStep, place: str) -> None:
        """A step of the set-up or of a flip happens."""
        self._check_actors(step, place)
        if isinstance(step, schema.SpawnForPlayers):
            for players, numbers in step.players.items():
                for enemy in numbers:
                    self._want_enemy(enemy, f"{place}.players.{players}.{enemy}")
        elif isinstance(step, schema.PlaceFigure | schema.RemoveFigures):
            self._want_enemy(step.enemy, f"{place}.enemy")
        elif isinstance(step, schema.EachPlayerSpawns | schema.Spawn):
            self._check_spawn(step, place)
        elif isinstance(step, schema.SetEnemies):
            self.enemies = {"A": step.A, "B": step.B, "C": step.C}
        elif isinstance(step, schema.Unlock):
            self.locked.discard(step.level)
        elif isinstance(step, schema.ChooseUnlock):
            self.locked.difference_update(step.levels)
        elif isinstance(step, schema.Explore):
            self._want_level(step.after_level or step.level - 1, f"{place}.after_level")
            self.laid.add(step.level)
        elif isinstance(step, schema.PlaceTile):
            self._want_level(step.after_level, f"{place}.after_level")
            self.tiles.add(step.tile)
        elif isinstance(step, schema.PlaceDoor):
            self._want_level(step.level, f"{place}.level")
        self._explore()

    def _explore(self) -> None:
        """The COGs go on through unlocked doors, and keycodes they can reach unlock the level after."""
        for level in range(1, len(self.mission.levels) + 1):
            if level in self.laid:
                continue
            if level in self.locked and self._keycode():
                self.locked.discard(level)
            if level not in self.locked:
                self.laid.add(level)

    def _keycode(self) -> bool:
        kinds = [self.content.locations[tile].equipment for tile in self._reachable_tiles()]
        effects = [self.content.equipment[kind].effect for kind in kinds if kind is not None]
        return any(isinstance(effect, schema.UnlockNextLevel) for effect in effects)

    def _reachable_tiles(self) -> set[str]:
        """Locations with their cards; with difficulties all that some difficulty lays."""
        found = {tile for tiles in self.mission.difficulties.values() for tile in tiles}
        for level in self.laid:
            found.update(self.mission.levels[level - 1].locations)
        return found

    def _check_spawn(self, step: schema.Spawn | schema.EachPlayerSpawns, place: str) -> None:
        if step.slot is not None and self.enemies[step.slot] is None:
            self._fail(f"{place}.slot", "slot-filled", found=step.slot)
        if isinstance(step, schema.EachPlayerSpawns):
            if step.enemy is not None:
                self._want_enemy(step.enemy, f"{place}.enemy")
            self._want_tile(step.tile, f"{place}.tile")
            return
        if step.family is not None and step.family not in self._families():
            self._fail(f"{place}.family", "family-here", found=step.family)
        if step.tile is not None:
            self._want_tile(step.tile, f"{place}.tile")
            if self.content.tiles[step.tile].equipment is None:
                self._fail(f"{place}.tile", "tile-equipped", found=step.tile)

    def _check_actors(self, step: schema.LocustStep, place: str) -> None:
        """Steps of a mission act for all figures they name; "this figure" belongs to AI cards for each figure."""
        for path, node in nodes(step, place):
            if isinstance(node, schema.Who) and node.self_:
                self._fail(path, "actors")
        if isinstance(step, schema.ReviveFromMarker) or (isinstance(step, schema.Heal) and step.condition_locust):
            self._fail(place, "no-single-card")
        for name in ("toward", "away_from", "target"):
            if getattr(step, name, None) in FOR_ONE_FIGURE:
                self._fail(f"{place}.{name}", "cog-free")

    def _families(self) -> set[str]:
        return {self.content.enemies[enemy].family for enemy in self.enemies.values() if enemy}

    def _want_enemy(self, enemy: str, place: str) -> None:
        if enemy not in self.enemies.values():
            there = ", ".join(name for name in self.enemies.values() if name)
            self._fail(place, "enemy-here", known=there, found=enemy)

    def _want_level(self, level: int, place: str) -> None:
        if level not in self.laid:
            self._fail(place, "level-laid", found=level)

    def _want_tile(self, tile: str, place: str) -> None:
        if tile not in self._reachable_tiles() | self.tiles:
            self._fail(place, "tile-in-reach", found=tile)

    def _fail(self, field: str, key: str, **args: object) -> NoReturn:
        raise ContentError("missions.yaml", self.mission.id, field, key, **args)

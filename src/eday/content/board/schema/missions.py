"""Missions: set-up, levels, stages and their objectives."""

from __future__ import annotations

from typing import Literal

import msgspec

from eday.content.base import Entry, Origin, Slot, Strict
from eday.content.board.schema.mission_steps import LocustStep


class Objective(Strict, frozen=True, kw_only=True, tag_field="is"):
    """Base of stage objectives."""


class AllHolesSealed(Objective, frozen=True, kw_only=True, tag="all_holes_sealed"):
    pass


class NoLocustInPlay(Objective, frozen=True, kw_only=True, tag="no_locust_in_play"):
    pass


class EnemyEntersExit(Objective, frozen=True, kw_only=True, tag="enemy_enters_exit"):
    enemy: str
    level: int


class EnemyKilled(Objective, frozen=True, kw_only=True, tag="enemy_killed"):
    enemy: str


class EquipmentActivated(Objective, frozen=True, kw_only=True, tag="equipment_activated"):
    location: str


class AiDeckUsedUp(Objective, frozen=True, kw_only=True, tag="ai_deck_used_up"):
    pass


class CogEntersLastTile(Objective, frozen=True, kw_only=True, tag="cog_enters_last_tile"):
    level: int


class AllCogsAtExit(Objective, frozen=True, kw_only=True, tag="all_cogs_at_exit"):
    levels: tuple[int, ...]


class DoorTried(Objective, frozen=True, kw_only=True, tag="door_tried"):
    """A COG explores the exit door of this level."""

    level: int


class AllCogsOnTile(Objective, frozen=True, kw_only=True, tag="all_cogs_on_tile"):
    tile: str
    without: str


StageObjective = (
    AllHolesSealed
    | NoLocustInPlay
    | EnemyEntersExit
    | EnemyKilled
    | EquipmentActivated
    | AiDeckUsedUp
    | CogEntersLastTile
    | AllCogsAtExit
    | DoorTried
    | AllCogsOnTile
)

StageRuleName = Literal[
    "no_spawns",
    "berserker_in_play",
    "level_3_by_first_tile_only",
    "extra_ai_card",
    "explore_one_tile_on_entering_exit",
    "tickers_for_location_spawns",
    "ai_spawns_at_exit",
    "ai_on_active_map_only",
    "doors_join_maps",
    "no_attacks_through_doors",
    "family_spawns_barred",
    "boss_heals_when_idle",
    "used_equipment_face_down",
    "locust_c_becomes_b",
    "equipment_stays",
    "door_barred",
]


class StageRule(Strict, frozen=True, kw_only=True):
    """A special rule of a stage, by name, with what it is about."""

    rule: StageRuleName
    location: str | None = None
    level: int | None = None
    enemy: str | None = None
    kinds: tuple[str, ...] = ()


class Stage(Strict, frozen=True, kw_only=True):
    rules: tuple[StageRule, ...] = ()
    objective: StageObjective
    on_flip: tuple[LocustStep, ...] = ()
    wins: bool = False


class Level(Strict, frozen=True, kw_only=True):
    locations: tuple[str, ...]
    locked: bool = False
    separate_map: bool = False
    origin: Origin = "printed"


class Mission(Entry, frozen=True, kw_only=True):
    number: int
    about: str = ""
    """What it is about, in a line; only for missions the message catalogue does not know."""
    difficulty: int
    """From 1 (a first game) to 5."""
    map_size: Literal["small", "medium", "large", "variable"]
    min_players: int = 1
    max_players: int = 4
    enemies: dict[Slot, str]
    general_ai: tuple[int, ...]
    levels: tuple[Level, ...]
    difficulties: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """Horde Mode: difficulty -> locations of its one level."""
    first_tile_only: bool = False
    setup: tuple[LocustStep, ...] = ()
    stages: tuple[Stage, ...]
    doubts: tuple[str, ...] = ()

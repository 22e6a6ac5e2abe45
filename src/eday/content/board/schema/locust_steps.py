"""What Locusts do by AI cards and mission effects."""

from __future__ import annotations

from typing import Literal

from eday.content.base import Slot, Strict
from eday.content.board.schema.actors import AttackPick, CogPick, SpawnPlace, Who


class Step(Strict, frozen=True, kw_only=True, tag_field="do"):
    """Base of all steps."""


class LocustMove(Step, frozen=True, kw_only=True, tag="move"):
    """Locusts move `areas`; `into` = as far as needed; `until` = up to that distance from the nearest COG."""

    who: Who
    toward: CogPick | None = None
    away_from: CogPick | None = None
    areas: int | None = None
    into: bool = False
    until: int | None = None
    wound_entered: int = 0


class LocustAttack(Step, frozen=True, kw_only=True, tag="attack"):
    who: Who
    target: AttackPick
    range: int | None = None
    own_area: bool = False
    out_of_cover: bool = False
    """The attacked COG must not be in cover."""
    extra_dice: int = 0
    whole_area: bool = False
    force_omen: bool = False


class Spawn(Step, frozen=True, kw_only=True, tag="spawn"):
    """Spawn `count` of a slot (A, B, C) or family at a place."""

    slot: Slot | None = None
    family: str | None = None
    count: int = 1
    at: SpawnPlace
    movement: int | None = None
    tile: str | None = None


class SpawnForPlayers(Step, frozen=True, kw_only=True, tag="spawn_for_players"):
    """Numbers of each enemy by number of players; `evenly` = spread over all holes."""

    at: Literal["map_exit", "each_hole"]
    players: dict[int, dict[str, int]]
    evenly: bool = False


class EachPlayerSpawns(Step, frozen=True, kw_only=True, tag="each_player_spawns"):
    enemy: str | None = None
    slot: Slot | None = None
    at: Literal["hole_of_tile", "empty_area_of_tile"]
    tile: str
    stand_in: str | None = None
    """Enemy whose figures serve too when the named enemy's own have run out."""


class Heal(Step, frozen=True, kw_only=True, tag="heal"):
    who: Who | None = None
    condition_locust: bool = False


class TakeCover(Step, frozen=True, kw_only=True, tag="take_cover"):
    """Move into the nearest free cover space, whatever the distance."""

    who: Who


class PlaceHole(Step, frozen=True, kw_only=True, tag="place_hole"):
    at: Literal["your_area"] = "your_area"


class LoseAmmo(Step, frozen=True, kw_only=True, tag="lose_ammo"):
    """The active player discards ammo tokens from one of his weapons."""

    tokens: int


class RemoveDroppedWeapons(Step, frozen=True, kw_only=True, tag="remove_dropped_weapons"):
    pass


class ReviveFromMarker(Step, frozen=True, kw_only=True, tag="revive_from_marker"):
    pass

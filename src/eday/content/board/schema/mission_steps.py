"""What missions do to map, decks and enemies; and the union of all steps."""

from __future__ import annotations

from typing import Literal

from eday.content.board.schema.locust_steps import (
    EachPlayerSpawns,
    Heal,
    LocustAttack,
    LocustMove,
    LoseAmmo,
    PlaceHole,
    RemoveDroppedWeapons,
    ReviveFromMarker,
    Spawn,
    SpawnForPlayers,
    Step,
    TakeCover,
)


class SealHolesButNearestExit(Step, frozen=True, kw_only=True, tag="seal_holes_but_nearest_exit"):
    pass


class PlaceFigure(Step, frozen=True, kw_only=True, tag="place_figure"):
    enemy: str
    at: Literal["entrance", "map_exit"]


class TurnFirstTile(Step, frozen=True, kw_only=True, tag="turn_first_tile"):
    """Entrance of the first tile against the entrance of the second; its exit gets a door to `level`."""

    level: int


class Unlock(Step, frozen=True, kw_only=True, tag="unlock"):
    level: int


class ChooseUnlock(Step, frozen=True, kw_only=True, tag="choose_unlock"):
    levels: tuple[int, ...]


class Explore(Step, frozen=True, kw_only=True, tag="explore"):
    """Lay a level at once, at the exit of the level before it or of `after_level`."""

    level: int
    after_level: int | None = None


class PlaceTile(Step, frozen=True, kw_only=True, tag="place_tile"):
    """Lay a tile without its location card; `door` = its exit gets a door."""

    tile: str
    after_level: int
    door: bool = False


class PlaceDoor(Step, frozen=True, kw_only=True, tag="place_door"):
    level: int


class SetEnemies(Step, frozen=True, kw_only=True, tag="set_enemies"):
    A: str | None = None
    B: str | None = None
    C: str | None = None


class SetAiDeck(Step, frozen=True, kw_only=True, tag="set_ai_deck"):
    """AI deck of the present enemies' families and these general cards."""

    general: tuple[int, ...]


class ShuffleAiDiscards(Step, frozen=True, kw_only=True, tag="shuffle_ai_discards"):
    pass


class RemoveFigures(Step, frozen=True, kw_only=True, tag="remove_figures"):
    enemy: str


class UnsealHoles(Step, frozen=True, kw_only=True, tag="unseal_holes"):
    pass


class TurnUpEquipment(Step, frozen=True, kw_only=True, tag="turn_up_equipment"):
    kinds: tuple[str, ...]


class GiveWeapon(Step, frozen=True, kw_only=True, tag="give_weapon"):
    """The players choose who receives a special weapon."""

    weapon: str
    ammo: int = 0


ActingStep = LocustMove | LocustAttack | TakeCover | Heal
"""What Locusts do, one after the other."""
FigureStep = ActingStep | Spawn | ReviveFromMarker
"""What a figure that acts alone can do."""
LocustStep = (
    LocustMove
    | LocustAttack
    | Spawn
    | SpawnForPlayers
    | EachPlayerSpawns
    | Heal
    | TakeCover
    | PlaceHole
    | LoseAmmo
    | RemoveDroppedWeapons
    | ReviveFromMarker
    | SealHolesButNearestExit
    | PlaceFigure
    | TurnFirstTile
    | Unlock
    | ChooseUnlock
    | Explore
    | PlaceTile
    | PlaceDoor
    | SetEnemies
    | SetAiDeck
    | ShuffleAiDiscards
    | RemoveFigures
    | UnsealHoles
    | TurnUpEquipment
    | GiveWeapon
)

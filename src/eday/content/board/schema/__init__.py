"""The declared vocabulary of the content files: what an entry may say, and nothing else."""

from eday.content.base import Entry, Numbered, Origin, Side, Slot, Strict
from eday.content.board.schema.actors import CogPick, FigureFilter, Place, Who
from eday.content.board.schema.ai_cards import AiCard
from eday.content.board.schema.conditions import (
    AiCondition,
    AllCogsAtLeast,
    AllCogsInCover,
    AllOf,
    AnyOf,
    AnySeesCog,
    CogActedThisTurn,
    CogInOwnArea,
    CogInSight,
    CogWithin,
    Condition,
    DroppedWeaponWithin,
    HoleInYourArea,
    InPlay,
    LocustNearYou,
    NoFigureMeetsIf,
    SelfUnwounded,
    WoundedLocustWithin,
)
from eday.content.board.schema.dice import Die, DieFace
from eday.content.board.schema.enemies import DeathBlast, Enemy, Marker
from eday.content.board.schema.locations import (
    DrawWeapons,
    Equipment,
    EquipmentEffect,
    GainAmmo,
    GainGrenade,
    GainWeapon,
    HeavyGun,
    Location,
    MoveAnywhere,
    UnlockNextLevel,
)
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
from eday.content.board.schema.mission_steps import (
    ChooseUnlock,
    Explore,
    GiveWeapon,
    LocustStep,
    PlaceDoor,
    PlaceFigure,
    PlaceTile,
    RemoveFigures,
    SealHolesButNearestExit,
    SetAiDeck,
    SetEnemies,
    ShuffleAiDiscards,
    TurnFirstTile,
    TurnUpEquipment,
    Unlock,
    UnsealHoles,
)
from eday.content.board.schema.missions import (
    AiDeckUsedUp,
    AllCogsAtExit,
    AllCogsOnTile,
    AllHolesSealed,
    CogEntersLastTile,
    DoorTried,
    EnemyEntersExit,
    EnemyKilled,
    EquipmentActivated,
    Level,
    Mission,
    MissionRule,
    NoLocustInPlay,
    Objective,
    Stage,
    StageObjective,
    StageRule,
)
from eday.content.board.schema.omens import (
    AddWounds,
    DoubleOtherDice,
    EnemyOmen,
    ExtraAttack,
    ExtraTarget,
    HealOmen,
    IgnoreSingleShields,
    Omen,
    OustFromCover,
    RandomDiscard,
    SealHole,
    SpawnOmen,
    Splash,
    WeaponOmen,
)
from eday.content.board.schema.orders import (
    Action,
    AttackAction,
    DrawAction,
    FreeSpecialAction,
    GainAmmoAction,
    MoveAction,
    MoveLocustAction,
    Order,
    OrderAction,
    PlayOrderAction,
    ReplaceLocustActivation,
    ReviveAction,
)
from eday.content.board.schema.tiles import CoverSpace, Opening, Tile
from eday.content.board.schema.weapons import Cog, Loadout, Weapon

# fmt: off
__all__ = [
    "Action", "AddWounds", "AiCard", "AiCondition", "AiDeckUsedUp", "AllCogsAtExit", "AllCogsAtLeast",
    "AllCogsInCover", "AllCogsOnTile", "AllHolesSealed", "AllOf", "AnyOf", "AnySeesCog", "AttackAction",
    "ChooseUnlock", "Cog", "CogActedThisTurn", "CogEntersLastTile", "CogInOwnArea", "CogInSight", "CogPick",
    "CogWithin", "Condition", "CoverSpace", "DeathBlast", "Die", "DieFace", "DoorTried", "DoubleOtherDice",
    "DrawAction", "DrawWeapons", "DroppedWeaponWithin", "EachPlayerSpawns", "Enemy", "EnemyEntersExit",
    "EnemyKilled", "EnemyOmen", "Entry", "Equipment", "EquipmentActivated", "EquipmentEffect", "Explore",
    "ExtraAttack", "ExtraTarget", "FigureFilter", "FreeSpecialAction", "GainAmmo", "GainAmmoAction", "GainGrenade",
    "GainWeapon", "GiveWeapon", "Heal", "HealOmen", "HeavyGun", "HoleInYourArea", "IgnoreSingleShields", "InPlay",
    "Level", "Loadout", "Location", "LocustAttack", "LocustMove", "LocustNearYou", "LocustStep", "LoseAmmo", "Marker",
    "Mission", "MissionRule", "MoveAction", "MoveAnywhere", "MoveLocustAction", "NoFigureMeetsIf", "NoLocustInPlay",
    "Numbered", "Objective", "Omen", "Opening", "Order", "OrderAction", "Origin", "OustFromCover", "Place", "PlaceDoor",
    "PlaceFigure", "PlaceHole", "PlaceTile", "PlayOrderAction", "RandomDiscard", "RemoveDroppedWeapons",
    "RemoveFigures", "ReplaceLocustActivation", "ReviveAction", "ReviveFromMarker", "SealHole",
    "SealHolesButNearestExit", "SelfUnwounded", "SetAiDeck", "SetEnemies", "ShuffleAiDiscards", "Side", "Slot",
    "Spawn", "SpawnForPlayers", "SpawnOmen", "Splash", "Stage", "StageObjective", "StageRule", "Step", "Strict",
    "TakeCover", "Tile", "TurnFirstTile", "TurnUpEquipment", "Unlock", "UnlockNextLevel", "UnsealHoles", "Weapon",
    "WeaponOmen", "Who", "WoundedLocustWithin",
]
# fmt: on

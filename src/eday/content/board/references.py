"""Names that entries of the board game use for each other, numbers, and choices of which exactly one must be made."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec

from eday.content.board import schema
from eday.content.board.model import Content
from eday.content.errors import ContentError
from eday.content.structs import Tables, all_nodes, check_entries, check_name

NAMES: Final[dict[type[msgspec.Struct], dict[str, str]]] = {
    schema.AttackAction: {"extra_dice_with": "weapon"},
    schema.Weapon: {"attack_only_with": "weapon"},
    schema.Loadout: {"weapon": "special-weapon"},
    schema.Cog: {"extra_die_with": "weapon"},
    schema.GainWeapon: {"weapon": "special-weapon"},
    schema.GiveWeapon: {"weapon": "special-weapon"},
    schema.Enemy: {"figure": "enemy", "family": "AI-card-family", "markers": "marker"},
    schema.AiCard: {"family": "enemy-family-or-general"},
    schema.Who: {"family": "enemy-family"},
    schema.InPlay: {"family": "enemy-family-or-locust"},
    schema.AnySeesCog: {"family": "enemy-family"},
    schema.Spawn: {"family": "enemy-family", "tile": "tile"},
    schema.EachPlayerSpawns: {"enemy": "enemy", "tile": "tile", "stand_in": "enemy"},
    schema.PlaceFigure: {"enemy": "enemy"},
    schema.RemoveFigures: {"enemy": "enemy"},
    schema.SetEnemies: {"A": "enemy", "B": "enemy", "C": "enemy"},
    schema.SetAiDeck: {"general": "general-AI-card"},
    schema.PlaceTile: {"tile": "tile"},
    schema.TurnUpEquipment: {"kinds": "equipment"},
    schema.Location: {"equipment": "equipment"},
    schema.Level: {"locations": "location"},
    schema.EnemyEntersExit: {"enemy": "enemy"},
    schema.EnemyKilled: {"enemy": "enemy"},
    schema.EquipmentActivated: {"location": "location"},
    schema.AllCogsOnTile: {"tile": "tile", "without": "enemy"},
    schema.StageRule: {"location": "location", "enemy": "enemy", "kinds": "enemy-family-or-equipment"},
    schema.FirstMission: {"mission": "mission", "cogs": "COG", "levels": "location"},
    schema.Mission: {"general_ai": "general-AI-card", "enemies": "enemy", "difficulties": "location"},
}
"""Which fields hold names of what."""

ABOVE_ZERO: Final[dict[type[msgspec.Struct], tuple[str, ...]]] = {
    schema.Order: ("copies",),
    schema.Weapon: ("copies",),
    schema.Marker: ("count", "health", "second_health"),
    schema.Enemy: ("health", "wounded_health"),
    schema.Cog: ("hand_limit",),
    schema.Die: ("in_box",),
    schema.DieFace: ("count",),
    schema.AiCard: ("number",),
    schema.Mission: ("number", "min_players"),
    schema.MoveAction: ("areas",),
    schema.DrawAction: ("cards",),
    schema.GainAmmoAction: ("tokens",),
    schema.LocustMove: ("areas",),
    schema.Spawn: ("count",),
    schema.LoseAmmo: ("tokens",),
    schema.HeavyGun: ("dice",),
    schema.DrawWeapons: ("draw", "keep"),
    schema.GainAmmo: ("tokens",),
    schema.GainGrenade: ("tokens",),
}

EXACTLY_ONE: Final[dict[type[msgspec.Struct], tuple[tuple[str, ...], ...]]] = {
    schema.Who: (("family", "slot", "all", "self", "spawned"),),
    schema.CogWithin: (("movement", "range"),),
    schema.LocustMove: (("toward", "away_from"), ("areas", "into", "until")),
    schema.Spawn: (("slot", "family"),),
    schema.EachPlayerSpawns: (("enemy", "slot"),),
    schema.Heal: (("who", "condition_locust"),),
}

TABLES: Final = Tables(names=NAMES, above_zero=ABOVE_ZERO, exactly_one=EXACTLY_ONE, facts=frozenset({"constant"}))
"""`constant` in an origin: that the card has no other ability."""


def check_references(content: Content) -> None:
    """Raise ContentError where an entry names what is not there, or a number or choice makes no sense."""
    pools = _pools(content)
    check_entries(content, TABLES, pools)
    for file, entry, path, node in all_nodes(content):
        if isinstance(node, schema.LocustAttack) and (node.target == "each_figure") != node.whole_area:
            raise ContentError(file, entry, f"{path}.whole_area", "with-each-figure")
        if isinstance(node, schema.AttackAction) and node.extra_dice_with is not None and not node.extra_dice:
            raise ContentError(file, entry, f"{path}.extra_dice", "extra-dice")
        if isinstance(node, schema.SpawnForPlayers):
            if (node.at == "each_hole") != node.evenly:
                raise ContentError(file, entry, f"{path}.evenly", "with-each-hole")
            for players, numbers in node.players.items():
                for name in numbers:
                    check_name(file, entry, f"{path}.players.{players}.{name}", name, "enemy", pools)
        if isinstance(node, schema.Spawn):
            _check_spawn(file, entry, path, node)


def _check_spawn(file: str, entry: str, path: str, node: schema.Spawn) -> None:
    if (node.at == "each_hole_near_you") != (node.movement is not None):
        raise ContentError(file, entry, f"{path}.movement", "with-hole-near-you")
    if (node.at == "equipment_area") != (node.tile is not None):
        raise ContentError(file, entry, f"{path}.tile", "with-equipment-area")


def _pools(content: Content) -> dict[str, Collection[Any]]:
    families = {enemy.family for enemy in content.enemies.values()}
    return {
        "weapon": content.weapons,
        "special-weapon": {key for key, weapon in content.weapons.items() if weapon.deck == "special"},
        "enemy": content.enemies,
        "enemy-family": families,
        "enemy-family-or-general": families | {"general"},
        "enemy-family-or-locust": families | {"locust"},
        "enemy-family-or-equipment": families | content.equipment.keys(),
        "AI-card-family": {card.family for card in content.ai_cards.values()} - {"general"},
        "general-AI-card": {number for number, card in content.ai_cards.items() if card.family == "general"},
        "marker": content.markers,
        "equipment": content.equipment,
        "location": content.locations,
        "tile": content.tiles,
        "mission": content.missions,
        "COG": content.cogs,
    }

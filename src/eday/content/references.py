"""Names that entries use for each other, numbers, and choices of which exactly one must be made."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

import msgspec

from eday.content import schema
from eday.content.errors import ContentError
from eday.content.model import COMMENTARY, KINDS, Content

NAMES: Final[dict[type[msgspec.Struct], dict[str, str]]] = {
    schema.AttackAction: {"extra_dice_with": "weapon"},
    schema.Weapon: {"attack_only_with": "weapon"},
    schema.Loadout: {"weapon": "special weapon"},
    schema.Cog: {"extra_die_with": "weapon"},
    schema.GainWeapon: {"weapon": "special weapon"},
    schema.GiveWeapon: {"weapon": "special weapon"},
    schema.Enemy: {"figure": "enemy", "family": "AI card family", "markers": "marker"},
    schema.AiCard: {"family": "enemy family or general"},
    schema.Who: {"family": "enemy family"},
    schema.InPlay: {"family": "enemy family or locust"},
    schema.AnySeesCog: {"family": "enemy family"},
    schema.Spawn: {"family": "enemy family", "tile": "tile"},
    schema.EachPlayerSpawns: {"enemy": "enemy", "tile": "tile", "stand_in": "enemy"},
    schema.PlaceFigure: {"enemy": "enemy"},
    schema.RemoveFigures: {"enemy": "enemy"},
    schema.SetEnemies: {"A": "enemy", "B": "enemy", "C": "enemy"},
    schema.SetAiDeck: {"general": "general AI card"},
    schema.PlaceTile: {"tile": "tile"},
    schema.TurnUpEquipment: {"kinds": "equipment"},
    schema.Location: {"equipment": "equipment"},
    schema.Level: {"locations": "location"},
    schema.EnemyEntersExit: {"enemy": "enemy"},
    schema.EnemyKilled: {"enemy": "enemy"},
    schema.EquipmentActivated: {"location": "location"},
    schema.AllCogsOnTile: {"tile": "tile", "without": "enemy"},
    schema.StageRule: {"location": "location", "enemy": "enemy", "kinds": "enemy family or equipment"},
    schema.Mission: {"general_ai": "general AI card", "enemies": "enemy", "difficulties": "location"},
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


def check_references(content: Content) -> None:
    """Raise ContentError where an entry names what is not there, or a number or choice makes no sense."""
    pools = _pools(content)
    for stem in KINDS:
        for entry in content.group(stem).values():
            file = f"{stem}.yaml"
            _check_origin(file, entry)
            for path, node in nodes(entry):
                _check_names(file, entry.id, path, node, pools)
                _check_numbers(file, entry.id, path, node)
                _check_choices(file, entry.id, path, node)


def nodes(value: Any, path: str = "") -> Iterator[tuple[str, msgspec.Struct]]:
    """Every struct inside a value, itself first, with its path."""
    if isinstance(value, msgspec.Struct):
        yield path, value
        for name, inner in fields(value):
            if not isinstance(inner, (str, int)):
                yield from nodes(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, tuple):
        for i, inner in enumerate(value):
            yield from nodes(inner, f"{path}[{i}]")


def fields(node: msgspec.Struct) -> list[tuple[str, Any]]:
    """Fields as the files spell them, with their values."""
    return [
        (name, getattr(node, attribute))
        for attribute, name in zip(node.__struct_fields__, node.__struct_encode_fields__, strict=True)
    ]


def _pools(content: Content) -> dict[str, Collection[Any]]:
    families = {enemy.family for enemy in content.enemies.values()}
    return {
        "weapon": content.weapons,
        "special weapon": {key for key, weapon in content.weapons.items() if weapon.deck == "special"},
        "enemy": content.enemies,
        "enemy family": families,
        "enemy family or general": families | {"general"},
        "enemy family or locust": families | {"locust"},
        "enemy family or equipment": families | content.equipment.keys(),
        "AI card family": {card.family for card in content.ai_cards.values()} - {"general"},
        "general AI card": {number for number, card in content.ai_cards.items() if card.family == "general"},
        "marker": content.markers,
        "equipment": content.equipment,
        "location": content.locations,
        "tile": content.tiles,
    }


def _check_names(file: str, entry: str, path: str, node: msgspec.Struct, pools: Mapping[str, Collection[Any]]) -> None:
    used = [
        (pool, place, name)
        for field, pool in NAMES.get(type(node), {}).items()
        for place, name in _leaves(getattr(node, field), f"{path}.{field}" if path else field)
    ]
    if isinstance(node, schema.SpawnForPlayers):
        for players, numbers in node.players.items():
            used += [("enemy", f"{path}.players.{players}.{name}", name) for name in numbers]
    for pool, place, name in used:
        if name not in pools[pool]:
            article = "an" if pool[0] in "aeiouA" else "a"
            raise ContentError(file, entry, place, f"{article} {pool} that exists, found {name!r}")


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, tuple):
        for i, inner in enumerate(value):
            yield from _leaves(inner, f"{path}[{i}]")
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}")
    elif value is not None:
        yield path, value


def _check_numbers(file: str, entry: str, path: str, node: msgspec.Struct) -> None:
    positive = ABOVE_ZERO.get(type(node), ())
    for name, value in fields(node):
        for place, number in _leaves(value, f"{path}.{name}" if path else name):
            if isinstance(number, int) and number < (1 if name in positive else 0):
                least = "1" if name in positive else "0"
                raise ContentError(file, entry, place, f"a number of {least} or more, found {number}")


def _check_choices(file: str, entry: str, path: str, node: msgspec.Struct) -> None:
    told = dict(fields(node)) if type(node) in EXACTLY_ONE else {}
    for names in EXACTLY_ONE.get(type(node), ()):
        if sum(told[name] not in (None, False, ()) for name in names) != 1:
            raise ContentError(file, entry, path, f"exactly one of {', '.join(names)}")
    if isinstance(node, schema.Spawn):
        if (node.at == "each_hole_near_you") != (node.movement is not None):
            raise ContentError(file, entry, f"{path}.movement", "a distance with each_hole_near_you, and only there")
        if (node.at == "equipment_area") != (node.tile is not None):
            raise ContentError(file, entry, f"{path}.tile", "a tile with equipment_area, and only there")


def _check_origin(file: str, entry: schema.Entry) -> None:
    """Keys of `origin` and `source` name a field, or a part of it after a dot; `constant`: that no other ability is."""
    known = {name for name, _ in fields(entry)} - {"id", *COMMENTARY} | {"constant"}
    for field, keys in (("origin", entry.origin), ("source", entry.source)):
        for key in keys:
            if key.partition(".")[0] not in known and not (field == "source" and key == "all"):
                raise ContentError(file, entry.id, f"{field}.{key}", "the name of a field of this entry")

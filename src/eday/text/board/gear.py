"""Weapons, equipment and the locations where it lies."""

from __future__ import annotations

from typing import Any

from eday.content.board import Content, schema
from eday.text.board.actors import omen_line
from eday.text.board.vocabulary import describe
from eday.text.catalogue import say
from eday.text.names import component, slot_name
from eday.text.phrases import chained, listed

FLAGS = (
    "area",
    "ignores_cover",
    "normal_without_ammo",
    "not_after_moving",
    "wounds_armoured",
)
NUMBERS = ("min_range", "chainsaw", "charge", "extra_defense")
LIMITS = ("max_range", "own_turn_movement")


def weapon_lines(weapon: schema.Weapon, content: Content) -> list[str]:
    """Dice and range, constant abilities, the omen."""
    lines = [say("card-weapon", kind=weapon.kind, deck=weapon.deck), _dice(weapon)]
    lines += [say(f"card-weapon-{flag}") for flag in FLAGS if getattr(weapon, flag)]
    if not weapon.guard:
        lines.append(say("card-weapon-no_guard"))
    for field in NUMBERS:
        if number := getattr(weapon, field):
            lines.append(say(f"card-weapon-{field}", number=number))
    for field in LIMITS:
        if (limit := getattr(weapon, field)) is not None:
            lines.append(say(f"card-weapon-{field}", number=limit))
    if weapon.attack_only_with:
        only = listed((component("weapon", other) for other in weapon.attack_only_with), "or")
        lines.append(say("card-weapon-attack_only_with", weapons=only))
    return [*lines, omen_line(weapon.omen)] if weapon.omen else lines


def weapon_parts(weapon: schema.Weapon) -> dict[str, Any]:
    """What a small card has room for."""
    short = say("card-weapon-short", normal=weapon.normal, overkill=weapon.overkill, range=weapon.range)
    return {"dice": _dice(weapon), "short": short}


def _dice(weapon: schema.Weapon) -> str:
    return say(
        "card-weapon-dice", normal=weapon.normal, overkill=weapon.overkill, range=weapon.range, token=weapon.token
    )


def equipment_lines(equipment: schema.Equipment, content: Content) -> list[str]:
    """What the equipment does, and whether it lasts."""
    return [
        describe("effect", equipment.effect),
        say("card-equipment-used_up" if equipment.used_up else "card-equipment-stays"),
    ]


def location_lines(location: schema.Location, content: Content) -> list[str]:
    """Equipment of the tile, and what comes out of its holes."""
    lines = []
    if location.equipment:
        effect = " ".join(equipment_lines(content.equipment[location.equipment], content))
        lines.append(say("card-location-equipment", equipment=component("equipment", location.equipment), text=effect))
    spawns = [
        say("card-for-players", players=players, what=listed(slot_name(slot) for slot in code))
        for players, code in location.spawn.items()
    ]
    return [*lines, say("card-location-spawn", spawns=chained(spawns, "apart"))]

"""Weapons, equipment and the locations where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eday.content.board import schema
from eday.text.board.actors import omen_line
from eday.text.board.vocabulary import describe

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice

FLAGS = (
    "area",
    "ignores_cover",
    "normal_without_ammo",
    "not_after_moving",
    "wounds_armoured",
)
NUMBERS = ("min_range", "chainsaw", "charge", "extra_defense")
LIMITS = ("max_range", "own_turn_movement")


def weapon_lines(voice: BoardVoice, weapon: schema.Weapon) -> list[str]:
    """Dice and range, constant abilities, the omen."""
    lines = [voice.say("card-weapon", kind=weapon.kind, deck=weapon.deck), _dice(voice, weapon)]
    lines += [voice.say(f"card-weapon-{flag}") for flag in FLAGS if getattr(weapon, flag)]
    if not weapon.guard:
        lines.append(voice.say("card-weapon-no_guard"))
    for field in NUMBERS:
        if number := getattr(weapon, field):
            lines.append(voice.say(f"card-weapon-{field}", number=number))
    for field in LIMITS:
        if (limit := getattr(weapon, field)) is not None:
            lines.append(voice.say(f"card-weapon-{field}", number=limit))
    if weapon.attack_only_with:
        only = voice.listed((voice.component("weapon", other) for other in weapon.attack_only_with), "or")
        lines.append(voice.say("card-weapon-attack_only_with", weapons=only))
    return [*lines, omen_line(voice, weapon.omen)] if weapon.omen else lines


def weapon_parts(voice: BoardVoice, weapon: schema.Weapon) -> dict[str, Any]:
    """What a small card has room for."""
    short = voice.say("card-weapon-short", normal=weapon.normal, overkill=weapon.overkill, range=weapon.range)
    return {"dice": _dice(voice, weapon), "short": short}


def _dice(voice: BoardVoice, weapon: schema.Weapon) -> str:
    return voice.say(
        "card-weapon-dice", normal=weapon.normal, overkill=weapon.overkill, range=weapon.range, token=weapon.token
    )


def equipment_lines(voice: BoardVoice, equipment: schema.Equipment) -> list[str]:
    """What the equipment does, and whether it lasts."""
    return [
        describe(voice, "effect", equipment.effect),
        voice.say("card-equipment-used_up" if equipment.used_up else "card-equipment-stays"),
    ]


def location_lines(voice: BoardVoice, location: schema.Location) -> list[str]:
    """Equipment of the tile, and what comes out of its holes."""
    lines = []
    if location.equipment:
        effect = " ".join(equipment_lines(voice, voice.content.equipment[location.equipment]))
        lines.append(
            voice.say(
                "card-location-equipment", equipment=voice.component("equipment", location.equipment), text=effect
            )
        )
    spawns = [
        voice.say("card-for-players", players=players, what=voice.listed(voice.slot_name(slot) for slot in code))
        for players, code in location.spawn.items()
    ]
    return [*lines, voice.say("card-location-spawn", spawns=voice.chained(spawns, "apart"))]

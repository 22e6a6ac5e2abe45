"""Weapons, equipment and the locations where it lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from eday.content.board import schema
from eday.text.board.actors import omen_line, omen_parts
from eday.text.board.marks import Mark, StepParts, trait
from eday.text.board.vocabulary import describe

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice

FLAGS: dict[str, Mark] = {
    "area": "blast",
    "ignores_cover": "over_cover",
    "normal_without_ammo": "spare",
    "not_after_moving": "steady",
    "wounds_armoured": "pierce",
}
NUMBERS: dict[str, Mark] = {
    "min_range": "far",
    "chainsaw": "chainsaw",
    "charge": "charge",
    "extra_defense": "defense",
}
LIMITS: dict[str, Mark] = {
    "max_range": "range",
    "own_turn_movement": "slow",
}
SIGNS = {"min_range": "≥ ", "extra_defense": "+", "max_range": "≤ ", "own_turn_movement": "≤ "}
"""What stands before a number on a small card."""


def weapon_lines(voice: BoardVoice, weapon: schema.Weapon) -> list[str]:
    """Dice and range, constant abilities, the omen."""
    lines = [voice.say("card-weapon", kind=weapon.kind, deck=weapon.deck), _dice(voice, weapon)]
    lines += [ability["text"] for ability in _abilities(voice, weapon)]
    return [*lines, omen_line(voice, weapon.omen)] if weapon.omen else lines


def weapon_parts(voice: BoardVoice, weapon: schema.Weapon) -> dict[str, Any]:
    """The same in its parts."""
    return {
        "kind": voice.say("card-weapon", kind=weapon.kind, deck=weapon.deck),
        "normal": weapon.normal,
        "overkill": weapon.overkill,
        "range": weapon.range,
        "token": weapon.token,
        "dice": _dice(voice, weapon),
        "traits": _abilities(voice, weapon),
        "omen": omen_parts(voice, weapon.omen),
    }


def _abilities(voice: BoardVoice, weapon: schema.Weapon) -> list[StepParts]:
    found = [trait(voice, mark, f"card-weapon-{flag}") for flag, mark in FLAGS.items() if getattr(weapon, flag)]
    if not weapon.guard:
        found.append(trait(voice, "no_guard", "card-weapon-no_guard"))
    numbers = {field: getattr(weapon, field) or None for field in NUMBERS}
    numbers |= {field: getattr(weapon, field) for field in LIMITS}
    marks = NUMBERS | LIMITS
    found += [
        trait(voice, marks[field], f"card-weapon-{field}", f"{SIGNS.get(field, '')}{number}", number=number)
        for field, number in numbers.items()
        if number is not None
    ]
    if weapon.attack_only_with:
        only = voice.listed((voice.component("weapon", other) for other in weapon.attack_only_with), "or")
        found.append(trait(voice, "only_with", "card-weapon-attack_only_with", weapons=only))
    return found


def _dice(voice: BoardVoice, weapon: schema.Weapon) -> str:
    return voice.say(
        "card-weapon-dice", normal=weapon.normal, overkill=weapon.overkill, range=weapon.range, token=weapon.token
    )


def equipment_lines(voice: BoardVoice, equipment: schema.Equipment, location: str = "") -> list[str]:
    """What the equipment does, what that costs, and whether it lasts there, in this mission or that."""
    lines = [describe(voice, "effect", equipment.effect)]
    if not isinstance(equipment.effect, schema.HeavyGun):
        lines.append(voice.say("card-equipment-cost"))
    if not equipment.used_up:
        return [*lines, voice.say("card-equipment-stays")]
    kept = _missions(voice, lambda rule: rule.rule == "equipment_stays" and rule.location == location)
    lines.append(voice.say("card-equipment-used_up", missions=kept))
    turned = _missions(voice, lambda rule: rule.rule == "used_equipment_face_down" and equipment.id in rule.kinds)
    return lines if turned == "none" else [*lines, voice.say("card-equipment-turned", missions=turned)]


def _missions(voice: BoardVoice, has: Callable[[schema.StageRule], bool]) -> str:
    """The missions with such a rule in a stage; "none" for none."""
    found = [
        voice.component("mission", mission.id)
        for mission in voice.content.missions.values()
        if any(has(rule) for stage in mission.stages for rule in stage.rules)
    ]
    return voice.listed(found) if found else "none"


def location_lines(voice: BoardVoice, location: schema.Location) -> list[str]:
    """Equipment of the tile, and what comes out of its holes."""
    lines = []
    if location.equipment:
        sentences = equipment_lines(voice, voice.content.equipment[location.equipment], location.id)
        effect = voice.chained(sentences, "sentence")
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

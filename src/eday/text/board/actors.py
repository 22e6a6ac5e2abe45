"""COGs, enemies and their wound markers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eday.content.board import schema
from eday.text.board.marks import Mark, StepParts, step_parts, trait
from eday.text.board.vocabulary import describe

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice


def omen_line(voice: BoardVoice, omen: schema.Omen) -> str:
    """A triggered ability: for each omen rolled, or once an attack."""
    return voice.say("card-omen", once=omen.once, text=describe(voice, "omen", omen))


def omen_parts(voice: BoardVoice, omen: schema.Omen | None) -> StepParts | None:
    """The same in its parts."""
    return step_parts(voice, omen, "omen", omen_line(voice, omen)) if omen else None


def cog_lines(voice: BoardVoice, cog: schema.Cog) -> list[str]:
    """Values, weapons and abilities of a COG."""
    lines = [voice.say("card-cog", defense=cog.defense, hand_limit=cog.hand_limit), _loadout(voice, cog)]
    lines.append(voice.say("card-cog-other_weapons", weapons=cog.other_weapons))
    if cog.extra_die_with:
        lines.append(voice.say("card-cog-extra_die_with", weapon=voice.component("weapon", cog.extra_die_with)))
    if cog.bonus_move:
        lines.append(voice.say("card-cog-bonus_move", areas=cog.bonus_move))
    if cog.own_guard:
        lines.append(voice.say("card-cog-own_guard"))
    if cog.free_specials:
        lines.append(voice.say("card-cog-free_specials"))
    return lines


def _loadout(voice: BoardVoice, cog: schema.Cog) -> str:
    held = [
        voice.say(
            "card-cog-weapon",
            weapon=voice.component("weapon", loadout.weapon),
            token=voice.content.weapons[loadout.weapon].token,
            tokens=loadout.tokens,
        )
        for loadout in cog.weapons
    ]
    return voice.say("card-cog-weapons", weapons=voice.chained(held, "apart"))


def enemy_lines(voice: BoardVoice, enemy: schema.Enemy) -> list[str]:
    """Values, icons and abilities of an enemy."""
    lines = [
        voice.say("card-enemy", attack=enemy.attack, health=enemy.health, defense=enemy.defense),
        _wounded(voice, enemy),
        *(ability["text"] for ability in _abilities(voice, enemy)),
    ]
    return [*lines, omen_line(voice, enemy.omen)] if enemy.omen else lines


def enemy_parts(voice: BoardVoice, enemy: schema.Enemy) -> dict[str, Any]:
    """The same in its parts."""
    return {
        "enemy": enemy.id,
        "attack": enemy.attack,
        "health": enemy.health,
        "defense": enemy.defense,
        "wounded": _wounded(voice, enemy),
        "traits": _abilities(voice, enemy),
        "omen": omen_parts(voice, enemy.omen),
    }


_FLAGS: dict[str, Mark] = {
    "takes_cover": "cover",
    "chainsaw_immune": "no_chainsaw",
    "armoured": "armour",
    "drawn_to_noise": "noise",
    "cannot_heal_self": "no_heal",
    "drops_weapons": "weapon",
}


def _abilities(voice: BoardVoice, enemy: schema.Enemy) -> list[StepParts]:
    """Whose figures and cards it uses, its icons and constant abilities."""
    found = []
    if enemy.figure != enemy.id:
        found.append(trait(voice, "locust", "card-enemy-figure", enemy=voice.enemy_name(enemy.figure)))
    if enemy.family != enemy.id:
        found.append(trait(voice, "locust", "card-enemy-family", enemy=voice.enemy_name(enemy.family)))
    found += [trait(voice, mark, f"card-enemy-{flag}") for flag, mark in _FLAGS.items() if getattr(enemy, flag)]
    if enemy.dies_after:
        found.append(trait(voice, "skull", "card-enemy-dies_after", what=enemy.dies_after))
    if enemy.death_blast:
        blast = enemy.death_blast
        found.append(
            trait(
                voice,
                "blast",
                "card-enemy-death_blast",
                f"+{blast.wounds}",
                wounds=blast.wounds,
                who=blast.who,
                not_after_own_attack=blast.not_after_own_attack,
                not_by_grenade=blast.not_by_grenade,
            )
        )
    return found


def _wounded(voice: BoardVoice, enemy: schema.Enemy) -> str:
    marker = voice.content.markers.get(enemy.markers) if enemy.markers else None
    if marker is None:
        return voice.say("card-enemy-unmarked")
    health = marker.health if enemy.wounded_health is None else enemy.wounded_health
    second = marker.second_health if enemy.wounded_health is None else None
    return voice.say("card-enemy-wounded", health=health, second=second, pile=voice.enemy_name(marker.id))


def marker_lines(voice: BoardVoice, marker: schema.Marker) -> list[str]:
    """What a pile of wound markers holds."""
    lines = [voice.say("card-marker", count=marker.count, health=marker.health, second=marker.second_health)]
    for back, count in marker.backs.items():
        weapon = "none" if back == "red_x" else voice.component("weapon", back)
        lines.append(voice.say("card-marker-back", count=count, weapon=weapon))
    return lines

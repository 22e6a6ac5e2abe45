"""COGs, enemies and their wound markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eday.content.board import schema
from eday.text.board.vocabulary import describe

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice


def omen_line(voice: BoardVoice, omen: schema.Omen) -> str:
    """A triggered ability: for each omen rolled, or once an attack."""
    return voice.say("card-omen", once=omen.once, text=describe(voice, "omen", omen))


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
    marker = voice.content.markers.get(enemy.markers) if enemy.markers else None
    lines = [
        voice.say("card-enemy", attack=enemy.attack, health=enemy.health, defense=enemy.defense),
        _wounded(voice, enemy, marker),
    ]
    if enemy.figure != enemy.id:
        lines.append(voice.say("card-enemy-figure", enemy=voice.enemy_name(enemy.figure)))
    if enemy.family != enemy.id:
        lines.append(voice.say("card-enemy-family", enemy=voice.enemy_name(enemy.family)))
    flags = ("takes_cover", "chainsaw_immune", "armoured", "drawn_to_noise", "cannot_heal_self", "drops_weapons")
    lines += [voice.say(f"card-enemy-{flag}") for flag in flags if getattr(enemy, flag)]
    if enemy.dies_after:
        lines.append(voice.say("card-enemy-dies_after", what=enemy.dies_after))
    if enemy.death_blast:
        blast = enemy.death_blast
        lines.append(
            voice.say(
                "card-enemy-death_blast",
                wounds=blast.wounds,
                who=blast.who,
                not_after_own_attack=blast.not_after_own_attack,
                not_by_grenade=blast.not_by_grenade,
            )
        )
    return [*lines, omen_line(voice, enemy.omen)] if enemy.omen else lines


def _wounded(voice: BoardVoice, enemy: schema.Enemy, marker: schema.Marker | None) -> str:
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

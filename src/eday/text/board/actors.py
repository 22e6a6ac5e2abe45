"""COGs, enemies and their wound markers."""

from __future__ import annotations

from eday.content.board import Content, schema
from eday.text.board.vocabulary import describe
from eday.text.catalogue import say
from eday.text.names import component, enemy_name
from eday.text.phrases import chained


def omen_line(omen: schema.Omen) -> str:
    """A triggered ability: for each omen rolled, or once an attack."""
    return say("card-omen", once=omen.once, text=describe("omen", omen))


def cog_lines(cog: schema.Cog, content: Content) -> list[str]:
    """Values, weapons and abilities of a COG."""
    lines = [say("card-cog", defense=cog.defense, hand_limit=cog.hand_limit), _loadout(cog, content)]
    lines.append(say("card-cog-other_weapons", weapons=cog.other_weapons))
    if cog.extra_die_with:
        lines.append(say("card-cog-extra_die_with", weapon=component("weapon", cog.extra_die_with)))
    if cog.bonus_move:
        lines.append(say("card-cog-bonus_move", areas=cog.bonus_move))
    if cog.own_guard:
        lines.append(say("card-cog-own_guard"))
    if cog.free_specials:
        lines.append(say("card-cog-free_specials"))
    return lines


def _loadout(cog: schema.Cog, content: Content) -> str:
    held = [
        say(
            "card-cog-weapon",
            weapon=component("weapon", loadout.weapon),
            token=content.weapons[loadout.weapon].token,
            tokens=loadout.tokens,
        )
        for loadout in cog.weapons
    ]
    return say("card-cog-weapons", weapons=chained(held, "apart"))


def enemy_lines(enemy: schema.Enemy, content: Content) -> list[str]:
    """Values, icons and abilities of an enemy."""
    marker = content.markers.get(enemy.markers) if enemy.markers else None
    lines = [
        say("card-enemy", attack=enemy.attack, health=enemy.health, defense=enemy.defense),
        _wounded(enemy, marker),
    ]
    if enemy.figure != enemy.id:
        lines.append(say("card-enemy-figure", enemy=enemy_name(enemy.figure)))
    if enemy.family != enemy.id:
        lines.append(say("card-enemy-family", enemy=enemy_name(enemy.family)))
    flags = ("takes_cover", "chainsaw_immune", "armoured", "drawn_to_noise", "cannot_heal_self", "drops_weapons")
    lines += [say(f"card-enemy-{flag}") for flag in flags if getattr(enemy, flag)]
    if enemy.dies_after:
        lines.append(say("card-enemy-dies_after", what=enemy.dies_after))
    if enemy.death_blast:
        blast = enemy.death_blast
        lines.append(
            say(
                "card-enemy-death_blast",
                wounds=blast.wounds,
                who=blast.who,
                not_after_own_attack=blast.not_after_own_attack,
                not_by_grenade=blast.not_by_grenade,
            )
        )
    return [*lines, omen_line(enemy.omen)] if enemy.omen else lines


def _wounded(enemy: schema.Enemy, marker: schema.Marker | None) -> str:
    if marker is None:
        return say("card-enemy-unmarked")
    health = marker.health if enemy.wounded_health is None else enemy.wounded_health
    second = marker.second_health if enemy.wounded_health is None else None
    return say("card-enemy-wounded", health=health, second=second, pile=enemy_name(marker.id))


def marker_lines(marker: schema.Marker, content: Content) -> list[str]:
    """What a pile of wound markers holds."""
    lines = [say("card-marker", count=marker.count, health=marker.health, second=marker.second_health)]
    for back, count in marker.backs.items():
        weapon = "none" if back == "red_x" else component("weapon", back)
        lines.append(say("card-marker-back", count=count, weapon=weapon))
    return lines

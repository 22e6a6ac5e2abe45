"""What entries must keep beyond their types: names, numbers, and how components fit together."""

from __future__ import annotations

import re
from typing import Final

from eday.content.board import schema
from eday.content.board.ai_check import check_ai_card
from eday.content.board.geometry import check_tile
from eday.content.board.mission_check import check_mission
from eday.content.board.mission_reach import check_reach
from eday.content.board.model import Content
from eday.content.board.references import check_references
from eday.content.errors import ContentError
from eday.phrase import Phrase

PLAYERS: Final = (1, 2, 3, 4)
SIDES_OF_A_DIE: Final = 6


def check(content: Content) -> None:
    """Raise ContentError at the first thing that does not fit."""
    check_references(content)
    for cog in content.cogs.values():
        _check_cog(cog, content)
    for enemy in content.enemies.values():
        _check_enemy(enemy, content)
    for marker in content.markers.values():
        _check_marker(marker, content)
    for card in content.ai_cards.values():
        check_ai_card(card)
    _check_dice(content)
    _check_faces(content)
    for tile in content.tiles.values():
        check_tile(tile)
    for location in content.locations.values():
        _check_location(location, content)
    numbers: set[int] = set()
    for mission in content.missions.values():
        if mission.number in numbers:
            raise ContentError("missions.yaml", mission.id, "number", "number-of-its-own")
        numbers.add(mission.number)
        check_mission(mission)
        check_reach(mission, content)
    _check_first_mission(content)


def _check_first_mission(content: Content) -> None:
    """A squad the mission takes, and tiles on which it can be laid."""
    first = content.first_mission
    mission = content.missions[first.mission]
    if len(set(first.cogs)) != len(first.cogs):
        raise ContentError("first_mission.yaml", first.id, "cogs", "each-cog-once")
    if not mission.min_players <= len(first.cogs) <= mission.max_players:
        least, most = mission.min_players, mission.max_players
        raise ContentError(
            "first_mission.yaml", first.id, "cogs", "squad-size", least=least, most=most, mission=mission.id
        )
    numbers = [location[:-1] for level in first.levels for location in level]
    if not all(first.levels) or not numbers or len(set(numbers)) != len(numbers):
        raise ContentError("first_mission.yaml", first.id, "levels", "levels-tiles-once")


def _check_cog(cog: schema.Cog, content: Content) -> None:
    held = [kit.weapon for kit in cog.weapons]
    for i, weapon in enumerate(held):
        if weapon in held[:i]:
            raise ContentError("cogs.yaml", cog.id, f"weapons[{i}].weapon", "each-weapon-once")
        holders = sum(any(kit.weapon == weapon for kit in other.weapons) for other in content.cogs.values())
        if content.weapons[weapon].copies < min(holders, len(PLAYERS)):
            raise ContentError("weapons.yaml", weapon, "copies", "weapon-copies", holders=holders)


def _check_enemy(enemy: schema.Enemy, content: Content) -> None:
    lender = content.enemies[enemy.figure]
    if enemy.figures and enemy.figure != enemy.id:
        raise ContentError("enemies.yaml", enemy.id, "figure", "figure-own", enemy=enemy.id)
    if not lender.figures:
        raise ContentError("enemies.yaml", enemy.id, "figure", "figure-lender")
    if enemy.markers is None and enemy.health > 1:
        raise ContentError("enemies.yaml", enemy.id, "markers", "wound-markers")
    if enemy.markers is None and enemy.drops_weapons:
        raise ContentError("enemies.yaml", enemy.id, "drops_weapons", "drops-nothing")


def _check_marker(marker: schema.Marker, content: Content) -> None:
    for back in marker.backs:
        if back != "red_x" and (back not in content.weapons or content.weapons[back].deck != "special"):
            raise ContentError("markers.yaml", marker.id, f"backs.{back}", "special-weapon")
    if marker.second_health is not None:
        if marker.backs:
            raise ContentError("markers.yaml", marker.id, "backs", "no-backs")
    elif sum(marker.backs.values()) != marker.count:
        raise ContentError("markers.yaml", marker.id, "backs", "marker-backs", count=marker.count)


def _check_dice(content: Content) -> None:
    for name, die in content.dice.items():
        if name not in ("attack", "defense"):
            raise ContentError("dice.yaml", name, "", "name-of-die")
        if len({face.face for face in die.faces}) != len(die.faces):
            raise ContentError("dice.yaml", name, "faces", "each-face-once")
        if sum(face.count for face in die.faces) != SIDES_OF_A_DIE:
            raise ContentError("dice.yaml", name, "faces", "faces-in-all", count=SIDES_OF_A_DIE)


def _check_faces(content: Content) -> None:
    """BG-MAP-09: number and side letter; both faces of one tile are equally large."""
    for tile in content.tiles.values():
        if not re.fullmatch(r"[1-9][0-9]*[AB]", tile.id):
            raise ContentError("tiles.yaml", tile.id, "", "tile-key")
        if tile.id not in content.locations:
            raise ContentError("tiles.yaml", tile.id, "", "location-of-name")
        back = content.tiles.get(tile.id[:-1] + ("B" if tile.id[-1] == "A" else "A"))
        if back is not None and back.size != tile.size:
            raise ContentError("tiles.yaml", tile.id, "size", "size-of-back", size=back.size)


def _check_location(location: schema.Location, content: Content) -> None:
    if location.id not in content.tiles:
        raise ContentError("locations.yaml", location.id, "", "tile-of-name")
    if set(location.spawn) != set(PLAYERS):
        raise ContentError("locations.yaml", location.id, "spawn", "spawn-codes")
    for players, code in location.spawn.items():
        if not re.fullmatch("[ABC]+", code):
            raise ContentError("locations.yaml", location.id, f"spawn.{players}", "letters-abc")
    if (location.equipment is None) != (content.tiles[location.id].equipment is None):
        drawn = content.tiles[location.id].equipment is not None
        wanted = Phrase("expected-equipment-kind") if drawn else Phrase("expected-no-equipment")
        raise ContentError("locations.yaml", location.id, "equipment", wanted)

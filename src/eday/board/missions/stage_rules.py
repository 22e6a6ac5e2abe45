"""Special rules of stages: one function for each, and nothing else knows them by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eday.board.printed import Enemy
from eday.board.table import BoardTable
from eday.content.board import schema


def spawns_barred(t: BoardTable) -> bool:
    """BG-MISSION-EMERGENCE-07: no Locust comes any more."""
    return "no_spawns" in t.box.stage_rules[t.stage]


def enemy_barred(t: BoardTable, enemy: Enemy | None) -> bool:
    """Whether the stage lets no more of that enemy come (BG-MISSION-CHINA-01, BG-MISSION-HIVE-05)."""
    return enemy is not None and (slot_c_barred(t, enemy) or family_barred(t, enemy))


def slot_c_barred(t: BoardTable, enemy: Enemy) -> bool:
    """BG-MISSION-CHINA-01: in place of the enemy in slot C another one comes."""
    return enemy is t.enemies[2] and "locust_c_becomes_b" in t.box.stage_rules[t.stage]


def family_barred(t: BoardTable, enemy: Enemy) -> bool:
    """BG-MISSION-HIVE-05: certain kinds do not come again."""
    rule = t.box.stage_rules[t.stage].get("family_spawns_barred")
    return rule is not None and (enemy.family in rule.kinds or enemy.id in rule.kinds)


def comes_to_exit(t: BoardTable, enemy: Enemy | None) -> bool:
    """BG-MISSION-ROADBLOCKS-08: certain kinds an AI card brings come to the map exit, whatever holes there are."""
    rule = t.box.stage_rules[t.stage].get("ai_spawns_at_exit")
    return rule is not None and enemy is not None and (enemy.id in rule.kinds or enemy.family in rule.kinds)


def comes_with_tiles(t: BoardTable) -> str:
    """BG-MISSION-ROADBLOCKS-02: the enemy each player spawns in place of a tile's own spawns; empty for none."""
    rule = t.box.stage_rules[t.stage].get("tickers_for_location_spawns")
    return str(rule.enemy) if rule is not None else ""


def has_extra_ai_card(t: BoardTable) -> bool:
    """BG-MISSION-BELLY-06: one more AI card is drawn each turn."""
    return "extra_ai_card" in t.box.stage_rules[t.stage]


def ai_keeps_to_active_map(t: BoardTable) -> bool:
    """BG-MISSION-SCATTERED-05: AI cards see and move only what is on the active player's map."""
    return "ai_on_active_map_only" in t.box.stage_rules[t.stage]


def heals_when_idle(t: BoardTable, figure: int) -> bool:
    """BG-MISSION-HIVE-05: a Locust that heals when a Locust Activation step lets it stand idle."""
    rule = t.box.stage_rules[t.stage].get("boss_heals_when_idle")
    return rule is not None and t.enemy_of(figure).id == rule.enemy


def tile_by_tile(t: BoardTable) -> int:
    """BG-MISSION-ROADBLOCKS-05: the level that is explored one tile at a time; 0 for none."""
    rule = t.box.stage_rules[t.stage].get("explore_one_tile_on_entering_exit")
    return int(rule.level or 0) if rule is not None else 0


def first_tile_leads_to(t: BoardTable) -> int:
    """BG-MISSION-BELLY-03: the level that only the door of the first tile opens; 0 for none."""
    rule = t.box.stage_rules[t.stage].get("level_3_by_first_tile_only")
    return int(rule.level or 0) if rule is not None else 0


def door_barred(t: BoardTable, level: int) -> bool:
    """Whether the door at the end of that level stays shut."""
    rule = t.box.stage_rules[t.stage].get("door_barred")
    return rule is not None and rule.level == level


def doors_join_maps(t: BoardTable) -> bool:
    """BG-MISSION-SCATTERED-07: areas with a door are next to each other."""
    return "doors_join_maps" in t.box.stage_rules[t.stage]


def equipment_stays(t: BoardTable, location: str) -> bool:
    """Whether a location card can be used again and again."""
    rule = t.box.stage_rules[t.stage].get("equipment_stays")
    return rule is not None and rule.location == location


def turned_face_down(t: BoardTable, equipment: str) -> bool:
    """BG-MISSION-HORDE-03: whether used equipment of that kind is turned face down, not discarded."""
    rule = t.box.stage_rules[t.stage].get("used_equipment_face_down")
    return rule is not None and equipment in rule.kinds


def says_what_holds(t: BoardTable) -> None:
    """Nothing to do: the card says what the set-up, the map and other rules bring about."""


STAGE_RULES: Final[dict[schema.StageRuleName, Callable[..., Any]]] = {
    "no_spawns": spawns_barred,
    "berserker_in_play": says_what_holds,
    "level_3_by_first_tile_only": first_tile_leads_to,
    "extra_ai_card": has_extra_ai_card,
    "explore_one_tile_on_entering_exit": tile_by_tile,
    "tickers_for_location_spawns": comes_with_tiles,
    "ai_spawns_at_exit": comes_to_exit,
    "ai_on_active_map_only": ai_keeps_to_active_map,
    "doors_join_maps": doors_join_maps,
    "no_attacks_through_doors": says_what_holds,
    "family_spawns_barred": family_barred,
    "boss_heals_when_idle": heals_when_idle,
    "used_equipment_face_down": turned_face_down,
    "locust_c_becomes_b": slot_c_barred,
    "equipment_stays": equipment_stays,
    "door_barred": door_barred,
}
"""Who obeys which rule."""

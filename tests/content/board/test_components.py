"""The box is complete: counts and facts of the packaged files."""

from __future__ import annotations

from collections import Counter

import pytest

from eday.content.board import Content, load, schema
from eday.content.board.model import KINDS


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


@pytest.mark.rule("BG-COMP-01")
def test_figures(content: Content) -> None:
    figures = {enemy.id: enemy.figures for enemy in content.enemies.values() if enemy.figures}
    assert figures == {
        "wretch": 6,
        "drone": 6,
        "ticker": 6,
        "boomer": 3,
        "theron_guard": 3,
        "kantus": 3,
        "berserker": 1,
    }
    assert len(content.cogs) == 4
    assert len(content.cogs) + sum(figures.values()) == 32


@pytest.mark.rule("BG-COMP-02")
def test_cards(content: Content) -> None:
    copies = Counter[str]()
    for weapon in content.weapons.values():
        copies[weapon.deck] += weapon.copies
    cards = {
        "ai": len(content.ai_cards),
        "mission": sum(1 + len(mission.stages) for mission in content.missions.values()),
        "order": sum(order.copies for order in content.orders.values()),
        "cog": len(content.cogs),
        "enemy": len(content.enemies),
        "special weapon": copies["special"],
        "random weapon": copies["random"],
    }
    assert cards == {
        "ai": 35,
        "mission": 27,
        "order": 54,
        "cog": 4,
        "enemy": 10,
        "special weapon": 29,
        "random weapon": 9,
    }
    assert sum(cards.values()) == 168
    assert len(content.locations) == 34


@pytest.mark.rule("BG-COMP-03")
def test_tiles(content: Content) -> None:
    assert set(content.tiles) == {f"{number}{side}" for number in range(1, 18) for side in "AB"}
    assert set(content.locations) == set(content.tiles)
    sizes = Counter(tile.size for tile in content.tiles.values())
    assert sizes == {"large": 2, "medium": 8, "small": 24}
    for number in range(1, 18):
        expected = "large" if number == 17 else "medium" if number >= 13 else "small"
        assert content.tiles[f"{number}A"].size == content.tiles[f"{number}B"].size == expected


@pytest.mark.rule("BG-COMP-04")
def test_dice_in_the_box(content: Content) -> None:
    assert {name: die.in_box for name, die in content.dice.items()} == {"attack": 5, "defense": 4}


@pytest.mark.rule("BG-COMP-06")
def test_wound_markers(content: Content) -> None:
    assert sum(marker.count for marker in content.markers.values()) == 22
    for enemy in content.enemies.values():
        if enemy.figures and enemy.markers:
            assert content.markers[enemy.markers].count == enemy.figures
    assert {enemy.id for enemy in content.enemies.values() if enemy.markers is None} == {"ticker", "lambent_wretch"}


@pytest.mark.rule("BG-COMP-07")
def test_mission_cards(content: Content) -> None:
    missions = sorted(content.missions.values(), key=lambda mission: mission.number)
    assert [mission.id for mission in missions] == [
        "emergence",
        "china_shop",
        "belly_of_the_beast",
        "roadblocks",
        "scattered",
        "hive",
        "horde_mode",
    ]
    assert [1 + len(mission.stages) for mission in missions] == [3, 4, 3, 3, 4, 3, 7]


@pytest.mark.rule("BG-COMP-08")
def test_ai_cards(content: Content) -> None:
    assert list(content.ai_cards) == list(range(1, 36))
    families = Counter(card.family for card in content.ai_cards.values())
    assert families.pop("general") == 7
    assert families == dict.fromkeys(("wretch", "drone", "boomer", "berserker", "theron_guard", "ticker", "kantus"), 4)
    assert {enemy.family for enemy in content.enemies.values()} == set(families)


@pytest.mark.rule("BG-COMP-09")
def test_dice_faces(content: Content) -> None:
    black = {face.face: (face.count, face.wounds, face.omen) for face in content.dice["attack"].faces}
    assert black == {
        "omen": (1, 0, True),
        "one_wound": (3, 1, False),
        "two_wounds": (1, 2, False),
        "blank": (1, 0, False),
    }
    assert not any(face.shields for face in content.dice["attack"].faces)
    red = {face.face: (face.count, face.shields) for face in content.dice["defense"].faces}
    assert red == {"two_shields": (1, 2), "one_shield": (2, 1), "blank": (3, 0)}
    assert not any(face.wounds or face.omen for face in content.dice["defense"].faces)
    assert content.weapons["longshot"].omen == schema.IgnoreSingleShields(min_range=2)


@pytest.mark.rule("BG-TERM-10")
def test_slots_of_missions(content: Content) -> None:
    slots = {mission.id: dict(mission.enemies) for mission in content.missions.values()}
    assert slots == {
        "emergence": {"A": "wretch", "B": "drone", "C": "boomer"},
        "china_shop": {"A": "wretch", "B": "drone", "C": "berserker"},
        "belly_of_the_beast": {"A": "lambent_wretch", "B": "drone", "C": "theron_guard"},
        "roadblocks": {"A": "ticker"},
        "scattered": {"A": "drone", "B": "ticker", "C": "boomer"},
        "hive": {"A": "drone", "B": "kantus", "C": "theron_guard"},
        "horde_mode": {"A": "wretch", "B": "drone"},
    }


def test_ai_deck_sizes(content: Content) -> None:
    def size(enemies: list[str], general: tuple[int, ...]) -> int:
        families = {content.enemies[enemy].family for enemy in enemies}
        return len(general) + sum(card.family in families for card in content.ai_cards.values())

    sizes = {m.id: size(list(m.enemies.values()), m.general_ai) for m in content.missions.values()}
    assert sizes == {
        "emergence": 18,
        "china_shop": 16,
        "belly_of_the_beast": 17,
        "roadblocks": 10,
        "scattered": 18,
        "hive": 16,
        "horde_mode": 12,
    }


@pytest.mark.rule("BG-ENEMY-05")
def test_known_enemy_values(content: Content) -> None:
    known = {
        enemy: (content.enemies[enemy].attack, content.enemies[enemy].health, content.enemies[enemy].defense)
        for enemy in ("drone", "wretch", "boomer", "berserker")
    }
    assert known == {"drone": (3, 3, 1), "wretch": (2, 2, 1), "boomer": (4, 3, 2), "berserker": (5, 7, 3)}


@pytest.mark.rule("BG-MISSION-ROADBLOCKS-10")
def test_roadblocks_level_3_follows_the_erratum(content: Content) -> None:
    assert content.missions["roadblocks"].levels[2].locations == ("5A", "12A", "16A")


def test_emergence_reads_as_agreed(content: Content) -> None:
    mission = content.missions["emergence"]
    assert mission.levels == (schema.Level(locations=("2A", "9A", "12A", "16A")),)
    assert mission.setup == (schema.SealHolesButNearestExit(),)
    first, second = mission.stages
    assert first.rules == (schema.StageRule(rule="equipment_stays", location="12A"),)
    assert first.objective == schema.AllHolesSealed()
    spawn, wretches, drones = first.on_flip
    assert isinstance(spawn, schema.SpawnForPlayers)
    assert spawn.at == "map_exit"
    assert spawn.players == {
        1: {"wretch": 1, "boomer": 1},
        2: {"wretch": 2, "boomer": 2},
        3: {"wretch": 2, "drone": 2, "boomer": 2},
        4: {"wretch": 2, "drone": 3, "boomer": 3},
    }
    assert wretches == schema.LocustMove(who=schema.Who(family=("wretch",)), toward="nearest_cog", areas=2)
    assert drones == schema.LocustMove(who=schema.Who(family=("drone",)), toward="nearest_cog", areas=1)
    assert second == schema.Stage(
        rules=(schema.StageRule(rule="no_spawns"),), objective=schema.NoLocustInPlay(), wins=True
    )


def test_orders_by_icon(content: Content) -> None:
    icons = Counter[str]()
    for order in content.orders.values():
        icons[order.reaction] += order.copies
    assert icons == {"dodge": 18, "guard": 18, "follow": 18}
    assert [order.id for order in content.orders.values() if order.two_plus] == ["teamwork", "get_up"]


def test_every_entry_has_origins_and_every_printed_fact_a_source(content: Content) -> None:
    for name in KINDS:
        for entry in content.group(name).values():
            assert entry.origin, entry.id
            assert not entry.name, "names live in the message catalogue"
            for key, origin in entry.origin.items():
                if origin == "printed":
                    assert {key, key.partition(".")[0], "all"} & entry.source.keys(), (name, entry.id, key)

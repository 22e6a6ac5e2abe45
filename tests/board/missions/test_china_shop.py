"""BG-MISSION-CHINA: how it begins, and who comes as Locust C."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.board.missions.berserker import DRONE, WRETCH, shop, spawned
from tests.board.missions.records import LOCUST_CHOICES, begun, settle
from tests.compared import shown_to

# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("BG-MISSION-CHINA-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_berserker_starts_where_the_cogs_start(seed: int, players: int) -> None:
    t = begun("china_shop", seed, players)._table
    start = t.shape.entrance_of_tile[0]
    assert [t.area[f] for f in t.family("berserker")] == [start]
    assert [t.cover[f] for f in t.family("berserker")] == [-1]
    assert t.area[:players] == [start] * players


@pytest.mark.rule("BG-MISSION-CHINA-02", "BG-SETUP-15")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (1, {"6A": {WRETCH: 1}, "7A": {DRONE: 1}, "11A": {WRETCH: 1}}),
        (2, {"6A": {DRONE: 1}, "7A": {WRETCH: 1, DRONE: 1}, "11A": {DRONE: 1}}),
        (3, {"6A": {WRETCH: 2}, "7A": {DRONE: 2}, "11A": {WRETCH: 1, DRONE: 1}}),
        (4, {"6A": {WRETCH: 2, DRONE: 1}, "7A": {WRETCH: 1, DRONE: 2}, "11A": {WRETCH: 3}}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_set_up_spawns_a_drone_for_each_c_and_the_berserker_last(
    players: int, expected: dict[str, dict[str, int]], seed: int
) -> None:
    events = begun("china_shop", seed, players).events_for(None)
    spawns = [event.data for event in events if event.kind == "figure_spawned"]
    assert spawns[-1]["enemy"] == "berserker"
    found: dict[str, Counter[str]] = {}
    for spawn in spawns[:-1]:
        tile = str(spawn["area"]).removeprefix("area:").partition(".")[0]
        found.setdefault(tile, Counter())[str(spawn["enemy"])] += 1
    assert found == expected


@pytest.mark.rule("BG-SETUP-09", "BG-SETUP-11", "BG-SETUP-16")
@pytest.mark.parametrize("seed", range(6))
def test_map_locks_and_decks_at_the_start(seed: int) -> None:
    game = begun("china_shop", seed)
    t, view = game._table, shown_to(game, None)
    assert {tile.tile for tile in t.shape.tiles} == {"6A", "7A", "11A"}
    door = t.shape.areas[t.shape.exit_of_tile[2]]
    assert [(d["area"], d["level"], d["shut"]) for d in view["map"]["doors_info"]] == [(f"area:{door}", 1, "locked")]
    assert view["map"]["levels"] == [
        {"level": 2, "locked": True, "cards": 3},
        {"level": 3, "locked": True, "cards": 1},
    ]
    assert sorted(t.ai_deck) == [1, 2, 5, 6, *range(8, 16), *range(20, 24)]
    assert [view["enemies"][slot]["enemy"] for slot in "ABC"] == ["wretch", "drone", "berserker"]
    assert [card["tile"] for card in view["map"]["equipment_cards"]] == ["tile:7A"]


# ---------------------------------------------------------------------- Locust C


@pytest.mark.rule("BG-MISSION-CHINA-01")
@pytest.mark.parametrize("stage_number", [1, 2, 3])
def test_an_ai_card_s_c_is_a_drone_in_every_stage(stage_number: int) -> None:
    """Card 4 spawns A, B and C at the map exit."""
    s = shop()
    s.at_stage(stage_number)
    s.clear()
    s.put("berserker", "7A.A")
    s.at_locusts(4)
    settle(s)
    assert [spawn["enemy"] for spawn in s.happened("figure_spawned")] == [WRETCH, DRONE, DRONE]
    exit_area = s.t.shape.areas[s.t.doors[-1][0]]
    assert {spawn["area"] for spawn in s.happened("figure_spawned")} == {f"area:{exit_area}"}


@pytest.mark.rule("BG-MISSION-CHINA-01")
def test_c_is_a_drone_even_while_the_berserker_s_figure_is_unused() -> None:
    """As at set-up, where she is placed after the spawns. 1A and 10A say C, 15A says AB."""
    s = shop(berserker=None)
    s.at_flip()
    settle(s)
    assert spawned(s) == {"1A": {DRONE: 1}, "10A": {DRONE: 1}, "15A": {WRETCH: 1, DRONE: 1}}
    assert not s.t.family("berserker")


@pytest.mark.rule("BG-MISSION-CHINA-01")
@pytest.mark.parametrize(("drones", "expected"), [(5, {DRONE: 1, WRETCH: 3}), (6, {WRETCH: 4})])
def test_with_all_drones_in_play_c_is_a_wretch(drones: int, expected: dict[str, int]) -> None:
    s = shop()
    for _ in range(drones):
        s.put(DRONE, "7A.B")
    s.at_flip()
    settle(s)
    assert Counter(spawn["enemy"] for spawn in s.happened("figure_spawned")) == expected


@pytest.mark.rule("BG-MISSION-CHINA-01", "BG-SPAWN-05")
def test_with_all_drones_and_wretches_in_play_nothing_comes() -> None:
    s = shop()
    for _ in range(6):
        s.put(DRONE, "7A.B")
        s.put(WRETCH, "7A.B")
    s.at_flip()
    settle(s)
    assert not s.happened("figure_spawned")
    assert len(s.happened("spawn_failed")) == 4


@pytest.mark.rule("BG-MISSION-CHINA-01")
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_is_asked_about_a_berserker_that_cannot_come(players: int) -> None:
    """AC, BC and ABC hold one or two drones: their order makes no difference."""
    s = shop(players)
    s.at_flip()
    asked = []
    while s.decision.kind in LOCUST_CHOICES:
        asked += s.offered("spawn")
        s.choose(s.ids[0])
    assert not [option for option in asked if "berserker" in option]

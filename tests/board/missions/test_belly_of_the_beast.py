"""BG-MISSION-BELLY: two doors, the keycode between them, and the exit that is nearest."""

from __future__ import annotations

import pytest

from eday.board.pieces import LocationDeck
from tests.board.missions.beast import DRONE, GUARD, LEVEL_3, WRETCH, at, beast, deep, door, explore, laid, use
from tests.board.missions.records import begun, check_records, check_words, settle
from tests.compared import shown_to

# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("BG-MISSION-BELLY-01")
@pytest.mark.parametrize("seed", range(8))
def test_the_first_tile_is_turned_and_the_cogs_start_on_it(seed: int) -> None:
    s = beast(4, seed)
    shape = s.t.shape
    assert set(laid(s)) == {"1B", "3B", "10B", "11B"}
    first, second, third, fourth = shape.tiles
    assert set(second.gap("entrance")) == set(first.gap("entrance"))
    assert set(third.gap("entrance")) == set(second.gap("exit"))
    assert set(fourth.gap("entrance")) == set(third.gap("exit"))
    assert shape.entrance_of_tile[1] in shape.neighbours[shape.entrance_of_tile[0]]
    outside = [area for area in shape.neighbours[shape.exit_of_tile[0]] if shape.tile_of_area[area] != 0]
    assert not outside, "its exit is free"
    assert {s.t.area[seat] for seat in range(4)} == {shape.entrance_of_tile[0]}


@pytest.mark.rule("BG-MISSION-BELLY-02", "BG-SETUP-09", "BG-SETUP-11")
@pytest.mark.parametrize("seed", range(8))
def test_two_doors_locks_and_decks_at_the_start(seed: int) -> None:
    s = beast(2, seed)
    view, exits = shown_to(s.game, None), [f"area:{s.t.shape.areas[area]}" for area in s.t.shape.exit_of_tile]
    doors = {d["area"]: (d["leads"], d["shut"]) for d in view["map"]["doors_info"]}
    assert doors == {exits[0]: (3, "locked"), exits[3]: (2, None)}
    assert view["map"]["levels"] == [
        {"level": 2, "locked": False, "cards": 3},
        {"level": 3, "locked": True, "cards": 3},
    ]
    assert sorted(s.t.ai_deck) == [1, 2, 3, 6, 7, *range(8, 16), *range(24, 28)]
    assert [view["enemies"][slot]["enemy"] for slot in "ABC"] == [WRETCH, DRONE, GUARD]
    assert {card["tile"] for card in view["map"]["equipment_cards"]} == {"tile:3B", "tile:11B"}


@pytest.mark.rule("BG-SETUP-15")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (1, {"1B": "A", "3B": "C", "10B": "B", "11B": "B"}),
        (2, {"1B": "B", "3B": "AC", "10B": "C", "11B": "AA"}),
        (3, {"1B": "AB", "3B": "BC", "10B": "AC", "11B": "AB"}),
        (4, {"1B": "AAB", "3B": "ABC", "10B": "ABC", "11B": "AAB"}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_set_up_spawns(players: int, expected: dict[str, str], seed: int) -> None:
    game = begun("belly_of_the_beast", seed, players)
    slots = {WRETCH: "A", DRONE: "B", GUARD: "C"}
    found: dict[str, list[str]] = {}
    for locust in game.view(None)["locusts"]:
        found.setdefault(locust["area"].removeprefix("area:").partition(".")[0], []).append(slots[locust["enemy"]])
    assert {tile: "".join(sorted(codes)) for tile, codes in found.items()} == expected


# ---------------------------------------------------------------------- the doors


@pytest.mark.rule("BG-MISSION-BELLY-02")
def test_level_3_hangs_on_the_first_tile_s_exit() -> None:
    s = deep()
    assert set(laid(s)[4:7]) == {"2B", "12B", "16B"}
    assert set(laid(s)[7:]) == LEVEL_3
    tiles = s.t.shape.tiles
    assert set(tiles[4].gap("entrance")) == set(tiles[3].gap("exit"))
    assert set(tiles[7].gap("entrance")) == set(tiles[0].gap("exit"))
    assert s.t.shape.entrance_of_tile[7] in s.t.shape.neighbours[s.t.shape.exit_of_tile[0]]


@pytest.mark.rule("BG-MISSION-BELLY-02")
def test_the_first_tile_s_door_leads_to_level_3_though_level_2_is_not_laid() -> None:
    s = beast()
    s.t.levels = tuple(deck._replace(locked=False) for deck in s.t.levels)
    explore(s, door(s, 0, 3))
    assert set(laid(s)[4:]) == LEVEL_3
    assert s.game.view(None)["map"]["levels"] == [{"level": 2, "locked": False, "cards": 3}]
    explore(s, door(s, 1))
    assert set(laid(s)[7:]) == {"2B", "12B", "16B"}


@pytest.mark.rule("BG-MISSION-BELLY-02", "BG-LOCK-01", "BG-LOCK-02")
def test_it_stays_shut_until_the_keycode_is_found() -> None:
    s = beast()
    way = door(s, 0, 3)
    at(s, way)
    assert not s.offered("explore")
    assert [reason.key for reason in s.game.why_not(0, f"area:{way}", "explore")] == ["why-door-locked"]
    explore(s, door(s, 1))
    at(s, way)
    assert not s.offered("explore"), "level 2 alone does not open it"
    use(s, "12B.C")
    assert s.happened("level_unlocked") == [{"level": 3}]
    at(s, way)
    assert s.offered("explore") == [f"explore:area:{way}"]


@pytest.mark.rule("BG-MISSION-BELLY-03")
def test_the_door_at_the_end_of_level_2_never_opens_level_3() -> None:
    s = beast()
    explore(s, door(s, 1))
    use(s, "12B.C")
    end = door(s, 2)
    at(s, end)
    assert not s.offered("explore")
    [reason] = s.game.why_not(0, f"area:{end}", "explore")
    assert (reason.rule, reason.key) == ("BG-MISSION-BELLY-03", "why-other-door")
    s.choose("play_actions:order:assault")
    assert not s.offered("explore")


@pytest.mark.rule("BG-MISSION-BELLY-03")
def test_the_door_at_the_end_of_level_1_opens_level_2_alone() -> None:
    s = beast()
    s.t.levels = (LocationDeck(3, False, ("5B", "6B", "13B")),)
    at(s, door(s, 1))
    assert not s.offered("explore"), "with level 2 gone it leads nowhere"


@pytest.mark.rule("BG-MISSION-BELLY-02", "BG-EXPLORE-11")
def test_all_levels_fit_in_every_game() -> None:
    for seed in range(20):
        s = deep(1, seed)
        assert len(laid(s)) == len(set(laid(s))) == 10, seed
        assert sorted(d.ends for d in s.t.doors) == [2, 3]
        assert s.t.levels == ()


# ---------------------------------------------------------------------- the nearest exit


@pytest.mark.rule("BG-MISSION-BELLY-04")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("near", [(0, 3), (1, 0)])
def test_an_exit_spawn_comes_to_the_door_nearest_the_active_player(active: int, near: tuple[int, int]) -> None:
    """Card 3, no Locust near: 1 Locust B at the map exit. The other COG stands at the other door."""
    s = beast()
    doors = {way: door(s, *way) for way in ((0, 3), (1, 0))}
    s.cog(active, doors.pop(near))
    s.cog(1 - active, doors.popitem()[1])
    s.at_locusts(3, seat=active)
    settle(s)
    spawns = s.happened("figure_spawned")
    assert [(spawn["enemy"], spawn["area"]) for spawn in spawns] == [(DRONE, f"area:{door(s, *near)}")]


@pytest.mark.rule("BG-MISSION-BELLY-04", "BG-AI-15")
def test_a_bleeding_out_active_player_still_decides_which_door_is_nearest() -> None:
    """Not the COG he names as "you", who stands at the other door."""
    s = beast()
    s.cog(0, door(s, 0, 3))
    s.bleed(0)
    s.cog(1, door(s, 1))
    s.at_locusts(3, seat=0)
    settle(s)
    assert [spawn["area"] for spawn in s.happened("figure_spawned")] == [f"area:{door(s, 0, 3)}"]


@pytest.mark.rule("BG-MISSION-BELLY-04")
def test_after_exploring_the_new_level_s_door_counts() -> None:
    s = beast()
    explore(s, door(s, 1))
    s.hand(0)
    s.cog(0, s.t.shape.areas[s.t.shape.exit_of_tile[4]])
    s.at_locusts(3)
    settle(s)
    assert [spawn["area"] for spawn in s.happened("figure_spawned")] == [f"area:{door(s, 2)}"]


@pytest.mark.rule("BG-MISSION-BELLY-04", "BG-AI-12")
@pytest.mark.parametrize("chosen", [0, 1])
def test_between_two_doors_equally_near_the_active_player_picks(chosen: int) -> None:
    """The old door of level 1 is 15 moves from either."""
    s = beast()
    old = door(s, 1)
    explore(s, old)
    s.hand(0)
    exits = [f"area:{door(s, 0, 3)}", f"area:{door(s, 2)}"]
    assert [s.t.shape.move[s.area(old)][s.area(area.removeprefix("area:"))] for area in exits] == [15, 15]
    s.at_locusts(3)
    assert (s.decision.seat, s.decision.kind, set(s.ids)) == (0, "spawn_at", {f"at:{area}" for area in exits})
    check_records(s.game)
    check_words(s.game)
    s.choose(f"at:{exits[chosen]}")
    settle(s)
    assert [spawn["area"] for spawn in s.happened("figure_spawned")] == [exits[chosen]]

"""BG-MISSION-CHINA: a Berserker is lured from exit to exit, and killed where the Hammer of Dawn lies."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.board.missions.records import LOCUST_CHOICES, begun, check_games, check_records, check_words, settle, stage
from tests.board.scene import DOM, MARCUS, SQUAD, Scene
from tests.compared import shown_to

LEVEL_1 = ("7A", "11A", "6A")
EXIT = "6A.C"
"""The door's area on that map; 6A.B and 6A.E are next to it, and the way from one to the other leads through it."""
WRETCH, DRONE = "wretch", "drone"


def shop(players: int = 2, berserker: str | None = "6A.B") -> Scene:
    """Stage 1 on a known map; the COGs stand in 7A.A, no Locust but the Berserker is about."""
    s = Scene(SQUAD[:players], tiles=LEVEL_1, mission="china_shop")
    if berserker:
        s.put("berserker", berserker)
    return s


def noise(s: Scene, at: str) -> None:
    """Marcus, in that area, shoots at a wretch beside him and misses."""
    wretch = s.put(WRETCH, at)
    s.cog(0, at)
    s.hand(0, "double_tap", "assault")
    s.at_order(0)
    s.attack_dice("blank", "blank", "blank")
    s.choose("play_actions:order:double_tap", f"attack:lancer.normal:{s.ref(wretch)}")


def spawned(s: Scene) -> dict[str, Counter[str]]:
    """What was spawned on each tile since the jump."""
    found: dict[str, Counter[str]] = {}
    for spawn in s.happened("figure_spawned"):
        tile = str(spawn["area"]).removeprefix("area:").partition(".")[0]
        found.setdefault(tile, Counter())[spawn["enemy"]] += 1
    return found


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


# ---------------------------------------------------------------------- stages 1 and 2


@pytest.mark.rule("BG-MISSION-CHINA-03", "BG-WIN-02", "BG-WIN-04")
def test_lured_into_the_exit_by_noise_she_opens_level_2_at_once() -> None:
    s = shop()
    noise(s, EXIT)
    settle(s)
    kinds = [event.kind for event in s.events]
    order = ["noise_heard", "stage_flipped", "level_unlocked", "tile_placed", "door_placed", "stage_begun"]
    assert sorted(order, key=kinds.index) == order
    assert stage(s) == 2
    assert {tile.tile for tile in s.t.shape.tiles[3:]} == {"1A", "10A", "15A"}
    assert s.game.view(None)["map"]["levels"] == [{"level": 3, "locked": True, "cards": 1}]
    assert (s.decision.seat, s.decision.kind) == (0, "action"), "the second shot of Marcus' order is still his"
    assert s.offered("attack")


@pytest.mark.rule("BG-MISSION-CHINA-03")
def test_next_to_the_exit_is_not_in_it() -> None:
    s = shop(berserker="6A.A")
    noise(s, EXIT)
    assert s.where(s.t.family("berserker")[0]) == "6A.B"
    assert stage(s) == 1
    assert len(s.t.shape.tiles) == 3


@pytest.mark.rule("BG-MISSION-CHINA-03")
def test_passing_through_the_exit_is_enough_and_the_move_goes_on() -> None:
    """Card 22 lets her move 2 toward COGs 3 or more away: 6A.B, 6A.C, 6A.E."""
    s = shop()
    s.cog(0, "6A.G")
    s.cog(1, "6A.G")
    s.at_locusts(22)
    settle(s)
    assert stage(s) == 2
    assert s.where(s.t.family("berserker")[0]) == "6A.E"
    moves_and_flips = [event.kind for event in s.events if event.kind in ("figure_moved", "stage_begun")]
    assert moves_and_flips[:3] == ["figure_moved", "stage_begun", "figure_moved"]


@pytest.mark.rule("BG-MISSION-CHINA-03", "BG-WIN-04")
def test_her_activation_goes_on_after_the_flip() -> None:
    """Card 22 with a COG near: she moves 1, then attacks everybody in her area."""
    s = shop()
    s.cog(0, EXIT)
    s.attack_dice(*["blank"] * 5)
    s.at_locusts(22)
    settle(s)
    kinds = [event.kind for event in s.events]
    assert kinds.index("figure_moved") < kinds.index("stage_begun") < kinds.index("attack_declared")
    assert stage(s) == 2


@pytest.mark.rule("BG-MISSION-CHINA-03")
def test_no_other_figure_ends_the_stage() -> None:
    s = shop(berserker="7A.A")
    s.put(DRONE, EXIT)
    s.put(WRETCH, "6A.B")
    s.cog(0, EXIT)
    s.cog(1, "6A.E")
    s.hand(1, "assault", "advance")
    s.at_order(1)
    s.choose("play_move:order:assault", f"move:area:{EXIT}")
    assert s.where(1) == EXIT
    assert stage(s) == 1
    assert not s.offered("explore"), "the lock is the Berserker's to open"


@pytest.mark.rule("BG-MISSION-CHINA-03")
@pytest.mark.parametrize(("start", "lured_to"), [("7A.C", "7A.F"), ("11A.C", "11A.G")])
def test_the_exit_of_an_earlier_tile_does_not_count(start: str, lured_to: str) -> None:
    s = shop(berserker=start)
    noise(s, lured_to)
    assert s.where(s.t.family("berserker")[0]) == lured_to
    assert stage(s) == 1


@pytest.mark.rule("BG-MISSION-CHINA-03")
def test_the_door_moves_on_to_the_end_of_the_new_level() -> None:
    s = shop()
    for number, level in ((2, 2), (3, 3)):
        s.at_stage(number)
        [door] = s.game.view(None)["map"]["doors_info"]
        assert door["area"] == s.t.area_ref(s.t.shape.exit_of_tile[-1])
        assert door["level"] == level
    assert s.t.shape.tiles[-1].tile == "17A"


@pytest.mark.rule("BG-MISSION-CHINA-03")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (1, {"1A": {DRONE: 1}, "10A": {DRONE: 1}, "15A": {WRETCH: 2}}),
        (2, {"1A": {DRONE: 1}, "10A": {DRONE: 1}, "15A": {WRETCH: 1, DRONE: 1}}),
        (3, {"1A": {WRETCH: 1, DRONE: 1}, "10A": {WRETCH: 1, DRONE: 1}, "15A": {DRONE: 2}}),
        (4, {tile: {WRETCH: 1, DRONE: 2} for tile in ("1A", "10A", "15A")}),
    ],
)
def test_level_2_comes_with_its_spawns(players: int, expected: dict[str, dict[str, int]]) -> None:
    s = shop(players)
    s.at_flip()
    settle(s)
    assert spawned(s) == expected


@pytest.mark.rule("BG-MISSION-CHINA-03")
@pytest.mark.parametrize(
    ("players", "at_each_hole"),
    [(1, {DRONE: 1}), (2, {WRETCH: 2}), (3, {WRETCH: 1, DRONE: 1}), (4, {WRETCH: 2, DRONE: 1})],
)
def test_level_3_comes_with_its_spawns(players: int, at_each_hole: dict[str, int]) -> None:
    s = shop(players)
    s.at_stage(2)
    s.clear()
    s.put("berserker", "7A.A")
    s.at_flip()
    settle(s)
    for hole in ("17A.B", "17A.L"):
        there = [spawn["enemy"] for spawn in s.happened("figure_spawned") if spawn["area"] == f"area:{hole}"]
        assert Counter(there) == at_each_hole
    assert len(s.t.locusts()) == 1 + 2 * sum(at_each_hole.values())


@pytest.mark.rule("BG-MISSION-CHINA-03")
def test_stage_2_asks_for_the_exit_of_level_2() -> None:
    s = shop()
    s.at_stage(2)
    s.clear()
    shape = s.t.shape
    goal = shape.exit_of_tile[-1]
    beside = next(area for area in shape.neighbours[goal])
    s.put("berserker", "6A.B")
    noise(s, EXIT)
    assert stage(s) == 2, "the exit of level 1 is behind her"
    s.clear()
    s.put("berserker", shape.areas[beside])
    noise(s, shape.areas[goal])
    settle(s)
    assert stage(s) == 3
    assert s.happened("level_unlocked") == [{"level": 3}]
    assert shape.areas == s.t.shape.areas[: len(shape.areas)]
    assert [tile.tile for tile in s.t.shape.tiles[6:]] == ["17A"]


@pytest.mark.rule("BG-MISSION-CHINA-03", "BG-EXPLORE-11")
@pytest.mark.parametrize("players", [1, 4])
def test_all_three_levels_fit_in_every_game(players: int) -> None:
    for seed in range(25):
        s = Scene(SQUAD[:players], tiles=None, mission="china_shop", seed=seed)
        s.at_stage(3)
        assert {tile.tile for tile in s.t.shape.tiles} == {"6A", "7A", "11A", "1A", "10A", "15A", "17A"}
        assert len(s.t.doors) == 1
        assert s.t.levels == ()


# ---------------------------------------------------------------------- stage 3


def showdown(sides: int) -> tuple[Scene, int]:
    """Stage 3; the Berserker, on that side of her marker, faces Marcus in 17A.E."""
    s = shop()
    s.at_stage(3)
    s.clear()
    berserker = s.put("berserker", "17A.B")
    s.t.marker[berserker] = sides
    s.cog(0, "17A.E")
    return s, berserker


@pytest.mark.rule("BG-MISSION-CHINA-04", "BG-WIN-05")
def test_killing_her_wins_though_other_locusts_live() -> None:
    s, berserker = showdown(sides=2)
    s.put(DRONE, "17A.L")
    s.hand(0, "assault", "advance")
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "blank")
    s.defense_dice(*["blank"] * 4)
    s.choose("play_attack:order:assault", f"attack:lancer.normal:{s.ref(berserker)}")
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("cog", "mission_complete")


@pytest.mark.rule("BG-MISSION-CHINA-04")
def test_neither_a_wound_nor_another_kill_wins() -> None:
    s, berserker = showdown(sides=1)
    drone = s.put(DRONE, "17A.E")
    s.hand(0, "double_tap", "advance")
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "blank")
    s.defense_dice("blank")
    s.choose("play_actions:order:double_tap", f"attack:lancer.normal:{s.ref(drone)}")
    assert s.t.area[drone] == -1
    assert s.game.outcome is None
    s.attack_dice("two_wounds", "two_wounds", "blank")
    s.defense_dice(*["blank"] * 3)
    s.choose(f"attack:lancer.normal:{s.ref(berserker)}")
    assert s.game.outcome is None


@pytest.mark.rule("BG-MISSION-CHINA-05")
def test_the_hammer_of_dawn_is_there_once_level_3_is() -> None:
    s = shop()
    s.at_stage(2)
    assert "tile:17A" not in [card["tile"] for card in s.game.view(None)["map"]["equipment_cards"]]
    s, _ = showdown(sides=0)
    s.hand(0, "advance", "assault", "hold_ground")
    s.at_order(0)
    assert not [option for option in s.ids if "hammer" in option]
    s.choose("equipment:area:17A.E", "discard:order:advance")
    assert s.tokens(0, "hammer_of_dawn") == 0


# ---------------------------------------------------------------------- records


def test_her_way_to_the_noise_can_be_saved_and_copied() -> None:
    """From 7A.A two ways lead to 7A.F; the active player picks one."""
    s = shop(berserker="7A.A")
    noise(s, "7A.F")
    assert (s.decision.kind, s.ids) == ("locust_move", ["step:area:7A.B", "step:area:7A.E"])
    check_records(s.game)
    check_words(s.game)


@pytest.mark.parametrize("number", [2, 3])
def test_later_stages_can_be_saved_and_copied(number: int) -> None:
    s = Scene((MARCUS, DOM), tiles=None, mission="china_shop", seed=4)
    s.at_stage(number)
    s.at_order(1)
    check_records(s.game)
    check_words(s.game)


def test_random_games_can_be_saved_and_told() -> None:
    check_games("china_shop", range(4))

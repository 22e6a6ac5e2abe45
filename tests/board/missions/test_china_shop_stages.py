"""BG-MISSION-CHINA: a Berserker is lured from exit to exit, and killed where the Hammer of Dawn lies."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.board.missions.berserker import DRONE, EXIT, WRETCH, noise, shop, spawned
from tests.board.missions.records import check_games, check_records, check_words, settle, stage
from tests.board.scene import DOM, MARCUS, SQUAD, Scene

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

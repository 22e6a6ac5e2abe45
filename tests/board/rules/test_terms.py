"""BG-TERM: the words the other rules are made of."""

from __future__ import annotations

from typing import Any

import pytest

from eday.content.board import load
from tests.board.scene import COLE, DOM, MARCUS, Scene

LEVELS = {
    "missions": {
        "emergence": {
            "levels": [{"locations": ["2A"]}, {"locations": ["9A"]}, {"locations": ["12A"]}],
        }
    }
}
SPAWN_A_AT_HOLE = {"ai_cards": {"4": {"then": [{"do": "spawn", "slot": "A", "at": "nearest_hole_to_you"}]}}}

# Only a ledge lies between C and G, but on foot it is three areas round by D and H.
TERRACES = """\
+---------------+
+A A.B B.C C.D D+
+   +   +   +   +
+A A.B B.C C.D D+
|   +   +   +   |
|A A.B B.C C.D D|
|#+#+#+#+e+e+.+.|
|E E.F F.G G.H H|
|   +   +   +   |
|E E.F F.G G.H H|
|   +   +   +   |
|E E.F F.G G.H H|
+---------------+
"""
TERRACED = {
    "tiles": {
        "9A": {
            "plan": TERRACES,
            "entrance": {"side": "W", "start": 0},
            "exit": {"side": "E", "start": 0},
            "holes": [[3, 5]],
            "covers": [],
            "cornered": [],
        }
    }
}


def settle(s: Scene, *wanted: str) -> None:
    """Choose the first option until a decision of a wanted kind is open."""
    while s.decision.kind not in wanted:
        s.choose(s.ids[0])


def areas_spawned(s: Scene) -> dict[str, str]:
    return {spawn["enemy"]: spawn["area"] for spawn in s.happened("figure_spawned")}


@pytest.mark.rule("BG-TERM-03")
def test_a_level_is_a_deck_and_the_map_built_from_it() -> None:
    s = Scene(patch=LEVELS, tiles=("2A",))
    s.hand(0, "assault")
    s.cog(0, "2A.C")
    s.at_order(0)
    assert [level["level"] for level in s.game.view(None)["map"]["levels"]] == [2, 3]
    s.choose("explore:area:2A.C")
    assert [level["level"] for level in s.game.view(None)["map"]["levels"]] == [3]
    assert s.happened("tile_placed") == [{"tile": "tile:9A", "level": 2}]


@pytest.mark.rule("BG-TERM-03")
def test_no_mission_has_more_than_three_levels() -> None:
    counts = {mission.id: len(mission.levels) for mission in load().missions.values()}
    assert len(counts) == 7
    assert max(counts.values()) == 3


@pytest.mark.rule("BG-TERM-04")
def test_exploring_a_level_leaves_the_stage_alone() -> None:
    s = Scene(patch=LEVELS, tiles=("2A",))
    s.put("wretch", "2A.D")
    s.hand(0, "assault")
    s.cog(0, "2A.C")
    s.at_order(0)
    s.choose("explore:area:2A.C")
    assert s.game.view(None)["mission"]["stage"] == 1
    assert not s.happened("stage_flipped")


@pytest.mark.rule("BG-TERM-04")
def test_completing_a_stage_leaves_the_levels_alone() -> None:
    s = Scene(patch=LEVELS, tiles=("2A",))
    s.hand(0, "double_tap")
    s.cog(0, "2A.E")
    s.at_order(0)
    s.attack_dice("omen")
    s.choose("play_actions:order:double_tap", "attack:bolo_grenade.overkill:area:2A.F", "seal:hole:2A.F")
    settle(s, "action", "order", "heal")
    assert s.game.view(None)["mission"]["stage"] == 2
    assert [level["level"] for level in s.game.view(None)["map"]["levels"]] == [2, 3]
    assert len(s.t.shape.tiles) == 1


@pytest.mark.rule("BG-TERM-05")
def test_map_exit_is_the_exit_area_with_the_door() -> None:
    """Of the four exit areas only 16A's carries a door."""
    s = Scene()
    s.at_locusts(4)
    settle(s, "heal", "order")
    assert areas_spawned(s) == dict.fromkeys(("wretch", "drone", "boomer"), "area:16A.F")


@pytest.mark.rule("BG-TERM-05")
def test_map_exit_wanders_with_the_door() -> None:
    s = Scene(patch=LEVELS, tiles=("2A",))
    s.hand(0, "assault", "advance")
    s.cog(0, "2A.C")
    s.at_order(0)
    s.choose("explore:area:2A.C")
    for figure in s.t.locusts():
        s.t.area[figure] = s.t.cover[figure] = -1
    s.at_locusts(4)
    settle(s, "heal", "order")
    assert areas_spawned(s) == dict.fromkeys(("wretch", "drone", "boomer"), "area:9A.F")


@pytest.mark.rule("BG-TERM-06")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_active_player_is_the_one_whose_turn_it_is(seat: int) -> None:
    s = Scene((MARCUS, DOM, COLE))
    for other in range(3):
        s.hand(other, "roadie_run")
    s.put("wretch", "9A.A")
    s.put("wretch", "12A.A")
    s.t.ai_deck, s.t.picks = (8, 11), [0]
    s.begin_turn(seat)
    assert (s.decision.seat, s.decision.kind) == (seat, "heal")
    assert s.game.view(None)["active"] == seat
    s.choose("heal:0")
    assert (s.decision.seat, s.decision.kind) == (seat, "order")
    s.choose("play_move:order:roadie_run", "end")
    assert (s.decision.seat, s.decision.kind) == (seat, "activate")


@pytest.mark.rule("BG-TERM-07")
@pytest.mark.parametrize(("seat", "step"), [(0, "area:2A.C"), (1, "area:9A.B")])
def test_you_is_the_active_player(seat: int, step: str) -> None:
    """Card 3 drives all Locusts toward you when one is near; the wretch stands between the COGs."""
    s = Scene()
    s.cog(0, "2A.C")
    s.cog(1, "9A.B")
    for cog in (0, 1):
        s.hand(cog, "scavenging")
    s.put("wretch", "9A.A")
    s.attack_dice("blank", "blank")
    s.at_locusts(3, seat=seat)
    assert s.happened("figure_moved")[0]["to"] == step
    assert [attack["target"] for attack in s.happened("attack_declared")] == [s.ref(seat)]


@pytest.mark.rule("BG-TERM-08")
def test_nearest_cog_is_measured_in_moves() -> None:
    """Marcus is at range 1 across a ledge, but 3 moves away; Dom at range 2 is 2 moves away."""
    s = Scene(tiles=("9A",), patch=TERRACED)
    s.cog(0, "9A.C")
    s.cog(1, "9A.E")
    wretch = s.put("wretch", "9A.G")
    assert [s.t.shape.range[s.area("9A.G")][s.t.area[seat]] for seat in (0, 1)] == [1, 2]
    s.hand(1, "scavenging")
    s.attack_dice("blank", "blank")
    s.at_locusts(11)
    assert s.where(wretch) == "9A.E"
    assert [move["to"] for move in s.happened("figure_moved")] == ["area:9A.F", "area:9A.E"]


@pytest.mark.rule("BG-TERM-08")
def test_of_cogs_equally_near_the_active_player_picks() -> None:
    s = Scene()
    s.cog(0, "2A.C")
    s.cog(1, "9A.B")
    s.put("wretch", "9A.A")
    s.at_locusts(11, seat=1)
    assert (s.decision.seat, s.decision.kind) == (1, "locust_move")
    assert s.ids == ["step:area:2A.C", "step:area:9A.B"]


@pytest.mark.rule("BG-TERM-09")
@pytest.mark.parametrize(("marcus", "dom", "target"), [(1, 2, 0), (4, 2, 1), (5, 3, 1), (0, 1, 0)])
def test_health_of_a_cog_is_its_hand(marcus: int, dom: int, target: int) -> None:
    """Card 11 attacks the COG in the area that has lost the most health: of 7 Marcus, of 6 Dom."""
    s = Scene()
    s.hand(0, *("explore", "explore", "explore", "teamwork", "teamwork")[:marcus])
    s.hand(1, *("scavenging", "scavenging", "scavenging", "get_up")[:dom])
    s.put("wretch", "2A.D")
    s.attack_dice("blank", "blank")
    s.at_locusts(11)
    assert [attack["target"] for attack in s.happened("attack_declared")] == [s.ref(target)]
    assert [cog["cards"] for cog in s.game.view(None)["cogs"]] == [marcus, dom]


@pytest.mark.rule("BG-TERM-09")
@pytest.mark.parametrize(("cards", "attacked"), [(4, True), (5, False)])
def test_a_card_about_health_4_counts_cards(cards: int, attacked: bool) -> None:
    """Card 9 sets wretches upon a COG within 3 areas with 4 health or less."""
    s = Scene((MARCUS,))
    s.hand(0, *("explore", "explore", "scavenging", "get_up", "teamwork")[:cards])
    s.put("wretch", "2A.B")
    s.attack_dice("blank", "blank")
    s.at_locusts(9)
    assert bool(s.happened("attack_declared")) == attacked


@pytest.mark.rule("BG-TERM-EX-01")
def test_one_locust_a_at_a_hole_is_one_wretch_in_emergence() -> None:
    s = Scene(patch=SPAWN_A_AT_HOLE)
    s.at_locusts(4)
    assert s.happened("figure_spawned") == [{"figure": "figure:wretch-1", "enemy": "wretch", "area": "area:2A.F"}]


@pytest.mark.rule("BG-TERM-EX-01", "BG-TERM-10")
def test_locust_a_is_what_the_mission_says() -> None:
    patch: dict[str, Any] = {**SPAWN_A_AT_HOLE, "missions": {"emergence": {"enemies": {"A": "drone", "B": "wretch"}}}}
    s = Scene(patch=patch)
    s.at_locusts(4)
    settle(s, "heal", "order")
    assert areas_spawned(s) == {"drone": "area:2A.F"}

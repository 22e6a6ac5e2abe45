"""AI cards 32 to 35, the kantus'; healing and bringing back other Locusts."""

from __future__ import annotations

import pytest

from eday.board.pieces import DroppedWeapon
from tests.board.rules.locust_log import attacks, done_by, drawn_cards, miss, spawned
from tests.board.rules.locust_maps import FORK, LANE, LANE_WITH_HOLES, TRENCH, YARD, Patch
from tests.board.rules.monsters import against, conserved, moves
from tests.board.scene import Scene

KANTUS = "figure:kantus-1"
ON_MARCUS = [(KANTUS, "cog:marcus_fenix")]
ON_DOM = [(KANTUS, "cog:dominic_santiago")]


def kantus_scene(plan: Patch = LANE, a: str = "wretch") -> Scene:
    return against(plan, A=a, C="kantus")


def drop(s: Scene, weapon: str, kind: str, area: str) -> None:
    """A dropped weapon, its marker taken from the pile."""
    pile = s.t.box.marker_kinds.index(kind)
    s.t.marker_piles[pile] -= 1
    s.t.dropped = (*s.t.dropped, DroppedWeapon(s.area(area), pile, weapon))


@pytest.mark.rule("BG-AI-10")
@pytest.mark.card("ai:32", "ai:33", "ai:34")
@pytest.mark.parametrize("card", [32, 33, 34])
def test_cards_32_to_34_are_redrawn_without_a_kantus(card: int) -> None:
    s = kantus_scene()
    s.put("drone", "2A.H")
    s.at_locusts(card, 12)
    assert drawn_cards(s) == [card, 12]


# ---------------------------------------------------------------------- 32


@pytest.mark.rule("BG-MISSION-HIVE-02", "BG-FAQ-22")
@pytest.mark.card("ai:32")
@pytest.mark.parametrize("start", ["2A.F", "2A.G", "2A.H"])
def test_card_32_a_kantus_goes_to_a_wounded_locust_within_2_and_heals_it(start: str) -> None:
    s = kantus_scene()
    drone = s.put("drone", "2A.F", wounded=True)
    kantus = s.put("kantus", start)
    s.at_locusts(32)
    assert s.where(kantus) == "2A.F"
    assert s.t.marker[drone] == 0
    assert s.t.marker_piles[s.t.box.marker_kinds.index("drone")] == 6
    assert attacks(s) == []


@pytest.mark.rule("BG-MISSION-HIVE-02")
@pytest.mark.card("ai:32", "enemy:kantus")
def test_card_32_a_wounded_kantus_does_not_heal_itself() -> None:
    """Nobody else is wounded: it moves 2 and attacks instead."""
    s = kantus_scene()
    s.bleed(1)
    kantus = s.put("kantus", "2A.F", wounded=True)
    s.put("drone", "2A.F")
    miss(s, 3)
    s.at_locusts(32)
    assert (s.where(kantus), s.t.marker[kantus]) == ("2A.D", 1)
    assert attacks(s) == ON_MARCUS


@pytest.mark.rule("BG-MISSION-HIVE-02")
@pytest.mark.card("ai:32", "enemy:kantus")
def test_card_32_one_kantus_heals_another_which_then_heals_nobody() -> None:
    s = kantus_scene()
    s.bleed(1)
    first, second = s.put("kantus", "2A.G"), s.put("kantus", "2A.H", wounded=True)
    miss(s, 3)
    s.at_locusts(32)
    s.choose("activate:figure:kantus-1")
    assert s.t.marker[second] == 0
    assert (s.where(first), s.where(second)) == ("2A.H", "2A.F")
    assert attacks(s) == [("figure:kantus-2", "cog:marcus_fenix")]


@pytest.mark.rule("BG-AI-12")
@pytest.mark.card("ai:32")
def test_card_32_of_several_wounded_locusts_the_active_player_picks() -> None:
    """Not only the nearest; two alike in one area are one option."""
    s = kantus_scene()
    s.put("drone", "2A.F", wounded=True)
    s.put("drone", "2A.F", wounded=True)
    far = s.put("wretch", "2A.H", wounded=True)
    s.put("drone", "2A.C", wounded=True)
    s.put("kantus", "2A.F")
    s.at_locusts(32, seat=1)
    assert (s.decision.seat, s.decision.kind) == (1, "locust_target")
    assert sorted(s.ids) == ["condition_locust:figure:drone-1", "condition_locust:figure:wretch-1"]
    s.choose("condition_locust:figure:wretch-1")
    assert moves(s, KANTUS) == ["2A.G", "2A.H"]
    assert s.t.marker[far] == 0
    assert s.t.marker[s.t.box.kinds["drone"][0]] == 1


@pytest.mark.card("ai:32")
def test_card_32_else_it_moves_2_and_attacks_the_nearest_cog_in_sight() -> None:
    s = kantus_scene()
    s.cog(1, "2A.B")
    s.put("drone", "2A.H", wounded=True)
    s.put("kantus", "2A.E")
    miss(s, 3)
    s.at_locusts(32)
    assert moves(s, KANTUS) == ["2A.D", "2A.C"]
    assert attacks(s) == ON_DOM


@pytest.mark.rule("BG-REACT-GUARD-01")
@pytest.mark.card("ai:32")
def test_card_32_a_guard_may_kill_the_wounded_locust_it_is_on_its_way_to() -> None:
    """A Mortar's shell at the kantus kills the drone beside it: then there is nowhere to go and nothing to heal."""
    s = kantus_scene()
    s.hand(0, "ambush", "hold_ground")
    s.give(0, "mortar", 1)
    drone = s.put("drone", "2A.D", wounded=True)
    kantus = s.put("kantus", "2A.E")
    s.at_locusts(32)
    assert s.decision.kind == "guard"
    s.attack_dice("omen", "blank", "blank", "blank")
    s.choose("guard:order:ambush", "attack:mortar.overkill:area:2A.E")
    assert s.where(drone) is None
    assert (s.where(kantus), moves(s, KANTUS)) == ("2A.E", [])
    assert s.happened("figure_healed") == []


# ---------------------------------------------------------------------- 33


@pytest.mark.rule("BG-MISSION-HIVE-01")
@pytest.mark.card("ai:33")
def test_card_33_the_locust_of_a_dropped_weapon_comes_back_wounded_on_its_marker() -> None:
    s = kantus_scene()
    kantus = s.put("kantus", "2A.F")
    drop(s, "hammerburst", "drone", "2A.D")
    s.at_locusts(33)
    assert spawned(s) == [("drone", "area:2A.D")]
    drone = s.t.box.kinds["drone"][0]
    assert (s.where(drone), s.t.marker[drone]) == ("2A.D", 1)
    assert s.t.dropped == ()
    assert conserved(s, "drone")
    assert (s.where(kantus), attacks(s)) == ("2A.F", [])


@pytest.mark.rule("BG-MISSION-HIVE-01", "BG-SPAWN-02")
@pytest.mark.card("ai:33")
def test_card_33_the_one_brought_back_takes_cover_like_a_spawned_one() -> None:
    s = kantus_scene(TRENCH)
    s.put("kantus", "2A.F")
    drop(s, "hammerburst", "drone", "2A.E")
    s.at_locusts(33)
    assert s.t.cover[s.t.box.kinds["drone"][0]] == s.cover("2A.lone")


@pytest.mark.rule("BG-MISSION-HIVE-01")
@pytest.mark.card("ai:33")
@pytest.mark.parametrize("why", ["all in play", "no such enemy"])
def test_card_33_with_no_figure_left_the_marker_goes_and_nothing_comes(why: str) -> None:
    s = kantus_scene()
    s.put("kantus", "2A.F")
    if why == "all in play":
        for _ in range(6):
            s.put("drone", "2A.H")
        drop(s, "hammerburst", "drone", "2A.D")
        kind = "drone"
    else:
        drop(s, "boomshot", "boomer", "2A.D")
        kind = "boomer"
    s.at_locusts(33)
    assert spawned(s) == []
    assert s.t.dropped == ()
    assert len(s.t.marker_discards[s.t.box.marker_kinds.index(kind)]) == 1
    assert conserved(s, kind)


@pytest.mark.rule("BG-MISSION-HIVE-01")
@pytest.mark.card("ai:33")
def test_card_33_where_no_locust_may_spawn_none_comes_back() -> None:
    stages = [{"rules": [{"rule": "no_spawns"}], "objective": {"is": "no_locust_in_play"}, "wins": True}]
    s = against(C="kantus", stages=stages)
    s.put("kantus", "2A.F")
    drop(s, "hammerburst", "drone", "2A.D")
    s.at_locusts(33)
    assert (spawned(s), s.t.dropped) == ([], ())


@pytest.mark.rule("BG-MISSION-HIVE-01", "BG-AI-12")
@pytest.mark.card("ai:33")
def test_card_33_of_several_dropped_weapons_the_active_player_picks() -> None:
    s = kantus_scene(a="theron_guard")
    s.put("kantus", "2A.E")
    drop(s, "hammerburst", "drone", "2A.D")
    drop(s, "hammerburst", "drone", "2A.D")
    drop(s, "torque_bow", "theron_guard", "2A.G")
    drop(s, "hammerburst", "drone", "2A.H")
    s.at_locusts(33, seat=1)
    assert (s.decision.seat, s.decision.kind) == (1, "locust_revival")
    assert sorted(s.ids) == ["turn_over:weapon:hammerburst:area:2A.D", "turn_over:weapon:torque_bow:area:2A.G"]
    s.choose("turn_over:weapon:torque_bow:area:2A.G")
    assert spawned(s) == [("theron_guard", "area:2A.G")]
    assert [drop.weapon for drop in s.t.dropped] == ["hammerburst"] * 3


@pytest.mark.rule("BG-MISSION-HIVE-01", "BG-FAQ-15")
@pytest.mark.card("ai:33")
def test_card_33_a_kantus_brought_back_acts_as_well() -> None:
    s = kantus_scene()
    s.bleed(1)
    s.put("kantus", "2A.F")
    drop(s, "gorgon_pistol", "kantus", "2A.D")
    miss(s, 3)
    s.at_locusts(33)
    assert attacks(s) == [("figure:kantus-2", "cog:marcus_fenix")]


@pytest.mark.card("ai:33")
@pytest.mark.parametrize(("start", "fires"), [("2A.D", True), ("2A.E", False)])
def test_card_33_else_it_attacks_any_cog_within_range_3(start: str, fires: bool) -> None:
    s = kantus_scene()
    s.bleed(1)
    s.put("kantus", start)
    drop(s, "hammerburst", "drone", "2A.H")
    miss(s, 3)
    s.at_locusts(33)
    assert attacks(s) == (ON_MARCUS if fires else [])
    assert len(s.t.dropped) == 1


# ---------------------------------------------------------------------- 34


@pytest.mark.card("ai:34")
def test_card_34_with_a_cog_in_range_4_it_attacks_that_cog_and_then_moves_2_toward_it() -> None:
    s = kantus_scene()
    s.bleed(1)
    s.hand(0, "teamwork", "explore")
    s.put("kantus", "2A.E")
    miss(s, 3)
    s.at_locusts(34)
    assert done_by(s) == [("attack_declared", KANTUS), ("figure_moved", KANTUS), ("figure_moved", KANTUS)]
    assert moves(s, KANTUS) == ["2A.D", "2A.C"]
    assert spawned(s) == []


@pytest.mark.rule("BG-AI-13")
@pytest.mark.card("ai:34")
def test_card_34_it_does_not_go_after_a_cog_it_has_laid_down() -> None:
    s = kantus_scene()
    s.cog(1, "2A.H")
    s.hand(1, "teamwork")
    s.put("kantus", "2A.E")
    s.attack_dice("one_wound", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(34)
    s.choose("condition_cog:cog:marcus_fenix")
    assert s.t.bleeding[0]
    assert moves(s, KANTUS) == []


@pytest.mark.card("ai:34")
def test_card_34_else_it_moves_2_and_spawns_an_a_at_the_hole_nearest_to_itself() -> None:
    """Its own hole after the move, not the one nearest you."""
    s = kantus_scene(LANE_WITH_HOLES)
    s.t.holes = (s.area("2A.B"), s.area("2A.H"))
    kantus = s.put("kantus", "2A.H")
    s.at_locusts(34)
    assert s.where(kantus) == "2A.F"
    assert spawned(s) == [("wretch", "area:2A.H")]


@pytest.mark.rule("BG-AI-12")
@pytest.mark.card("ai:34")
def test_card_34_between_equally_near_holes_the_active_player_picks() -> None:
    s = kantus_scene(LANE_WITH_HOLES)
    s.t.holes = (s.area("2A.E"), s.area("2A.G"))
    s.put("kantus", "2A.H")
    s.at_locusts(34, seat=1)
    assert s.decision.seat == 1
    assert sorted(s.ids) == ["at:area:2A.E", "at:area:2A.G"]
    s.choose("at:area:2A.E")
    assert spawned(s) == [("wretch", "area:2A.E")]


@pytest.mark.card("ai:34")
def test_card_34_without_a_hole_nothing_spawns() -> None:
    s = against(C="kantus", stages=[{"objective": {"is": "no_locust_in_play"}, "wins": True}])
    s.t.holes = ()
    kantus = s.put("kantus", "2A.H")
    s.at_locusts(34)
    assert (s.where(kantus), spawned(s)) == ("2A.F", [])


# ---------------------------------------------------------------------- 35


@pytest.mark.card("ai:35")
def test_card_35_all_kantus_move_2_and_attack_the_nearest_cog() -> None:
    s = kantus_scene()
    s.cog(1, "2A.B")
    s.put("kantus", "2A.E")
    miss(s, 3)
    s.at_locusts(35)
    assert moves(s, KANTUS) == ["2A.D", "2A.C"]
    assert attacks(s) == ON_DOM


@pytest.mark.card("ai:35")
def test_card_35_the_attack_is_lost_without_sight_of_the_nearest_cog() -> None:
    s = kantus_scene(YARD)
    s.cog(0, "2A.C")
    s.cog(1, "2A.C")
    kantus = s.put("kantus", "2A.Q")
    s.at_locusts(35)
    assert (s.where(kantus), attacks(s)) == ("2A.A", [])


@pytest.mark.card("ai:35")
def test_card_35_without_a_kantus_one_spawns_at_the_hole_nearest_you() -> None:
    s = kantus_scene(FORK)
    s.cog(0, "2A.E")
    s.at_locusts(35)
    assert spawned(s) == [("kantus", "area:2A.F")]

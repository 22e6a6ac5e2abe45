"""AI cards 12 to 15, the drones'."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attackers, attacks, done_by, drawn_cards, miss, spawned
from tests.board.rules.locust_maps import HOOK, LANE, LANE_WITH_HOLES, LEDGE, SNAKE, TRENCH, YARD, on

MARCUS_HIT = [("figure:drone-1", "cog:marcus_fenix")]


# ---------------------------------------------------------------------- 12


@pytest.mark.card("ai:12")
@pytest.mark.parametrize(("start", "end", "fires"), [("2A.E", "2A.C", True), ("2A.F", "2A.D", False)])
def test_card_12_drones_move_2_and_fire_up_to_range_2(start: str, end: str, fires: bool) -> None:
    s = on(LANE)
    s.bleed(1)
    drone = s.put("drone", start)
    miss(s, 3)
    s.at_locusts(12)
    assert s.where(drone) == end
    assert attacks(s) == (MARCUS_HIT if fires else [])


@pytest.mark.card("ai:12")
def test_card_12_fires_at_any_cog_in_range_and_sight_not_only_the_nearest() -> None:
    s = on(LANE)
    s.cog(1, "2A.C")
    s.put("drone", "2A.D")
    miss(s, 3)
    s.at_locusts(12)
    assert sorted(s.ids) == ["target:cog:dominic_santiago", "target:cog:marcus_fenix"]
    s.choose("target:cog:marcus_fenix")
    assert attacks(s) == MARCUS_HIT


@pytest.mark.card("ai:12")
@pytest.mark.rule("BG-FAQ-14")
@pytest.mark.parametrize("taken", [False, True])
def test_card_12_in_range_but_in_a_cover_space_without_sight_the_attack_is_lost(taken: bool) -> None:
    s = on(HOOK)
    s.bleed(1)
    drone = s.put("drone", "2A.D")
    if taken:
        s.put("wretch", "2A.B", "2A.c1")
    miss(s, 3)
    s.at_locusts(12)
    assert s.where(drone) == "2A.B"
    assert attacks(s) == (MARCUS_HIT if taken else [])


@pytest.mark.card("ai:12")
def test_card_12_without_a_drone_two_spawn_at_the_hole_nearest_you() -> None:
    s = on(LANE_WITH_HOLES)
    s.cog(0, "2A.G")
    s.t.holes = (s.area("2A.B"), s.area("2A.E"))
    s.put("boomer", "2A.H")
    s.at_locusts(12)
    assert spawned(s) == [("drone", "area:2A.E")] * 2
    assert done_by(s) == []


@pytest.mark.card("ai:12")
def test_card_12_between_equally_near_holes_the_active_player_picks() -> None:
    s = on(LANE_WITH_HOLES)
    s.cog(1, "2A.G")
    s.t.holes = (s.area("2A.F"), s.area("2A.H"))
    s.at_locusts(12, seat=1)
    assert (s.decision.seat, sorted(s.ids)) == (1, ["at:area:2A.F", "at:area:2A.H"])
    s.choose("at:area:2A.H")
    assert spawned(s) == [("drone", "area:2A.H")] * 2


# ---------------------------------------------------------------------- 13


@pytest.mark.card("ai:13")
def test_card_13_a_drone_in_sight_fires_at_the_nearest_cog_then_backs_off_by_1() -> None:
    s = on(LANE)
    s.cog(1, "2A.C")
    drone = s.put("drone", "2A.E")
    miss(s, 3)
    s.at_locusts(13)
    assert attacks(s) == [("figure:drone-1", "cog:dominic_santiago")]
    assert done_by(s) == [("attack_declared", "figure:drone-1"), ("figure_moved", "figure:drone-1")]
    assert s.where(drone) == "2A.F"


@pytest.mark.card("ai:13")
def test_card_13_a_drone_in_cover_fires_and_stays() -> None:
    s = on(TRENCH)
    s.bleed(1)
    drone = s.put("drone", "2A.D", "2A.west")
    miss(s, 3)
    s.at_locusts(13)
    assert attacks(s) == MARCUS_HIT
    assert (s.where(drone), s.t.cover[drone]) == ("2A.D", s.cover("2A.west"))


@pytest.mark.card("ai:13")
def test_card_13_the_drone_that_backed_off_takes_cover() -> None:
    s = on(TRENCH)
    s.bleed(1)
    drone = s.put("drone", "2A.C")
    miss(s, 3)
    s.at_locusts(13)
    assert (s.where(drone), s.t.cover[drone]) == ("2A.D", s.cover("2A.west"))


@pytest.mark.card("ai:13")
def test_card_13_fires_at_the_nearest_cog_in_sight_not_at_a_nearer_one_out_of_sight() -> None:
    s = on(YARD)
    s.cog(0, "2A.C")
    s.cog(1, "2A.P")
    s.put("drone", "2A.A")
    miss(s, 3)
    s.at_locusts(13)
    assert attacks(s) == [("figure:drone-1", "cog:dominic_santiago")]


@pytest.mark.card("ai:13")
def test_card_13_a_drone_that_sees_nobody_moves_3_and_does_not_fire() -> None:
    s = on(SNAKE)
    drone = s.put("drone", "2A.D")
    s.put("drone", "2A.B", "2A.b")
    s.at_locusts(13)
    s.choose("activate:figure:drone-1")
    assert s.where(drone) == "2A.A"
    assert "figure:drone-1" not in attackers(s)


@pytest.mark.card("ai:13", "ai:14", "ai:15")
@pytest.mark.parametrize("card", [13, 14, 15])
def test_cards_13_to_15_are_redrawn_without_a_drone(card: int) -> None:
    s = on(LANE)
    s.put("boomer", "2A.H")
    s.at_locusts(card, 19)
    assert drawn_cards(s) == [card, 19]


# ---------------------------------------------------------------------- 14


@pytest.mark.card("ai:14")
@pytest.mark.parametrize(("start", "end", "dice"), [("2A.A", "2A.A", 4), ("2A.B", "2A.B", 4), ("2A.C", "2A.B", 3)])
def test_card_14_at_range_1_a_drone_stands_and_fires_with_one_die_more(start: str, end: str, dice: int) -> None:
    s = on(LANE)
    s.bleed(1)
    drone = s.put("drone", start)
    miss(s, dice)
    s.at_locusts(14)
    assert s.where(drone) == end
    assert attacks(s) == MARCUS_HIT
    assert s.t.rolls == [dice, 1]


@pytest.mark.card("ai:14")
def test_card_14_counts_range_so_a_ledge_does_not_keep_the_drone_from_firing() -> None:
    s = on(LEDGE)
    s.bleed(1)
    drone = s.put("drone", "2A.B")
    miss(s, 4)
    s.at_locusts(14)
    assert s.where(drone) == "2A.B"
    assert attacks(s) == MARCUS_HIT
    assert s.t.rolls == [4, 1]


@pytest.mark.card("ai:14")
def test_card_14_otherwise_fires_at_any_range_at_the_nearest_cog_in_sight() -> None:
    s = on(LANE)
    s.cog(1, "2A.B")
    drone = s.put("drone", "2A.H")
    miss(s, 3)
    s.at_locusts(14)
    assert s.where(drone) == "2A.G"
    assert attacks(s) == [("figure:drone-1", "cog:dominic_santiago")]
    assert s.t.rolls == [3, 1]


@pytest.mark.card("ai:14")
def test_card_14_of_two_cogs_at_range_1_the_active_player_picks() -> None:
    s = on(LANE)
    s.cog(0, "2A.C")
    s.cog(1, "2A.D")
    s.put("drone", "2A.D")
    s.at_locusts(14)
    assert sorted(option.refs[0] for option in s.decision.options) == ["cog:dominic_santiago", "cog:marcus_fenix"]


# ---------------------------------------------------------------------- 15


@pytest.mark.card("ai:15")
@pytest.mark.parametrize(("start", "end", "fires"), [("2A.C", "2A.C", True), ("2A.D", "2A.B", False)])
def test_card_15_within_range_2_an_unwounded_drone_fires_others_move_2(start: str, end: str, fires: bool) -> None:
    s = on(LANE)
    s.bleed(1)
    drone = s.put("drone", start)
    miss(s, 3)
    s.at_locusts(15)
    assert s.where(drone) == end
    assert attacks(s) == (MARCUS_HIT if fires else [])


@pytest.mark.card("ai:15")
def test_card_15_within_range_2_a_wounded_drone_heals_instead() -> None:
    s = on(LANE)
    pile = s.t.box.marker_kinds.index("drone")
    drone = s.put("drone", "2A.C", wounded=True)
    before = s.t.marker_piles[pile]
    s.at_locusts(15)
    assert attacks(s) == []
    assert (s.where(drone), s.t.marker[drone]) == ("2A.C", 0)
    assert s.t.marker_piles[pile] == before + 1


@pytest.mark.card("ai:15")
@pytest.mark.rule("BG-REACT-GUARD-01")
def test_card_15_a_guard_that_wounds_the_drone_does_not_turn_its_attack_into_healing() -> None:
    """E-64: whether it attacks or heals was settled when its activation began."""
    s = on(LANE)
    s.bleed(1)
    s.hand(0, "hold_ground", "teamwork")
    drone = s.put("drone", "2A.C")
    s.at_locusts(15)
    s.attack_dice("one_wound", "blank")
    s.defense_dice("blank")
    miss(s, 3)
    s.choose("guard:order:hold_ground", "attack:lancer.normal:figure:drone-1")
    assert attacks(s) == [("cog:marcus_fenix", "figure:drone-1"), ("figure:drone-1", "cog:marcus_fenix")]
    assert s.t.marker[drone] == 1, "wounded, and not healed"


@pytest.mark.card("ai:15")
def test_card_15_beyond_range_2_a_wounded_drone_moves_and_stays_wounded() -> None:
    s = on(LANE)
    drone = s.put("drone", "2A.D", wounded=True)
    s.at_locusts(15)
    assert (s.where(drone), s.t.marker[drone]) == ("2A.B", 1)


@pytest.mark.card("ai:15")
def test_card_15_with_a_cog_in_range_but_none_in_sight_the_attack_is_lost() -> None:
    s = on(YARD)
    s.cog(0, "2A.C")
    s.cog(1, "2A.C")
    drone = s.put("drone", "2A.A")
    s.at_locusts(15)
    assert (s.where(drone), attacks(s)) == ("2A.A", [])


@pytest.mark.card("ai:15")
def test_card_15_in_range_of_one_cog_it_fires_at_another_it_sees() -> None:
    s = on(YARD)
    s.cog(0, "2A.C")
    s.cog(1, "2A.P")
    s.put("drone", "2A.A")
    miss(s, 3)
    s.at_locusts(15)
    assert attacks(s) == [("figure:drone-1", "cog:dominic_santiago")]

"""AI cards 16 to 19, the boomers'."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attacks, done_by, drawn_cards, miss, spawned
from tests.board.rules.locust_maps import FORK, LANE, LANE_WITH_HOLES, LEDGE, YARD, on

MARCUS_HIT = [("figure:boomer-1", "cog:marcus_fenix")]
DOM_HIT = [("figure:boomer-1", "cog:dominic_santiago")]


@pytest.mark.card("ai:16", "ai:17", "ai:18")
@pytest.mark.parametrize("card", [16, 17, 18])
def test_cards_16_to_18_are_redrawn_without_a_boomer(card: int) -> None:
    s = on(LANE)
    s.put("drone", "2A.H")
    s.at_locusts(card, 12)
    assert drawn_cards(s) == [card, 12]


# ---------------------------------------------------------------------- 16


@pytest.mark.card("ai:16")
@pytest.mark.parametrize(("start", "end", "fires"), [("2A.E", "2A.E", True), ("2A.F", "2A.D", False)])
def test_card_16_within_range_4_a_boomer_fires_others_move_2(start: str, end: str, fires: bool) -> None:
    s = on(LANE)
    s.bleed(1)
    boomer = s.put("boomer", start)
    miss(s, 4)
    s.at_locusts(16)
    assert s.where(boomer) == end
    assert attacks(s) == (MARCUS_HIT if fires else [])


@pytest.mark.card("ai:16")
def test_card_16_fires_at_the_nearest_cog_in_sight() -> None:
    s = on(LANE)
    s.cog(1, "2A.B")
    s.put("boomer", "2A.D")
    miss(s, 4)
    s.at_locusts(16)
    assert attacks(s) == DOM_HIT


@pytest.mark.card("ai:16", "ai:17")
@pytest.mark.parametrize("card", [16, 17])
def test_cards_16_and_17_with_a_cog_in_range_but_none_in_sight_lose_the_attack(card: int) -> None:
    s = on(YARD)
    s.cog(0, "2A.C")
    s.cog(1, "2A.C")
    boomer = s.put("boomer", "2A.A")
    s.at_locusts(card)
    assert (s.where(boomer), attacks(s)) == ("2A.A", [])


@pytest.mark.card("ai:16", "ai:17")
@pytest.mark.parametrize("card", [16, 17])
def test_cards_16_and_17_pass_by_a_nearer_cog_out_of_sight(card: int) -> None:
    s = on(YARD)
    s.cog(0, "2A.C")
    s.cog(1, "2A.P")
    s.put("boomer", "2A.A")
    miss(s, 4)
    s.at_locusts(card)
    assert attacks(s) == DOM_HIT


# ---------------------------------------------------------------------- 17


@pytest.mark.card("ai:17")
def test_card_17_within_range_3_a_boomer_fires_where_it_stands() -> None:
    s = on(LANE)
    s.bleed(1)
    boomer = s.put("boomer", "2A.D")
    miss(s, 4)
    s.at_locusts(17)
    assert (s.where(boomer), attacks(s)) == ("2A.D", MARCUS_HIT)


@pytest.mark.card("ai:17")
@pytest.mark.parametrize(
    ("start", "end", "fires"), [("2A.E", "2A.C", True), ("2A.F", "2A.D", True), ("2A.G", "2A.E", False)]
)
def test_card_17_beyond_range_3_it_moves_2_and_fires_if_that_brings_range_3(start: str, end: str, fires: bool) -> None:
    s = on(LANE)
    s.bleed(1)
    boomer = s.put("boomer", start)
    miss(s, 4)
    s.at_locusts(17)
    assert s.where(boomer) == end
    assert attacks(s) == (MARCUS_HIT if fires else [])


@pytest.mark.card("ai:17")
def test_card_17_after_moving_it_fires_at_the_nearest_cog() -> None:
    s = on(LANE)
    s.cog(1, "2A.B")
    s.put("boomer", "2A.F")
    miss(s, 4)
    s.at_locusts(17)
    assert attacks(s) == DOM_HIT


# ---------------------------------------------------------------------- 18


@pytest.mark.card("ai:18")
@pytest.mark.parametrize(("start", "end"), [("2A.D", "2A.E"), ("2A.E", "2A.D"), ("2A.F", "2A.E")])
def test_card_18_within_1_move_a_boomer_backs_off_by_1_else_it_closes_in_then_fires(start: str, end: str) -> None:
    s = on(LANE)
    s.bleed(1)
    s.cog(0, "2A.C")
    boomer = s.put("boomer", start)
    miss(s, 4)
    s.at_locusts(18)
    assert (s.where(boomer), attacks(s)) == (end, MARCUS_HIT)


@pytest.mark.card("ai:18")
def test_card_18_out_of_the_cogs_own_area_the_active_player_picks_the_way() -> None:
    s = on(LANE)
    s.bleed(1)
    s.cog(0, "2A.C")
    boomer = s.put("boomer", "2A.C")
    miss(s, 4)
    s.at_locusts(18)
    assert sorted(s.ids) == ["step:area:2A.B", "step:area:2A.D"]
    s.choose("step:area:2A.D")
    assert (s.where(boomer), attacks(s)) == ("2A.D", MARCUS_HIT)


@pytest.mark.card("ai:18")
def test_card_18_in_a_dead_end_it_stands_and_fires() -> None:
    s = on(LANE)
    s.bleed(1)
    s.cog(0, "2A.G")
    boomer = s.put("boomer", "2A.H")
    miss(s, 4)
    s.at_locusts(18)
    assert (s.where(boomer), attacks(s)) == ("2A.H", MARCUS_HIT)


@pytest.mark.card("ai:18")
def test_card_18_counts_moves_so_a_cog_across_a_ledge_is_approached() -> None:
    s = on(LEDGE)
    s.bleed(1)
    boomer = s.put("boomer", "2A.B")
    miss(s, 4)
    s.at_locusts(18)
    assert (s.where(boomer), attacks(s)) == ("2A.D", MARCUS_HIT)


@pytest.mark.card("ai:18")
@pytest.mark.rule("BG-TERM-08", "BG-ATTACK-15")
def test_card_18_the_nearest_cog_is_the_nearest_in_sight() -> None:
    """E-66: Marcus is nearer, but out of sight."""
    s = on(YARD)
    s.cog(0, "2A.C")
    s.cog(1, "2A.P")
    boomer = s.put("boomer", "2A.B")
    miss(s, 4)
    s.at_locusts(18)
    s.choose("step:area:2A.A")
    assert s.t.sees(boomer, 1)
    assert not s.t.sees(boomer, 0)
    assert attacks(s) == [("figure:boomer-1", "cog:dominic_santiago")]


# ---------------------------------------------------------------------- 19


@pytest.mark.card("ai:19")
def test_card_19_every_boomer_moves_1_and_fires_at_the_nearest_cog_in_turn() -> None:
    s = on(LANE)
    s.cog(1, "2A.B")
    near, far = s.put("boomer", "2A.D"), s.put("boomer", "2A.H")
    miss(s, 4, 1)
    miss(s, 4)
    s.at_locusts(19)
    s.choose("activate:figure:boomer-2")
    assert (s.where(near), s.where(far)) == ("2A.C", "2A.G")
    assert attacks(s) == [(f"figure:boomer-{n}", "cog:dominic_santiago") for n in (2, 1)]
    assert [who for _, who in done_by(s)] == ["figure:boomer-2"] * 2 + ["figure:boomer-1"] * 2


@pytest.mark.card("ai:19")
def test_card_19_without_a_boomer_one_spawns_at_the_hole_nearest_you() -> None:
    s = on(LANE_WITH_HOLES)
    s.cog(0, "2A.G")
    s.t.holes = (s.area("2A.B"), s.area("2A.E"))
    drone = s.put("drone", "2A.H")
    s.at_locusts(19)
    assert spawned(s) == [("boomer", "area:2A.E")]
    assert (s.where(drone), done_by(s)) == ("2A.H", [])


@pytest.mark.card("ai:19")
def test_card_19_between_equally_near_holes_the_active_player_picks() -> None:
    s = on(FORK)
    s.cog(0, "2A.A")
    s.at_locusts(19)
    assert sorted(s.ids) == ["at:area:2A.D", "at:area:2A.F"]
    s.choose("at:area:2A.F")
    assert spawned(s) == [("boomer", "area:2A.F")]

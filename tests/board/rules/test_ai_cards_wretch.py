"""AI cards 8 to 11, the wretches'."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attacks, drawn_cards, miss, spawned
from tests.board.rules.locust_maps import LANE, LANE_WITH_HOLES, LEDGE, TRENCH, on
from tests.board.scene import Scene

FOUR = ("teamwork", "teamwork", "explore", "explore")
FIVE = ("scavenging", "scavenging", "get_up", "get_up", "sit_tight")


def marker_pile(s: Scene) -> int:
    return s.t.marker_piles[s.t.box.marker_kinds.index("wretch")]


# ---------------------------------------------------------------------- 8


@pytest.mark.card("ai:8")
@pytest.mark.parametrize(
    ("start", "end", "fights"), [("2A.B", "2A.B", True), ("2A.D", "2A.B", True), ("2A.E", "2A.B", False)]
)
def test_card_8_a_wretch_within_2_moves_runs_in_and_attacks_others_only_run_4(
    start: str, end: str, fights: bool
) -> None:
    s = on(LANE)
    s.cog(0, "2A.B")
    s.bleed(1)
    wretch = s.put("wretch", start)
    miss(s, 2)
    s.at_locusts(8)
    assert s.where(wretch) == end
    assert attacks(s) == ([("figure:wretch-1", "cog:marcus_fenix")] if fights else [])


@pytest.mark.card("ai:8")
def test_card_8_a_far_wretch_moves_4_toward_the_nearest_cog() -> None:
    s = on(LANE)
    wretch = s.put("wretch", "2A.H")
    s.at_locusts(8)
    assert s.where(wretch) == "2A.D"


@pytest.mark.card("ai:8")
def test_card_8_counts_moves_not_range() -> None:
    s = on(LEDGE)
    wretch = s.put("wretch", "2A.B")
    s.at_locusts(8)
    assert s.where(wretch) == "2A.A"
    assert len(s.happened("figure_moved")) == 3
    assert attacks(s) == []


@pytest.mark.card("ai:8")
def test_card_8_of_two_cogs_within_2_the_active_player_picks_whichever_is_nearer() -> None:
    s = on(LANE)
    s.cog(0, "2A.F")
    s.cog(1, "2A.G")
    wretch = s.put("wretch", "2A.H")
    miss(s, 2)
    s.at_locusts(8)
    assert sorted(s.ids) == ["condition_cog:cog:dominic_santiago", "condition_cog:cog:marcus_fenix"]
    s.choose("condition_cog:cog:marcus_fenix")
    assert s.where(wretch) == "2A.F"
    assert attacks(s) == [("figure:wretch-1", "cog:marcus_fenix")]


@pytest.mark.card("ai:8", "ai:9", "ai:10")
@pytest.mark.parametrize("card", [8, 9, 10])
def test_cards_8_to_10_are_redrawn_without_a_wretch(card: int) -> None:
    s = on(LANE)
    s.put("drone", "2A.H")
    s.at_locusts(card, 12)
    assert drawn_cards(s) == [card, 12]


# ---------------------------------------------------------------------- 9


@pytest.mark.card("ai:9")
def test_card_9_a_cog_with_4_cards_within_3_moves_is_attacked() -> None:
    s = on(LANE)
    s.hand(0, *FOUR)
    s.hand(1, *FIVE)
    wretch = s.put("wretch", "2A.D")
    miss(s, 2)
    s.at_locusts(9)
    assert s.where(wretch) == "2A.A"
    assert attacks(s) == [("figure:wretch-1", "cog:marcus_fenix")]


@pytest.mark.card("ai:9")
def test_card_9_a_cog_with_5_cards_is_only_approached_by_2() -> None:
    s = on(LANE)
    s.hand(0, *FOUR, "sit_tight")
    s.hand(1, *FIVE)
    wretch = s.put("wretch", "2A.D")
    s.at_locusts(9)
    assert s.where(wretch) == "2A.B"
    assert attacks(s) == []


@pytest.mark.card("ai:9")
def test_card_9_a_weak_cog_4_moves_away_is_only_approached_by_2() -> None:
    s = on(LANE)
    wretch = s.put("wretch", "2A.E")
    s.at_locusts(9)
    assert s.where(wretch) == "2A.C"
    assert attacks(s) == []


@pytest.mark.card("ai:9")
def test_card_9_a_nearer_cog_in_good_health_is_passed_by() -> None:
    s = on(LANE)
    s.cog(1, "2A.C")
    s.hand(0, *FOUR)
    s.hand(1, *FIVE)
    wretch = s.put("wretch", "2A.D")
    miss(s, 2)
    s.at_locusts(9)
    assert s.where(wretch) == "2A.A"
    assert attacks(s) == [("figure:wretch-1", "cog:marcus_fenix")]


@pytest.mark.card("ai:9")
def test_card_9_otherwise_moves_toward_the_nearest_cog_out_of_cover() -> None:
    s = on(TRENCH)
    s.cog(0, "2A.D", "2A.west")
    s.hand(0, *FOUR, "sit_tight")
    s.hand(1, *FIVE)
    wretch = s.put("wretch", "2A.C")
    s.at_locusts(9)
    assert drawn_cards(s) == [9]
    assert s.where(wretch) == "2A.A"


def all_in_cover(*hand: str) -> Scene:
    """Marcus and Dom both in cover, Marcus with the hand, Dom with five cards."""
    s = on(TRENCH)
    s.cog(0, "2A.D", "2A.west")
    s.cog(1, "2A.D", "2A.east")
    s.hand(0, *hand)
    s.hand(1, *FIVE)
    return s


@pytest.mark.card("ai:9")
def test_card_9_is_redrawn_when_all_cogs_are_in_cover_and_no_wretch_may_attack() -> None:
    s = all_in_cover(*FOUR, "sit_tight")
    s.put("wretch", "2A.F")
    s.at_locusts(9, 4)
    assert drawn_cards(s) == [9, 4]


@pytest.mark.card("ai:9")
def test_card_9_is_not_redrawn_when_one_cog_is_out_of_cover() -> None:
    s = all_in_cover(*FOUR, "sit_tight")
    wretch = s.put("wretch", "2A.A")
    s.cog(1, "2A.D")
    s.at_locusts(9, 4)
    assert drawn_cards(s) == [9]
    assert s.where(wretch) == "2A.C"


@pytest.mark.card("ai:9")
def test_card_9_with_all_in_cover_still_lets_a_wretch_attack_that_may_and_the_others_wait() -> None:
    s = all_in_cover(*FOUR)
    near, far = s.put("wretch", "2A.G"), s.put("wretch", "2A.H")
    miss(s, 2)
    s.at_locusts(9, 4)
    s.choose("activate:figure:wretch-2")
    assert drawn_cards(s) == [9]
    assert (s.where(near), s.where(far)) == ("2A.D", "2A.H")
    assert attacks(s) == [("figure:wretch-1", "cog:marcus_fenix")]


# ---------------------------------------------------------------------- 10


@pytest.mark.card("ai:10")
@pytest.mark.parametrize(("start", "end", "fights"), [("2A.D", "2A.A", True), ("2A.E", "2A.B", False)])
def test_card_10_an_unwounded_wretch_moves_3_and_attacks_in_its_area(start: str, end: str, fights: bool) -> None:
    s = on(LANE)
    s.cog(1, "2A.B")
    s.bleed(1)
    wretch = s.put("wretch", start)
    miss(s, 2)
    s.at_locusts(10)
    assert s.where(wretch) == end
    assert attacks(s) == ([("figure:wretch-1", "cog:marcus_fenix")] if fights else [])


@pytest.mark.card("ai:10")
def test_card_10_attacks_any_cog_of_the_area_that_is_not_in_cover() -> None:
    s = on(TRENCH)
    s.cog(0, "2A.D", "2A.west")
    s.cog(1, "2A.D")
    s.put("wretch", "2A.F")
    miss(s, 2)
    s.at_locusts(10)
    assert attacks(s) == [("figure:wretch-1", "cog:dominic_santiago")]


@pytest.mark.card("ai:10")
def test_card_10_without_such_a_cog_does_not_attack() -> None:
    s = on(TRENCH)
    s.cog(0, "2A.D", "2A.west")
    wretch = s.put("wretch", "2A.F")
    s.at_locusts(10)
    assert s.where(wretch) == "2A.D"
    assert attacks(s) == []


@pytest.mark.card("ai:10")
def test_card_10_a_wounded_wretch_runs_to_the_nearest_free_cover_however_far_and_heals() -> None:
    s = on(TRENCH)
    wretch = s.put("wretch", "2A.H", wounded=True)
    pile = marker_pile(s)
    s.at_locusts(10)
    assert s.where(wretch) == "2A.E"
    assert s.t.cover[wretch] == s.cover("2A.lone")
    assert s.t.marker[wretch] == 0
    assert marker_pile(s) == pile + 1
    assert attacks(s) == []


@pytest.mark.card("ai:10")
def test_card_10_a_taken_cover_space_is_passed_by() -> None:
    s = on(TRENCH)
    s.put("drone", "2A.E", "2A.lone")
    wretch = s.put("wretch", "2A.H", wounded=True)
    s.at_locusts(10)
    assert s.where(wretch) == "2A.D"
    assert s.t.cover[wretch] in (s.cover("2A.west"), s.cover("2A.east"))


@pytest.mark.card("ai:10")
def test_card_10_a_wounded_wretch_in_cover_stays_and_heals() -> None:
    s = on(TRENCH)
    wretch = s.put("wretch", "2A.D", "2A.west", wounded=True)
    s.at_locusts(10)
    assert s.t.cover[wretch] == s.cover("2A.west")
    assert s.happened("cover_left") == []
    assert s.t.marker[wretch] == 0


@pytest.mark.card("ai:10")
@pytest.mark.parametrize(
    ("wounded", "covered", "redrawn"), [(True, True, True), (False, True, False), (True, False, False)]
)
def test_card_10_is_redrawn_when_all_cogs_are_in_cover_and_no_wretch_is_unwounded(
    wounded: bool, covered: bool, redrawn: bool
) -> None:
    s = all_in_cover(*FOUR)
    if not covered:
        s.cog(1, "2A.D")
    s.put("wretch", "2A.H", wounded=wounded)
    s.at_locusts(10, 4)
    assert drawn_cards(s) == ([10, 4] if redrawn else [10])


# ---------------------------------------------------------------------- 11


@pytest.mark.card("ai:11")
def test_card_11_wretches_move_2_and_attack_the_most_wounded_cog() -> None:
    s = on(LANE)
    s.hand(0, "teamwork", "teamwork", "explore")
    s.hand(1, "explore")
    reach, short = s.put("wretch", "2A.C"), s.put("wretch", "2A.D")
    miss(s, 2)
    s.at_locusts(11)
    s.choose("activate:figure:wretch-1")
    assert (s.where(reach), s.where(short)) == ("2A.A", "2A.B")
    assert attacks(s) == [("figure:wretch-1", "cog:dominic_santiago")]


@pytest.mark.card("ai:11")
@pytest.mark.rule("BG-TURN-HEAL-02")
def test_card_11_wounds_are_cards_missing_from_the_hand_limit() -> None:
    """Marcus with 6 of 7 cards has one wound, Dom with 6 of 6 none."""
    s = on(LANE)
    hand = ("teamwork", "teamwork", "explore", "explore", "scavenging", "scavenging")
    s.hand(0, *hand)
    s.hand(1, *list(s.t.box.order_index)[:6])
    s.put("wretch", "2A.B")
    miss(s, 2)
    s.at_locusts(11)
    assert attacks(s) == [("figure:wretch-1", "cog:marcus_fenix")]


@pytest.mark.card("ai:11")
def test_card_11_among_equally_wounded_cogs_the_active_player_picks() -> None:
    """Marcus may hold one card more than Dom."""
    s = on(LANE)
    s.hand(0, "teamwork", "teamwork")
    s.hand(1, "explore")
    s.put("wretch", "2A.B")
    s.at_locusts(11, seat=1)
    assert s.decision.seat == 1
    assert sorted(s.ids) == ["target:cog:dominic_santiago", "target:cog:marcus_fenix"]


@pytest.mark.card("ai:11")
def test_card_11_spawns_two_at_each_hole_up_to_4_moves_from_you() -> None:
    s = on(LANE_WITH_HOLES)
    s.cog(0, "2A.H")
    s.t.holes = (s.area("2A.C"), s.area("2A.D"), s.area("2A.F"))
    s.at_locusts(11)
    assert spawned(s) == [("wretch", "area:2A.D")] * 2 + [("wretch", "area:2A.F")] * 2


@pytest.mark.card("ai:11")
def test_card_11_with_no_hole_near_you_does_nothing_and_is_not_redrawn() -> None:
    s = on(LANE)
    s.cog(0, "2A.C")
    s.cog(1, "2A.H")
    s.at_locusts(11)
    assert spawned(s) == []
    assert drawn_cards(s) == [11]


@pytest.mark.card("ai:11")
@pytest.mark.rule("BG-FAQ-18")
def test_card_11_fills_up_with_substitutes_when_wretches_run_out() -> None:
    s = on(LANE_WITH_HOLES)
    s.at_locusts(11)
    while s.decision.kind == "spawn":
        s.choose(s.ids[0])
    kinds = [enemy for enemy, _ in spawned(s)]
    assert kinds == ["wretch"] * 6 + ["boomer"] * 2
    assert [area for _, area in spawned(s)][-2:] == ["area:2A.E"] * 2

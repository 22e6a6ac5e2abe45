"""BG-REACT-FOLLOW: moving along with another COG."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_maps import LANE, TRENCH, Patch, on
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene


def march(patch: Patch = LANE, cogs: tuple[str, ...] = (MARCUS, DOM, COLE), start: str = "2A.A") -> Scene:
    """The first COG may move 3 by Assault; the others start beside it, each with a follow card."""
    s = on(patch, cogs)
    for seat in range(len(cogs)):
        s.cog(seat, start)
    s.hand(0, "assault", "teamwork")
    for seat, card in enumerate(("explore", "teamwork", "sit_tight")[: len(cogs) - 1]):
        s.hand(seat + 1, card, "ambush")
    s.at_order()
    s.choose("play_actions:order:assault")
    return s


@pytest.mark.rule("BG-REACT-FOLLOW-01")
def test_a_cog_in_the_area_that_is_left_may_follow() -> None:
    s = march()
    s.choose("move:area:2A.B")
    assert (s.decision.seat, s.decision.kind) == (1, "follow")
    assert s.decision.context["mover"] == "cog:marcus_fenix"
    assert s.ids == ["follow:order:explore", "pass"]
    s.choose("pass")
    assert (s.decision.seat, s.ids) == (2, ["follow:order:teamwork", "pass"])
    s.choose("pass", "stop")
    assert [s.where(seat) for seat in range(3)] == ["2A.B", "2A.A", "2A.A"]
    assert len(s.t.hand[1]) == len(s.t.hand[2]) == 2


@pytest.mark.rule("BG-REACT-FOLLOW-01")
def test_only_cogs_in_that_area_with_a_follow_card_are_asked() -> None:
    """R-01."""
    s = on(LANE, (MARCUS, DOM, COLE, BAIRD))
    s.hand(0, "assault")
    s.hand(1, "ambush", "advance")
    s.cog(2, "2A.D")
    s.hand(2, "explore")
    s.bleed(3)
    s.at_order()
    s.choose("play_actions:order:assault", "move:area:2A.B")
    assert (s.decision.seat, s.decision.kind) == (0, "move")


@pytest.mark.rule("BG-REACT-FOLLOW-01", "BG-REACT-01", "BG-REACT-02")
def test_following_costs_the_card_and_ignores_its_actions() -> None:
    s = march(cogs=(MARCUS, DOM))
    s.choose("move:area:2A.B", "follow:order:explore")
    assert s.hand_names(1) == ["ambush"]
    assert s.t.order_discard[s.t.box.order_index["explore"]] == 1


@pytest.mark.rule("BG-REACT-FOLLOW-02")
def test_the_follower_is_placed_when_the_mover_has_finished() -> None:
    s = march(cogs=(MARCUS, DOM))
    s.choose("move:area:2A.B", "follow:order:explore", "move:area:2A.C")
    assert (s.where(0), s.where(1)) == ("2A.C", "2A.A")
    s.choose("stop")
    assert (s.where(0), s.where(1)) == ("2A.C", "2A.C")


@pytest.mark.rule("BG-REACT-FOLLOW-03")
def test_a_mover_may_be_joined_in_an_area_he_passes_through() -> None:
    s = march(cogs=(MARCUS, DOM))
    s.t.place(1, s.area("2A.B"))
    s.choose("move:area:2A.B")
    assert s.decision.seat == 0
    s.choose("move:area:2A.C")
    assert (s.decision.seat, s.decision.kind) == (1, "follow")
    s.choose("follow:order:explore", "move:area:2A.D")
    assert (s.where(0), s.where(1)) == ("2A.D", "2A.D")


@pytest.mark.rule("BG-REACT-FOLLOW-03")
def test_nobody_joins_in_the_area_where_the_mover_stops() -> None:
    s = march(cogs=(MARCUS, DOM))
    s.t.place(1, s.area("2A.B"))
    s.choose("move:area:2A.B", "stop")
    assert s.decision.kind != "follow"
    assert len(s.t.hand[1]) == 2


@pytest.mark.rule("BG-REACT-FOLLOW-03")
def test_who_stayed_behind_is_not_asked_again() -> None:
    s = march(cogs=(MARCUS, DOM))
    s.choose("move:area:2A.B", "pass", "move:area:2A.C")
    assert (s.decision.seat, s.decision.kind) == (0, "move")


@pytest.mark.rule("BG-REACT-FOLLOW-04")
def test_a_follower_goes_along_for_all_movement_of_the_turn_with_one_card() -> None:
    """Dom's extra area after the move of his card."""
    s = march(cogs=(DOM, MARCUS))
    s.hand(1, "explore", "sit_tight")
    s.choose("move:area:2A.B", "follow:order:explore", "stop", "bonus_move", "move:area:2A.C")
    assert (s.where(0), s.where(1)) == ("2A.C", "2A.C")
    assert s.hand_names(1) == ["sit_tight"]


@pytest.mark.rule("BG-REACT-FOLLOW-04")
def test_a_follower_is_not_asked_a_second_time_when_the_mover_comes_by_again() -> None:
    s = march(cogs=(MARCUS, DOM))
    s.hand(1, "explore", "sit_tight")
    s.choose("move:area:2A.B", "follow:order:explore", "move:area:2A.A", "move:area:2A.B")
    assert (s.where(0), s.where(1)) == ("2A.B", "2A.B")
    assert s.hand_names(1) == ["sit_tight"]


@pytest.mark.rule("BG-REACT-FOLLOW-04")
def test_a_follower_does_not_go_along_in_a_later_turn() -> None:
    """Card 11 far from the only hole does nothing."""
    s = march(cogs=(MARCUS, DOM))
    s.t.ai_deck = (11,)
    s.choose("move:area:2A.B", "follow:order:explore", "stop", "end")
    s.choose("heal:0", "play_move:order:ambush", "end")
    s.choose("heal:0", "play_move:order:teamwork", "move:area:2A.C", "stop")
    assert (s.where(0), s.where(1)) == ("2A.C", "2A.B")


@pytest.mark.rule("BG-REACT-FOLLOW-05")
def test_followers_take_cover_after_the_mover_has_chosen() -> None:
    s = march(TRENCH, start="2A.C")
    s.choose("move:area:2A.D", "follow:order:explore", "follow:order:teamwork", "cover:cover:2A.west")
    assert (s.decision.seat, s.decision.kind) == (1, "follower_cover")
    assert s.ids == ["cover:cover:2A.east", "stay"]
    s.choose("cover:cover:2A.east")
    assert [s.where(seat) for seat in range(3)] == ["2A.D"] * 3
    assert s.t.cover[:3] == [s.cover("2A.west"), s.cover("2A.east"), -1]


@pytest.mark.rule("BG-REACT-FOLLOW-05")
def test_a_follower_may_stay_out_of_cover() -> None:
    s = march(TRENCH, (MARCUS, DOM), "2A.C")
    s.choose("move:area:2A.D", "follow:order:explore", "stop")
    assert sorted(s.ids) == ["cover:cover:2A.east", "cover:cover:2A.west", "stay"]
    s.choose("stay")
    assert (s.where(1), s.t.cover[1]) == ("2A.D", -1)


@pytest.mark.rule("BG-REACT-FOLLOW-02", "BG-COVER-03")
def test_a_follower_leaves_its_cover() -> None:
    s = march(TRENCH, (MARCUS, DOM), "2A.D")
    s.t.cover[1] = s.cover("2A.west")
    s.choose("move:area:2A.C", "follow:order:explore", "stop")
    assert (s.where(1), s.t.cover[1]) == ("2A.C", -1)


@pytest.mark.rule("BG-REACT-FOLLOW-05")
def test_a_follower_may_take_cover_where_the_mover_turned_back_to() -> None:
    s = march(TRENCH, (MARCUS, DOM), "2A.D")
    s.choose("move:area:2A.C", "follow:order:explore", "move:area:2A.D", "cover:cover:2A.west")
    assert (s.decision.seat, s.decision.kind) == (1, "follower_cover")
    assert s.ids == ["cover:cover:2A.east", "stay"]


@pytest.mark.rule("BG-REACT-FOLLOW-EX-01")
def test_two_cogs_follow_a_move_of_3_areas() -> None:
    s = march()
    s.choose("move:area:2A.B", "follow:order:explore", "follow:order:teamwork", "move:area:2A.C", "move:area:2A.D")
    assert [s.where(seat) for seat in range(3)] == ["2A.D"] * 3
    assert [s.hand_names(seat) for seat in (1, 2)] == [["ambush"], ["ambush"]]

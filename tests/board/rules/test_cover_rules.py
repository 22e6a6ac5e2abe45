"""BG-COVER: entering and leaving cover, and the dice it gives."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attacks, hit, miss
from tests.board.rules.locust_maps import HOOK, LANE, PILLAR, TRENCH, on
from tests.board.scene import COLE, DOM, MARCUS, Scene


def moving(area: str, order: str = "play_move:order:teamwork", cover: str | None = None) -> Scene:
    """Marcus in an area of the trench has just played a card with which he may move."""
    s = on(TRENCH)
    s.cog(0, area, cover)
    s.hand(0, order.rpartition(":")[2], "explore")
    s.at_order()
    s.choose(order)
    return s


# ---------------------------------------------------------------------- COGs


@pytest.mark.rule("BG-COVER-01", "BG-COVER-02")
def test_a_cog_that_used_up_its_move_may_still_enter_cover() -> None:
    s = moving("2A.B")
    s.choose("move:area:2A.C", "move:area:2A.D")
    assert sorted(s.ids) == ["cover:cover:2A.east", "cover:cover:2A.west", "stop"]
    s.choose("cover:cover:2A.west")
    assert s.t.cover[0] == s.cover("2A.west")


@pytest.mark.rule("BG-COVER-01")
def test_a_cog_may_stay_out_of_cover() -> None:
    s = moving("2A.B")
    s.choose("move:area:2A.C", "move:area:2A.D", "stop")
    assert (s.where(0), s.t.cover[0]) == ("2A.D", -1)


@pytest.mark.rule("BG-COVER-01")
def test_entering_cover_ends_the_move() -> None:
    s = moving("2A.C")
    s.choose("move:area:2A.D")
    assert "move:area:2A.E" in s.ids
    s.choose("cover:cover:2A.west")
    assert s.decision.kind != "move"
    assert not s.offered("move")


@pytest.mark.rule("BG-COVER-03")
def test_leaving_cover_costs_a_cog_no_movement() -> None:
    s = moving("2A.D", cover="2A.west")
    s.choose("move:area:2A.E", "move:area:2A.F")
    assert (s.where(0), s.t.cover[0]) == ("2A.F", -1)


@pytest.mark.rule("BG-COVER-01", "BG-COVER-03")
def test_cover_is_offered_at_the_end_of_each_move_and_left_for_a_later_one() -> None:
    """R-06, with Dom's extra area after the move of the card."""
    s = on(TRENCH, (DOM, MARCUS))
    s.cog(0, "2A.C")
    s.hand(0, "assault")
    s.at_order()
    s.choose("play_actions:order:assault", "move:area:2A.D", "cover:cover:2A.east", "bonus_move")
    s.choose("move:area:2A.E")
    assert sorted(s.ids) == ["cover:cover:2A.lone", "stop"]
    s.choose("cover:cover:2A.lone")
    assert (s.where(0), s.t.cover[0]) == ("2A.E", s.cover("2A.lone"))


@pytest.mark.rule("BG-COVER-04")
@pytest.mark.parametrize("holder", ["cog", "drone", "wretch"])
def test_a_held_cover_space_is_not_offered(holder: str) -> None:
    s = on(TRENCH)
    s.cog(0, "2A.C")
    s.hand(0, "teamwork")
    if holder == "cog":
        s.cog(1, "2A.D", "2A.west")
    else:
        s.put(holder, "2A.D", "2A.west")
    s.at_order()
    s.choose("play_move:order:teamwork", "move:area:2A.D")
    assert s.offered("cover") == ["cover:cover:2A.east"]


@pytest.mark.rule("BG-COVER-05")
def test_a_cog_that_does_not_move_is_not_offered_cover() -> None:
    s = on(TRENCH)
    s.cog(0, "2A.D")
    s.hand(0, "teamwork", "hold_ground")
    s.put("boomer", "2A.F")
    s.at_order()
    assert not s.offered("cover")
    s.choose("play_actions:order:hold_ground")
    assert s.offered("attack")
    assert not s.offered("cover")


@pytest.mark.rule("BG-COVER-15")
def test_a_cog_that_starts_bleeding_out_is_moved_out_of_cover() -> None:
    s = on(TRENCH)
    s.cog(0, "2A.D", "2A.west")
    s.put("wretch", "2A.D")
    hit(s, 2, 1)
    s.at_locusts(8)
    assert s.t.bleeding[0]
    assert (s.where(0), s.t.cover[0]) == ("2A.D", -1)


@pytest.mark.rule("BG-COVER-EX-01")
def test_nobody_slips_into_the_cover_of_a_killed_locust() -> None:
    s = on(TRENCH)
    s.cog(0, "2A.D")
    s.hand(0, "assault", "explore")
    s.put("drone", "2A.E", "2A.lone", wounded=True)
    bystander = s.put("drone", "2A.E")
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank", "blank")
    s.t.ai_deck = (19,)
    s.at_order()
    s.choose("play_actions:order:assault", "move:area:2A.E", "stop", "attack:lancer.normal:figure:drone-1")
    assert len(s.happened("figure_killed")) == 1
    assert s.cover("2A.lone") not in s.t.cover
    assert s.t.cover[bystander] == -1
    assert not [event for event in s.events if event.kind == "cover_taken"]


@pytest.mark.rule("BG-COVER-EX-01")
def test_nobody_slips_into_the_cover_of_a_cog_that_bleeds_out() -> None:
    s = on(TRENCH)
    s.cog(0, "2A.E", "2A.lone")
    s.cog(1, "2A.E")
    bystander = s.put("drone", "2A.E")
    s.put("wretch", "2A.E")
    hit(s, 2, 1)
    s.at_locusts(8)
    s.choose("condition_cog:cog:marcus_fenix")
    assert s.t.bleeding[0]
    assert (s.t.cover[1], s.t.cover[bystander]) == (-1, -1)
    assert not s.happened("cover_taken")


# ---------------------------------------------------------------------- Locusts


@pytest.mark.rule("BG-COVER-06", "BG-COVER-08")
@pytest.mark.parametrize(
    ("kind", "card", "start"), [("wretch", 11, "2A.G"), ("drone", 12, "2A.G"), ("boomer", 19, "2A.F")]
)
def test_after_moving_locusts_with_the_icon_must_take_cover_others_never_do(kind: str, card: int, start: str) -> None:
    s = on(TRENCH)
    figure = s.put(kind, start)
    miss(s, 4)
    s.at_locusts(card)
    assert s.where(figure) == "2A.E"
    assert s.t.cover[figure] == (-1 if kind == "wretch" else s.cover("2A.lone"))


@pytest.mark.rule("BG-COVER-06", "BG-COVER-05")
def test_a_locust_that_does_not_move_takes_no_cover() -> None:
    s = on(TRENCH)
    s.bleed(1)
    boomer = s.put("boomer", "2A.E")
    miss(s, 4)
    s.at_locusts(16)
    assert attacks(s) == [("figure:boomer-1", "cog:marcus_fenix")]
    assert s.t.cover[boomer] == -1


@pytest.mark.rule("BG-COVER-05", "BG-COVER-06")
def test_a_locust_told_to_move_that_is_at_its_goal_takes_no_cover() -> None:
    s = on(TRENCH)
    s.bleed(1)
    s.cog(0, "2A.E")
    drone = s.put("drone", "2A.E")
    miss(s, 3)
    s.at_locusts(12)
    assert attacks(s) == [("figure:drone-1", "cog:marcus_fenix")]
    assert s.t.cover[drone] == -1


@pytest.mark.rule("BG-COVER-06")
def test_it_takes_cover_where_its_move_ends_not_on_the_way() -> None:
    s = on(TRENCH)
    drone = s.put("drone", "2A.F")
    s.at_locusts(12)
    assert [data["cover"] for data in s.happened("cover_taken")] == ["cover:2A.west"]
    assert s.where(drone) == "2A.D"


@pytest.mark.rule("BG-COVER-03")
def test_a_locust_leaves_cover_for_free_when_it_moves() -> None:
    s = on(TRENCH)
    drone = s.put("drone", "2A.E", "2A.lone")
    s.at_locusts(12)
    assert s.where(drone) == "2A.C"
    assert s.t.cover[drone] == -1


def drone_into_d(s: Scene) -> int:
    """A drone moves from E to the active Marcus in D, by card 3, and misses him."""
    s.cog(0, "2A.D")
    drone = s.put("drone", "2A.E")
    miss(s, 3)
    s.at_locusts(3)
    assert s.where(drone) == "2A.D"
    return drone


@pytest.mark.rule("BG-COVER-07")
@pytest.mark.parametrize(("dom", "cole", "cover"), [("2A.B", "2A.G", "2A.west"), ("2A.A", "2A.F", "2A.east")])
def test_it_takes_the_space_with_the_largest_bonus_against_the_closest_cog(dom: str, cole: str, cover: str) -> None:
    s = on(TRENCH, (MARCUS, DOM, COLE))
    s.cog(1, dom)
    s.cog(2, cole)
    assert s.t.cover[drone_into_d(s)] == s.cover(cover)


@pytest.mark.rule("BG-COVER-07")
@pytest.mark.parametrize(("dom", "cover"), [("2A.H", "2A.east"), ("2A.A", "2A.west")])
def test_cogs_in_its_own_area_do_not_count(dom: str, cover: str) -> None:
    s = on(TRENCH)
    s.cog(1, dom)
    assert s.t.cover[drone_into_d(s)] == s.cover(cover)


@pytest.mark.rule("BG-COVER-07", "BG-AI-13")
def test_a_bleeding_cog_does_not_count_as_the_closest() -> None:
    s = on(TRENCH, (MARCUS, DOM, COLE))
    s.cog(1, "2A.C")
    s.bleed(1)
    s.cog(2, "2A.H")
    assert s.t.cover[drone_into_d(s)] == s.cover("2A.east")


@pytest.mark.rule("BG-COVER-07", "BG-AI-12")
def test_with_two_closest_cogs_on_either_side_the_active_player_picks() -> None:
    s = on(TRENCH, (MARCUS, DOM, COLE))
    s.cog(1, "2A.B")
    s.cog(2, "2A.F")
    drone_into_d(s)
    assert (s.decision.seat, s.decision.kind) == (0, "locust_cover")
    assert sorted(s.ids) == ["cover:cover:2A.east", "cover:cover:2A.west"]


@pytest.mark.rule("BG-COVER-07", "BG-AI-12")
def test_with_every_cog_in_its_own_area_the_active_player_picks_any_space() -> None:
    s = on(TRENCH)
    s.cog(1, "2A.D")
    drone_into_d(s)
    assert (s.decision.seat, s.decision.kind) == (0, "locust_cover")
    assert sorted(s.ids) == ["cover:cover:2A.east", "cover:cover:2A.west"]


@pytest.mark.rule("BG-COVER-07")
def test_the_best_space_taken_it_makes_do_with_the_other() -> None:
    s = on(TRENCH, (MARCUS, DOM, COLE))
    s.cog(2, "2A.D", "2A.west")
    assert s.t.cover[drone_into_d(s)] == s.cover("2A.east")


# ---------------------------------------------------------------------- dice


@pytest.mark.rule("BG-COVER-09", "BG-COVER-11", "BG-COVER-13")
@pytest.mark.parametrize(
    ("attacker", "cover", "dice"),
    [("2A.C", None, 1), ("2A.C", "2A.east", 2), ("2A.C", "2A.west", 3), ("2A.D", "2A.west", 1)],
)
def test_a_locust_in_cover_rolls_more_defense_dice(attacker: str, cover: str | None, dice: int) -> None:
    s = on(TRENCH, (COLE, DOM))
    s.cog(0, attacker)
    s.hand(0, "teamwork")
    s.put("drone", "2A.D", cover)
    miss(s, 2)
    s.at_order()
    s.choose("play_attack:order:teamwork", "attack:lancer.normal:figure:drone-1")
    assert s.t.rolls[:2] == [2, dice]


@pytest.mark.rule("BG-COVER-09", "BG-COVER-11", "BG-COVER-13")
@pytest.mark.parametrize(
    ("attacker", "cover", "dice"),
    [("2A.A", None, 1), ("2A.A", "2A.east", 2), ("2A.A", "2A.west", 3), ("2A.D", "2A.west", 1)],
)
def test_a_cog_in_cover_rolls_just_as_many_more(attacker: str, cover: str | None, dice: int) -> None:
    s = on(TRENCH)
    s.bleed(1)
    s.cog(0, "2A.D", cover)
    s.put("boomer", attacker)
    miss(s, 4)
    s.at_locusts(16)
    assert s.t.rolls == [4, dice]


@pytest.mark.rule("BG-COVER-12")
@pytest.mark.parametrize("attacker", ["2A.B", "2A.F"])
def test_of_several_arrows_the_defender_uses_the_best(attacker: str) -> None:
    s = on(PILLAR)
    s.bleed(1)
    s.cog(0, "2A.D", "2A.both")
    s.put("boomer", attacker)
    miss(s, 4)
    s.at_locusts(16)
    assert s.t.rolls == [4, 1 + 2]


@pytest.mark.rule("BG-COVER-14")
def test_cover_hides_nobody_but_fixes_the_point_of_sight() -> None:
    s = on(TRENCH)
    s.hand(0, "teamwork")
    s.put("drone", "2A.E", "2A.lone")
    s.at_order()
    s.choose("play_attack:order:teamwork")
    assert "attack:lancer.normal:figure:drone-1" in s.ids
    s = on(HOOK)
    s.hand(0, "teamwork")
    s.put("drone", "2A.B", "2A.c1")
    s.put("drone", "2A.B")
    s.at_order()
    s.choose("play_attack:order:teamwork")
    assert "attack:lancer.normal:figure:drone-2" in s.ids
    assert "attack:lancer.normal:figure:drone-1" not in s.ids


@pytest.mark.rule("BG-COVER-09")
def test_without_any_cover_space_there_is_no_bonus() -> None:
    s = on(LANE)
    s.bleed(1)
    s.put("boomer", "2A.C")
    miss(s, 4)
    s.at_locusts(16)
    assert s.t.rolls == [4, 1]

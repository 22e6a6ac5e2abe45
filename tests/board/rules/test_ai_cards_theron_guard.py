"""The theron guard and its AI cards, 24 to 27."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attacks, done_by, drawn_cards, miss, spawned
from tests.board.rules.locust_maps import FORK, HOOK, LANE, SNAKE, YARD, Patch
from tests.board.rules.monsters import against, moves, order_only
from tests.board.scene import COLE, DOM, Scene

GUARD = "figure:theron_guard-1"
ON_MARCUS = [(GUARD, "cog:marcus_fenix")]
ON_DOM = [(GUARD, "cog:dominic_santiago")]


def guards(plan: Patch = LANE) -> Scene:
    return against(plan, C="theron_guard")


# ---------------------------------------------------------------------- the enemy


@pytest.mark.rule("BG-ENEMY-01")
@pytest.mark.card("enemy:theron_guard")
@pytest.mark.parametrize(
    ("faces", "alive"), [(("two_wounds", "one_wound"), True), (("two_wounds", "two_wounds"), False)]
)
def test_a_theron_guard_defends_with_2_dice_and_has_health_4(faces: tuple[str, ...], alive: bool) -> None:
    s = against(LANE, (COLE, DOM), C="theron_guard")
    s.hand(0, "teamwork", "teamwork")
    guard = s.put("theron_guard", "2A.C")
    s.attack_dice(*faces, "blank", "blank")
    s.defense_dice("blank", "blank")
    s.t.picks = [0]
    order_only(s)
    s.choose("play_attack:order:teamwork", f"attack:lancer.overkill:{GUARD}")
    assert s.t.rolls == [4, 2]
    assert (s.where(guard) is not None) == alive
    assert [data["health"] for data in s.happened("figure_wounded")] == ([2] if alive else [])
    assert [drop.weapon for drop in s.t.dropped] == ([] if alive else ["torque_bow"])


@pytest.mark.rule("BG-ENEMY-02")
@pytest.mark.card("enemy:theron_guard", "ai:24")
@pytest.mark.parametrize("omens", [0, 1, 3])
def test_each_omen_of_a_theron_guard_adds_a_wound(omens: int) -> None:
    s = guards()
    s.bleed(1)
    s.hand(0, "teamwork", "explore", "scavenging", "sit_tight", "get_up")
    s.put("theron_guard", "2A.D")
    s.attack_dice(*["omen"] * omens, "one_wound", *["blank"] * (3 - omens))
    s.defense_dice("blank")
    s.at_locusts(24)
    assert s.t.rolls == [4, 1]
    assert [data["wounds"] for data in s.happened("wounds_dealt")] == [1 + omens]


# ---------------------------------------------------------------------- 24 and 25


@pytest.mark.rule("BG-AI-10")
@pytest.mark.card("ai:24", "ai:25", "ai:26")
@pytest.mark.parametrize("card", [24, 25, 26])
def test_cards_24_to_26_are_redrawn_without_a_theron_guard(card: int) -> None:
    s = guards()
    s.put("drone", "2A.H")
    s.at_locusts(card, 12)
    assert drawn_cards(s) == [card, 12]


@pytest.mark.card("ai:24")
def test_card_24_it_attacks_the_nearest_cog_in_sight_at_any_range() -> None:
    s = guards()
    s.cog(1, "2A.B")
    guard = s.put("theron_guard", "2A.H")
    miss(s, 4)
    s.at_locusts(24)
    assert (s.where(guard), attacks(s)) == ("2A.H", ON_DOM)


@pytest.mark.card("ai:24")
def test_card_24_seeing_nobody_it_moves_2() -> None:
    s = guards(SNAKE)
    guard = s.put("theron_guard", "2A.F")
    s.at_locusts(24)
    assert (s.where(guard), attacks(s)) == ("2A.D", [])


@pytest.mark.card("ai:25")
@pytest.mark.parametrize(("start", "end", "fires"), [("2A.E", "2A.E", True), ("2A.F", "2A.C", False)])
def test_card_25_within_range_4_it_attacks_else_it_moves_3(start: str, end: str, fires: bool) -> None:
    s = guards()
    s.bleed(1)
    guard = s.put("theron_guard", start)
    miss(s, 4)
    s.at_locusts(25)
    assert s.where(guard) == end
    assert attacks(s) == (ON_MARCUS if fires else [])


@pytest.mark.card("ai:25")
def test_card_25_with_a_cog_in_range_but_none_in_sight_the_attack_is_lost() -> None:
    s = guards(YARD)
    s.cog(0, "2A.C")
    s.cog(1, "2A.C")
    guard = s.put("theron_guard", "2A.A")
    s.at_locusts(25)
    assert (s.where(guard), attacks(s)) == ("2A.A", [])


# ---------------------------------------------------------------------- 26


@pytest.mark.card("ai:26")
def test_card_26_with_a_cog_1_move_away_it_backs_off_and_attacks_that_cog() -> None:
    s = guards()
    s.cog(0, "2A.C")
    s.cog(1, "2A.F")
    guard = s.put("theron_guard", "2A.D")
    miss(s, 4)
    s.at_locusts(26)
    assert s.where(guard) == "2A.E"
    assert attacks(s) == ON_MARCUS
    assert [what for what, _ in done_by(s)] == ["figure_moved", "attack_declared"]


@pytest.mark.rule("BG-AI-12")
@pytest.mark.card("ai:26")
def test_card_26_of_several_cogs_that_near_the_active_player_picks() -> None:
    s = guards()
    s.cog(0, "2A.C")
    s.cog(1, "2A.E")
    guard = s.put("theron_guard", "2A.D")
    miss(s, 4)
    s.at_locusts(26)
    s.choose("condition_cog:cog:marcus_fenix")
    assert s.where(guard) == "2A.E"
    assert attacks(s) == ON_MARCUS


@pytest.mark.card("ai:26")
def test_card_26_else_it_attacks_whom_it_sees_and_stays() -> None:
    s = guards()
    s.bleed(1)
    guard = s.put("theron_guard", "2A.C")
    miss(s, 4)
    s.at_locusts(26)
    assert (s.where(guard), attacks(s)) == ("2A.C", ON_MARCUS)


@pytest.mark.card("ai:26")
def test_card_26_only_if_it_could_not_attack_it_moves_2() -> None:
    s = guards(SNAKE)
    guard = s.put("theron_guard", "2A.F")
    s.at_locusts(26)
    assert (s.where(guard), attacks(s)) == ("2A.D", [])


# ---------------------------------------------------------------------- 27


@pytest.mark.rule("BG-AI-07")
@pytest.mark.card("ai:27")
def test_card_27_those_that_see_attack_then_the_others_move_2_toward_you() -> None:
    """You are Dom, whose turn it is: the blind guard passes by the nearer Marcus, whom it cannot see in his cover."""
    s = guards(HOOK)
    s.cog(0, "2A.B", "2A.c1")
    s.cog(1, "2A.E")
    seeing, blind = s.put("theron_guard", "2A.D"), s.put("theron_guard", "2A.A")
    miss(s, 4)
    s.at_locusts(27, seat=1)
    s.choose("activate:figure:theron_guard-1")
    assert attacks(s) == ON_DOM
    assert s.where(seeing) == "2A.D"
    assert moves(s, "figure:theron_guard-2") == ["2A.B", "2A.E"]
    assert s.where(blind) == "2A.E"


@pytest.mark.card("ai:27")
@pytest.mark.parametrize("blind", [False, True])
def test_card_27_with_none_that_sees_a_cog_one_spawns_at_the_hole_nearest_you(blind: bool) -> None:
    s = guards(SNAKE)
    if blind:
        s.put("theron_guard", "2A.E")
    s.at_locusts(27)
    assert spawned(s) == [("theron_guard", "area:2A.F")]
    assert moves(s, GUARD) == []


@pytest.mark.rule("BG-AI-12")
@pytest.mark.card("ai:27")
def test_card_27_between_equally_near_holes_the_active_player_picks() -> None:
    s = guards(FORK)
    s.at_locusts(27)
    assert sorted(s.ids) == ["at:area:2A.D", "at:area:2A.F"]

"""AI cards 20 to 23, the berserker's."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attacks, drawn_cards, miss
from tests.board.rules.locust_maps import FORK, LANE, TRENCH
from tests.board.rules.monsters import against, moves, next_ai
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene

HER = "figure:berserker-1"


def area_attack(area: str) -> list[tuple[str, str]]:
    return [(HER, f"area:{area}")]


@pytest.mark.rule("BG-AI-10")
@pytest.mark.card("ai:20", "ai:21", "ai:22", "ai:23")
@pytest.mark.parametrize("card", [20, 21, 22, 23])
def test_without_her_the_cards_do_nothing_and_are_not_redrawn(card: int) -> None:
    s = against(C="berserker")
    s.put("drone", "2A.H")
    s.at_locusts(card)
    assert drawn_cards(s) == [card]
    assert (s.happened("figure_moved"), attacks(s)) == ([], [])


# ---------------------------------------------------------------------- 20


def after_dom_acted(how: str, her: str) -> Scene:
    """Marcus in A keeps still; Dom, whose turn it is, moves to F or attacks from G; then card 20."""
    s = against(C="berserker")
    s.hand(1, "teamwork", "teamwork")
    s.cog(1, "2A.G")
    s.put("berserker", her)
    s.put("drone", "2A.H")
    s.at_order(1)
    next_ai(s, 20)
    if how == "moved":
        s.choose("play_move:order:teamwork", "move:area:2A.F", "stop")
    else:
        miss(s, 1, 1)
        s.choose("play_attack:order:teamwork", "attack:snub_pistol.normal:figure:drone-1")
    s.choose("end")
    return s


@pytest.mark.card("ai:20")
@pytest.mark.parametrize(("how", "way"), [("moved", ["2A.D"]), ("attacked", ["2A.D", "2A.E"])])
def test_card_20_she_moves_toward_a_cog_that_acted_this_turn(how: str, way: list[str]) -> None:
    """Marcus is nearer. The attack itself had drawn her one area before."""
    s = after_dom_acted(how, "2A.C")
    assert moves(s, HER) == way
    assert attacks(s)[1:] == []


@pytest.mark.card("ai:20")
def test_card_20_having_come_upon_somebody_she_attacks_the_area() -> None:
    s = after_dom_acted("moved", "2A.E")
    assert moves(s, HER) == ["2A.F"]
    assert attacks(s) == area_attack("2A.F")


@pytest.mark.card("ai:20")
def test_card_20_with_nobody_having_acted_she_moves_to_the_nearest_and_does_not_attack() -> None:
    s = against(C="berserker")
    s.cog(1, "2A.H")
    s.put("berserker", "2A.B")
    s.at_locusts(20)
    assert moves(s, HER) == ["2A.A"]
    assert attacks(s) == []


@pytest.mark.rule("BG-AI-12")
@pytest.mark.card("ai:20")
def test_card_20_among_several_that_acted_the_active_player_picks() -> None:
    s = against(LANE, (MARCUS, DOM, COLE), C="berserker")
    s.cog(1, "2A.H")
    s.cog(2, "2A.D")
    s.hand(0, "roadie_run")
    s.put("berserker", "2A.E")
    s.at_order()
    next_ai(s, 20)
    s.t.note_attack(1)
    s.choose("play_actions:order:roadie_run", "move:area:2A.B", "stop")
    s.wind_up()
    assert (s.decision.seat, s.decision.kind) == (0, "locust_target")
    assert sorted(s.ids) == ["condition_cog:cog:dominic_santiago", "condition_cog:cog:marcus_fenix"]
    s.choose("condition_cog:cog:dominic_santiago")
    assert moves(s, HER) == ["2A.F"]


# ---------------------------------------------------------------------- 21


@pytest.mark.card("ai:21")
def test_card_21_is_redrawn_with_all_cogs_in_cover() -> None:
    """Once, not twice; the bleeding-out do not count."""
    s = against(TRENCH, (MARCUS, DOM, COLE), C="berserker")
    s.cog(0, "2A.D", "2A.west")
    s.cog(1, "2A.D", "2A.east")
    s.bleed(2)
    s.put("berserker", "2A.H")
    s.at_locusts(21, 22)
    assert drawn_cards(s) == [21, 22]
    assert moves(s, HER) == ["2A.G", "2A.F"]


@pytest.mark.card("ai:21")
def test_card_21_she_moves_to_the_nearest_cog_out_of_cover_and_attacks_the_area() -> None:
    s = against(TRENCH, C="berserker")
    s.cog(0, "2A.D", "2A.east")
    s.cog(1, "2A.H")
    s.put("berserker", "2A.E")
    s.put("drone", "2A.F")
    s.at_locusts(21)
    assert moves(s, HER) == ["2A.F"]
    assert attacks(s) == area_attack("2A.F")
    assert s.t.rolls == [5, 1]


# ---------------------------------------------------------------------- 22


@pytest.mark.card("ai:22")
@pytest.mark.parametrize(("start", "way"), [("2A.D", ["2A.C", "2A.B"]), ("2A.C", ["2A.B"])])
def test_card_22_with_every_cog_3_moves_away_she_moves_2_and_does_not_attack(start: str, way: list[str]) -> None:
    s = against(C="berserker")
    s.put("berserker", start)
    s.put("drone", "2A.B")
    miss(s, 5)
    s.at_locusts(22)
    assert moves(s, HER) == way
    assert attacks(s) == (area_attack("2A.B") if start == "2A.C" else [])


@pytest.mark.card("ai:22")
def test_card_22_one_cog_nearer_than_3_is_enough_for_the_other_half() -> None:
    s = against(C="berserker")
    s.cog(1, "2A.H")
    s.put("berserker", "2A.F")
    s.at_locusts(22)
    assert moves(s, HER) == ["2A.G"]


@pytest.mark.rule("BG-AI-12", "BG-MOVE-10")
@pytest.mark.card("ai:22")
def test_card_22_of_several_ways_the_active_player_chooses() -> None:
    s = against(FORK, C="berserker")
    s.put("berserker", "2A.D")
    s.at_locusts(22, seat=1)
    assert (s.decision.seat, sorted(s.ids)) == (1, ["step:area:2A.B", "step:area:2A.C"])


# ---------------------------------------------------------------------- 23


@pytest.mark.card("ai:23")
def test_card_23_with_a_cog_in_her_area_she_attacks_and_stays() -> None:
    s = against(C="berserker")
    s.put("berserker", "2A.A")
    miss(s, 5)
    s.at_locusts(23)
    assert (moves(s, HER), attacks(s)) == ([], area_attack("2A.A"))


@pytest.mark.card("ai:23")
def test_card_23_else_she_tramples_everybody_in_each_area_she_enters() -> None:
    """No dice, no attack; the area she leaves is spared."""
    s = against(LANE, (MARCUS, DOM, COLE, BAIRD), C="berserker")
    for seat in range(3):
        s.hand(seat, "teamwork", "explore")
    for seat, area in enumerate(("2A.B", "2A.B", "2A.A", "2A.B")):
        s.cog(seat, area)
    s.bleed(3)
    her = s.put("berserker", "2A.D", wounded=True)
    left, trampled, second = (s.put("drone", area) for area in ("2A.D", "2A.C", "2A.B"))
    s.at_locusts(23)
    assert moves(s, HER) == ["2A.C", "2A.B"]
    assert (s.decision.seat, s.decision.kind) == (0, "wound")
    s.choose("discard:order:explore")
    assert (s.decision.seat, s.decision.kind) == (1, "wound")
    s.choose("discard:order:explore")
    assert [len(s.t.hand[seat]) for seat in range(4)] == [1, 1, 2, 0]
    assert [s.t.marker[drone] for drone in (left, trampled, second)] == [0, 1, 1]
    assert s.t.marker[her] == 1
    assert (attacks(s), s.t.rolls) == ([], [])


@pytest.mark.rule("BG-REACT-GUARD-01")
@pytest.mark.card("ai:23")
def test_card_23_she_can_be_guarded_against_before_each_area() -> None:
    s = against(C="berserker")
    s.hand(0, "ambush", "hold_ground")
    s.put("berserker", "2A.D")
    s.at_locusts(23)
    assert (s.decision.kind, moves(s, HER)) == ("guard", [])
    s.choose("pass")
    assert (s.decision.kind, moves(s, HER)) == ("guard", ["2A.C"])
    s.choose("pass")
    assert moves(s, HER) == ["2A.C", "2A.B"]

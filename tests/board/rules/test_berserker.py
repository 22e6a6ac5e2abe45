"""BG-BERSERKER: her health, her armour, her attack on all around her and the random loss of cards."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attackers, attacks
from tests.board.rules.locust_maps import LANE
from tests.board.rules.monsters import against, conserved, order_only, rolled
from tests.board.scene import COLE, DOM, MARCUS, Scene

HER = "figure:berserker-1"


def wounds(total: int, dice: int) -> list[str]:
    """Faces of that many dice with that many wounds in all."""
    faces = ["two_wounds"] * (total // 2) + ["one_wound"] * (total % 2)
    return [*faces, *["blank"] * (dice - len(faces))]


def shot_at(total: int, weapon: str, dice: int, marker: int = 0) -> tuple[Scene, int]:
    """Cole in A deals her so many wounds in C, without shields; a drone is far away."""
    s = against(LANE, (COLE, DOM), C="berserker")
    s.hand(0, "teamwork", "teamwork")
    if weapon != "lancer":
        s.give(0, weapon, 1)
    her = s.put("berserker", "2A.C", wounded=marker > 0)
    s.t.marker[her] = marker
    s.put("drone", "2A.H")
    s.attack_dice(*wounds(total, dice))
    s.defense_dice("blank", "blank", "blank")
    order_only(s)
    s.choose("play_attack:order:teamwork", f"attack:{weapon}.overkill:{HER}")
    return s, her


# ---------------------------------------------------------------------- health


@pytest.mark.rule("BG-BERSERKER-01", "BG-ENEMY-05")
@pytest.mark.card("enemy:berserker", "weapon:hammer_of_dawn")
def test_the_first_wounding_leaves_her_with_5() -> None:
    s, her = shot_at(6, "hammer_of_dawn", 6)
    assert s.t.rolls == [6, 3]
    assert (s.t.marker[her], s.where(her)) == (1, "2A.B")
    assert s.happened("figure_wounded") == [{"figure": HER, "health": 5}]
    assert conserved(s, "berserker")


@pytest.mark.rule("BG-BERSERKER-01", "BG-ENEMY-05")
@pytest.mark.card("enemy:berserker")
def test_seven_wounds_of_the_hammer_kill_her_at_once() -> None:
    s, her = shot_at(7, "hammer_of_dawn", 6)
    assert s.where(her) is None


@pytest.mark.rule("BG-BERSERKER-01", "BG-BERSERKER-02")
@pytest.mark.card("enemy:berserker")
@pytest.mark.parametrize(("total", "marker"), [(1, 2), (4, 2), (5, 0)])
def test_the_second_wounding_turns_the_marker_and_5_wounds_kill(total: int, marker: int) -> None:
    """Once she is wounded any weapon hurts her."""
    s, her = shot_at(total, "lancer", 4, marker=1)
    assert s.t.marker[her] == marker
    assert (s.where(her) is None) == (total == 5)
    assert s.happened("figure_wounded") == ([{"figure": HER, "health": 3}] if marker else [])


@pytest.mark.rule("BG-BERSERKER-03")
@pytest.mark.card("enemy:berserker")
@pytest.mark.parametrize(("total", "alive"), [(1, True), (2, True), (3, False)])
def test_at_3_fewer_wounds_do_nothing(total: int, alive: bool) -> None:
    s, her = shot_at(total, "lancer", 4, marker=2)
    assert (s.where(her) is not None) == alive
    assert s.t.marker[her] == (2 if alive else 0)
    assert s.happened("figure_wounded") == []


@pytest.mark.rule("BG-BERSERKER-04")
@pytest.mark.card("enemy:berserker")
@pytest.mark.parametrize("marker", [0, 1, 2])
def test_she_drops_nothing_and_her_marker_is_free_again(marker: int) -> None:
    s, her = shot_at(8, "hammer_of_dawn", 6, marker=marker)
    assert s.where(her) is None
    assert s.t.dropped == ()
    assert s.t.marker_piles[s.t.box.marker_kinds.index("berserker")] == 1


# ---------------------------------------------------------------------- armour


@pytest.mark.rule("BG-BERSERKER-05", "BG-FAQ-20")
@pytest.mark.card("enemy:berserker")
def test_any_weapon_may_attack_her_fresh_but_none_hurts_her() -> None:
    s, her = shot_at(8, "lancer", 4)
    assert s.tokens(0, "lancer") == 2
    assert (s.t.marker[her], s.where(her)) == (0, "2A.B")
    assert s.happened("wounds_shrugged_off") == [{"figure": HER, "wounds": 8}]
    assert s.happened("wounds_dealt") == []


@pytest.mark.rule("BG-BERSERKER-05")
@pytest.mark.card("enemy:berserker", "weapon:bolo_grenade")
def test_a_grenade_does_not_hurt_her_fresh() -> None:
    s = against(LANE, (COLE, DOM), C="berserker")
    s.hand(0, "teamwork", "teamwork")
    her = s.put("berserker", "2A.C")
    s.attack_dice(*["two_wounds"] * 4)
    s.defense_dice("blank", "blank", "blank")
    order_only(s)
    s.choose("play_attack:order:teamwork", "attack:bolo_grenade.overkill:area:2A.C")
    assert (s.t.marker[her], s.where(her)) == (0, "2A.C")


@pytest.mark.rule("BG-BERSERKER-05")
@pytest.mark.card("enemy:berserker", "weapon:hammer_of_dawn", "weapon:boomshot")
@pytest.mark.parametrize(("weapon", "dice", "marker"), [("hammer_of_dawn", 6, 1), ("boomshot", 5, 0)])
def test_of_all_blasts_only_the_hammers_hurts_her_as_a_bystander(weapon: str, dice: int, marker: int) -> None:
    s = against(LANE, (COLE, DOM), C="berserker")
    s.hand(0, "teamwork", "teamwork")
    s.give(0, weapon, 1)
    her = s.put("berserker", "2A.C")
    s.put("drone", "2A.C")
    s.attack_dice("omen", *["blank"] * (dice - 1))
    order_only(s)
    s.choose("play_attack:order:teamwork", f"attack:{weapon}.overkill:figure:drone-1")
    assert s.t.marker[her] == marker


@pytest.mark.rule("BG-BERSERKER-05", "BG-MISSION-ROADBLOCKS-04")
@pytest.mark.card("enemy:berserker", "enemy:ticker")
@pytest.mark.parametrize("marker", [0, 1])
def test_a_ticker_going_off_beside_her_hurts_her_only_if_she_is_wounded(marker: int) -> None:
    """The Hammer kills the ticker: what hurts her is the ticker's blast, not the Hammer."""
    s = against(LANE, (COLE, DOM), A="ticker", C="berserker")
    s.hand(0, "teamwork", "teamwork")
    s.give(0, "hammer_of_dawn", 1)
    her = s.put("berserker", "2A.C", wounded=marker > 0)
    s.put("ticker", "2A.C")
    s.attack_dice(*wounds(1, 6))
    s.defense_dice("blank")
    order_only(s)
    s.choose("play_attack:order:teamwork", "attack:hammer_of_dawn.overkill:figure:ticker-1")
    assert len(s.happened("figure_killed")) == 1
    assert s.t.marker[her] == 2 * marker


@pytest.mark.rule("BG-BERSERKER-05")
@pytest.mark.card("enemy:berserker")
@pytest.mark.parametrize("marker", [0, 1])
def test_no_chainsaw_is_offered_against_her(marker: int) -> None:
    s = against(C="berserker")
    s.hand(0, "teamwork", "teamwork")
    s.t.marker[s.put("berserker", "2A.A")] = marker
    s.put("drone", "2A.A")
    order_only(s)
    s.choose("play_attack:order:teamwork")
    assert s.offered("chainsaw") == ["chainsaw:figure:drone-1"]
    assert f"attack:lancer.normal:{HER}" in s.ids
    assert [reason.rule for reason in s.game.why_not(0, HER, "chainsaw")] == ["BG-CHAINSAW-06"]


@pytest.mark.rule("BG-BERSERKER-05", "BG-FAQ-20")
def test_the_odds_against_her_are_honest() -> None:
    s = against(C="berserker")
    s.hand(0, "teamwork", "teamwork")
    s.give(0, "hammer_of_dawn", 1)
    her = s.put("berserker", "2A.B")
    s.put("drone", "2A.H")
    order_only(s)
    s.choose("play_attack:order:teamwork")
    lancer = s.game.odds(f"attack:lancer.overkill:{HER}")
    hammer = s.game.odds(f"attack:hammer_of_dawn.overkill:{HER}")
    assert lancer is not None
    assert hammer is not None
    assert (lancer["kill"], lancer["wound"], lancer["nothing"]) == (0, 0, 1)
    assert hammer["kill"] > 0
    assert hammer["wound"] > 0.5
    s.t.marker[her] = 1
    wounded = s.game.odds(f"attack:lancer.overkill:{HER}")
    assert wounded is not None
    assert wounded["wound"] > 0.3


# ---------------------------------------------------------------------- her attack


def crowd(*faces: str) -> Scene:
    """Marcus, Dom, a drone and a wounded wretch in A with her; Cole and another drone in B."""
    s = against(LANE, (MARCUS, DOM, COLE), C="berserker")
    s.cog(2, "2A.B")
    for seat in range(3):
        s.hand(seat, "teamwork", "explore", "scavenging")
    s.put("berserker", "2A.A")
    s.put("drone", "2A.A")
    s.put("wretch", "2A.A", wounded=True)
    s.put("drone", "2A.B")
    s.attack_dice(*faces)
    return s


@pytest.mark.rule("BG-BERSERKER-09", "BG-ENEMY-05")
@pytest.mark.card("enemy:berserker", "ai:23")
def test_she_rolls_once_and_everybody_else_in_the_area_defends_alone() -> None:
    s = crowd("one_wound", "one_wound", "blank", "blank", "blank")
    s.defense_dice("blank", "two_shields", "one_shield", "one_shield")
    s.at_locusts(23)
    assert attacks(s) == [(HER, "area:2A.A")]
    assert s.t.rolls == [5, 1, 1, 1, 1]
    assert rolled(s) == [
        {
            "cog:marcus_fenix": ["blank"],
            "cog:dominic_santiago": ["two_shields"],
            "figure:wretch-1": ["one_shield"],
            "figure:drone-1": ["one_shield"],
        }
    ]
    s.choose("discard:order:explore", "discard:order:teamwork")
    assert [len(s.t.hand[seat]) for seat in range(3)] == [1, 3, 3]
    assert s.t.marker[s.t.box.kinds["drone"][0]] == 1
    assert s.where(s.t.box.kinds["wretch"][0]) is None
    assert s.t.marker[s.t.box.kinds["drone"][1]] == 0
    assert s.t.marker[s.t.box.kinds["berserker"][0]] == 0


@pytest.mark.rule("BG-BERSERKER-09", "BG-REACT-DODGE-01")
@pytest.mark.card("enemy:berserker")
def test_each_cog_in_the_area_may_dodge_for_itself() -> None:
    s = crowd("one_wound", "blank", "blank", "blank", "blank")
    s.hand(0, "assault", "teamwork")
    s.hand(1, "advance", "teamwork")
    s.at_locusts(23)
    assert (s.decision.seat, s.decision.kind) == (0, "dodge")
    s.choose("pass")
    assert (s.decision.seat, s.decision.kind) == (1, "dodge")
    s.choose("dodge:order:advance")
    assert s.t.rolls == [5, 1, 3, 1, 1]


@pytest.mark.rule("BG-BERSERKER-09", "BG-BLEED-07")
@pytest.mark.card("enemy:berserker")
def test_a_bleeding_out_cog_is_passed_over_by_her_attack() -> None:
    s = crowd(*["blank"] * 5)
    s.bleed(1)
    s.at_locusts(23)
    assert list(rolled(s)[0]) == ["cog:marcus_fenix", "figure:wretch-1", "figure:drone-1"]


@pytest.mark.rule("BG-BERSERKER-09", "BG-INSANE-02")
@pytest.mark.card("enemy:berserker")
def test_with_insane_difficulty_her_attack_executes_the_bleeding_out_and_hurts_the_others() -> None:
    s = against(LANE, (MARCUS, DOM, COLE), insane=True, C="berserker")
    s.cog(2, "2A.D")
    s.bleed(1)
    s.put("berserker", "2A.A")
    s.at_locusts(23)
    assert s.t.eliminated == [False, True, False]
    assert list(rolled(s)[0]) == ["cog:marcus_fenix"]


@pytest.mark.rule("BG-FAQ-19", "BG-BERSERKER-09")
@pytest.mark.card("enemy:berserker", "ai:22")
def test_she_does_not_attack_an_area_without_anybody_else() -> None:
    s = against(C="berserker")
    s.put("berserker", "2A.C")
    s.at_locusts(22)
    assert s.where(s.t.box.kinds["berserker"][0]) == "2A.B"
    assert attacks(s) == []
    assert s.t.rolls == []


@pytest.mark.rule("BG-BERSERKER-09", "BG-REACT-GUARD-01")
@pytest.mark.card("enemy:berserker")
def test_a_guard_comes_before_her_attack_and_may_leave_her_nobody_to_attack() -> None:
    """Marcus kills the wretch beside her with the splash of his Boomshot, and nobody else is there."""
    s = against(C="berserker")
    s.hand(0, "ambush", "hold_ground")
    s.give(0, "boomshot", 1)
    her = s.put("berserker", "2A.C")
    s.put("wretch", "2A.B", wounded=True)
    s.at_locusts(22)
    s.choose("pass")
    assert s.where(her) == "2A.B"
    assert s.decision.kind == "guard"
    s.attack_dice("omen", *["blank"] * 4)
    s.choose("guard:order:ambush", f"attack:boomshot.overkill:{HER}")
    assert s.where(s.t.box.kinds["wretch"][0]) is None
    assert attackers(s) == ["cog:marcus_fenix"]


# ---------------------------------------------------------------------- random loss


@pytest.mark.rule("BG-ENEMY-09")
@pytest.mark.card("enemy:berserker")
def test_with_an_omen_the_cards_of_all_she_hits_go_at_random() -> None:
    s = crowd("omen", "one_wound", "blank", "blank", "blank")
    s.defense_dice("blank", "blank")
    s.t.picks = [2, 0]
    s.at_locusts(23)
    assert s.decision.kind == "heal"
    assert [len(s.t.hand[seat]) for seat in range(3)] == [2, 2, 3]
    lost = [(data["seat"], data["why"]) for data in s.happened("card_discarded")]
    assert lost == [(0, "wound"), (1, "wound")]


@pytest.mark.rule("BG-ENEMY-09")
@pytest.mark.card("enemy:berserker")
def test_without_an_omen_the_players_choose_their_cards() -> None:
    s = crowd("one_wound", "blank", "blank", "blank", "blank")
    s.defense_dice("blank", "blank")
    s.at_locusts(23)
    assert (s.decision.seat, s.decision.kind) == (0, "wound")
    s.choose("discard:order:teamwork")
    assert (s.decision.seat, s.decision.kind) == (1, "wound")

"""BG-BERSERKER-06 to 08: she is drawn to the noise of every attack a COG makes."""

from __future__ import annotations

import pytest

from eday.board.pieces import Door
from tests.board.rules.locust_log import attackers, attacks
from tests.board.rules.locust_maps import FORK, LANE
from tests.board.rules.monsters import against, moves, order_only
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene

HER = "figure:berserker-1"
SHOT = "attack:lancer.normal:figure:drone-1"


def noise_scene(her: str, drone: str = "2A.B", cogs: tuple[str, ...] = (COLE, DOM)) -> Scene:
    """Cole in A with orders to attack, Dom in H, her and a drone somewhere."""
    s = against(LANE, cogs, C="berserker")
    s.hand(0, "teamwork", "double_tap")
    s.cog(1, "2A.H")
    s.put("berserker", her)
    s.put("drone", drone)
    return s


@pytest.mark.rule("BG-BERSERKER-06")
@pytest.mark.card("enemy:berserker")
@pytest.mark.parametrize("shot", ["attack:lancer.normal:figure:drone-1", f"attack:lancer.normal:{HER}"])
def test_after_an_attack_on_anybody_she_moves_1_area_toward_the_attacker(shot: str) -> None:
    """Dom is much nearer to her, but it was not he."""
    s = noise_scene("2A.G")
    order_only(s)
    s.choose("play_attack:order:teamwork", shot)
    assert moves(s, HER) == ["2A.F"]


@pytest.mark.rule("BG-BERSERKER-06")
@pytest.mark.card("enemy:berserker")
@pytest.mark.parametrize("face", ["omen", "blank"])
def test_the_chainsaw_is_heard_too(face: str) -> None:
    s = noise_scene("2A.D", drone="2A.A")
    s.attack_dice(face, "blank", "blank", "blank")
    order_only(s)
    s.choose("play_attack:order:teamwork", "chainsaw:figure:drone-1")
    assert len(s.happened("figure_killed")) == (face == "omen")
    assert moves(s, HER) == ["2A.C"]


@pytest.mark.rule("BG-BERSERKER-07")
@pytest.mark.card("enemy:berserker", "weapon:bolo_grenade", "weapon:mortar")
@pytest.mark.parametrize(("weapon", "heard"), [("bolo_grenade", "2A.C"), ("mortar", "2A.C"), ("lancer", "2A.A")])
def test_a_grenade_or_shell_is_heard_where_it_goes_off(weapon: str, heard: str) -> None:
    s = noise_scene("2A.B", drone="2A.C")
    if weapon == "mortar":
        s.give(0, "mortar", 1)
    order_only(s)
    target = "figure:drone-1" if weapon == "lancer" else "area:2A.C"
    s.choose("play_attack:order:teamwork", f"attack:{weapon}.overkill:{target}")
    assert moves(s, HER) == [heard]


@pytest.mark.rule("BG-BERSERKER-08")
@pytest.mark.card("enemy:berserker")
def test_she_moves_right_after_the_attack_and_again_after_the_next() -> None:
    s = noise_scene("2A.E")
    s.attack_dice("blank", "blank")
    order_only(s)
    s.choose("play_actions:order:double_tap", SHOT)
    assert moves(s, HER) == ["2A.D"]
    assert [event.kind for event in s.events][-3:] == ["attack_missed", "noise_heard", "figure_moved"]
    s.choose(SHOT)
    assert moves(s, HER) == ["2A.D", "2A.C"]


@pytest.mark.rule("BG-BERSERKER-08")
@pytest.mark.card("enemy:berserker")
def test_wounds_of_the_attack_are_paid_before_she_moves() -> None:
    """A grenade thrown at the own feet: the thrower discards first."""
    s = noise_scene("2A.D", drone="2A.A")
    s.attack_dice("one_wound", "blank", "blank", "blank")
    s.defense_dice("blank", "blank")
    s.hand(0, "teamwork", "explore", "scavenging")
    order_only(s)
    s.choose("play_attack:order:teamwork", "attack:bolo_grenade.overkill:area:2A.A")
    assert s.decision.kind == "wound"
    assert moves(s, HER) == []
    s.choose("discard:order:explore")
    assert moves(s, HER) == ["2A.C"]


@pytest.mark.rule("BG-BERSERKER-08")
@pytest.mark.card("enemy:berserker")
def test_coming_upon_the_attacker_she_does_not_attack_and_then_stays() -> None:
    s = noise_scene("2A.B")
    s.attack_dice("blank", "blank")
    s.defense_dice("blank")
    order_only(s)
    s.choose("play_actions:order:double_tap", SHOT, SHOT)
    assert moves(s, HER) == ["2A.A"]
    assert attackers(s) == ["cog:augustus_cole"] * 2


@pytest.mark.rule("BG-BERSERKER-06", "BG-AI-12")
@pytest.mark.card("enemy:berserker")
def test_of_several_ways_to_the_noise_the_active_player_chooses() -> None:
    s = against(FORK, (COLE, DOM), C="berserker")
    s.hand(0, "teamwork", "teamwork")
    s.put("berserker", "2A.D")
    s.put("drone", "2A.A")
    order_only(s)
    s.choose("play_attack:order:teamwork", SHOT)
    assert (s.decision.seat, s.decision.kind) == (0, "locust_move")
    assert sorted(s.ids) == ["step:area:2A.B", "step:area:2A.C"]
    s.choose("step:area:2A.C")
    assert moves(s, HER) == ["2A.C"]


@pytest.mark.rule("BG-BERSERKER-06")
@pytest.mark.card("enemy:berserker", "weapon:mulcher")
def test_each_of_the_mulchers_attacks_is_heard() -> None:
    s = noise_scene("2A.F")
    s.give(0, "mulcher", 2)
    s.attack_dice("omen", "blank", "blank")
    s.defense_dice("blank")
    order_only(s)
    s.choose("play_attack:order:teamwork", "attack:mulcher.normal:figure:drone-1")
    assert s.decision.kind == "extra_attack"
    assert moves(s, HER) == ["2A.E"]
    s.choose("attack:mulcher.normal:figure:drone-1")
    assert moves(s, HER) == ["2A.E", "2A.D"]


@pytest.mark.rule("BG-BERSERKER-06")
@pytest.mark.card("enemy:berserker", "weapon:hammer_of_dawn")
def test_charging_the_hammer_is_no_attack_and_makes_no_noise() -> None:
    s = noise_scene("2A.E")
    s.give(0, "hammer_of_dawn", 0)
    order_only(s)
    s.choose("play_attack:order:teamwork", "charge:weapon:hammer_of_dawn")
    assert s.tokens(0, "hammer_of_dawn") == 1
    assert moves(s, HER) == []


@pytest.mark.rule("BG-BERSERKER-06")
@pytest.mark.card("enemy:berserker", "ai:14")
def test_attacks_of_locusts_do_not_draw_her() -> None:
    s = noise_scene("2A.E")
    s.hand(0)
    s.at_locusts(14)
    assert attackers(s) == ["figure:drone-1"]
    assert moves(s, HER) == []


# ---------------------------------------------------------------------- guards


@pytest.mark.rule("BG-FAQ-21", "BG-BERSERKER-06")
@pytest.mark.card("enemy:berserker")
def test_she_follows_the_noise_of_a_guard_against_another_locust_and_nobody_can_guard_that_move() -> None:
    """Cole has a guard of his own to spare."""
    s = noise_scene("2A.E", drone="2A.D", cogs=(MARCUS, BAIRD, COLE))
    s.hand(0, "ambush", "hold_ground")
    s.hand(2, "steady_aim")
    s.at_locusts(14)
    assert s.decision.context["figure"] == "figure:drone-1"
    s.choose("guard:order:ambush", "pass")
    s.attack_dice("blank", "blank", "blank")
    s.choose(SHOT)
    assert moves(s, HER) == ["2A.D"]
    asked_about = s.decision.context.get("figure")
    assert asked_about != HER


@pytest.mark.rule("BG-FAQ-21")
@pytest.mark.card("enemy:berserker", "ai:22")
def test_while_an_ai_card_activates_her_a_guard_does_not_draw_her() -> None:
    """Dom guards from H; she still takes her 1 area toward the nearer Cole, and no step to Dom."""
    s = noise_scene("2A.D", drone="2A.H")
    s.hand(0)
    s.cog(0, "2A.B")
    s.hand(1, "ambush")
    s.at_locusts(22)
    assert (s.decision.seat, s.decision.kind) == (1, "guard")
    s.choose("guard:order:ambush", f"attack:snub_pistol.normal:{HER}")
    assert attackers(s)[0] == "cog:dominic_santiago"
    assert moves(s, HER) == ["2A.C"]


# ---------------------------------------------------------------------- stages


LURE = [{"objective": {"is": "enemy_enters_exit", "enemy": "berserker", "level": 1}, "wins": True}]


@pytest.mark.rule("BG-MISSION-CHINA-03", "BG-BERSERKER-08")
@pytest.mark.card("enemy:berserker")
@pytest.mark.parametrize(("start", "lured"), [("2A.F", False), ("2A.G", True)])
def test_noise_can_lure_her_into_the_exit(start: str, lured: bool) -> None:
    s = against(LANE, (COLE, DOM), stages=LURE, C="berserker")
    s.hand(0, "teamwork", "teamwork")
    s.cog(0, "2A.H")
    s.put("berserker", start)
    s.put("drone", "2A.H")
    order_only(s)
    s.choose("play_attack:order:teamwork", "attack:snub_pistol.normal:figure:drone-1")
    assert len(moves(s, HER)) == 1
    assert (s.game.outcome is not None) == lured


@pytest.mark.rule("BG-MISSION-CHINA-03")
@pytest.mark.card("enemy:berserker", "ai:22")
def test_passing_through_the_exit_is_enough() -> None:
    s = against(LANE, (COLE, DOM), stages=LURE, C="berserker")
    s.t.doors = (Door(s.area("2A.G"), 0, 1, 0),)
    s.put("berserker", "2A.H")
    s.at_locusts(22)
    assert moves(s, HER) == ["2A.G"]
    assert s.game.outcome is not None


def test_without_her_nobody_listens() -> None:
    s = against(LANE, (COLE, DOM), C="berserker")
    s.hand(0, "teamwork", "teamwork")
    s.put("drone", "2A.B")
    order_only(s)
    s.choose("play_attack:order:teamwork", SHOT)
    assert s.happened("noise_heard") == []
    assert attacks(s) == [("cog:augustus_cole", "figure:drone-1")]

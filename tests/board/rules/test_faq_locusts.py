"""BG-FAQ: rulings about Locusts."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attackers, attacks, done_by, hit, miss, spawned
from tests.board.rules.locust_maps import HOOK, LANE, LANE_WITH_HOLES, TRENCH, on
from tests.board.scene import DOM, MARCUS, Scene

MARCUS_HIT = [("figure:drone-1", "cog:marcus_fenix")]


@pytest.mark.rule("BG-FAQ-13")
@pytest.mark.card("ai:5")
def test_firefight_moves_every_locust_that_did_not_attack_whatever_its_kind() -> None:
    s = on(LANE)
    s.bleed(1)
    shooter = s.put("drone", "2A.D")
    idle = [s.put(kind, "2A.G") for kind in ("wretch", "drone", "boomer")]
    miss(s, 3)
    s.at_locusts(5)
    s.choose("activate:figure:drone-1", "activate:figure:drone-2")
    while s.decision.kind == "activate":
        s.choose(s.ids[0])
    assert attacks(s) == MARCUS_HIT
    assert s.where(shooter) == "2A.D"
    assert [s.where(figure) for figure in idle] == ["2A.E"] * 3


@pytest.mark.rule("BG-FAQ-14")
def test_a_moving_locust_is_in_cover_before_it_attacks() -> None:
    s = on(TRENCH)
    s.bleed(1)
    s.put("drone", "2A.E")
    miss(s, 3)
    s.at_locusts(14)
    assert [what for what, _ in done_by(s)] == ["figure_moved", "cover_taken", "attack_declared"]


@pytest.mark.rule("BG-FAQ-14")
@pytest.mark.parametrize("taken", [False, True])
def test_sight_counts_from_the_cover_space(taken: bool) -> None:
    """Area B sees A, its cover space does not; with the space taken the drone stays outside and fires."""
    s = on(HOOK)
    s.bleed(1)
    drone = s.put("drone", "2A.E")
    if taken:
        s.put("wretch", "2A.B", "2A.c1")
    miss(s, 3)
    s.at_locusts(14)
    assert s.where(drone) == "2A.B"
    assert attacks(s) == (MARCUS_HIT if taken else [])


@pytest.mark.rule("BG-FAQ-15")
@pytest.mark.parametrize("card", [8, 11])
def test_a_wretch_spawned_by_an_omen_still_acts_in_the_step(card: int) -> None:
    s = on(LANE)
    s.bleed(1)
    s.cog(0, "2A.G")
    s.put("wretch", "2A.G")
    s.attack_dice("omen", "blank")
    s.defense_dice("blank")
    miss(s, 2)
    s.at_locusts(card)
    assert spawned(s) == [("wretch", "area:2A.H")]
    assert attackers(s) == ["figure:wretch-1", "figure:wretch-2"]


@pytest.mark.rule("BG-FAQ-15")
@pytest.mark.parametrize("card", [8, 11])
def test_a_spawned_wretch_acts_even_if_its_figure_was_killed_earlier_in_the_step(card: int) -> None:
    s = on(LANE)
    s.bleed(1)
    s.cog(0, "2A.G")
    s.hand(0, "hold_ground", "teamwork")
    s.put("wretch", "2A.H")
    s.put("wretch", "2A.G")
    s.at_locusts(card)
    hit(s, 3, 1, wounds=2)
    s.attack_dice("omen", "blank")
    s.defense_dice("blank")
    miss(s, 2)
    s.choose("activate:figure:wretch-1", "guard:order:hold_ground", "attack:lancer.normal:figure:wretch-1")
    assert len(s.happened("figure_killed")) == 1
    assert spawned(s) == [("wretch", "area:2A.H")]
    assert len([who for who in attackers(s) if who.startswith("figure:wretch")]) == 2


@pytest.mark.rule("BG-FAQ-16", "BG-ATTACK-08")
def test_a_locust_fires_at_any_range_and_distance_gives_no_dice() -> None:
    s = on(LANE)
    s.bleed(1)
    s.put("drone", "2A.H")
    miss(s, 3)
    s.at_locusts(13)
    assert attacks(s) == MARCUS_HIT
    assert s.t.rolls == [3, 1]


@pytest.mark.rule("BG-FAQ-16")
@pytest.mark.parametrize(("area", "fires"), [("2A.D", True), ("2A.E", False)])
def test_the_range_an_ai_card_names_is_a_limit(area: str, fires: bool) -> None:
    """Firefight: range 3."""
    s = on(LANE)
    s.bleed(1)
    s.put("drone", area)
    miss(s, 3)
    s.at_locusts(5)
    assert attacks(s) == (MARCUS_HIT if fires else [])


@pytest.mark.rule("BG-FAQ-17")
@pytest.mark.parametrize("card", [3, 12, 14])
def test_a_locust_stays_in_cover_to_attack_a_cog_in_its_area(card: int) -> None:
    s = on(TRENCH)
    s.bleed(1)
    s.cog(0, "2A.D")
    drone = s.put("drone", "2A.D", "2A.west")
    miss(s, 4 if card == 14 else 3)
    s.at_locusts(card)
    assert attacks(s) == MARCUS_HIT
    assert s.t.cover[drone] == s.cover("2A.west")
    assert not s.happened("cover_left")


@pytest.mark.rule("BG-FAQ-18", "BG-SPAWN-04")
def test_card_11_replaces_each_missing_wretch_by_the_strongest_kind_left() -> None:
    s = on(LANE_WITH_HOLES)
    for _ in range(2):
        s.put("boomer", "2A.H")
    s.at_locusts(11)
    while s.decision.kind == "spawn":
        s.choose(s.ids[0])
    assert [enemy for enemy, _ in spawned(s)] == ["wretch"] * 6 + ["boomer", "drone"]


@pytest.mark.rule("BG-FAQ-19")
@pytest.mark.parametrize("target", [True, False])
def test_a_cog_cannot_attack_nothing(target: bool) -> None:
    s = on(HOOK)
    s.give(0, "bolo_grenade", 0)
    s.hand(0, "assault", "teamwork")
    s.put("boomer", "2A.B" if target else "2A.E")
    s.at_order()
    assert bool(s.offered("play_attack")) == target
    s.choose("play_actions:order:assault")
    assert bool(s.offered("attack")) == target


@pytest.mark.rule("BG-FAQ-19")
def test_a_grenade_is_not_thrown_into_an_empty_area() -> None:
    """R-09: the hole in B, not the own area (Marcus and Dom are alone in it), not the empty C."""
    s = on(LANE_WITH_HOLES)
    s.hand(0, "assault")
    s.t.holes = (s.area("2A.B"), s.area("2A.H"))
    s.at_order()
    s.choose("play_attack:order:assault")
    assert s.offered("attack") == ["attack:bolo_grenade.overkill:area:2A.B"]


@pytest.mark.rule("BG-FAQ-19")
def test_a_locust_without_a_target_makes_no_attack() -> None:
    s = on(LANE)
    s.put("wretch", "2A.F")
    s.at_locusts(11)
    assert attacks(s) == []
    assert s.t.rolls == []


def last_stand(stage: int, hole: bool) -> Scene:
    """Marcus, alone on his feet, throws a grenade at himself: two wounds, no shields."""
    s = on(LANE, (MARCUS, DOM))
    s.bleed(1)
    s.hand(0, "teamwork")
    s.t.stage = stage
    if hole:
        s.t.holes = (s.area("2A.A"),)
    s.put("wretch", "2A.A")
    s.attack_dice("two_wounds", "omen", "blank", "blank")
    s.defense_dice("blank", "blank")
    s.at_order()
    s.choose("play_attack:order:teamwork", "attack:bolo_grenade.overkill:area:2A.A")
    return s


@pytest.mark.rule("BG-FAQ-24", "BG-WIN-07")
def test_killing_the_last_locust_while_bleeding_out_is_a_defeat() -> None:
    s = last_stand(stage=1, hole=False)
    assert s.t.locusts() == []
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("locust", "all_bleeding_out")


@pytest.mark.rule("BG-FAQ-24", "BG-WIN-06")
def test_sealing_the_last_hole_while_bleeding_out_is_a_defeat() -> None:
    s = last_stand(stage=0, hole=True)
    s.choose("seal:hole:2A.A")
    assert s.t.holes == ()
    assert s.game.outcome is not None
    assert s.game.outcome.winner == "locust"
    assert not s.happened("stage_flipped")


@pytest.mark.rule("BG-FAQ-26")
def test_a_guard_between_entering_an_area_and_taking_cover_meets_no_cover_dice() -> None:
    s = on(TRENCH)
    s.bleed(1)
    s.cog(0, "2A.B")
    s.hand(0, "hold_ground")
    drone = s.put("drone", "2A.E")
    s.at_locusts(14)
    s.choose("pass")
    assert (s.where(drone), s.t.cover[drone]) == ("2A.D", -1)
    miss(s, 3, 1)
    miss(s, 3)
    s.choose("guard:order:hold_ground", "attack:lancer.normal:figure:drone-1")
    assert s.t.rolls[:2] == [3, 1]
    assert s.t.cover[drone] == s.cover("2A.west")


# ---------------------------------------------------------------------- R-08, insane difficulty


def insane_scene(dom: str, marcus: str, kind: str, at: str, insane: bool = True) -> Scene:
    """Dom, whose turn it is, bleeds; Marcus stands; one Locust is about to act."""
    s = on(LANE, insane=insane)
    s.cog(1, dom)
    s.bleed(1)
    s.cog(0, marcus)
    s.put(kind, at)
    return s


@pytest.mark.rule("BG-INSANE-02")
@pytest.mark.parametrize("insane", [True, False])
def test_a_bleeding_cog_in_the_locusts_area_meets_conditions_and_is_executed(insane: bool) -> None:
    s = insane_scene("2A.G", "2A.A", "wretch", "2A.G", insane)
    s.at_locusts(8, seat=1)
    assert attacks(s) == ([("figure:wretch-1", "cog:dominic_santiago")] if insane else [])
    assert s.t.eliminated[1] == insane
    assert s.t.rolls == []
    assert s.where(s.t.family("wretch")[0]) == ("2A.G" if insane else "2A.C")


@pytest.mark.rule("BG-INSANE-02", "BG-AI-13")
def test_a_bleeding_cog_in_another_area_stays_ignored() -> None:
    s = insane_scene("2A.G", "2A.A", "wretch", "2A.F")
    s.at_locusts(8, seat=1)
    assert attacks(s) == []
    assert not s.t.eliminated[1]
    assert s.where(s.t.family("wretch")[0]) == "2A.B"


@pytest.mark.rule("BG-INSANE-02")
def test_a_bleeding_cog_in_its_area_is_the_nearest() -> None:
    s = insane_scene("2A.D", "2A.C", "drone", "2A.D")
    s.at_locusts(13, seat=1)
    assert attacks(s) == [("figure:drone-1", "cog:dominic_santiago")]


@pytest.mark.rule("BG-INSANE-02")
def test_among_any_cogs_the_active_player_may_spare_the_bleeding_one() -> None:
    s = insane_scene("2A.D", "2A.C", "drone", "2A.D")
    s.at_locusts(12, seat=1)
    assert sorted(s.ids) == ["target:cog:dominic_santiago", "target:cog:marcus_fenix"]

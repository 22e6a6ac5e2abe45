"""BG-AI: the Locust Activation step."""

from __future__ import annotations

import pytest

from tests.board.rules.locust_log import attackers, attacks, done_by, drawn_cards, miss, spawned, stack_deck
from tests.board.rules.locust_maps import FORK, LANE, LANE_WITH_HOLES, SNAKE, on
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene


@pytest.mark.rule("BG-AI-01", "BG-AI-02")
def test_one_card_is_drawn_resolved_and_laid_beside_the_deck() -> None:
    s = on(LANE)
    drone = s.put("drone", "2A.H")
    s.at_locusts(12)
    assert drawn_cards(s) == [12]
    assert s.where(drone) == "2A.F"
    assert s.t.ai_discard == (12,)
    assert 12 not in s.t.ai_deck
    assert len(s.t.ai_deck) == 17
    assert (s.decision.seat, s.decision.kind) == (1, "heal")


@pytest.mark.rule("BG-AI-02")
def test_a_card_is_not_discarded_before_it_is_resolved() -> None:
    s = on(LANE)
    s.put("wretch", "2A.D")
    s.put("wretch", "2A.F")
    s.at_locusts(8)
    assert s.decision.kind == "activate"
    assert s.t.ai_discard == ()
    assert s.t.ai_card == 8


@pytest.mark.rule("BG-AI-03")
def test_after_the_last_card_the_discards_become_the_new_deck() -> None:
    s = on(LANE)
    drone = s.put("drone", "2A.H")
    stack_deck(s, (12,), (3, 8, 16))
    s.at_heal()
    s.choose("heal:0")
    assert drawn_cards(s) == [12]
    assert s.where(drone) == "2A.F"
    assert sorted(s.t.ai_deck) == [3, 8, 12, 16]
    assert s.t.ai_discard == ()


@pytest.mark.rule("BG-AI-03")
def test_the_discards_stay_while_cards_are_left() -> None:
    s = on(LANE)
    s.put("drone", "2A.H")
    stack_deck(s, (12, 13), (3, 8, 16), 0)
    s.at_heal()
    s.choose("heal:0")
    assert s.t.ai_deck == (13,)
    assert s.t.ai_discard == (3, 8, 16, 12)


@pytest.mark.rule("BG-AI-03", "BG-AI-16")
def test_a_last_card_that_asks_for_another_is_shuffled_in_first() -> None:
    s = on(LANE)
    stack_deck(s, (6,), (19,), 0, 1)
    s.at_heal()
    s.choose("heal:0")
    assert drawn_cards(s) == [6, 19]
    assert [data["cards"] for data in s.happened("ai_deck_reshuffled")] == [2]
    assert (s.t.ai_deck, s.t.ai_discard) == ((6,), (19,))


@pytest.mark.rule("BG-AI-04")
@pytest.mark.parametrize("at", ["2A.A", "2A.H"])
def test_an_event_is_resolved_whatever_the_state(at: str) -> None:
    s = on(LANE)
    s.cog(0, at)
    s.cog(1, at)
    s.at_locusts(4)
    assert spawned(s) == [(enemy, "area:2A.H") for enemy in ("wretch", "drone", "boomer")]
    moved = [data["figure"] for data in s.happened("figure_moved")]
    assert moved == ([] if at == "2A.H" else ["figure:wretch-1", "figure:wretch-1", "figure:drone-1"])


@pytest.mark.rule("BG-AI-05")
def test_for_each_activates_every_figure_once_in_the_order_of_the_active_player() -> None:
    s = on(LANE)
    first, second, third = (s.put("wretch", f"2A.{area}") for area in "FGH")
    boomer = s.put("boomer", "2A.E")
    s.at_locusts(8, seat=1)
    assert (s.decision.seat, s.decision.kind) == (1, "activate")
    assert sorted(s.ids) == ["activate:figure:wretch-1", "activate:figure:wretch-2", "activate:figure:wretch-3"]
    s.choose("activate:figure:wretch-3")
    assert sorted(s.ids) == ["activate:figure:wretch-1", "activate:figure:wretch-2"]
    s.choose("activate:figure:wretch-1")
    assert [s.where(f) for f in (first, second, third)] == ["2A.B", "2A.C", "2A.D"]
    assert s.where(boomer) == "2A.E"
    assert [who for _, who in done_by(s)] == ["figure:wretch-3"] * 4 + ["figure:wretch-1"] * 4 + ["figure:wretch-2"] * 4


@pytest.mark.rule("BG-AI-06", "BG-AI-09")
def test_figures_of_one_for_each_card_may_resolve_different_halves() -> None:
    s = on(LANE)
    near, far = s.put("wretch", "2A.C"), s.put("wretch", "2A.H")
    miss(s, 2)
    s.at_locusts(8)
    s.choose("activate:figure:wretch-2", "condition_cog:cog:marcus_fenix")
    assert (s.where(near), s.where(far)) == ("2A.A", "2A.D")
    assert attackers(s) == ["figure:wretch-1"]
    verdicts = s.game.view(0)["ai_verdicts"]
    assert [(one["figure"], one["met"]) for one in verdicts] == [("figure:wretch-2", False), ("figure:wretch-1", True)]


@pytest.mark.rule("BG-AI-06")
def test_the_condition_is_tested_when_the_figure_is_activated() -> None:
    """The guard brings Marcus from five cards to four, so the second wretch meets the condition of card 9."""
    s = on(LANE)
    s.hand(0, "hold_ground", "teamwork", "teamwork", "explore", "explore")
    s.hand(1, "teamwork", "explore", "scavenging", "sit_tight", "get_up")
    first, second = s.put("wretch", "2A.C"), s.put("wretch", "2A.D")
    miss(s, 1, 1)
    miss(s, 2)
    s.at_locusts(9)
    s.choose("activate:figure:wretch-1", "guard:order:hold_ground", "attack:snub_pistol.normal:figure:wretch-1")
    assert (s.where(first), s.where(second)) == ("2A.A", "2A.A")
    assert attackers(s) == ["cog:marcus_fenix", "figure:wretch-2"]


@pytest.mark.rule("BG-AI-07")
def test_a_group_card_tests_its_condition_once() -> None:
    """The only wretch dies before it moves: the half that spawns must not resolve after all."""
    s = on(LANE)
    s.hand(0, "hold_ground", "teamwork")
    s.put("wretch", "2A.C", wounded=True)
    s.attack_dice("one_wound", "one_wound", "one_wound")
    s.defense_dice("blank")
    s.at_locusts(11)
    s.choose("guard:order:hold_ground", "attack:lancer.normal:figure:wretch-1")
    assert len(s.happened("figure_killed")) == 1
    assert spawned(s) == []
    assert s.t.locusts() == []
    assert s.game.view(0)["ai_verdicts"] == [{"figure": None, "met": True}]


@pytest.mark.rule("BG-AI-07")
def test_a_group_card_that_spawns_does_not_activate_what_it_spawned() -> None:
    s = on(LANE)
    s.cog(0, "2A.G")
    s.at_locusts(12)
    assert len(s.happened("figure_spawned")) == 2
    assert done_by(s) == []


@pytest.mark.rule("BG-AI-08", "BG-AI-11")
def test_in_a_group_each_figure_moves_and_attacks_before_the_next_in_a_chosen_order() -> None:
    s = on(LANE)
    s.put("drone", "2A.E")
    s.put("drone", "2A.D")
    miss(s, 3, 1)
    miss(s, 3, 1)
    s.at_locusts(12)
    assert sorted(s.ids) == ["activate:figure:drone-1", "activate:figure:drone-2"]
    s.choose("activate:figure:drone-2", "target:cog:marcus_fenix", "target:cog:marcus_fenix")
    assert done_by(s) == [
        ("figure_moved", "figure:drone-2"),
        ("figure_moved", "figure:drone-2"),
        ("attack_declared", "figure:drone-2"),
        ("figure_moved", "figure:drone-1"),
        ("figure_moved", "figure:drone-1"),
        ("attack_declared", "figure:drone-1"),
    ]


@pytest.mark.rule("BG-AI-09")
@pytest.mark.parametrize(("kind", "half"), [("drone", "then"), ("wretch", "otherwise")])
def test_the_restricted_half_resolves_or_else_the_other(kind: str, half: str) -> None:
    s = on(LANE)
    figure = s.put(kind, "2A.H")
    s.at_locusts(12)
    if half == "then":
        assert (s.where(figure), spawned(s)) == ("2A.F", [])
    else:
        assert (s.where(figure), spawned(s)) == ("2A.H", [("drone", "area:2A.H")] * 2)


@pytest.mark.rule("BG-AI-10", "BG-AI-EX-01")
def test_card_17_without_a_boomer_is_discarded_and_another_drawn() -> None:
    s = on(LANE)
    drone = s.put("drone", "2A.H")
    s.at_locusts(17, 12)
    assert drawn_cards(s) == [17, 12]
    assert s.t.ai_discard == (17, 12)
    assert s.where(drone) == "2A.F"


@pytest.mark.rule("BG-AI-10")
def test_a_card_with_a_figure_of_its_type_in_play_is_not_redrawn() -> None:
    s = on(LANE)
    boomer = s.put("boomer", "2A.H")
    s.at_locusts(17, 12)
    assert drawn_cards(s) == [17]
    assert s.where(boomer) == "2A.F"


@pytest.mark.rule("BG-AI-10", "BG-AI-16")
def test_a_deck_of_nothing_but_redrawn_cards_passes_by_five_times() -> None:
    s = on(LANE)
    s.t.ai_deck, s.t.ai_discard = (), ()
    s.at_locusts(8, 9)
    assert len(drawn_cards(s)) == 10
    assert set(drawn_cards(s)) == {8, 9}
    assert s.t.step != "locust"


@pytest.mark.rule("BG-AI-12")
def test_among_equal_targets_the_active_player_decides() -> None:
    s = on(LANE, (MARCUS, DOM, COLE))
    s.cog(2, "2A.C")
    s.put("drone", "2A.H")
    s.cog(0, "2A.D")
    s.cog(1, "2A.D")
    s.at_locusts(13, seat=2)
    assert (s.decision.seat, s.decision.kind) == (2, "locust_target")
    assert sorted(s.ids) == ["target:cog:dominic_santiago", "target:cog:marcus_fenix"]


@pytest.mark.rule("BG-AI-12", "BG-MOVE-10")
def test_among_equal_paths_the_active_player_decides() -> None:
    s = on(FORK)
    s.put("wretch", "2A.D")
    s.at_locusts(8, seat=1)
    s.choose("condition_cog:cog:marcus_fenix")
    assert (s.decision.seat, s.decision.kind) == (1, "locust_move")
    assert sorted(s.ids) == ["step:area:2A.B", "step:area:2A.C"]


@pytest.mark.rule("BG-AI-13")
def test_a_bleeding_cog_does_not_meet_conditions_and_draws_no_locust() -> None:
    s = on(LANE)
    s.cog(0, "2A.A")
    s.cog(1, "2A.G")
    s.bleed(1)
    wretch = s.put("wretch", "2A.H")
    s.at_locusts(8)
    assert s.where(wretch) == "2A.D"
    assert attacks(s) == []


@pytest.mark.rule("BG-AI-13")
def test_a_bleeding_cog_cannot_be_attacked() -> None:
    s = on(LANE)
    s.cog(0, "2A.D")
    s.cog(1, "2A.H")
    s.bleed(1)
    drone = s.put("drone", "2A.H")
    miss(s, 3)
    s.at_locusts(13)
    assert attacks(s) == [("figure:drone-1", "cog:marcus_fenix")]
    assert s.where(drone) == "2A.H"


@pytest.mark.rule("BG-AI-14", "BG-AI-15")
def test_a_bleeding_active_player_draws_and_names_another_cog_in_his_place() -> None:
    s = on(LANE, (MARCUS, DOM, COLE, BAIRD))
    s.bleed(0)
    s.bleed(2)
    s.cog(1, "2A.C")
    s.cog(3, "2A.H")
    drone = s.put("drone", "2A.E")
    s.at_locusts(3)
    assert (s.decision.seat, s.decision.kind) == (0, "pick_you")
    assert sorted(s.ids) == ["you:cog:damon_baird", "you:cog:dominic_santiago"]
    miss(s, 3)
    s.choose("you:cog:dominic_santiago")
    assert s.where(drone) == "2A.C"
    assert attacks(s) == [("figure:drone-1", "cog:dominic_santiago")]


@pytest.mark.rule("BG-AI-14")
def test_the_cog_named_in_his_place_decides_what_the_card_sees() -> None:
    s = on(LANE, (MARCUS, DOM, COLE))
    s.bleed(0)
    s.cog(1, "2A.C")
    s.cog(2, "2A.H")
    drone = s.put("drone", "2A.E")
    s.at_locusts(3)
    s.choose("you:cog:augustus_cole", "activate:figure:drone-1")
    assert len(s.happened("figure_spawned")) == 1
    assert s.where(drone) == "2A.F"


def _laid_low(*others: str) -> Scene:
    """Card 3: the first drone lays the active Marcus down, the second one is still to act."""
    s = on(LANE, (MARCUS, *others))
    s.cog(0, "2A.C")
    for seat in range(1, len(others) + 1):
        s.cog(seat, "2A.H")
    s.put("drone", "2A.D")
    s.put("drone", "2A.E", wounded=True)
    s.at_locusts(3)
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.choose("activate:figure:drone-1")
    assert s.happened("bleeding_out") == [{"figure": "cog:marcus_fenix", "seat": 0}]
    return s


@pytest.mark.rule("BG-AI-14", "BG-BLEED-08")
def test_who_goes_down_in_mid_card_is_no_longer_you() -> None:
    s = _laid_low(DOM)
    assert s.where(s.t.family("drone")[1]) == "2A.G", "on its way to Dom, not to the fallen"


@pytest.mark.rule("BG-AI-14", "BG-AI-15")
def test_who_goes_down_in_mid_card_names_the_next_you() -> None:
    s = _laid_low(DOM, COLE)
    assert (s.decision.seat, s.decision.kind) == (0, "pick_you")
    assert sorted(s.ids) == ["you:cog:augustus_cole", "you:cog:dominic_santiago"]
    s.choose("you:cog:dominic_santiago")
    assert s.where(s.t.family("drone")[1]) == "2A.G"


@pytest.mark.rule("BG-AI-14")
@pytest.mark.parametrize(
    ("card", "asked"),
    [(1, True), (3, True), (7, True), (11, True), (12, True), (4, False), (5, False), (8, False), (16, False)],
)
def test_another_cog_is_named_only_for_cards_that_speak_of_you(card: int, asked: bool) -> None:
    s = on(LANE, (MARCUS, DOM, COLE))
    s.bleed(0)
    s.put("boomer", "2A.H")
    s.put("wretch" if card == 8 else "boomer", "2A.H")
    s.at_locusts(card)
    assert (s.decision.kind == "pick_you") == asked


@pytest.mark.rule("BG-AI-15")
def test_a_bleeding_active_player_makes_the_decisions_of_his_card() -> None:
    s = on(FORK)
    s.bleed(0)
    s.put("wretch", "2A.D")
    s.put("wretch", "2A.F")
    s.at_locusts(8)
    assert (s.decision.seat, s.decision.kind) == (0, "activate")
    s.choose("activate:figure:wretch-1")
    assert (s.decision.seat, s.decision.kind) == (0, "locust_move")


@pytest.mark.rule("BG-AI-16")
def test_a_card_that_asks_for_a_new_one_is_resolved_first() -> None:
    s = on(LANE)
    wretch = s.put("wretch", "2A.H")
    s.at_locusts(2, 11)
    kinds = [event.kind for event in s.events if event.kind in ("ai_card_drawn", "figure_moved")]
    assert kinds == ["ai_card_drawn", *["figure_moved"] * 3, "ai_card_drawn", *["figure_moved"] * 2]
    assert drawn_cards(s) == [2, 11]
    assert s.where(wretch) == "2A.C"
    assert s.t.ai_discard == (2, 11)


@pytest.mark.rule("BG-AI-EX-02", "BG-AI-EX-03")
def test_card_13_one_drone_runs_into_cover_and_the_other_fires_at_marcus() -> None:
    s = on(SNAKE)
    s.cog(0, "2A.A", "2A.a")
    runner, shooter = s.put("drone", "2A.E"), s.put("drone", "2A.B")
    miss(s, 3)
    s.at_locusts(13, seat=1)
    s.choose("activate:figure:drone-1")
    assert s.where(runner) == "2A.B"
    assert s.t.cover[runner] == s.cover("2A.b")
    assert attacks(s) == []
    assert (s.decision.seat, s.decision.context["figure"]) == (1, "figure:drone-2")
    assert sorted(s.ids) == ["target:cog:dominic_santiago", "target:cog:marcus_fenix"]
    s.choose("target:cog:marcus_fenix")
    assert attacks(s) == [(s.ref(shooter), "cog:marcus_fenix")]
    assert s.t.rolls == [3, 1 + 2]


@pytest.mark.rule("BG-AI-EX-04")
def test_card_11_with_a_wretch_all_move_and_those_with_a_cog_attack() -> None:
    s = on(LANE_WITH_HOLES)
    near, far = s.put("wretch", "2A.B"), s.put("wretch", "2A.H")
    miss(s, 2)
    s.at_locusts(11)
    s.choose("activate:figure:wretch-2")
    assert (s.where(near), s.where(far)) == ("2A.A", "2A.F")
    assert attackers(s) == ["figure:wretch-1"]
    assert spawned(s) == []


@pytest.mark.rule("BG-AI-EX-04")
def test_card_11_without_a_wretch_spawns_them() -> None:
    s = on(LANE)
    s.cog(0, "2A.D")
    s.put("drone", "2A.G")
    s.at_locusts(11)
    assert spawned(s) == [("wretch", "area:2A.H")] * 2
    assert done_by(s) == []

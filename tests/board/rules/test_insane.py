"""BG-INSANE: random losses, executions, eliminated players; R-08."""

from __future__ import annotations

from collections import Counter

import pytest

from eday.board import new
from tests.board.scene import COLE, DOM, MARCUS, Scene


def squad(*cogs: str, insane: bool = True) -> Scene:
    return Scene(cogs or (MARCUS, DOM), insane=insane)


def downed(insane: bool = True, marcus: str = "16A.F") -> Scene:
    """Dom bleeds in 2A.D, Marcus stands far away with a card no reaction needs."""
    s = squad(insane=insane)
    s.cog(0, marcus)
    s.hand(0, "scavenging", "scavenging")
    s.bleed(1)
    return s


def eliminate(s: Scene, seat: int) -> None:
    s.bleed(seat)
    s.t.eliminated[seat] = True
    s.t.area[seat] = -1
    s.t.update_standing()


@pytest.mark.rule("BG-INSANE-01")
def test_wounds_cost_random_cards() -> None:
    lost: Counter[str] = Counter()
    for seed in range(40):
        s = squad(DOM)
        s.hand(0, "scavenging", "explore", "get_up")
        s.put("drone", "2A.D")
        s.attack_dice("one_wound", "blank", "blank")
        s.defense_dice("blank")
        s.t.rng = seed * 1_000_003
        s.at_locusts(12)
        assert "wound" not in (s.game.decision.kind if s.game.decision else "")
        assert len(s.t.hand[0]) == 2
        lost[s.happened("card_discarded")[0]["card"]] += 1
    assert set(lost) == {"order:scavenging", "order:explore", "order:get_up"}
    assert min(lost.values()) >= 5


@pytest.mark.rule("BG-INSANE-01")
def test_otherwise_the_player_chooses() -> None:
    s = squad(DOM, insane=False)
    s.hand(0, "scavenging", "explore", "get_up")
    s.put("drone", "2A.D")
    s.attack_dice("one_wound", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(12)
    assert s.decision.kind == "wound"
    assert len(s.ids) == 3


@pytest.mark.rule("BG-INSANE-01")
def test_other_discards_stay_a_choice() -> None:
    s = squad(MARCUS)
    s.cog(0, "12A.G")
    s.hand(0, "assault", "advance", "dig_in")
    s.at_order(0)
    s.choose("equipment:area:12A.G")
    assert (s.decision.kind, len(s.ids)) == ("discard", 3)


@pytest.mark.rule("BG-INSANE-02")
def test_a_bleeding_cog_in_a_locust_s_area_is_executed_without_dice() -> None:
    s = downed()
    s.put("drone", "2A.D")
    s.at_locusts(12)
    assert s.happened("attack_declared") == [{"attacker": "figure:drone-1", "target": "cog:dominic_santiago"}]
    assert s.t.rolls == []
    assert not s.happened("dice_rolled")
    assert s.happened("cog_eliminated") == [{"figure": "cog:dominic_santiago", "seat": 1}]
    assert s.where(1) is None
    assert s.game.view(None)["cogs"][1]["eliminated"]


@pytest.mark.rule("BG-INSANE-02")
def test_in_the_usual_game_he_is_ignored() -> None:
    s = downed(insane=False)
    s.put("drone", "2A.D")
    s.at_locusts(12)
    while s.decision.kind == "locust_move":
        s.choose(s.ids[0])
    assert not s.happened("attack_declared")
    assert s.happened("figure_moved"), "it sets out for Marcus"
    assert not s.t.eliminated[1]


@pytest.mark.rule("BG-INSANE-02")
def test_not_from_the_next_area() -> None:
    """Card 12 attacks at range 2; the bleeding COG is one area away in plain sight, Marcus at range 2."""
    s = downed(marcus="2A.B")
    s.put("drone", "2A.A")
    s.t.guarded = True
    s.attack_dice("blank", "blank", "blank")
    s.at_locusts(12)
    assert [attack["target"] for attack in s.happened("attack_declared")] == ["cog:marcus_fenix"]
    assert not s.t.eliminated[1]


@pytest.mark.rule("BG-INSANE-02")
def test_of_a_standing_and_a_bleeding_cog_the_active_player_picks() -> None:
    s = downed(marcus="2A.D")
    s.put("drone", "2A.D")
    s.at_locusts(12, seat=0)
    assert (s.decision.seat, s.decision.kind) == (0, "locust_target")
    assert s.ids == ["target:cog:marcus_fenix", "target:cog:dominic_santiago"]
    s.choose("target:cog:dominic_santiago")
    assert s.t.eliminated[1]
    assert s.happened("attack_declared")[0]["target"] == "cog:dominic_santiago"


@pytest.mark.rule("BG-INSANE-03")
def test_an_eliminated_player_has_no_turn_but_an_ai_card() -> None:
    s = downed()
    eliminate(s, 1)
    s.put("wretch", "12A.F")
    s.t.ai_deck, s.t.picks = (8, 9), [0]
    s.begin_turn(1)
    assert (s.decision.seat, s.decision.kind) == (0, "locust_move"), "of two ways the survivor picks one"
    s.choose(s.ids[0])
    assert s.happened("turn_started") == [{"turn": s.t.turn - 1, "seat": 1}, {"turn": s.t.turn, "seat": 0}]
    assert s.happened("ai_card_drawn") == [{"card": "ai:8"}], "one card"
    assert not s.happened("cards_drawn")
    assert not s.happened("order_played")
    assert {move["figure"] for move in s.happened("figure_moved")} == {"figure:wretch-1"}
    assert (s.decision.seat, s.decision.kind) == (0, "heal")


@pytest.mark.rule("BG-INSANE-03")
def test_his_place_in_the_turn_order_stays() -> None:
    s = squad(MARCUS, DOM, COLE)
    eliminate(s, 1)
    wretch = s.put("wretch", "16A.F")
    s.t.ai_deck = (8, 9)
    seats = []
    s.t.picks = [0] * 4
    s.begin_turn(0)
    for _ in range(4):
        seats.append(s.decision.seat)
        s.t.ai_deck, s.t.ai_discard, s.t.picks = (8, 9), (), [0, 0, 0]
        s.t.place(wretch, s.area("16A.F"))
        s.choose("heal:0")
        while s.decision.kind == "locust_move":
            s.choose(s.ids[0])
    assert seats == [0, 2, 0, 2]
    assert [turn["seat"] for turn in s.happened("turn_started")] == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("BG-INSANE-03")
def test_he_cannot_be_revived() -> None:
    s = downed(marcus="2A.D")
    s.hand(0, "get_up", "assault", "advance")
    s.at_order(0)
    assert s.offered("revive") == ["revive:cog:dominic_santiago"]
    eliminate(s, 1)
    s.at_order(0)
    assert not s.offered("revive")
    s.choose("play_actions:order:get_up")
    assert not s.offered("free_revive")


@pytest.mark.rule("BG-INSANE-04")
def test_the_survivors_win_for_all() -> None:
    s = downed(marcus="2A.D")
    eliminate(s, 1)
    s.t.stage = 1
    s.put("wretch", "2A.D")
    s.hand(0, "assault")
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank")
    s.choose("play_attack:order:assault", "attack:lancer.normal:figure:wretch-1")
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("cog", "mission_complete")


@pytest.mark.rule("BG-INSANE-04")
def test_an_execution_alone_ends_nothing_but_the_last_survivor_s_fall_does() -> None:
    s = downed(marcus="2A.D")
    s.put("drone", "2A.D")
    s.at_locusts(12)
    s.choose("target:cog:dominic_santiago")
    assert s.game.outcome is None
    s.hand(0)
    s.attack_dice("two_wounds", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(12)
    assert s.game.outcome is not None
    assert s.game.outcome.reason == "all_bleeding_out"


@pytest.mark.rule("BG-INSANE-05")
def test_solo_and_insane() -> None:
    game = new(cogs=(COLE,), insane=True, seed=1)
    assert game.view(0)["insane"]
    s = squad(COLE)
    s.hand(0, "teamwork", "explore", "scavenging")
    s.at_order(0)
    assert s.offered("swap") == ["swap:order:teamwork"], "the solo rules hold"
    assert s.offered("solo_move")
    s.put("drone", "2A.D")
    s.attack_dice("one_wound", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(12)
    assert len(s.t.hand[0]) == 2, "and so do the insane ones"
    assert s.decision.kind == "heal"


def test_r08_a_bleeding_cog_is_the_nearest_where_he_lies() -> None:
    """Card 11: the wretch would have to walk to Marcus, but stays and attacks."""
    s = downed(marcus="2A.B")
    wretch = s.put("wretch", "2A.D")
    s.at_locusts(11, seat=1)
    assert s.where(wretch) == "2A.D"
    assert not s.happened("figure_moved")
    assert s.t.eliminated[1]


def test_r08_elsewhere_he_stays_ignored() -> None:
    """The wretch stands between Dom, bleeding next door in 2A.D, and Marcus, two areas off in 2A.C."""
    s = downed(marcus="2A.C")
    wretch = s.put("wretch", "2A.A")
    s.attack_dice("blank", "blank")
    s.at_locusts(11)
    assert s.where(wretch) == "2A.C"
    assert [attack["target"] for attack in s.happened("attack_declared")] == ["cog:marcus_fenix"]


def test_r08_he_meets_the_condition_of_a_card_in_the_own_area_only() -> None:
    """Card 14: a COG at range 1 is attacked, with the wounded COG next door the drone moves instead."""
    s = downed()
    drone = s.put("drone", "2A.A")
    s.at_locusts(14)
    while s.decision.kind in ("locust_move", "locust_cover"):
        s.choose(s.ids[0])
    assert s.where(drone) == "2A.B", "on its way to Marcus"
    s = downed()
    s.put("drone", "2A.D")
    s.at_locusts(14)
    assert s.t.eliminated[1]

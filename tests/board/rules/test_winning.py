"""BG-WIN: stages, victory and defeat."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.board.scene import COLE, DOM, MARCUS, SQUAD, Scene

LOCUST_CHOICES = ("spawn", "locust_cover", "locust_move", "activate", "spawn_at", "locust_target")
BLANKS = ("blank", "blank", "blank", "blank", "blank")


def last_hole(*cards: str, cogs: tuple[str, ...] = (MARCUS, DOM)) -> Scene:
    """Stage 1 with one open hole, 16A.B; the COGs stand beside it in 16A.A, Marcus about to give an order."""
    s = Scene(cogs)
    s.t.sealed = tuple(hole for hole in s.t.holes if hole != s.area("16A.B"))
    s.t.holes = (s.area("16A.B"),)
    for seat in range(len(cogs)):
        s.cog(seat, "16A.A")
    s.hand(0, *cards)
    s.at_order(0)
    return s


def seal(s: Scene, play: str) -> None:
    """Marcus seals the last hole; the Locusts' choices after it are made somehow."""
    s.attack_dice("omen", "blank", "blank", "blank")
    s.choose(play, "attack:bolo_grenade.overkill:area:16A.B", "seal:hole:16A.B")
    while s.decision.kind in LOCUST_CHOICES:
        s.choose(s.ids[0])


def stage_two(*figures: tuple[str, str], cogs: tuple[str, ...] = (MARCUS, DOM)) -> Scene:
    """The last stage with these Locusts on the map and no hole open."""
    s = Scene(cogs)
    s.t.stage = 1
    s.t.sealed, s.t.holes = s.t.holes, ()
    for kind, area in figures:
        s.put(kind, area)
    return s


def kinds(s: Scene) -> list[str]:
    return [event.kind for event in s.events]


def where_all(s: Scene, kind: str) -> Counter[str | None]:
    return Counter(s.where(f) for f in s.t.locusts() if s.t.enemy_of(f).id == kind)


@pytest.mark.rule("BG-WIN-01")
def test_stage_one_is_in_force_from_the_start() -> None:
    """Its rule keeps 12A's equipment in play; the second stage's rule against spawning does not hold yet."""
    s = Scene()
    assert s.game.view(None)["mission"]["stage"] == 1
    s.hand(0, "advance", "assault")
    s.cog(0, "12A.G")
    s.at_order(0)
    s.choose("equipment:area:12A.G", "discard:order:assault")
    assert not s.happened("equipment_used_up")
    s.at_locusts(4)
    while s.decision.kind in LOCUST_CHOICES:
        s.choose(s.ids[0])
    assert len(s.happened("figure_spawned")) == 3


@pytest.mark.rule("BG-WIN-02")
def test_the_card_is_flipped_at_once() -> None:
    """The flip comes in mid-turn, right after the attack that sealed the last hole."""
    s = last_hole("double_tap", "assault")
    seal(s, "play_actions:order:double_tap")
    order = kinds(s)
    assert order.index("hole_sealed") < order.index("stage_flipped") < order.index("figure_spawned")
    assert "ai_card_drawn" not in order
    assert s.game.view(None)["step"] == "order"


@pytest.mark.rule("BG-WIN-02")
def test_nothing_is_flipped_while_a_hole_is_open() -> None:
    s = last_hole("double_tap", "assault")
    s.t.holes = (*s.t.holes, s.area("16A.H"))
    seal(s, "play_actions:order:double_tap")
    assert s.happened("hole_sealed")
    assert not s.happened("stage_flipped")
    assert s.game.view(None)["mission"]["stage"] == 1


@pytest.mark.rule("BG-WIN-02")
def test_the_attack_is_resolved_before_the_flip() -> None:
    """The drone in the hole's area takes its wounds first, so it is not among those that move."""
    s = last_hole("double_tap", "assault")
    drone = s.put("drone", "16A.B")
    s.attack_dice("omen", "two_wounds", "two_wounds", "blank")
    s.defense_dice("blank")
    s.choose("play_actions:order:double_tap", "attack:bolo_grenade.overkill:area:16A.B", "seal:hole:16A.B")
    order = kinds(s)
    assert order.index("figure_killed") < order.index("stage_flipped")
    assert s.t.area[drone] == -1


@pytest.mark.rule("BG-WIN-03")
def test_the_next_stage_s_rules_replace_the_old_ones() -> None:
    s = last_hole("double_tap", "assault", "advance", "dig_in")
    seal(s, "play_actions:order:double_tap")
    assert s.happened("stage_begun") == [{"stage": 2}]
    assert s.game.view(None)["mission"]["stage"] == 2
    s.cog(0, "12A.G")
    s.at_order(0)
    s.choose("equipment:area:12A.G", "discard:order:dig_in")
    assert s.happened("equipment_used_up") == [{"tile": "tile:12A"}], "the rule of stage 1 is gone"
    s.at_locusts(4, 8)
    assert s.happened("ai_card_redrawn") == [{"card": "ai:4"}]
    assert not s.happened("figure_spawned"), "the rule of stage 2 holds"


@pytest.mark.rule("BG-WIN-04")
def test_the_interrupted_turn_goes_on() -> None:
    """Double Tap: after the grenade and the flip the second attack is still to come."""
    s = last_hole("double_tap", "assault")
    seal(s, "play_actions:order:double_tap")
    assert (s.decision.seat, s.decision.kind) == (0, "action")
    drone_or_wretch = [o for o in s.offered("attack") if o.startswith("attack:lancer.normal")]
    assert drone_or_wretch
    s.attack_dice(*BLANKS)
    s.choose(drone_or_wretch[0])
    s.wind_up()
    assert s.happened("ai_card_drawn"), "and then the Locusts' step"


@pytest.mark.rule("BG-WIN-04")
def test_a_flip_in_the_locust_step_leaves_the_step_running() -> None:
    """The objective is met, by the test's own hand, while the first of two wretches is about to act."""
    stages = [
        {"objective": {"is": "all_holes_sealed"}, "on_flip": []},
        {"objective": {"is": "no_locust_in_play"}, "wins": True},
    ]
    s = Scene(patch={"missions": {"emergence": {"stages": stages}}})
    s.put("wretch", "2A.A")
    s.put("wretch", "2A.B")
    s.hand(0, "double_tap")
    s.at_locusts(11)
    assert s.decision.kind == "activate"
    s.t.holes = ()
    s.t.alert = True
    s.attack_dice(*BLANKS)
    s.choose(s.ids[0])
    assert s.happened("stage_flipped") == [{"stage": 1}]
    while s.game.decision is not None and s.decision.kind in (
        "guard",
        "activate",
        "locust_move",
        "locust_target",
        "dodge",
    ):
        s.choose("pass" if "pass" in s.ids else s.ids[0])
    assert len({move["figure"] for move in s.happened("figure_moved")}) == 2, "both wretches still acted"


@pytest.mark.rule("BG-WIN-05")
def test_completing_the_final_stage_wins_for_all() -> None:
    s = stage_two(("drone", "2A.D"))
    s.hand(0, "assault")
    s.bleed(1)
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank")
    s.choose("play_attack:order:assault", "attack:lancer.normal:figure:drone-1")
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("cog", "mission_complete")
    assert s.game.decision is None
    assert s.happened("stage_flipped") == [{"stage": 2}]


@pytest.mark.rule("BG-WIN-05")
def test_an_earlier_stage_does_not_win() -> None:
    """No Locust in play is the objective of stage 2 only."""
    s = Scene()
    s.put("drone", "2A.D")
    s.hand(0, "double_tap")
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank")
    s.choose("play_actions:order:double_tap", "attack:lancer.normal:figure:drone-1")
    assert not s.t.locusts()
    assert s.game.outcome is None
    assert not s.happened("stage_flipped")


@pytest.mark.rule("BG-WIN-06")
def test_all_bleeding_out_is_a_loss_at_once() -> None:
    s = Scene((MARCUS, DOM, COLE))
    s.bleed(1)
    s.bleed(2)
    s.put("drone", "2A.D")
    s.put("drone", "2A.A")
    s.attack_dice("two_wounds", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(12)
    s.choose("activate:figure:drone-1")
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("locust", "all_bleeding_out")
    assert len(s.happened("attack_declared")) == 1, "the second drone had no turn any more"


@pytest.mark.rule("BG-WIN-06")
def test_one_cog_on_his_feet_is_enough() -> None:
    s = Scene((MARCUS, DOM, COLE))
    s.bleed(1)
    s.bleed(2)
    s.hand(0, "scavenging", "scavenging")
    s.put("drone", "2A.D")
    s.attack_dice("two_wounds", "blank", "blank")
    s.defense_dice("blank")
    s.at_locusts(12)
    assert s.t.hand[0] == ()
    assert s.game.outcome is None


@pytest.mark.rule("BG-WIN-07")
def test_victory_and_defeat_together_are_a_defeat() -> None:
    """Marcus, alone on his feet and out of cards, throws his grenade at his own area: it kills the last Locust too."""
    s = stage_two(("wretch", "2A.D"))
    s.bleed(1)
    s.hand(0, "assault")
    s.at_order(0)
    s.attack_dice("two_wounds", "two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank", "blank", "blank")
    s.choose("play_attack:order:assault", "attack:bolo_grenade.overkill:area:2A.D")
    assert not s.t.locusts()
    assert s.game.outcome is not None
    assert (s.game.outcome.winner, s.game.outcome.reason) == ("locust", "all_bleeding_out")


@pytest.mark.rule("BG-WIN-07")
def test_sealing_the_last_hole_with_the_last_cog_s_life_is_a_defeat() -> None:
    s = last_hole("assault")
    s.bleed(1)
    s.cog(0, "16A.B")
    s.at_order(0)
    s.attack_dice("omen", "two_wounds", "two_wounds", "two_wounds")
    s.defense_dice("blank")
    s.choose("play_attack:order:assault", "attack:bolo_grenade.overkill:area:16A.B", "seal:hole:16A.B")
    assert s.game.outcome is not None
    assert s.game.outcome.winner == "locust"
    assert not s.happened("stage_flipped")


@pytest.mark.rule("BG-WIN-EX-01", "BG-MISSION-EMERGENCE-05", "BG-MISSION-EMERGENCE-06")
def test_marcus_seals_the_last_hole_of_emergence_with_four_players() -> None:
    """From the exit F the way to the COGs in A leads by C and B."""
    s = last_hole("double_tap", "assault", cogs=SQUAD)
    seal(s, "play_actions:order:double_tap")
    spawned = Counter((e["enemy"], e["area"]) for e in s.happened("figure_spawned"))
    assert spawned == {
        ("wretch", "area:16A.F"): 2,
        ("drone", "area:16A.F"): 3,
        ("boomer", "area:16A.F"): 3,
    }
    assert where_all(s, "wretch") == {"16A.B": 2}
    assert where_all(s, "drone") == {"16A.C": 3}
    assert where_all(s, "boomer") == {"16A.F": 3}
    assert s.game.view(None)["mission"]["stage"] == 2
    assert (s.decision.seat, s.decision.kind) == (0, "action"), "Marcus goes on with his turn"
    assert s.offered("attack")

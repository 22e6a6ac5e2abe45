"""Order cards that attack first or pull a Locust near: Blind Fire, Ambush, Suppressing Fire, Hold Ground, Double Tap,
Steady Aim, Active Reload."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, dealt, gallery, play, rig
from tests.board.scene import BAIRD, COLE, DOM, Scene

PLAYS = ("play_actions", "play_move", "play_attack")


def hit(scene: Scene, figure: int, how: str, attack: str) -> None:
    """Attack with these dice; all defense dice are blank."""
    rig(scene, attack, "-" * 6)
    scene.choose(f"attack:{how}:{scene.ref(figure)}")
    scene.t.dice.clear()


def more_orders(scene: Scene) -> list[str]:
    """Further order cards on offer within an order."""
    return [option for kind in PLAYS for option in scene.offered(kind)] if scene.decision.kind == "action" else []


@pytest.mark.card("order:blind_fire")
def test_blind_fire_makes_one_normal_attack() -> None:
    scene = gallery()
    boomer = scene.put("boomer", "2A.B")
    arm(scene, 0, ("lancer", 2), ("boomshot", 2), ("bolo_grenade", 1))
    play(scene, "blind_fire", "teamwork")
    assert scene.offered("attack") == [f"attack:lancer.normal:{scene.ref(boomer)}"]
    hit(scene, boomer, "lancer.normal", "--")
    assert scene.offered("attack") == []


@pytest.mark.card("order:blind_fire")
def test_blind_fire_draws_for_every_cog_of_the_area() -> None:
    scene = gallery(COLE, DOM, BAIRD)
    scene.cog(2, "2A.B")
    for seat in (1, 2):
        scene.hand(seat, "teamwork")
    play(scene, "blind_fire")
    scene.choose("draw")
    assert [len(scene.t.hand[seat]) for seat in range(3)] == [1, 2, 1]


@pytest.mark.card("order:blind_fire")
def test_blind_fire_draws_for_nobody_bleeding_out_or_full() -> None:
    scene = gallery(COLE, DOM, BAIRD)
    scene.bleed(1)
    scene.hand(2, "teamwork", "get_up", "scavenging", "sit_tight", "explore", "dig_in")
    play(scene, "blind_fire")
    scene.choose("draw")
    assert [len(scene.t.hand[seat]) for seat in range(3)] == [1, 0, 6]


@pytest.mark.card("order:ambush")
@pytest.mark.rule("BG-FAQ-09")
def test_ambush_pulls_a_locust_in_and_overkills_it_for_free() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    play(scene, "ambush", "teamwork")
    assert scene.offered("attack") == [], "nobody to attack before one is moved"
    scene.choose(f"pull:{scene.ref(drone)}")
    assert scene.where(drone) == "2A.A"
    hit(scene, drone, "lancer.overkill", "1---")
    assert scene.t.rolls == [4, 1]
    assert scene.tokens(0, "lancer") == 3
    assert scene.t.marker[drone] == 1


@pytest.mark.card("order:ambush")
def test_ambush_reaches_one_move_not_one_range() -> None:
    scene = gallery()
    scene.cog(0, "2A.B")
    near, far, own = scene.put("drone", "2A.C"), scene.put("drone", "2A.D"), scene.put("drone", "2A.B")
    ledge = scene.put("wretch", "2A.L")
    assert scene.t.range(0, ledge) == 1
    play(scene, "ambush", "teamwork")
    assert scene.offered("pull") == [f"pull:{scene.ref(near)}"]
    assert {far, own, ledge}.isdisjoint({near})


@pytest.mark.card("order:ambush")
def test_ambush_attacks_only_the_locust_it_moved() -> None:
    scene = gallery()
    pulled, other = scene.put("drone", "2A.B"), scene.put("drone", "2A.A")
    play(scene, "ambush", "teamwork")
    scene.choose(f"pull:{scene.ref(pulled)}")
    figures = {option.partition(":figure:")[2] for option in scene.offered("attack") if "figure" in option}
    assert figures == {"drone-1"}
    assert scene.offered("chainsaw") == [f"chainsaw:{scene.ref(pulled)}"]
    assert scene.ref(other) == "figure:drone-2"


@pytest.mark.card("order:ambush")
@pytest.mark.rule("BG-FAQ-08", "BG-FAQ-12")
def test_ambush_needs_ammo_on_the_weapon_but_not_to_be_played() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    arm(scene, 0, ("lancer", 0), ("snub_pistol", 0), ("boltok_pistol", 1))
    play(scene, "ambush", "teamwork")
    scene.choose(f"pull:{scene.ref(drone)}")
    assert set(scene.offered("attack")) == {
        f"attack:boltok_pistol.{m}:{scene.ref(drone)}" for m in ("normal", "overkill")
    }
    assert scene.offered("chainsaw") == [], "not even the sawing end of an empty Lancer"
    arm(scene, 0, ("lancer", 0), ("snub_pistol", 0))
    wretch = scene.put("wretch", "2A.B")
    play(scene, "ambush", "teamwork")
    scene.choose(f"pull:{scene.ref(wretch)}")
    assert scene.where(wretch) == "2A.A"
    assert scene.offered("attack") == []


@pytest.mark.card("order:ambush", "weapon:hammer_of_dawn")
@pytest.mark.rule("BG-FAQ-09")
def test_ambush_does_not_spend_the_token_of_the_hammer_of_dawn() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    arm(scene, 0, ("hammer_of_dawn", 1))
    play(scene, "ambush", "teamwork")
    scene.choose(f"pull:{scene.ref(drone)}")
    hit(scene, drone, "hammer_of_dawn.overkill", "------")
    assert scene.t.rolls == [6, 1]
    assert scene.tokens(0, "hammer_of_dawn") == 1


@pytest.mark.card("order:ambush")
@pytest.mark.rule("BG-FAQ-11")
@pytest.mark.parametrize(("kind", "in_cover"), [("drone", True), ("boomer", True), ("wretch", False)])
def test_a_locust_pulled_by_ambush_takes_cover_if_it_is_of_that_kind(kind: str, in_cover: bool) -> None:
    scene = gallery()
    locust = scene.put(kind, "2A.B", "2A.B1")
    play(scene, "ambush", "teamwork")
    scene.choose(f"pull:{scene.ref(locust)}")
    assert (scene.where(locust), scene.t.cover[locust] >= 0) == ("2A.A", in_cover)


@pytest.mark.card("order:ambush", "cog:dominic_santiago")
@pytest.mark.rule("BG-FAQ-12", "BG-ATTACK-15")
@pytest.mark.parametrize(("to", "sees"), [("2A.K", False), ("2A.H", True)])
def test_the_attack_of_ambush_needs_sight(to: str, sees: bool) -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.F")
    scene.cog(1, "2A.G")
    arm(scene, 1, ("gnasher", 3))
    play(scene, "ambush", "teamwork", seat=1)
    scene.choose(f"pull:{scene.ref(drone)}")
    assert scene.t.cover[drone] == scene.cover("2A.G1")
    scene.choose("bonus_move", f"move:area:{to}")
    if scene.decision.kind == "move":
        scene.choose("stop")
    assert bool(scene.offered("attack")) is sees


@pytest.mark.card("order:suppressing_fire")
def test_suppressing_fire_drives_a_surviving_target_one_area_away() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.D", "2A.D1")
    play(scene, "suppressing_fire", "teamwork")
    assert scene.offered("push") == []
    hit(scene, drone, "lancer.normal", "--")
    assert scene.offered("push") == [f"push:{scene.ref(drone)}"]
    scene.choose(f"push:{scene.ref(drone)}")
    assert scene.where(drone) == "2A.E"
    assert scene.t.cover[drone] == scene.cover("2A.E1"), "it takes cover as usual"


@pytest.mark.card("order:suppressing_fire")
def test_suppressing_fire_offers_every_area_farther_off() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.C")
    play(scene, "suppressing_fire")
    hit(scene, drone, "lancer.normal", "--")
    scene.choose(f"push:{scene.ref(drone)}")
    assert (scene.decision.seat, scene.ids) == (0, ["step:area:2A.D", "step:area:2A.I"])


@pytest.mark.card("order:suppressing_fire")
@pytest.mark.parametrize(("area", "roll"), [("2A.D", "2222"), ("2A.H", "----")])
def test_suppressing_fire_moves_nobody_dead_or_with_his_back_to_the_wall(area: str, roll: str) -> None:
    scene = gallery()
    drone = scene.put("drone", area)
    scene.put("drone", "2A.B")
    play(scene, "suppressing_fire", "teamwork")
    hit(scene, drone, "lancer.overkill", roll)
    assert scene.offered("push") == []


@pytest.mark.card("order:hold_ground")
def test_hold_ground_attacks_then_draws() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    play(scene, "hold_ground", "teamwork")
    assert scene.offered("move") == []
    hit(scene, drone, "lancer.normal", "--")
    scene.choose("draw")
    assert (len(scene.t.hand[0]), len(scene.t.hand[1])) == (2, 0)
    scene.wind_up()
    assert scene.decision.kind == "heal"


@pytest.mark.card("order:hold_ground")
def test_hold_ground_may_draw_without_attacking_but_not_attack_afterwards() -> None:
    scene = gallery()
    scene.put("drone", "2A.B")
    play(scene, "hold_ground", "teamwork")
    scene.choose("draw")
    assert len(scene.t.hand[0]) == 2
    scene.wind_up()
    assert scene.decision.kind == "heal"


@pytest.mark.card("order:double_tap")
def test_double_tap_attacks_any_target_then_makes_a_normal_attack_on_any() -> None:
    scene = gallery()
    first, second = scene.put("boomer", "2A.B"), scene.put("drone", "2A.C")
    play(scene, "double_tap", "teamwork")
    assert f"attack:lancer.overkill:{scene.ref(first)}" in scene.ids
    hit(scene, first, "lancer.overkill", "1---")
    modes = {option.split(":")[1].partition(".")[2] for option in scene.offered("attack")}
    targets = {option.partition(":figure:")[2] for option in scene.offered("attack")}
    assert (modes, targets) == ({"normal"}, {"boomer-1", "drone-1"})
    hit(scene, second, "snub_pistol.normal", "1")
    assert dealt(scene) == {scene.ref(first): 1, scene.ref(second): 1}
    assert scene.tokens(0, "lancer") == 2
    scene.wind_up()
    assert scene.decision.kind == "heal"


@pytest.mark.card("order:steady_aim")
@pytest.mark.parametrize(("how", "rolls"), [("lancer.normal", [4, 1]), ("lancer.overkill", [6, 1])])
def test_steady_aim_adds_two_attack_dice(how: str, rolls: list[int]) -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    play(scene, "steady_aim")
    hit(scene, drone, how, "-" * rolls[0])
    assert scene.t.rolls == rolls
    scene.wind_up()
    assert scene.decision.kind == "heal"


@pytest.mark.card("order:steady_aim")
def test_steady_aim_played_for_a_plain_attack_adds_nothing() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    play(scene, "steady_aim", use="attack")
    hit(scene, drone, "lancer.normal", "--")
    assert scene.t.rolls == [2, 1]


@pytest.mark.card("order:active_reload")
@pytest.mark.parametrize(("how", "dice", "again"), [("lancer.overkill", 4, True), ("lancer.normal", 2, False)])
def test_active_reload_plays_another_order_if_the_attack_cost_ammo(how: str, dice: int, again: bool) -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    play(scene, "active_reload", "advance")
    assert more_orders(scene) == []
    hit(scene, drone, how, "-" * dice)
    assert more_orders(scene) == ([f"{kind}:order:advance" for kind in PLAYS] if again else [])


@pytest.mark.card("order:active_reload")
def test_active_reload_resolves_the_second_order_in_full() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.B")
    play(scene, "active_reload", "advance", "teamwork")
    hit(scene, drone, "lancer.overkill", "----")
    scene.choose("play_actions:order:advance", "move:area:2A.B", "move:area:2A.C", "stop", "draw")
    assert scene.where(0) == "2A.C"
    assert len(scene.t.hand[0]) == 2
    assert more_orders(scene) == []


@pytest.mark.card("order:active_reload")
def test_active_reload_works_once_a_turn() -> None:
    scene = gallery()
    drone = scene.put("boomer", "2A.B")
    play(scene, "active_reload", "active_reload", "advance")
    hit(scene, drone, "lancer.overkill", "----")
    scene.choose("play_actions:order:active_reload")
    hit(scene, drone, "lancer.overkill", "----")
    assert scene.tokens(0, "lancer") == 1
    assert more_orders(scene) == []
    assert scene.hand_names(0) == ["advance"]


@pytest.mark.card("order:active_reload")
def test_active_reload_is_not_fed_by_the_chainsaw_or_a_charge() -> None:
    scene = gallery()
    arm(scene, 0, ("lancer", 3), ("hammer_of_dawn", 0))
    drone = scene.put("drone", "2A.A")
    for choice in (f"chainsaw:{scene.ref(drone)}", "charge:weapon:hammer_of_dawn"):
        play(scene, "active_reload", "advance")
        rig(scene, "----")
        scene.choose(choice)
        scene.t.dice.clear()
        assert more_orders(scene) == []


@pytest.mark.card("order:active_reload", "weapon:mulcher")
def test_active_reload_counts_the_ammo_of_an_attack_with_an_extra_shot() -> None:
    scene = gallery()
    arm(scene, 0, ("mulcher", 2))
    boomer = scene.put("boomer", "2A.B")
    play(scene, "active_reload", "advance")
    hit(scene, boomer, "mulcher.overkill", "o----")
    hit(scene, boomer, "mulcher.normal", "---")
    assert "play_actions:order:advance" in more_orders(scene)

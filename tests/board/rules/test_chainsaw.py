"""BG-CHAINSAW: the Lancer's other end."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, attacks, gallery, play, rig
from tests.board.scene import COLE, DOM, MARCUS, Scene


def saw(scene: Scene, figure: int, roll: str, order: str = "assault", use: str = "attack") -> None:
    """The first seat revs the chainsaw; the rigged dice must be all the dice it rolls."""
    play(scene, order, use=use)
    scene.t.rolls.clear()
    rig(scene, roll)
    scene.choose(f"chainsaw:{scene.ref(figure)}")
    assert not scene.t.dice


@pytest.mark.rule("BG-CHAINSAW-01")
def test_the_chainsaw_takes_the_place_of_an_attack_on_a_locust_of_the_area() -> None:
    scene = gallery()
    own, other, next_door = scene.put("drone", "2A.A"), scene.put("wretch", "2A.A"), scene.put("drone", "2A.B")
    offered = [option for option in attacks(scene) if option.startswith("chainsaw")]
    assert set(offered) == {f"chainsaw:{scene.ref(own)}", f"chainsaw:{scene.ref(other)}"}
    assert scene.t.area[next_door] != scene.t.area[own]
    saw(scene, own, "----")
    assert scene.t.rolls == [4], "four attack dice and no defense"
    scene.wind_up()
    assert scene.decision.kind == "heal", "it was the attack of the card"


@pytest.mark.rule("BG-CHAINSAW-01")
def test_the_chainsaw_belongs_to_the_lancer() -> None:
    scene = gallery()
    scene.put("drone", "2A.A")
    assert [option for option in attacks(scene, seat=1) if option.startswith("chainsaw")] == []
    arm(scene, 1, ("lancer", 0))
    assert attacks(scene, seat=1) == ["chainsaw:figure:drone-1"]


@pytest.mark.rule("BG-CHAINSAW-02")
@pytest.mark.parametrize(("roll", "killed"), [("2222", False), ("1---", False), ("o---", True), ("o2oo", True)])
def test_one_omen_kills_and_wounds_count_for_nothing(roll: str, killed: bool) -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.A")
    saw(scene, drone, roll)
    assert (scene.t.area[drone] < 0) is killed
    assert scene.t.marker[drone] == 0
    assert scene.happened("wounds_dealt") == []


@pytest.mark.rule("BG-CHAINSAW-02")
def test_a_sawn_locust_leaves_a_marker_like_any_killed_one() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.A", wounded=True)
    scene.t.picks = [0]
    saw(scene, drone, "o---")
    assert [(scene.t.shape.areas[area], weapon) for area, _, weapon in scene.t.dropped] == [("2A.A", "hammerburst")]


@pytest.mark.rule("BG-CHAINSAW-03")
def test_the_chainsaw_costs_no_token() -> None:
    scene = gallery()
    saw(scene, scene.put("drone", "2A.A"), "o---")
    assert scene.tokens(0, "lancer") == 3


@pytest.mark.rule("BG-CHAINSAW-03")
@pytest.mark.parametrize("order", ["assault", "hold_ground", "suppressing_fire", "steady_aim", "active_reload"])
def test_the_chainsaw_serves_for_the_attack_of_any_order(order: str) -> None:
    scene = gallery()
    scene.put("drone", "2A.A")
    play(scene, order)
    assert scene.offered("chainsaw") == ["chainsaw:figure:drone-1"]


@pytest.mark.rule("BG-CHAINSAW-03", "BG-REACT-GUARD-04")
def test_the_chainsaw_may_guard() -> None:
    scene = gallery()
    scene.cog(1, "2A.K")
    drone = scene.put("drone", "2A.A")
    scene.hand(0, "hold_ground", "teamwork")
    scene.at_locusts(13)
    scene.choose("guard:order:hold_ground")
    rig(scene, "---o")
    scene.choose(f"chainsaw:{scene.ref(drone)}")
    assert scene.t.area[drone] < 0
    assert scene.t.rolls == [4], "dead before it could attack"


@pytest.mark.rule("BG-CHAINSAW-01", "BG-CHAINSAW-06")
@pytest.mark.parametrize(
    ("kind", "area", "card", "guard"),
    [("drone", "2A.A", 13, True), ("drone", "2A.B", 13, False), ("boomer", "2A.A", 16, False)],
)
def test_a_guard_with_the_chainsaw_alone_needs_a_fit_locust_in_the_area(
    kind: str, area: str, card: int, guard: bool
) -> None:
    scene = gallery(COLE)
    arm(scene, 0, ("lancer", 0))
    scene.put(kind, area)
    scene.hand(0, "hold_ground", "teamwork")
    scene.at_locusts(card)
    assert (scene.decision.kind == "guard") is guard
    assert bool(scene.happened("attack_declared")) is not guard


@pytest.mark.rule("BG-CHAINSAW-04")
@pytest.mark.parametrize("roll", ["----", "o---"])
def test_the_cog_leaves_cover_for_it(roll: str) -> None:
    scene = gallery()
    scene.cog(0, "2A.A", "2A.A1")
    saw(scene, scene.put("drone", "2A.A"), roll)
    assert (scene.where(0), scene.t.cover[0]) == ("2A.A", -1)
    kinds = [event.kind for event in scene.events]
    assert kinds.index("cover_left") < kinds.index("dice_rolled")


@pytest.mark.rule("BG-CHAINSAW-04")
def test_a_plain_attack_does_not_leave_cover() -> None:
    scene = gallery()
    scene.cog(0, "2A.A", "2A.A1")
    drone = scene.put("drone", "2A.A")
    play(scene, "assault", use="attack")
    scene.choose(f"attack:lancer.normal:{scene.ref(drone)}")
    assert scene.t.cover[0] == scene.cover("2A.A1")


@pytest.mark.rule("BG-CHAINSAW-05")
@pytest.mark.parametrize(("cog", "dice"), [(COLE, 4), (MARCUS, 5)])
def test_extra_dice_of_an_order_do_not_join_but_those_of_marcus_do(cog: str, dice: int) -> None:
    scene = gallery(cog, DOM)
    saw(scene, scene.put("drone", "2A.A"), "-" * dice, "steady_aim", "actions")
    assert scene.t.rolls == [dice]


@pytest.mark.rule("BG-CHAINSAW-06")
def test_an_immune_locust_cannot_be_chosen() -> None:
    scene = gallery()
    boomer, drone = scene.put("boomer", "2A.A"), scene.put("drone", "2A.A")
    offered = attacks(scene)
    assert f"chainsaw:{scene.ref(boomer)}" not in offered
    assert f"chainsaw:{scene.ref(drone)}" in offered
    assert f"attack:lancer.normal:{scene.ref(boomer)}" in offered


@pytest.mark.rule("BG-CHAINSAW-07")
def test_the_chainsaw_works_without_ammo() -> None:
    scene = gallery()
    drone = scene.put("drone", "2A.A")
    arm(scene, 0, ("lancer", 0))
    assert attacks(scene) == [f"chainsaw:{scene.ref(drone)}"]
    saw(scene, drone, "o---")
    assert scene.t.area[drone] < 0
    assert scene.tokens(0, "lancer") == 0

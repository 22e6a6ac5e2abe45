"""BG-DROP: what killed Locusts leave behind, and picking it up."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, drop, gallery, pile, play, rig, shoot
from tests.board.scene import COLE, DOM, MARCUS, Scene

WEAPON_BACK, X_BACK = 0, -1
"""Which of the hidden backs of a kind is revealed: its weapons are listed first."""


def kill(scene: Scene, figure: int, back: int) -> None:
    """Cole shoots the figure dead; its marker shows that back."""
    rig(scene, "2222", "-" * scene.t.enemy_of(figure).defense)
    scene.t.picks = [back]
    shoot(scene, "lancer.overkill", figure)
    assert [event["figure"] for event in scene.happened("figure_killed")] == [scene.ref(figure)]


def lying(scene: Scene) -> list[tuple[str, str]]:
    """(area, weapon) of each dropped weapon."""
    return [(scene.t.shape.areas[area], weapon) for area, _, weapon in scene.t.dropped]


def pick_up(scene: Scene, weapon: str) -> None:
    """The first seat picks up a weapon before it plays its order."""
    scene.hand(0, "assault", "teamwork")
    scene.at_order(0)
    scene.choose(f"pick_up:weapon:{weapon}", "discard:order:teamwork")


@pytest.mark.rule("BG-DROP-01", "BG-DROP-02")
def test_a_red_x_is_discarded_and_nothing_stays_behind() -> None:
    scene = gallery()
    kill(scene, scene.put("drone", "2A.C"), X_BACK)
    assert lying(scene) == []
    assert scene.happened("weapon_dropped") == []
    assert scene.t.marker_discards[pile(scene, "drone")] == ("red_x",)


@pytest.mark.rule("BG-DROP-01", "BG-DROP-03")
@pytest.mark.parametrize(("kind", "weapon"), [("drone", "hammerburst"), ("boomer", "boomshot")])
def test_a_weapon_stays_in_the_area_of_the_kill(kind: str, weapon: str) -> None:
    scene = gallery()
    kill(scene, scene.put(kind, "2A.C"), WEAPON_BACK)
    assert lying(scene) == [("2A.C", weapon)]
    assert scene.t.marker_discards[pile(scene, kind)] == ()
    assert scene.happened("weapon_dropped") == [{"area": "area:2A.C", "weapon": f"weapon:{weapon}"}]


@pytest.mark.rule("BG-DROP-01")
@pytest.mark.parametrize(("back", "weapons", "crosses"), [(WEAPON_BACK, 3, 1), (X_BACK, 1, 3)])
def test_the_backs_run_out_as_they_become_known(back: int, weapons: int, crosses: int) -> None:
    scene = gallery(patch={"cogs": {COLE: {"weapons": [{"weapon": "lancer", "tokens": 9}]}}})
    for _ in range(4):
        kill(scene, scene.put("drone", "2A.B"), back)
    assert lying(scene) == [("2A.B", "hammerburst")] * weapons, "there are three of each"
    assert scene.t.marker_discards[pile(scene, "drone")] == ("red_x",) * crosses


@pytest.mark.rule("BG-DROP-04")
def test_picking_up_costs_a_card_and_needs_the_area() -> None:
    scene = gallery()
    drop(scene, "hammerburst", "2A.B")
    play(scene, "assault", "teamwork", "get_up")
    assert scene.offered("pick_up") == []
    scene.choose("move:area:2A.B", "stop")
    assert scene.offered("pick_up") == ["pick_up:weapon:hammerburst"]
    scene.choose("pick_up:weapon:hammerburst", "discard:order:get_up")
    assert scene.hand_names(0) == ["teamwork"]
    assert scene.tokens(0, "hammerburst") == 2


@pytest.mark.rule("BG-DROP-04")
def test_picking_up_may_come_before_the_order_but_never_within_an_action() -> None:
    scene = gallery()
    drop(scene, "hammerburst", "2A.A")
    drop(scene, "hammerburst", "2A.B")
    scene.hand(0, "assault", "teamwork")
    scene.at_order(0)
    assert scene.offered("pick_up") == ["pick_up:weapon:hammerburst"]
    scene.choose("play_actions:order:assault", "move:area:2A.B")
    assert scene.decision.kind == "move"
    assert scene.offered("pick_up") == []


@pytest.mark.rule("BG-DROP-04")
def test_without_a_card_to_spare_nothing_is_picked_up() -> None:
    scene = gallery()
    drop(scene, "hammerburst", "2A.A")
    scene.hand(0, "assault")
    scene.at_order(0)
    assert scene.offered("pick_up") == []


@pytest.mark.rule("BG-DROP-05")
def test_the_marker_is_discarded_weapon_side_up() -> None:
    scene = gallery()
    drop(scene, "hammerburst", "2A.A")
    drop(scene, "hammerburst", "2A.C")
    unused = list(scene.t.marker_piles)
    pick_up(scene, "hammerburst")
    assert lying(scene) == [("2A.C", "hammerburst")]
    assert scene.t.marker_discards[pile(scene, "drone")] == ("hammerburst",)
    assert scene.t.marker_piles == unused


@pytest.mark.rule("BG-DROP-06")
@pytest.mark.parametrize(("weapon", "kind"), [("hammerburst", "drone"), ("boomshot", "boomer")])
def test_the_pictured_weapon_comes_with_two_tokens(weapon: str, kind: str) -> None:
    scene = gallery()
    drop(scene, weapon, "2A.A", kind)
    supply = scene.t.supply[scene.t.box.weapon(weapon)]
    pick_up(scene, weapon)
    assert scene.tokens(0, weapon) == 2
    assert scene.t.supply[scene.t.box.weapon(weapon)] == supply - 1


@pytest.mark.rule("BG-DROP-07")
@pytest.mark.parametrize(("random", "tokens"), [("longshot", 2), ("boomshield", 0)])
def test_with_no_copy_left_a_random_weapon_comes_instead(random: str, tokens: int) -> None:
    scene = gallery()
    drop(scene, "hammerburst", "2A.A")
    scene.t.supply[scene.t.box.weapon("hammerburst")] = 0
    scene.t.weapon_deck = (scene.t.box.weapon(random),)
    pick_up(scene, "hammerburst")
    assert scene.tokens(0, "hammerburst") == -1
    assert scene.tokens(0, random) == tokens
    assert not scene.t.weapon_deck


@pytest.mark.rule("BG-DROP-08")
def test_a_weapon_already_carried_gains_two_tokens_even_with_no_copy_left() -> None:
    scene = gallery()
    arm(scene, 0, ("hammerburst", 1))
    drop(scene, "hammerburst", "2A.A")
    scene.t.supply[scene.t.box.weapon("hammerburst")] = 0
    deck = scene.t.weapon_deck
    pick_up(scene, "hammerburst")
    assert scene.t.weapons[0] == ((scene.t.box.weapon("hammerburst"), 3),)
    assert scene.t.weapon_deck == deck


@pytest.mark.rule("BG-DROP-09")
def test_discarded_markers_become_the_pile_when_it_is_empty() -> None:
    scene = gallery(MARCUS, DOM)
    drones = pile(scene, "drone")
    others = [scene.put("drone", "2A.H", wounded=True) for _ in range(2)]
    drop(scene, "hammerburst", "2A.H")
    scene.t.marker_piles[drones] = 0
    scene.t.marker_discards[drones] = ("red_x", "hammerburst", "red_x")
    drone = scene.put("drone", "2A.C")
    rig(scene, "1--", "-")
    shoot(scene, "lancer.normal", drone)
    assert scene.t.marker[drone] == 1
    assert scene.t.marker_piles[drones] == 2
    assert scene.t.marker_discards[drones] == ()
    assert lying(scene) == [("2A.H", "hammerburst")], "dropped weapons stay on the map"
    assert [scene.t.marker[figure] for figure in others] == [1, 1]

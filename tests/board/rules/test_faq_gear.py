"""BG-FAQ rulings about gear that need a whole turn: guarding after a move, Locusts moved by orders, healed markers."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, gallery, pile, play, rig
from tests.board.scene import COLE, Scene


def finish_order(scene: Scene, *ai_cards: int) -> None:
    """End the order in progress; the Locust step draws one of these cards."""
    scene.t.skip_locusts = False
    scene.t.ai_deck = ai_cards
    if scene.decision.kind == "action":
        scene.choose("end")


@pytest.mark.card("weapon:torque_bow")
@pytest.mark.rule("BG-FAQ-03")
@pytest.mark.parametrize("moves", [False, True])
def test_no_guard_with_the_torque_bow_after_moving_in_the_same_turn(moves: bool) -> None:
    scene = gallery(COLE)
    arm(scene, 0, ("torque_bow", 2))
    scene.put("drone", "2A.E")
    play(scene, "assault", "hold_ground", "get_up")
    if moves:
        scene.choose("move:area:2A.B", "stop")
    finish_order(scene, 13)
    assert scene.happened("ai_card_drawn")[0] == {"card": "ai:13"}
    assert (scene.decision.kind == "guard") is not moves
    if moves:
        assert len(scene.happened("attack_declared")) >= 1, "the drone attacked unhindered"


@pytest.mark.card("weapon:torque_bow")
@pytest.mark.rule("BG-FAQ-03")
@pytest.mark.parametrize("follows", [False, True])
def test_following_counts_as_moving_for_the_torque_bow(follows: bool) -> None:
    scene = gallery()
    arm(scene, 1, ("torque_bow", 2))
    scene.put("drone", "2A.E")
    scene.hand(1, "hold_ground", "get_up", "explore")
    play(scene, "assault")
    scene.choose("move:area:2A.B", "follow:order:explore" if follows else "pass", "stop")
    if follows:
        scene.choose("stay")
    finish_order(scene, 13)
    assert scene.where(1) == ("2A.B" if follows else "2A.A")
    assert (scene.decision.kind == "guard") is not follows


@pytest.mark.card("weapon:torque_bow")
@pytest.mark.rule("BG-FAQ-03")
def test_the_torque_bow_guards_again_in_the_next_turn() -> None:
    scene = gallery(COLE)
    arm(scene, 0, ("torque_bow", 2))
    play(scene, "assault")
    scene.choose("move:area:2A.B", "stop", "end")
    assert (scene.t.turn, scene.decision.kind) == (2, "heal")
    drone = scene.put("drone", "2A.E")
    scene.hand(0, "hold_ground", "get_up", "assault")
    scene.t.ai_deck = (13,)
    scene.choose("heal:0", "play_actions:order:assault", "end", "guard:order:hold_ground")
    first = scene.happened("attack_declared")[0]
    assert (first["attacker"], first["target"]) == (f"cog:{COLE}", scene.ref(drone))


@pytest.mark.rule("BG-FAQ-11")
@pytest.mark.parametrize(("kind", "in_cover"), [("drone", True), ("wretch", False)])
def test_a_locust_driven_off_by_an_order_takes_cover_as_usual(kind: str, in_cover: bool) -> None:
    scene = gallery()
    locust = scene.put(kind, "2A.D")
    play(scene, "suppressing_fire")
    rig(scene, "--", "--")
    scene.choose(f"attack:lancer.normal:{scene.ref(locust)}", f"push:{scene.ref(locust)}")
    assert scene.where(locust) == "2A.E"
    assert (scene.t.cover[locust] == scene.cover("2A.E1")) is in_cover


@pytest.mark.rule("BG-FAQ-11")
def test_a_locust_held_by_an_order_stays_out_of_cover_that_is_taken() -> None:
    scene = gallery()
    scene.cog(1, "2A.B", "2A.B1")
    drone = scene.put("drone", "2A.C")
    play(scene, "sit_tight")
    scene.choose("hold_locusts")
    assert (scene.where(drone), scene.t.cover[drone]) == ("2A.B", -1)


@pytest.mark.rule("BG-FAQ-22")
def test_the_marker_of_a_drone_healed_by_its_omen_is_unused_again() -> None:
    scene = gallery(COLE)
    drone = scene.put("drone", "2A.C", wounded=True)
    before = list(scene.t.marker_piles)
    scene.hand(0, "teamwork", "get_up")
    rig(scene, "o--", "-")
    scene.at_locusts(13)
    assert scene.t.marker[drone] == 0
    before[pile(scene, "drone")] += 1
    assert scene.t.marker_piles == before
    assert not any(scene.t.marker_discards)


@pytest.mark.rule("BG-FAQ-22")
def test_what_a_healed_marker_hides_is_open_again() -> None:
    scene = gallery(COLE)
    drones = pile(scene, "drone")
    scene.t.marker_piles[drones] = 0
    scene.t.marker_discards[drones] = ("hammerburst",) * 2 + ("red_x",) * 3
    drone = scene.put("drone", "2A.C")
    scene.t.marker[drone] = 1
    scene.hand(0, "teamwork", "get_up")
    scene.at_locusts(15)
    assert (scene.t.marker[drone], scene.t.marker_piles[drones]) == (0, 1)
    arm(scene, 0, ("lancer", 1))
    play(scene, "assault", use="attack")
    rig(scene, "2222", "-")
    scene.choose(f"attack:lancer.overkill:{scene.ref(drone)}")
    assert [weapon for _, _, weapon in scene.t.dropped] == ["hammerburst"], "the only back not yet public"

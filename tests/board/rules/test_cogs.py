"""The four COG characters: what each can do that the others cannot."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, drop, gallery, play, rig, shoot
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene

FULL_HAND = ("teamwork", "get_up", "scavenging", "sit_tight", "explore", "dig_in")


def carried(scene: Scene, seat: int) -> dict[str, int]:
    """Weapons of a seat and the tokens on them."""
    return {scene.t.box.weapons[weapon].id: tokens for weapon, tokens in scene.t.weapons[seat]}


def besieged(*cogs: str) -> Scene:
    """All COGs stand in A with two guard cards and a spare one each; two boomers in B see them. Dice are blank."""
    scene = gallery(*cogs)
    for _ in range(2):
        scene.put("boomer", "2A.B")
    guards = ("hold_ground", "double_tap", "steady_aim")
    for seat, card in enumerate(guards[: len(cogs)]):
        scene.hand(seat, card, card, "get_up" if seat else "teamwork")
    rig(scene, "-" * 60)
    return scene


def to_next_window(scene: Scene) -> None:
    """On to the next guard window of this step, with the first choice everywhere."""
    while scene.decision.kind in ("locust_target", "activate", "locust_move", "locust_cover"):
        scene.choose(scene.ids[0])


def asked(scene: Scene) -> list[int]:
    """Seats asked at the guard windows up to the next other decision or the end of the step, each passing."""
    seats = []
    while scene.decision.kind == "guard":
        seats.append(scene.decision.seat)
        scene.choose("pass")
    return seats


@pytest.mark.card("cog:marcus_fenix", "cog:dominic_santiago", "cog:augustus_cole", "cog:damon_baird")
@pytest.mark.rule("BG-CARD-06")
@pytest.mark.parametrize(
    ("cog", "weapons"),
    [
        (MARCUS, {"lancer": 4, "snub_pistol": 2, "bolo_grenade": 1}),
        (DOM, {"gnasher": 3, "snub_pistol": 2, "bolo_grenade": 2}),
        (COLE, {"lancer": 3, "snub_pistol": 1, "bolo_grenade": 2}),
        (BAIRD, {"lancer": 2, "snub_pistol": 2, "bolo_grenade": 1}),
    ],
)
def test_what_each_cog_starts_with(cog: str, weapons: dict[str, int]) -> None:
    assert carried(gallery(cog), 0) == weapons


@pytest.mark.card("cog:marcus_fenix", "cog:dominic_santiago", "cog:augustus_cole", "cog:damon_baird")
@pytest.mark.rule("BG-CARD-07")
@pytest.mark.parametrize(("cog", "room"), [(MARCUS, 1), (DOM, 0), (COLE, 0), (BAIRD, 0)])
def test_only_marcus_holds_a_seventh_card(cog: str, room: int) -> None:
    scene = gallery(cog, COLE if cog != COLE else DOM)
    scene.hand(0, *FULL_HAND)
    scene.begin_turn(0)
    heals = scene.offered("heal")
    assert heals == ([f"heal:{n}" for n in range(room, -1, -1)] if room else [])


@pytest.mark.card("cog:marcus_fenix")
@pytest.mark.rule("BG-CARD-07")
@pytest.mark.parametrize(("how", "dice"), [("lancer.normal", 3), ("lancer.overkill", 5), ("snub_pistol.overkill", 3)])
def test_marcus_rolls_one_more_die_with_the_lancer_alone(how: str, dice: int) -> None:
    scene = gallery(MARCUS, DOM)
    drone = scene.put("drone", "2A.B")
    rig(scene, "-" * dice, "-")
    shoot(scene, how, drone)
    assert scene.t.rolls == [dice, 1]


@pytest.mark.card("cog:marcus_fenix")
@pytest.mark.rule("BG-CARD-07", "BG-CHAINSAW-05")
def test_marcus_rolls_one_more_die_with_the_chainsaw() -> None:
    scene = gallery(MARCUS, DOM)
    drone = scene.put("drone", "2A.A")
    rig(scene, "----o")
    play(scene, "assault", use="attack")
    scene.choose(f"chainsaw:{scene.ref(drone)}")
    assert scene.t.rolls == [5]
    assert scene.t.area[drone] < 0


@pytest.mark.card("cog:dominic_santiago")
@pytest.mark.rule("BG-CARD-06")
@pytest.mark.parametrize("use", ["actions", "move", "attack"])
def test_dom_may_move_an_extra_area_with_any_order(use: str) -> None:
    scene = gallery(DOM, COLE)
    scene.put("drone", "2A.B")
    play(scene, "hold_ground", use=use)
    scene.choose("bonus_move", "move:area:2A.B", "stop")
    assert scene.where(0) == "2A.B"
    assert scene.decision.kind == "action", "his order is still to come"
    assert "bonus_move" not in scene.ids
    assert scene.game.view(None)["used"] == ["bonus_move"]


@pytest.mark.card("cog:dominic_santiago")
@pytest.mark.rule("BG-CARD-06")
def test_dom_may_move_extra_before_an_action() -> None:
    scene = gallery(DOM, COLE)
    play(scene, "roadie_run")
    scene.choose("bonus_move", "move:area:2A.B")
    assert scene.offered("move") == [], "one area only"
    scene.choose("stop", *[f"move:area:2A.{letter}" for letter in "CDEFG"])
    assert scene.where(0) == "2A.G"
    assert scene.decision.kind == "move"
    assert scene.offered("move") == []


@pytest.mark.card("cog:dominic_santiago")
@pytest.mark.rule("BG-CARD-06")
def test_dom_may_move_extra_after_an_action_but_not_within_it() -> None:
    scene = gallery(DOM, COLE)
    play(scene, "roadie_run")
    scene.choose("move:area:2A.B", "move:area:2A.C")
    assert scene.decision.kind == "move"
    assert "bonus_move" not in scene.ids
    scene.choose("stop", "bonus_move", "move:area:2A.D")
    assert scene.where(0) == "2A.D"


@pytest.mark.card("cog:dominic_santiago")
@pytest.mark.rule("BG-CARD-06")
def test_the_extra_move_is_doms_alone() -> None:
    scene = gallery(COLE, DOM)
    play(scene, "assault", "teamwork")
    assert "bonus_move" not in scene.ids


@pytest.mark.card("cog:dominic_santiago")
@pytest.mark.rule("BG-CARD-06")
def test_dom_has_his_extra_move_in_an_order_played_through_teamwork() -> None:
    scene = gallery(COLE, DOM)
    scene.hand(1, "hold_ground")
    play(scene, "teamwork")
    scene.choose("teamwork:seat:1", "play_actions:order:hold_ground", "bonus_move", "move:area:2A.B", "stop")
    assert scene.where(1) == "2A.B"


@pytest.mark.card("cog:dominic_santiago")
@pytest.mark.rule("BG-FAQ-27")
@pytest.mark.parametrize("used", [True, False])
def test_dom_moves_extra_once_a_turn_even_with_two_orders(used: bool) -> None:
    scene = gallery(DOM, COLE)
    boomer = scene.put("boomer", "2A.B")
    play(scene, "active_reload", "hold_ground")
    if used:
        scene.choose("bonus_move", "move:area:2A.B", "stop")
    rig(scene, "----", "--")
    scene.choose(f"attack:gnasher.overkill:{scene.ref(boomer)}", "play_actions:order:hold_ground")
    assert ("bonus_move" in scene.ids) is not used


@pytest.mark.card("cog:dominic_santiago")
@pytest.mark.rule("BG-FAQ-27")
def test_dom_has_his_extra_move_again_next_turn() -> None:
    scene = gallery(DOM)
    play(scene, "hold_ground")
    scene.choose("bonus_move", "move:area:2A.B", "stop", "end")
    assert (scene.t.turn, scene.decision.kind) == (2, "heal")
    scene.hand(0, "hold_ground")
    scene.choose("heal:0", "play_actions:order:hold_ground")
    assert "bonus_move" in scene.ids


@pytest.mark.card("cog:augustus_cole")
def test_cole_may_guard_although_another_cog_has() -> None:
    scene = besieged(MARCUS, COLE, DOM)
    scene.at_locusts(16)
    assert scene.decision.seat == 0
    scene.choose("guard:order:hold_ground", "pass", "pass", "attack:snub_pistol.normal:figure:boomer-1")
    scene.choose(f"target:cog:{MARCUS}")
    to_next_window(scene)
    assert asked(scene) == [1], "neither Dom nor Marcus, whose team has guarded"


@pytest.mark.card("cog:augustus_cole")
def test_cole_guards_once_and_does_not_use_up_the_guard_of_the_team() -> None:
    scene = besieged(MARCUS, COLE, DOM)
    scene.at_locusts(16)
    scene.choose("pass", "guard:order:double_tap", "pass", "attack:snub_pistol.normal:figure:boomer-1")
    scene.choose(f"target:cog:{MARCUS}")
    to_next_window(scene)
    assert asked(scene) == [0, 2]


@pytest.mark.card("cog:augustus_cole")
def test_without_cole_the_team_guards_once() -> None:
    scene = besieged(MARCUS, BAIRD, DOM)
    scene.at_locusts(16)
    scene.choose("pass", "guard:order:double_tap", "pass", "attack:snub_pistol.normal:figure:boomer-1")
    scene.choose(f"target:cog:{MARCUS}")
    to_next_window(scene)
    assert scene.decision.kind == "heal", "no further window in this step"
    assert len(scene.happened("attack_declared")) == 3


@pytest.mark.card("cog:augustus_cole")
def test_cole_may_guard_again_in_the_next_step() -> None:
    scene = besieged(COLE)
    scene.at_locusts(16)
    scene.choose("guard:order:hold_ground", "attack:snub_pistol.normal:figure:boomer-1")
    assert (scene.t.turn, scene.decision.kind) == (2, "heal"), "no second guard against the other boomer"
    scene.hand(0, "hold_ground", "teamwork")
    scene.t.ai_deck = (16,)
    scene.choose("heal:0", "play_move:order:teamwork", "end")
    assert (scene.decision.seat, scene.decision.kind) == (0, "guard")


@pytest.mark.card("cog:damon_baird")
@pytest.mark.parametrize(("cog", "cards"), [(BAIRD, 2), (COLE, 1)])
def test_baird_activates_equipment_without_a_discard(cog: str, cards: int) -> None:
    scene = gallery(cog, DOM)
    scene.t.weapon_deck = (scene.t.box.weapon("mortar"), scene.t.box.weapon("mulcher"))
    scene.cog(0, "2A.B")
    scene.hand(0, "assault", "teamwork")
    scene.at_order(0)
    scene.choose("equipment:area:2A.B")
    if cog != BAIRD:
        scene.choose("discard:order:teamwork")
    scene.choose("keep:weapon:mulcher")
    assert len(scene.t.hand[0]) == cards
    assert scene.tokens(0, "mulcher") == 2


@pytest.mark.card("cog:damon_baird")
def test_baird_needs_no_spare_card_but_has_each_special_once_a_turn() -> None:
    scene = gallery(BAIRD, DOM)
    drop(scene, "hammerburst", "2A.A")
    drop(scene, "boomshot", "2A.A", "boomer")
    scene.hand(0, "assault")
    scene.at_order(0)
    assert set(scene.offered("pick_up")) == {"pick_up:weapon:hammerburst", "pick_up:weapon:boomshot"}
    scene.choose("pick_up:weapon:hammerburst")
    assert scene.tokens(0, "hammerburst") == 2
    assert scene.hand_names(0) == ["assault"]
    assert scene.offered("pick_up") == []


@pytest.mark.card("cog:damon_baird")
def test_baird_pays_for_a_revival_like_everyone() -> None:
    scene = gallery(BAIRD, DOM)
    scene.bleed(1)
    scene.hand(0, "assault")
    scene.at_order(0)
    assert scene.offered("revive") == []
    scene.hand(0, "assault", "teamwork", "advance")
    scene.at_order(0)
    scene.choose(f"revive:cog:{DOM}", "discard:order:advance")
    assert len(scene.t.hand[0]) == 2
    assert not scene.t.bleeding[1]


@pytest.mark.card("cog:damon_baird")
@pytest.mark.rule("BG-WEAPON-06")
@pytest.mark.parametrize(("cog", "kept"), [(BAIRD, True), (COLE, False)])
def test_only_baird_keeps_a_fourth_weapon_besides_the_grenade(cog: str, kept: bool) -> None:
    scene = gallery(cog, DOM)
    arm(scene, 0, ("lancer", 1), ("snub_pistol", 1), ("mulcher", 1), ("bolo_grenade", 1))
    drop(scene, "hammerburst", "2A.A")
    play(scene, "explore")
    scene.choose("free_pick_up:weapon:hammerburst")
    assert (scene.decision.kind != "drop_weapon") is kept

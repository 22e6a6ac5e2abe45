"""BG-WEAPON: constant and triggered abilities, discarding, giving, and how many a COG may carry."""

from __future__ import annotations

import pytest

from tests.board.rules.gallery import arm, attacks, dealt, drop, gallery, play, rig, shoot
from tests.board.scene import BAIRD, COLE, DOM, Scene


def pick_up(scene: Scene, weapon: str, seat: int = 0) -> None:
    """The seat picks up a dropped weapon of its area, paying where it has to."""
    scene.hand(seat, "assault", "teamwork")
    scene.at_order(seat)
    scene.choose(f"pick_up:weapon:{weapon}")
    if scene.decision.kind == "discard":
        scene.choose("discard:order:teamwork")


@pytest.mark.rule("BG-WEAPON-01")
def test_restrictions_apply_to_whoever_holds_the_card_and_end_with_it() -> None:
    scene = gallery()
    scene.put("drone", "2A.A")
    arm(scene, 0, ("lancer", 1), ("boomshield", 0))
    assert [option for option in attacks(scene) if "lancer" in option or "chainsaw" in option] == []
    scene.hand(0, "assault")
    scene.at_order(0)
    scene.choose("drop:weapon:boomshield", "play_attack:order:assault")
    assert "attack:lancer.normal:figure:drone-1" in scene.ids


@pytest.mark.rule("BG-WEAPON-02")
@pytest.mark.parametrize(("weapon", "wounds"), [("lancer", 3), ("hammerburst", 2)])
def test_an_ability_works_once_per_omen_unless_it_is_limited(weapon: str, wounds: int) -> None:
    scene = gallery()
    arm(scene, 0, (weapon, 1))
    boomer = scene.put("boomer", "2A.A")
    rig(scene, "ooo-", "--")
    shoot(scene, f"{weapon}.overkill", boomer)
    assert dealt(scene) == {scene.ref(boomer): wounds}


@pytest.mark.rule("BG-WEAPON-03")
def test_weapons_are_discarded_to_the_box_but_grenades_are_not() -> None:
    scene = gallery()
    arm(scene, 0, ("lancer", 3), ("snub_pistol", 1), ("mulcher", 2), ("bolo_grenade", 2))
    lancer = scene.t.box.weapon("lancer")
    supply = scene.t.supply[lancer]
    scene.hand(0, "assault")
    scene.at_order(0)
    assert set(scene.offered("drop")) == {f"drop:weapon:{w}" for w in ("lancer", "snub_pistol", "mulcher")}
    scene.choose("drop:weapon:lancer")
    assert scene.tokens(0, "lancer") == -1
    assert scene.t.supply[lancer] == supply, "it leaves the game, it is not in the supply again"
    assert scene.t.removed_weapons == (lancer,)
    assert scene.decision.kind == "order", "it took the place of nothing"
    assert scene.offered("drop") == ["drop:weapon:snub_pistol", "drop:weapon:mulcher"]


@pytest.mark.rule("BG-WEAPON-03")
def test_a_weapon_may_be_discarded_between_the_actions_of_an_order() -> None:
    scene = gallery()
    play(scene, "assault")
    scene.choose("move:area:2A.B", "stop", "drop:weapon:snub_pistol")
    assert scene.tokens(0, "snub_pistol") == -1


@pytest.mark.rule("BG-WEAPON-03")
def test_a_weapon_may_be_discarded_after_the_last_action() -> None:
    scene = gallery()
    play(scene, "assault", use="move")
    scene.choose("move:area:2A.B", "stop")
    assert {option.kind for option in scene.decision.options} == {"drop", "end"}
    scene.choose("drop:weapon:lancer")
    assert scene.tokens(0, "lancer") == -1
    assert scene.decision.kind == "action"


@pytest.mark.rule("BG-WEAPON-03", "BG-CARD-08")
def test_a_teamwork_helper_may_discard_what_bars_his_attack_and_nothing_else() -> None:
    scene = gallery()
    scene.put("drone", "2A.C")
    arm(scene, 1, ("boomshield", 0), ("lancer", 2))
    scene.hand(1, "assault")
    play(scene, "teamwork")
    scene.choose("teamwork:seat:1")
    assert scene.offered("drop") == ["drop:weapon:boomshield"]
    assert not scene.offered("play_attack")
    scene.choose("drop:weapon:boomshield")
    assert scene.offered("play_attack") == ["play_attack:order:assault"]
    assert not scene.offered("drop")


@pytest.mark.rule("BG-WEAPON-03", "BG-CARD-08")
def test_a_teamwork_helper_may_discard_what_bars_his_attack_between_his_actions() -> None:
    scene = gallery()
    scene.put("drone", "2A.C")
    arm(scene, 1, ("boomshield", 0), ("lancer", 2))
    scene.hand(1, "assault")
    play(scene, "teamwork")
    scene.choose("teamwork:seat:1", "play_actions:order:assault", "move:area:2A.B", "stop")
    assert (scene.decision.seat, scene.offered("drop")) == (1, ["drop:weapon:boomshield"])
    scene.choose("drop:weapon:boomshield")
    assert "attack:lancer.normal:figure:drone-1" in scene.ids


@pytest.mark.rule("BG-WEAPON-04")
def test_a_discarded_weapon_passes_to_nobody() -> None:
    scene = gallery()
    before = scene.t.weapons[1]
    scene.hand(0, "assault")
    scene.hand(1, "assault", "teamwork")
    scene.at_order(0)
    assert {option.kind for option in scene.decision.options if "weapon:lancer" in option.refs} == {"drop"}
    scene.choose("drop:weapon:lancer")
    assert scene.t.weapons[1] == before
    scene.at_order(1)
    assert scene.offered("pick_up") == []


@pytest.mark.rule("BG-WEAPON-05")
def test_the_fourth_weapon_besides_the_grenade_is_one_too_many() -> None:
    scene = gallery()
    arm(scene, 0, ("lancer", 3), ("snub_pistol", 1), ("bolo_grenade", 2))
    drop(scene, "hammerburst", "2A.A")
    drop(scene, "boomshot", "2A.A", "boomer")
    pick_up(scene, "hammerburst")
    assert scene.decision.kind == "order", "the third other weapon is still allowed"
    pick_up(scene, "boomshot")
    assert (scene.decision.seat, scene.decision.kind) == (0, "drop_weapon")
    assert set(scene.ids) == {f"drop:weapon:{w}" for w in ("lancer", "snub_pistol", "hammerburst", "boomshot")}
    scene.choose("drop:weapon:snub_pistol")
    assert [scene.t.box.weapons[w].id for w, _ in scene.t.weapons[0]] == [
        "lancer",
        "bolo_grenade",
        "hammerburst",
        "boomshot",
    ]


@pytest.mark.rule("BG-WEAPON-06")
def test_baird_carries_four_weapons_besides_grenades_but_not_five() -> None:
    scene = gallery(BAIRD, COLE)
    for weapon, kind in (("hammerburst", "drone"), ("boomshot", "boomer"), ("torque_bow", "theron_guard")):
        drop(scene, weapon, "2A.A", kind)
    pick_up(scene, "hammerburst")
    pick_up(scene, "boomshot")
    assert scene.decision.kind == "order"
    assert len(scene.t.weapons[0]) == 5
    pick_up(scene, "torque_bow")
    assert scene.decision.kind == "drop_weapon"
    assert len(scene.ids) == 5


@pytest.mark.rule("BG-WEAPON-07")
def test_a_weapon_already_carried_gives_two_tokens_and_no_second_card() -> None:
    scene = gallery(DOM, COLE)
    arm(scene, 0, ("hammerburst", 3), ("bolo_grenade", 2))
    supply = list(scene.t.supply)
    drop(scene, "hammerburst", "2A.A")
    pick_up(scene, "hammerburst")
    assert scene.t.weapons[0] == ((scene.t.box.weapon("hammerburst"), 5), (scene.t.box.weapon("bolo_grenade"), 2))
    assert scene.t.supply == supply


@pytest.mark.rule("BG-WEAPON-07")
def test_a_random_weapon_already_carried_gives_two_tokens_and_is_discarded() -> None:
    scene = gallery()
    longshot = scene.t.box.weapon("longshot")
    scene.give(0, "longshot", 1)
    scene.cog(0, "2A.B")
    scene.t.weapon_deck = (longshot, scene.t.box.weapon("mulcher"))
    scene.hand(0, "assault", "teamwork")
    scene.at_order(0)
    scene.choose("equipment:area:2A.B", "discard:order:teamwork")
    assert set(scene.ids) == {"keep:weapon:longshot", "keep:weapon:mulcher"}
    scene.choose("keep:weapon:longshot")
    assert scene.tokens(0, "longshot") == 3
    assert [w for w, _ in scene.t.weapons[0]].count(longshot) == 1
    assert not scene.t.weapon_deck
    assert sorted(scene.t.weapon_discards) == sorted((longshot, scene.t.box.weapon("mulcher")))


@pytest.mark.rule("BG-LIMITS-07")
def test_the_random_weapons_not_kept_form_a_new_deck_when_it_runs_out() -> None:
    scene = gallery()
    longshot, mulcher, mortar = (scene.t.box.weapon(name) for name in ("longshot", "mulcher", "mortar"))
    scene.cog(0, "2A.B")
    scene.t.weapon_deck, scene.t.weapon_discards = (longshot,), (mulcher, mortar)
    scene.hand(0, "assault", "teamwork")
    scene.at_order(0)
    scene.choose("equipment:area:2A.B", "discard:order:teamwork")
    assert "keep:weapon:longshot" in scene.ids
    assert len(scene.ids) == 2
    assert len(scene.t.weapon_deck) == 1
    assert scene.happened("weapon_deck_reshuffled") == [{"cards": 2}]
    scene.choose("keep:weapon:longshot")
    assert len(scene.t.weapon_discards) == 1


@pytest.mark.rule("BG-WEAPON-03", "BG-LIMITS-07")
def test_weapons_thrown_away_are_not_drawn_again() -> None:
    scene = gallery()
    scene.give(0, "mulcher", 1)
    scene.cog(0, "2A.B")
    scene.t.weapon_deck = ()
    scene.hand(0, "assault", "teamwork")
    scene.at_order(0)
    scene.choose("drop:weapon:mulcher", "equipment:area:2A.B", "discard:order:teamwork")
    assert scene.tokens(0, "mulcher") == -1
    assert not scene.happened("weapon_gained")


@pytest.mark.rule("BG-WEAPON-07")
@pytest.mark.card("weapon:hammer_of_dawn")
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_second_hammer_of_dawn_charges_the_first_no_further_than_it_goes(tokens: int) -> None:
    scene = gallery()
    hammer = scene.t.box.weapon("hammer_of_dawn")
    scene.give(0, "hammer_of_dawn", tokens)
    scene.cog(0, "2A.B")
    drop(scene, "hammer_of_dawn", "2A.B")
    scene.hand(0, "assault", "teamwork")
    scene.at_order(0)
    scene.choose("pick_up:weapon:hammer_of_dawn", "discard:order:teamwork")
    assert dict(scene.t.weapons[0])[hammer] == 1

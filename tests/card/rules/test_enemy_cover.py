"""CG-ENEMYCOVER: crossing to the far side of cover."""

from __future__ import annotations

from typing import Any

import pytest

from eday.card.box import COG, LOCUST
from tests.card.rules.fights import WEAK, attack, damage, declare, direct, reaction, scene
from tests.compared import shown_to


@pytest.mark.rule("CG-ENEMYCOVER-01")
@pytest.mark.parametrize(("chapter", "crossing"), [(2, False), (3, True), (4, True)])
def test_a_unit_may_cross_when_it_declares_a_direct_attack(chapter: int, crossing: bool) -> None:
    s = scene(chapter)
    unit = s.cover("cog-private", 1)
    s.at_combat()
    ref = s.ref(unit)
    assert s.ids == [f"direct:{ref}", *([f"cross:{ref}"] if crossing else []), "end"]


@pytest.mark.rule("CG-ENEMYCOVER-01", "CG-ENEMYCOVER-02")
@pytest.mark.parametrize("cross", [False, True])
def test_a_unit_is_in_friendly_or_in_enemy_cover(cross: bool) -> None:
    s = scene(3)
    unit = s.cover("cog-private", 1)
    assert s.t.is_in(unit, "friendly_cover")
    direct(s, unit, cross=cross)
    assert s.t.is_in(unit, "enemy_cover") is cross
    assert s.t.is_in(unit, "friendly_cover") is not cross
    assert shown_to(s.game, LOCUST)["row"][0]["unit"]["enemy_cover"] is cross


@pytest.mark.rule("CG-ENEMYCOVER-03", "CG-ENEMYCOVER-05")
@pytest.mark.parametrize(("cross", "more"), [(False, 0), (True, 1)])
def test_damage_it_deals_and_damage_it_is_dealt_are_one_more(cross: bool, more: int) -> None:
    s = scene(3)
    unit, guard = s.cover("cog-captain", 1), s.reserve("loc-kantus")
    direct(s, unit, guard, cross=cross)
    s.pass_reactions()
    assert damage(s) == {s.ref(guard): 4 + more, s.ref(unit): 2 + more}


@pytest.mark.rule("CG-ENEMYCOVER-04")
@pytest.mark.parametrize(("cross", "amount"), [(False, 2), (True, 3)])
def test_direct_damage_it_deals_is_one_more(cross: bool, amount: int) -> None:
    s = scene(3)
    unit = s.cover("cog-scout", 1)
    direct(s, unit, cross=cross)
    s.pass_reactions()
    assert s.decision.context["damage"] == amount


def ability(effect: dict[str, Any]) -> dict[str, Any]:
    """A change of the content: the Captain does that at the end of its owner's turn."""
    return {"units": {"cog-captain": {"effects": [{"trigger": "end_of_turn", "do": [effect]}]}}}


@pytest.mark.rule("CG-ENEMYCOVER-03")
@pytest.mark.parametrize(("far", "amount"), [(False, 1), (True, 2)])
def test_damage_by_its_ability_is_one_more(far: bool, amount: int) -> None:
    s = scene(3, patch=ability({"op": "damage", "n": 1, "target": {"who": "enemy", "zone": "reserve"}}))
    s.cover("cog-captain", 1, far=far)
    enemy = s.reserve("loc-kantus")
    s.at_end(COG)
    assert damage(s) == {s.ref(enemy): amount}


@pytest.mark.rule("CG-ENEMYCOVER-04")
@pytest.mark.parametrize(("far", "amount"), [(False, 1), (True, 2)])
def test_direct_damage_by_its_ability_is_one_more(far: bool, amount: int) -> None:
    s = scene(3, patch=ability({"op": "direct_damage", "n": 1}))
    s.cover("cog-captain", 1, far=far)
    s.at_end(COG)
    assert (s.decision.kind, s.decision.context["damage"]) == ("keep", amount)


@pytest.mark.rule("CG-ENEMYCOVER-03", "CG-ENEMYCOVER-04")
@pytest.mark.parametrize("op", ["damage", "direct_damage"])
def test_what_it_does_to_its_own_side_is_not_increased(op: str) -> None:
    own = {"op": op, "n": 1, "target": {"who": "friendly", "zone": "reserve"}}
    s = scene(3, patch=ability(own if op == "damage" else {"op": op, "n": 1, "who": "friendly"}))
    s.cover("cog-captain", 1, far=True)
    friend = s.reserve("cog-sergeant")
    s.at_end(COG)
    if op == "damage":
        assert damage(s) == {s.ref(friend): 1}
    else:
        assert s.decision.context["damage"] == 1


@pytest.mark.rule("CG-ENEMYCOVER-03")
def test_a_tactic_deals_what_it_says_whoever_is_in_enemy_cover() -> None:
    s = scene(3)
    s.cover("cog-captain", 1, far=True)
    enemy = s.cover("loc-boomer", 2)
    s.hand(COG, "cog-airstrike")
    s.fill(COG, 2)
    s.at_deployment()
    s.choose("deploy:card:cog-airstrike")
    assert damage(s) == {s.ref(enemy): 3}


@pytest.mark.rule("CG-ENEMYCOVER-05")
@pytest.mark.parametrize(("far", "amount"), [(False, 3), (True, 4)])
def test_damage_by_a_card_is_one_more_too(far: bool, amount: int) -> None:
    s = scene(3)
    enemy = s.cover("loc-boomer", 1, far=far)
    s.hand(COG, "cog-airstrike")
    s.fill(COG, 2)
    s.at_deployment()
    s.choose("deploy:card:cog-airstrike")
    assert damage(s) == {s.ref(enemy): amount}


@pytest.mark.rule("CG-ENEMYCOVER-03", "CG-ENEMYCOVER-05", "CG-ENEMYCOVER-06")
def test_it_can_be_attacked_in_the_cover_it_occupies() -> None:
    s = scene(3)
    unit, enemy = s.reserve("cog-captain"), s.cover("loc-drone", 1, far=True)
    s.at_combat()
    assert f"move:{s.ref(unit)}:row:1" not in s.ids
    attack(s, unit, 1)
    assert damage(s) == {s.ref(enemy): 5, s.ref(unit): 3}


@pytest.mark.rule("CG-ENEMYCOVER-07")
def test_its_own_half_still_helps_it() -> None:
    s = scene(3)
    unit = s.cover("cog-private", 2, far=True)
    assert s.made_of(unit) == [("cog-private", 2, 3), ("ch03-ruined-fountain", 0, 1)]


@pytest.mark.rule("CG-ENEMYCOVER-08")
def test_it_stays_there_and_attacks_again_in_later_turns() -> None:
    s = scene(3)
    unit = s.cover("cog-private", 1)
    direct(s, unit, cross=True)
    s.choose("pass", "keep:0")
    assert s.t.far[unit]
    while not (s.decision.kind == "combat" and s.decision.seat == COG):
        s.choose("draw" if "draw" in s.ids else s.ids[-1])
    assert s.t.far[unit]
    assert s.ids == [f"direct:{s.ref(unit)}", "end"]
    s.choose(f"direct:{s.ref(unit)}", "pass")
    assert s.decision.context["damage"] == 3


@pytest.mark.rule("CG-ENEMYCOVER-09")
def test_crossing_is_decided_before_blockers_are_named() -> None:
    s = scene(3)
    unit = s.cover("cog-private", 1)
    s.reserve("loc-drone")
    s.at_combat()
    s.choose(f"cross:{s.ref(unit)}")
    assert s.decision.kind == "block"
    assert s.t.far[unit]
    assert [event.kind for event in s.events] == ["cover_crossed", "attack_declared"]


@pytest.mark.rule("CG-ENEMYCOVER-10")
def test_who_kills_the_occupant_of_enemy_cover_enters_on_its_own_side() -> None:
    s = scene(3)
    unit, enemy = s.reserve("cog-captain"), s.cover("loc-drone", 1, far=True)
    attack(s, unit, 1)
    assert s.zone(enemy) == "discard"
    assert s.place(unit) == 1
    assert s.t.is_in(unit, "friendly_cover")


@pytest.mark.rule("CG-ENEMYCOVER-11")
def test_no_damage_is_not_increased() -> None:
    s = scene(3, patch=reaction("cog-heroism", WEAK))
    unit, enemy = s.reserve("cog-scout"), s.cover("loc-drone", 1, far=True)
    s.hand(COG, "cog-heroism")
    declare(s, unit, 1)
    s.choose("pass", "react:card:cog-heroism")
    assert damage(s) == {s.ref(enemy): 2}
    assert s.place(unit) == 1

"""Damage that several units deal together: each one's own rules count for its own part."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from eday.card.box import COG, LOCUST
from tests.card.rules.fights import damage, direct, scene
from tests.card.scene import Scene

RAAM, MARCUS, SHIELD = "ch15-general-raam", "ch15-marcus-fenix", "ch15-kryll-shield"
STRONG = {"trigger": "static", "do": [{"op": "damage_mod", "dealt": 2, "target": {"who": "self"}}]}
WEAK = {"trigger": "static", "do": [{"op": "damage_mod", "dealt": -5, "target": {"who": "self"}}]}
SWIFT = {"trigger": "static", "do": [{"op": "first_strike", "target": {"who": "self"}}]}
SPOILS = {"trigger": "on_kill", "do": [{"op": "draw", "n": 1}]}


def rules(**cards: list[dict[str, Any]]) -> dict[str, Any]:
    """A change of the content: these units (with _ for -) have these rules."""
    return {"units": {card.replace("_", "-"): {"effects": effects} for card, effects in cards.items()}}


def assault(s: Scene, target: int, *attackers: int) -> None:
    """A Coordinated Assault by these units, the first named takes what comes back; nobody reacts."""
    s.hand(COG, "cog-coordinated-assault")
    s.fill(COG, 2)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-coordinated-assault")
    if f"target:{s.ref(target)}" in s.ids and s.decision.kind == "target":
        s.choose(f"target:{s.ref(target)}")
    for unit in attackers:
        if s.decision.kind == "attackers":
            s.choose(f"target:{s.ref(unit)}")
    if s.decision.kind == "attackers":
        s.choose("stop")
    s.pass_reactions()
    if s.decision.kind == "hit":
        s.choose(f"hit:{s.ref(attackers[0])}")


def exposed_raam(row: int = 1) -> tuple[Scene, int]:
    s = Scene(15)
    shield = next(card for card in s.t.command[LOCUST] if s.t.box.cards[card].id == SHIELD)
    s.t.face[shield] = 1
    raam = s.cover(RAAM, row)
    return s, raam


@pytest.mark.rule("CG-DAMAGE-01", "CG-MULTIBLOCK-03")
@pytest.mark.parametrize("first", [MARCUS, "cog-scout"])
def test_marcus_hits_raam_harder_whoever_is_named_first(first: str) -> None:
    """Marcus 5, and 1 more against a command unit, and the Scout's 1."""
    s, raam = exposed_raam()
    units = [s.reserve(MARCUS), s.reserve("cog-scout")]
    assault(s, raam, *units[:: 1 if first == MARCUS else -1])
    assert damage(s)[s.ref(raam)] == 7


@pytest.mark.rule("CG-MULTIBLOCK-03")
@pytest.mark.parametrize("first", [MARCUS, "cog-scout"])
def test_a_blocker_keeps_its_own_bonus_beside_others(first: str) -> None:
    s, raam = exposed_raam()
    units = [s.reserve(MARCUS), s.reserve("cog-scout")]
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(raam)}", *[f"block:{s.ref(unit)}" for unit in units[:: 1 if first == MARCUS else -1]])
    assert damage(s)[s.ref(raam)] == 7


@pytest.mark.rule("CG-MULTIBLOCK-03")
def test_the_bonus_of_the_first_attacker_is_not_given_to_the_others() -> None:
    """It counts once, and for nothing where its own unit deals no damage."""
    for units, dealt in (("private", 5), ("private scout", 6)):
        patch = rules(cog_private=[STRONG])
        patch["units"]["cog-private"]["attack"] = 3
        s = scene(patch=patch)
        kantus = s.cover("loc-kantus", 1)
        assault(s, kantus, *[s.reserve(f"cog-{name}") for name in units.split()])
        assert damage(s)[s.ref(kantus)] == dealt
    s = scene(patch={"units": {"cog-private": {"effects": [STRONG], "attack": 0}}})
    kantus = s.cover("loc-kantus", 1)
    assault(s, kantus, s.reserve("cog-private"), s.reserve("cog-scout"))
    assert damage(s)[s.ref(kantus)] == 1


@pytest.mark.rule("CG-MULTIBLOCK-03")
def test_what_lowers_one_units_damage_leaves_the_others_alone() -> None:
    s = scene(2, patch=rules(loc_drone=[WEAK]))
    captain = s.cover("cog-captain", 1)
    direct(s, captain, s.reserve("loc-drone"), s.reserve("loc-kantus"))
    s.pass_reactions()
    assert damage(s)[s.ref(captain)] == 2


@pytest.mark.rule("CG-MULTIBLOCK-06")
def test_the_takers_own_rules_count_once_for_the_sum() -> None:
    """Shielded, RAAM is dealt 2 less of all that Marcus and the Scout deal together."""
    s, raam = exposed_raam()
    shield = next(card for card in s.t.command[LOCUST] if s.t.box.cards[card].id == SHIELD)
    s.t.face[shield] = 0
    assault(s, raam, s.reserve(MARCUS), s.reserve("cog-scout"))
    assert damage(s)[s.ref(raam)] == 5


@pytest.mark.rule("CG-FAQ-09")
@pytest.mark.parametrize(("attack", "face"), [(5, 0), (6, 1)])
def test_a_rule_about_damage_before_reductions_counts_every_increase(attack: int, face: int) -> None:
    """The Kryll Shield breaks at 7: Marcus' 6 and his 1 more are 7, whatever the shield takes off."""
    s = Scene(15, patch={"command_units": {MARCUS: {"attack": attack}}})
    shield = next(card for card in s.t.command[LOCUST] if s.t.box.cards[card].id == SHIELD)
    s.cover(RAAM, 1)
    marcus = s.reserve(MARCUS)
    s.fill(COG, 2)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(marcus)}:row:1")
    s.pass_reactions()
    assert s.t.face[shield] == face


@pytest.mark.rule("CG-COMBAT-18")
@pytest.mark.parametrize(("target", "hurt"), [("loc-wretch-pack", False), ("loc-kantus", True)])
@pytest.mark.parametrize("order", list(permutations(("cog-scout", "cog-private"))))
def test_only_the_unit_that_strikes_first_strikes_first(target: str, hurt: bool, order: tuple[str, ...]) -> None:
    """The Scout's 1 kills a Wretch Pack before it strikes; the Kantus needs the Private's 2 too and strikes back."""
    s = scene(patch=rules(cog_scout=[SWIFT]))
    enemy = s.cover(target, 1)
    units = [s.reserve(card) for card in order]
    assault(s, enemy, *units)
    assert s.zone(enemy) == "discard"
    assert (s.ref(units[0]) in damage(s)) is hurt


@pytest.mark.rule("CG-COMBAT-18")
def test_a_blocker_may_strike_first_too() -> None:
    s = scene(patch=rules(loc_kantus=[SWIFT]))
    scout, kantus = s.cover("cog-scout", 1), s.reserve("loc-kantus")
    direct(s, scout, kantus)
    s.pass_reactions()
    assert damage(s) == {s.ref(scout): 2}
    assert s.zone(scout) == "discard"


def test_who_deals_no_damage_has_killed_nobody() -> None:
    """C-12: each unit with a part in the damage has killed, the others have not."""
    s = scene(patch=rules(cog_scout=[SPOILS], cog_private=[SPOILS], cog_sergeant=[SPOILS, WEAK]))
    drone = s.cover("loc-drone", 1)
    units = [s.reserve("cog-scout"), s.reserve("cog-private"), s.reserve("cog-sergeant")]
    assault(s, drone, *units)
    assert s.zone(drone) == "discard"
    if s.decision.kind == "order":
        assert sorted(s.ids) == sorted(f"resolve:{s.ref(unit)}" for unit in units[:2])
        s.choose(s.ids[0])
    assert [one["count"] for one in s.happened("cards_drawn")] == [1, 1]

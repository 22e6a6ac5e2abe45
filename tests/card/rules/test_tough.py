"""CG-TOUGH: where a killed command unit goes, and that it was a kill all the same."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.scene import Scene

WEAK_LEG = {"command_units": {"ch10-corpser-leg": {"attack": 3}}}
"""One that does not kill who kills it."""


def strike(s: Scene, attacker: int, place: int = 1) -> None:
    """An attack into cover, no reactions."""
    s.at_combat(s.t.box.owner[attacker])
    s.choose(f"attack:{s.ref(attacker)}:row:{place}")
    s.pass_reactions()


@pytest.mark.rule("CG-TOUGH-01")
def test_a_tough_command_unit_goes_to_its_command_area() -> None:
    s = Scene(2, previous_winner="locust")
    marcus, boomer = s.cover("ch02-marcus-fresh-from-the-slab", 1), s.reserve("loc-boomer")
    before = s.sizes(COG)
    assert marcus not in s.t.command[COG]
    strike(s, boomer)
    assert s.happened("unit_killed")[-1] == {"card": s.ref(boomer), "to": "discard"}
    assert {"card": s.ref(marcus), "to": "command"} in s.happened("unit_killed")
    assert marcus in s.t.command[COG]
    assert s.sizes(COG) == before


@pytest.mark.rule("CG-TOUGH-01")
def test_a_tough_command_unit_killed_in_reserve_goes_there_too() -> None:
    s = Scene(2, previous_winner="locust")
    marcus, boomer = s.reserve("ch02-marcus-fresh-from-the-slab"), s.cover("loc-boomer", 1)
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(boomer)}", f"block:{s.ref(marcus)}")
    assert {"card": s.ref(marcus), "to": "command"} in s.happened("unit_killed")
    assert s.zone(marcus) == "command"


@pytest.mark.rule("CG-TOUGH-02")
def test_a_command_unit_without_tough_is_gone_for_the_game() -> None:
    s = Scene(10, patch=WEAK_LEG)
    leg, captain = s.cover("ch10-corpser-leg", 2), s.reserve("cog-hardened-captain")
    strike(s, captain, 2)
    assert s.happened("unit_killed") == [{"card": s.ref(leg), "to": "out"}]
    assert s.zone(leg) == "out"
    assert len(s.t.command[LOCUST]) == 4
    shown = s.game.view(LOCUST)
    assert s.ref(leg) not in str(shown["sides"]) + str(shown["row"])


@pytest.mark.rule("CG-TOUGH-02")
def test_an_ordinary_unit_goes_to_the_discard_pile() -> None:
    s = Scene(2)
    drone, captain = s.cover("loc-drone", 1), s.reserve("cog-captain")
    strike(s, captain)
    assert s.happened("unit_killed") == [{"card": s.ref(drone), "to": "discard"}]


@pytest.mark.rule("CG-TOUGH-03")
def test_killing_a_tough_unit_counts_for_the_killer() -> None:
    """The Boomer that kills while attacking hurts a unit in reserve."""
    s = Scene(2, previous_winner="locust")
    marcus, boomer = s.cover("ch02-marcus-fresh-from-the-slab", 1), s.reserve("loc-boomer")
    private = s.reserve("cog-private")
    strike(s, boomer)
    assert s.zone(marcus) == "command"
    assert {"card": s.ref(private), "damage": 1} in s.happened("damage_dealt")


@pytest.mark.rule("CG-TOUGH-03")
def test_a_tough_unit_that_survives_is_no_kill() -> None:
    s = Scene(2, previous_winner="cog")
    marcus, boomer = s.cover("ch02-marcus-back-in-armor", 2), s.reserve("loc-boomer")
    s.reserve("cog-private")
    strike(s, boomer, 2)
    assert s.zone(marcus) == "cover"
    assert [one["card"] for one in s.happened("damage_dealt")] == [s.ref(marcus), s.ref(boomer)]


@pytest.mark.rule("CG-TOUGH-03")
@pytest.mark.parametrize(("unit", "rotated"), [("ch10-corpser-leg", [1]), ("loc-wretch-pack", [])])
def test_killing_a_command_unit_counts_for_whoever_watches_it(unit: str, rotated: list[int]) -> None:
    s = Scene(10, patch=WEAK_LEG)
    killed = s.cover(unit, 2)
    strike(s, s.reserve("cog-hardened-captain"), 2)
    assert [one["card"] for one in s.happened("unit_killed")] == [s.ref(killed)]
    assert [one["number"] for one in s.happened("card_rotated")] == rotated


@pytest.mark.rule("CG-TOUGH-04")
def test_a_tough_unit_that_returns_is_ready_and_whole() -> None:
    s = Scene(2, previous_winner="cog")
    marcus = s.reserve("ch02-marcus-back-in-armor", suppressed=True)
    s.hand(LOCUST, "loc-ink-grenade")
    s.fill(LOCUST, 3)
    boomer = s.cover("loc-boomer", 2)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-ink-grenade")
    assert s.t.suppressed[marcus]
    s.t.suppressed[marcus] = False
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(boomer)}", f"block:{s.ref(marcus)}")
    s.pass_reactions()
    assert s.zone(marcus) == "command"
    assert not s.t.suppressed[marcus]
    s.fill(COG, 2)
    s.begin_turn(COG)
    s.choose(f"use:{s.ref(marcus)}")
    assert (s.zone(marcus), s.t.suppressed[marcus], s.values(marcus)) == ("reserve", False, (4, 4))
    drone = s.cover("loc-drone", 1)
    strike(s, marcus)
    assert (s.zone(drone), s.place(marcus)) == ("discard", 1)


@pytest.mark.rule("CG-TOUGH-04")
def test_a_suppressed_tough_unit_that_is_killed_comes_back_standing() -> None:
    """Deadly Sacrifice kills it at a hand of 4, its own tactic brings it back at a hand of 3."""
    s = Scene(11)
    dominic, hunter = s.reserve("ch11-dominic-santiago", suppressed=True), s.reserve("loc-hunter")
    s.hand(COG, "cog-deadly-sacrifice")
    s.fill(COG, 4)
    s.fill(LOCUST, 1)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-deadly-sacrifice", "keep:0")
    assert s.happened("unit_killed") == [
        {"card": s.ref(dominic), "to": "command"},
        {"card": s.ref(hunter), "to": "discard"},
    ]
    s.choose(f"tactic:{s.ref(dominic)}")
    assert s.zone(dominic) == "reserve"
    assert not s.t.suppressed[dominic]

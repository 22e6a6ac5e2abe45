"""CG-SUPPRESS: damaged units in reserve, and what they cannot do."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.rules.fights import attack, damage, direct, scene
from tests.card.scene import Scene


def grenade(s: Scene) -> None:
    """The Locust player deals 1 damage to every COG unit in reserve."""
    s.hand(LOCUST, "loc-ink-grenade")
    s.fill(LOCUST, 3)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-ink-grenade")


@pytest.mark.rule("CG-SUPPRESS-01")
def test_a_damaged_blocker_is_suppressed() -> None:
    s = scene()
    unit, guard, idle = s.cover("cog-private", 1), s.reserve("loc-kantus"), s.reserve("loc-drone")
    direct(s, unit, guard)
    s.pass_reactions()
    assert damage(s)[s.ref(guard)] == 2
    assert s.t.suppressed[guard]
    assert not s.t.suppressed[idle]
    assert s.happened("unit_suppressed") == [{"card": s.ref(guard)}]


@pytest.mark.rule("CG-SUPPRESS-01")
def test_damage_by_a_card_suppresses_too_and_the_killed_are_not_suppressed() -> None:
    s = scene(patch={"units": {"cog-scout": {"defense": 1}}})
    strong, weak = s.reserve("cog-private"), s.reserve("cog-scout")
    grenade(s)
    assert s.t.suppressed[strong]
    assert s.zone(weak) == "discard"
    assert not s.t.suppressed[weak]


@pytest.mark.rule("CG-SUPPRESS-02")
def test_everybody_sees_who_is_suppressed() -> None:
    s = scene()
    s.reserve("cog-private", suppressed=True)
    s.reserve("cog-scout")
    for seat in (COG, LOCUST, None):
        assert [unit["suppressed"] for unit in s.game.view(seat)["sides"][COG]["reserve"]] == [True, False]


@pytest.mark.rule("CG-SUPPRESS-03")
def test_a_suppressed_unit_does_not_act() -> None:
    s = scene()
    s.reserve("cog-private", suppressed=True)
    ready = s.reserve("cog-scout")
    s.cover("loc-drone", 1)
    s.at_combat()
    assert {option.refs[0] for option in s.decision.options if option.refs} == {s.ref(ready)}


@pytest.mark.rule("CG-SUPPRESS-04")
def test_a_suppressed_unit_does_not_block() -> None:
    s = scene(2)
    unit, guard = s.cover("cog-private", 1), s.reserve("loc-drone")
    tired = s.reserve("loc-kantus", suppressed=True)
    s.at_combat()
    s.choose(f"direct:{s.ref(unit)}")
    assert s.offered("block") == [f"block:{s.ref(guard)}"]
    s.t.suppressed[tired] = False
    s.at_combat()
    s.choose(f"direct:{s.ref(unit)}")
    assert s.offered("block") == [f"block:{s.ref(guard)}", f"block:{s.ref(tired)}"]


@pytest.mark.rule("CG-SUPPRESS-05")
def test_a_damaged_unit_in_cover_stays_ready() -> None:
    s = scene()
    enemy = s.cover("loc-boomer", 2)
    s.hand(COG, "cog-airstrike")
    s.fill(COG, 2)
    s.at_deployment()
    s.choose("deploy:card:cog-airstrike")
    assert damage(s) == {s.ref(enemy): 3}
    assert s.place(enemy) == 2
    assert not s.t.suppressed[enemy]


@pytest.mark.rule("CG-SUPPRESS-05")
def test_an_attacked_occupant_stays_ready_too() -> None:
    s = scene()
    unit, enemy = s.reserve("cog-private"), s.cover("loc-kantus", 1)
    attack(s, unit, 1)
    assert damage(s)[s.ref(enemy)] == 2
    assert not s.t.suppressed[enemy]


@pytest.mark.rule("CG-SUPPRESS-06")
def test_a_players_units_recover_at_the_beginning_of_his_turn() -> None:
    s = scene()
    mine, more = s.reserve("cog-private", suppressed=True), s.reserve("cog-scout", suppressed=True)
    theirs = s.reserve("loc-drone", suppressed=True)
    s.begin_turn(COG)
    assert (s.t.suppressed[mine], s.t.suppressed[more], s.t.suppressed[theirs]) == (False, False, True)
    assert s.happened("unit_readied") == [{"card": s.ref(mine)}, {"card": s.ref(more)}]


@pytest.mark.rule("CG-SUPPRESS-07")
def test_a_damaged_winner_is_not_suppressed_in_its_new_cover() -> None:
    s = scene()
    unit, enemy = s.reserve("cog-private"), s.cover("loc-drone", 1)
    attack(s, unit, 1)
    assert damage(s) == {s.ref(enemy): 2, s.ref(unit): 2}
    assert s.place(unit) == 1
    assert not s.t.suppressed[unit]


@pytest.mark.rule("CG-SUPPRESS-08")
def test_a_damaged_attacker_that_returns_is_suppressed() -> None:
    s = scene()
    unit, _ = s.reserve("cog-private"), s.cover("loc-kantus", 1)
    attack(s, unit, 1)
    assert damage(s)[s.ref(unit)] == 2
    assert s.zone(unit) == "reserve"
    assert s.t.suppressed[unit]


@pytest.mark.rule("CG-SUPPRESS-09")
def test_being_suppressed_twice_has_no_further_effect() -> None:
    s = scene()
    unit = s.reserve("cog-private", suppressed=True)
    grenade(s)
    assert damage(s) == {s.ref(unit): 1}
    assert s.t.suppressed[unit]
    assert not s.happened("unit_suppressed")
    s.begin_turn(COG)
    assert not s.t.suppressed[unit]


@pytest.mark.rule("CG-SUPPRESS-10")
def test_a_suppressed_unit_moved_into_cover_is_ready() -> None:
    s = scene()
    unit = s.reserve("cog-private", suppressed=True)
    s.hand(COG, "cog-elite-armadillo")
    s.at_deployment()
    s.choose("deploy:card:cog-elite-armadillo", "use:card:cog-elite-armadillo#1", "to:row:1")
    assert s.place(unit) == 1
    assert not s.t.suppressed[unit]
    assert f"direct:{s.ref(unit)}" in s.ids


@pytest.mark.rule("CG-SUPPRESS-11")
def test_standing_rules_of_a_suppressed_unit_go_on() -> None:
    s = scene(extra=("cog-lieutenant",))
    unit = s.cover("cog-private", 1)
    assert s.values(unit) == (2, 3)
    leader = s.reserve("cog-lieutenant", suppressed=True)
    assert s.values(unit) == (3, 3)
    assert s.values(leader) == (3, 4)

"""CG-DAMAGE: what damage does to a unit, in an attack and outside."""

from __future__ import annotations

from typing import Any

import pytest

from eday.card.box import COG, LOCUST
from tests.card.rules.fights import attack, damage, declare, reaction, scene, tactic
from tests.card.scene import Scene


def weaken(amount: int) -> dict[str, Any]:
    """A reaction's effect: the enemy unit loses defense."""
    buff = {"op": "buff", "defense": -amount, "target": {"who": "attack_enemy"}, "duration": "attack"}
    return {"trigger": "play", "do": [buff]}


def play(s: Scene, card: str, *choices: str, side: int = COG) -> None:
    """Deploy this tactic as one of two cards in hand."""
    s.hand(side, card)
    s.fill(side, 2)
    s.at_deployment(side)
    s.choose(f"deploy:card:{card}", *choices)


@pytest.mark.rule("CG-DAMAGE-01")
def test_damage_is_the_attack_after_bonuses() -> None:
    s = scene()
    unit, enemy = s.reserve("loc-cyclops"), s.cover("cog-captain", 2)
    s.hand(LOCUST, "loc-blood-rush")
    s.fill(LOCUST, 5)
    declare(s, unit, 2, LOCUST)
    s.choose("pass", "react:card:loc-blood-rush")
    # 3, +2 for attacking into cover, +3 for Blood Rush; 4 and +1 from the High Wall
    assert damage(s) == {s.ref(enemy): 8, s.ref(unit): 5}


@pytest.mark.rule("CG-DAMAGE-02")
@pytest.mark.parametrize(("bonus", "dies"), [(1, True), (2, False)])
def test_damage_kills_from_defense_after_bonuses_on(bonus: int, dies: bool) -> None:
    steel = {"op": "buff", "defense": bonus, "target": {"who": "attack_friendly"}, "duration": "attack"}
    s = scene(patch=reaction("loc-frenzy", {"trigger": "play", "do": [steel]}))
    unit, enemy = s.reserve("cog-sergeant"), s.cover("loc-drone", 1)
    s.hand(LOCUST, "loc-frenzy")
    declare(s, unit, 1)
    s.choose("react:card:loc-frenzy")
    s.pass_reactions()
    assert damage(s)[s.ref(enemy)] == 3
    assert (s.zone(enemy) == "discard") is dies


@pytest.mark.rule("CG-DAMAGE-03")
@pytest.mark.parametrize(("row", "dies"), [(1, True), (2, False)])
def test_damage_by_a_card_is_tested_against_the_defense_now(row: int, dies: bool) -> None:
    s = scene()
    enemy = s.cover("loc-boomer", row)
    play(s, "cog-airstrike")
    assert damage(s) == {s.ref(enemy): 3}
    assert (s.zone(enemy) == "discard") is dies


@pytest.mark.rule("CG-DAMAGE-04")
def test_two_effects_are_two_packets() -> None:
    one = {"op": "damage", "n": 2, "target": {"who": "enemy", "zone": "cover"}}
    s = scene(patch=tactic("cog-airstrike", {"trigger": "play", "do": [one, one]}))
    enemy = s.cover("loc-boomer", 1)
    play(s, "cog-airstrike")
    assert [told["damage"] for told in s.happened("damage_dealt")] == [2, 2]
    assert s.place(enemy) == 1


@pytest.mark.rule("CG-DAMAGE-05")
def test_a_bonus_that_ends_kills_nobody_afterwards() -> None:
    s = scene()
    unit, enemy = s.reserve("loc-hunter"), s.cover("cog-private", 1)
    s.hand(COG, "cog-hit-the-floor")
    s.fill(COG, 2)
    declare(s, unit, 1, LOCUST)
    s.choose("react:card:cog-hit-the-floor")
    s.pass_reactions()
    assert damage(s)[s.ref(enemy)] == 3
    assert s.values(enemy) == (2, 3)
    assert s.place(enemy) == 1


@pytest.mark.rule("CG-DAMAGE-06")
@pytest.mark.parametrize(("amount", "dies"), [(1, False), (2, True), (3, True)])
def test_a_reaction_that_takes_all_defense_kills_at_once(amount: int, dies: bool) -> None:
    s = scene(patch=reaction("loc-frenzy", weaken(amount)))
    unit, enemy = s.reserve("cog-scout"), s.cover("loc-drone", 1)
    s.hand(LOCUST, "loc-frenzy")
    declare(s, unit, 1)
    s.choose("react:card:loc-frenzy")
    if dies:
        assert s.zone(unit) == "discard"
        assert not s.happened("damage_dealt")
        assert s.decision.kind == "deployment"
    else:
        assert s.values(unit) == (1, 1)
        assert (s.decision.kind, s.decision.seat) == ("reaction", COG)
    assert s.place(enemy) == 1


@pytest.mark.rule("CG-DAMAGE-06")
@pytest.mark.parametrize(("amount", "dies"), [(1, False), (2, True)])
def test_an_occupant_that_loses_all_defense_leaves_its_cover(amount: int, dies: bool) -> None:
    s = scene(patch=reaction("cog-heroism", weaken(amount)))
    unit, enemy = s.reserve("cog-scout"), s.cover("loc-drone", 1)
    s.hand(COG, "cog-heroism")
    declare(s, unit, 1)
    s.choose("pass", "react:card:cog-heroism")
    assert s.zone(enemy) == "discard"
    assert (s.place(unit) == 1) is dies
    assert bool(s.happened("damage_dealt")) is not dies


@pytest.mark.rule("CG-DAMAGE-07")
def test_one_effect_damages_all_its_units_at_the_same_time() -> None:
    # The Engineer's +1 defense still counts for the heavy unit, though the Engineer dies.
    ink = {"op": "damage", "n": 3, "target": {"who": "enemy", "zone": "reserve", "n": "all"}}
    s = scene(3, extra=("cog-engineer",), patch=tactic("loc-ink-grenade", {"trigger": "play", "do": [ink]}))
    engineer, heavy = s.reserve("cog-engineer"), s.reserve("cog-king-raven")
    assert (s.values(engineer), s.values(heavy)) == ((1, 3), (2, 4))
    play(s, "loc-ink-grenade", side=LOCUST)
    assert damage(s) == {s.ref(engineer): 3, s.ref(heavy): 3}
    assert (s.zone(engineer), s.zone(heavy)) == ("discard", "reserve")
    assert s.values(heavy) == (2, 3)


@pytest.mark.rule("CG-DAMAGE-02", "CG-DAMAGE-07")
def test_units_damaged_together_are_suppressed_or_killed_each_for_itself() -> None:
    s = scene()
    weak, strong = s.reserve("loc-wretch-pack"), s.reserve("loc-drone")
    s.hand(COG, "cog-planted-grenade")
    s.fill(COG, 3)
    s.at_deployment()
    s.choose("deploy:card:cog-planted-grenade")
    s.choose(f"target:{s.ref(weak)}", f"target:{s.ref(strong)}")
    assert s.zone(weak) == "discard"
    assert s.t.suppressed[strong]


@pytest.mark.rule("CG-DAMAGE-01")
def test_an_attack_without_bonuses_deals_the_printed_attack() -> None:
    s = scene()
    unit, enemy = s.reserve("cog-captain"), s.cover("loc-grenadier", 1)
    attack(s, unit, 1)
    assert damage(s) == {s.ref(enemy): 4, s.ref(unit): 2}


@pytest.mark.parametrize("against", [None, {"card": "loc-drone"}, {"card": "loc-hunter"}])
def test_damage_that_a_card_adds_for_a_turn(against: dict[str, Any] | None) -> None:
    friends = {"who": "friendly", "zone": "battlefield", "n": "all"}
    more = {"op": "damage_mod", "dealt": 2, "target": friends, "against": against, "duration": "turn"}
    draw = {"op": "draw", "n": 1}
    s = scene(patch=tactic("cog-airstrike", {"trigger": "play", "do": [more, draw]}))
    unit, enemy = s.reserve("cog-private"), s.cover("loc-drone", 1)
    play(s, "cog-airstrike")
    s.choose(f"attack:{s.ref(unit)}:row:1")
    s.pass_reactions()
    assert damage(s) == {s.ref(enemy): 2 if against == {"card": "loc-hunter"} else 4, s.ref(unit): 2}

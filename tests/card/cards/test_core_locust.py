"""The units of the Locust core deck, one by one."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.core_play import all_values, asked, attack, changed, deploy, direct, targets
from tests.card.scene import Scene


@pytest.mark.card("card:loc-drone")
def test_drone_has_no_rule() -> None:
    assert all_values("loc-drone") == changed(2, 2)
    s = Scene(1)
    s.reserve("cog-sergeant")
    deploy(s, "loc-drone", "loc-frenzy", "loc-frenzy", "loc-respawn")
    assert asked(s) == (LOCUST, "combat")


@pytest.mark.card("card:loc-boomer")
def test_boomer_damages_a_unit_in_reserve_when_it_kills_in_an_attack_into_cover() -> None:
    s = Scene(1)
    boomer, recruit = s.reserve("loc-boomer"), s.cover("cog-fresh-recruit", 1)
    sergeant, private = s.reserve("cog-sergeant"), s.reserve("cog-private")
    s.cover("cog-scout", 3)
    attack(s, boomer, 1)
    assert s.zone(recruit) == "discard"
    # it must; its owner picks the unit
    assert asked(s) == (LOCUST, "target")
    assert s.ids == [f"target:{s.ref(sergeant)}", f"target:{s.ref(private)}"]
    s.choose(f"target:{s.ref(private)}")
    assert s.happened("damage_dealt")[-1] == {"card": s.ref(private), "damage": 1}
    assert (s.t.suppressed[private], s.t.suppressed[sergeant], s.place(boomer)) == (True, False, 1)


@pytest.mark.card("card:loc-boomer")
def test_boomer_damages_a_unit_in_reserve_when_it_kills_a_blocker() -> None:
    s = Scene(1)
    boomer, recruit, private = s.cover("loc-boomer", 1), s.reserve("cog-fresh-recruit"), s.reserve("cog-private")
    direct(s, boomer, recruit)
    assert (s.zone(recruit), s.t.suppressed[private]) == ("discard", True)


@pytest.mark.card("card:loc-boomer")
def test_boomer_does_nothing_more_without_a_kill_or_when_it_kills_as_blocker_or_occupant() -> None:
    s = Scene(1)
    private = s.reserve("cog-private")
    s.cover("cog-heavy-infantry", 2)
    attack(s, s.reserve("loc-boomer"), 2)
    assert not s.t.suppressed[private]
    s = Scene(1)
    boomer, recruit, private = s.reserve("loc-boomer"), s.cover("cog-fresh-recruit", 1), s.reserve("cog-private")
    direct(s, recruit, boomer)
    assert (s.zone(recruit), s.t.suppressed[private]) == ("discard", False)
    s = Scene(1)
    recruit, private = s.reserve("cog-fresh-recruit"), s.reserve("cog-private")
    s.cover("loc-boomer", 1)
    attack(s, recruit, 1)
    assert (s.zone(recruit), s.t.suppressed[private]) == ("discard", False)


@pytest.mark.card("card:loc-cyclops")
def test_cyclops_has_2_more_attack_while_attacking_into_cover() -> None:
    assert all_values("loc-cyclops") == changed(3, 2, attacking_cover=(5, 2))
    s = Scene(1)
    cyclops, tank = s.reserve("loc-cyclops"), s.cover("cog-elite-armadillo", 1)
    attack(s, cyclops, 1)
    assert s.zone(tank) == "discard"
    assert s.values(cyclops) == (3, 2)


@pytest.mark.card("card:loc-grenadier")
def test_grenadier_may_deal_1_damage_to_any_enemy_unit() -> None:
    s = Scene(1)
    inside, outside = s.cover("cog-sergeant", 1), s.reserve("cog-private")
    s.reserve("loc-drone")
    for unit, suppressed in ((inside, False), (outside, True)):
        grenadier = deploy(s, "loc-grenadier", "loc-frenzy", "loc-respawn")
        s.choose(f"use:{s.ref(grenadier)}")
        assert targets(s) == ["cog-private", "cog-sergeant"]
        s.choose(f"target:{s.ref(unit)}")
        assert s.happened("damage_dealt") == [{"card": s.ref(unit), "damage": 1}]
        assert s.t.suppressed[unit] is suppressed


@pytest.mark.card("card:loc-grenadier")
def test_grenadier_need_not_and_is_not_asked_without_an_enemy() -> None:
    s = Scene(1)
    unit = s.reserve("cog-private")
    deploy(s, "loc-grenadier", "loc-frenzy", "loc-respawn")
    s.choose("decline")
    assert not s.t.suppressed[unit]
    s = Scene(1)
    deploy(s, "loc-grenadier", "loc-frenzy", "loc-respawn")
    assert asked(s) == (LOCUST, "combat")


@pytest.mark.card("card:loc-hunter")
def test_hunter_may_suppress_a_unit_in_reserve_when_it_moves_into_cover() -> None:
    s = Scene(1)
    hunter, first, second = s.reserve("loc-hunter"), s.reserve("cog-sergeant"), s.reserve("cog-private")
    s.cover("cog-scout", 3)
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"move:{s.ref(hunter)}:row:1", f"use:{s.ref(hunter)}")
    assert targets(s) == ["cog-private", "cog-sergeant"]
    s.choose(f"target:{s.ref(first)}")
    assert (s.t.suppressed[first], s.t.suppressed[second], s.place(hunter)) == (True, False, 1)
    assert not s.happened("damage_dealt")


@pytest.mark.card("card:loc-hunter")
def test_hunter_need_not_suppress_and_does_not_after_a_won_attack_or_without_a_target() -> None:
    s = Scene(1)
    hunter, unit = s.reserve("loc-hunter"), s.reserve("cog-sergeant")
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"move:{s.ref(hunter)}:row:1", "decline")
    assert not s.t.suppressed[unit]
    s = Scene(1)
    hunter, unit = s.reserve("loc-hunter"), s.reserve("cog-sergeant")
    s.cover("cog-scout", 1)
    attack(s, hunter, 1)
    assert (s.place(hunter), s.t.suppressed[unit], s.decision.kind) == (1, False, "deployment")
    s = Scene(1)
    hunter = s.reserve("loc-hunter")
    s.cover("cog-scout", 1)
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"move:{s.ref(hunter)}:row:2")
    assert s.decision.kind == "deployment"


@pytest.mark.card("card:loc-kantus")
def test_kantus_may_shuffle_up_to_two_units_from_the_discard_pile_into_the_deck() -> None:
    s = Scene(1)
    drone, boomer, pack, respawn = s.discards(LOCUST, "loc-drone", "loc-boomer", "loc-wretch-pack", "loc-respawn")
    s.discards(COG, "cog-scout")
    before = len(s.t.deck[LOCUST])
    deploy(s, "loc-kantus", "loc-frenzy")
    assert targets(s) == ["loc-boomer", "loc-drone", "loc-wretch-pack"]
    s.choose(f"target:{s.ref(drone)}", f"target:{s.ref(boomer)}")
    assert [s.zone(card) for card in (drone, boomer, pack, respawn)] == ["deck", "deck", "discard", "discard"]
    assert len(s.t.deck[LOCUST]) == before - 2 + 2
    assert s.happened("deck_shuffled") == [{"seat": LOCUST}]


@pytest.mark.card("card:loc-kantus")
def test_kantus_may_return_one_or_none_and_is_not_asked_without_a_unit() -> None:
    s = Scene(1)
    drone, boomer = s.discards(LOCUST, "loc-drone", "loc-boomer")
    deploy(s, "loc-kantus", "loc-frenzy")
    s.choose(f"target:{s.ref(boomer)}", "stop")
    assert [s.zone(card) for card in (drone, boomer)] == ["discard", "deck"]
    deploy(s, "loc-kantus", "loc-frenzy")
    s.choose("stop")
    assert s.zone(drone) == "discard"
    s = Scene(1)
    s.discards(LOCUST, "loc-respawn")
    deploy(s, "loc-kantus", "loc-frenzy")
    assert asked(s) == (LOCUST, "combat")


@pytest.mark.card("card:loc-kantus")
def test_the_deck_is_really_shuffled_by_kantus() -> None:
    s = Scene(1)
    (drone,) = s.discards(LOCUST, "loc-drone")
    deploy(s, "loc-kantus", "loc-frenzy")
    s.t.picks = [0] * 60
    order = s.t.deck[LOCUST]
    s.choose(f"target:{s.ref(drone)}")
    # every card changes places with the top one, from the bottom up
    assert s.t.deck[LOCUST] == (*order[1:], *s.alike(drone), order[0])


@pytest.mark.card("card:loc-wretch-pack")
def test_wretch_packs_bring_one_another() -> None:
    s = Scene(1)
    deploy(s, "loc-wretch-pack", "loc-wretch-pack", "loc-wretch-pack", "loc-drone", "loc-frenzy")
    assert asked(s) == (LOCUST, "from_hand")
    assert targets(s) == ["loc-wretch-pack"]
    s.choose(s.offered("target")[0])
    # the second one is deployed, too, so that it brings the third
    assert targets(s) == ["loc-wretch-pack"]
    s.choose(s.offered("target")[0])
    assert s.ids == ["stop"]
    s.choose("stop")
    assert (len(s.t.reserve[LOCUST]), len(s.t.hand[LOCUST])) == (3, 2)


@pytest.mark.card("card:loc-wretch-pack")
def test_a_wretch_pack_may_come_alone() -> None:
    s = Scene(1)
    deploy(s, "loc-wretch-pack", "loc-wretch-pack", "loc-wretch-pack", "loc-drone", "loc-frenzy")
    s.choose("stop")
    assert (len(s.t.reserve[LOCUST]), len(s.t.hand[LOCUST])) == (1, 4)

"""The tactics and reactions of the COG core deck, one by one."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.core_play import asked, block, can_deploy, deploy, targets
from tests.card.scene import Scene


@pytest.mark.card("card:cog-airstrike")
def test_airstrike_deals_3_damage_to_one_enemy_unit_in_cover() -> None:
    s = Scene(1)
    s.reserve("loc-drone")
    s.cover("cog-private", 3)
    boomer, hunter = s.cover("loc-boomer", 1), s.cover("loc-hunter", 2)
    strike = deploy(s, "cog-airstrike", "cog-captain")
    assert targets(s) == ["loc-boomer", "loc-hunter"]
    s.choose(f"target:{s.ref(hunter)}")
    # 2 + 1 defense in the High Wall
    assert s.happened("damage_dealt") == [{"card": s.ref(hunter), "damage": 3}]
    assert (s.zone(hunter), s.zone(boomer), s.zone(strike)) == ("discard", "cover", "discard")


@pytest.mark.card("card:cog-airstrike")
def test_airstrike_does_not_kill_a_defense_of_4_and_needs_an_enemy_in_cover() -> None:
    s = Scene(1)
    boomer = s.cover("loc-boomer", 2)
    deploy(s, "cog-airstrike", "cog-captain")
    assert (s.zone(boomer), s.t.suppressed[boomer]) == ("cover", False)
    s = Scene(1)
    s.reserve("loc-drone")
    s.cover("cog-private", 3)
    assert not can_deploy(s, "cog-airstrike", "cog-captain")


@pytest.mark.card("card:cog-battle-plans")
def test_battle_plans_takes_one_of_four_and_orders_the_others_on_top() -> None:
    s = Scene(1)
    s.on_top(COG, "cog-scout", "cog-captain", "cog-sergeant", "cog-private", "cog-vanguard")
    top = s.t.deck[COG][:5]
    plans = deploy(s, "cog-battle-plans", "cog-heroism", "cog-heroism", "cog-airstrike")
    assert asked(s) == (COG, "peek")
    assert targets(s) == ["cog-captain", "cog-private", "cog-scout", "cog-sergeant"]
    s.choose(f"target:{s.ref(top[2])}")
    assert s.decision.kind == "put_back"
    s.choose(f"next:{s.ref(top[3])}", f"next:{s.ref(top[0])}")
    assert s.t.deck[COG][:4] == (top[3], top[0], top[1], top[4])
    assert (s.zone(top[2]), s.zone(plans), len(s.t.hand[COG])) == ("hand", "discard", 4)


@pytest.mark.card("card:cog-coordinated-assault")
def test_coordinated_assault_adds_up_attack_values_in_one_attack() -> None:
    s = Scene(1)
    boomer = s.cover("loc-boomer", 2)
    first, second = s.reserve("cog-fresh-recruit"), s.reserve("cog-private")
    s.reserve("cog-sergeant", suppressed=True)
    deploy(s, "cog-coordinated-assault", "cog-captain")
    assert targets(s) == ["cog-fresh-recruit", "cog-private"]
    s.choose(f"target:{s.ref(first)}", f"target:{s.ref(second)}")
    s.pass_reactions()
    # the enemy picks whom its damage hits
    assert asked(s) == (LOCUST, "hit")
    s.choose(f"hit:{s.ref(first)}")
    assert s.happened("damage_dealt") == [
        {"card": s.ref(boomer), "damage": 4},
        {"card": s.ref(first), "damage": 5},
    ]
    assert (s.zone(boomer), s.zone(first), s.place(second)) == ("discard", "discard", 2)


@pytest.mark.card("card:cog-coordinated-assault")
def test_one_survivor_of_a_coordinated_assault_enters_and_none_of_them_acts_again() -> None:
    s = Scene(1)
    s.cover("loc-drone", 1)
    units = [s.reserve(card) for card in ("cog-sergeant", "cog-private", "cog-heavy-infantry", "cog-scout")]
    deploy(s, "cog-coordinated-assault", "cog-captain")
    s.choose(*[f"target:{s.ref(unit)}" for unit in units[:3]])
    s.pass_reactions()
    s.choose(f"hit:{s.ref(units[0])}")
    assert asked(s) == (COG, "enter")
    s.choose(f"enter:{s.ref(units[1])}")
    assert [s.place(unit) for unit in units] == [0, 1, 0, 0]
    assert [s.t.suppressed[unit] for unit in units] == [True, False, False, False]
    # the scout took no part
    assert {option.split(":")[2] for option in s.ids if option != "end"} == {"cog-scout#1"}


@pytest.mark.card("card:cog-coordinated-assault")
def test_coordinated_assault_may_be_made_by_fewer_and_lets_both_react() -> None:
    s = Scene(3)
    drone = s.cover("loc-drone", 1, far=True)
    unit = s.reserve("cog-scout")
    s.reserve("cog-private")
    s.fill(LOCUST, 1)
    deploy(s, "cog-coordinated-assault", "cog-captain")
    s.choose(f"target:{s.ref(unit)}")
    assert "stop" in s.ids
    s.choose("stop")
    assert asked(s) == (LOCUST, "reaction")
    s.choose("pass")
    assert asked(s) == (COG, "reaction")
    s.choose("pass")
    # 1, and 1 more against a unit in enemy cover; 2, and 1 more from it
    assert [d["damage"] for d in s.happened("damage_dealt")] == [2, 3]
    assert (s.zone(drone), s.zone(unit)) == ("discard", "discard")


@pytest.mark.card("card:cog-coordinated-assault")
def test_coordinated_assault_needs_an_enemy_in_cover_and_a_ready_unit_in_reserve() -> None:
    s = Scene(1)
    s.reserve("cog-sergeant")
    s.reserve("loc-drone")
    assert not can_deploy(s, "cog-coordinated-assault", "cog-captain")
    s = Scene(1)
    s.reserve("cog-sergeant", suppressed=True)
    s.cover("cog-private", 1)
    s.cover("loc-drone", 3)
    assert not can_deploy(s, "cog-coordinated-assault", "cog-captain")


@pytest.mark.card("card:cog-planted-grenade")
def test_planted_grenade_deals_2_damage_to_a_unit_in_cover() -> None:
    s = Scene(1)
    drone, boomer = s.cover("loc-drone", 1), s.cover("loc-boomer", 3)
    s.reserve("loc-hunter")
    deploy(s, "cog-planted-grenade", "cog-captain", "cog-captain")
    assert s.ids == ["choose:1", "choose:2"]
    s.choose("choose:1")
    assert targets(s) == ["loc-boomer", "loc-drone"]
    s.choose(f"target:{s.ref(drone)}")
    assert s.happened("damage_dealt") == [{"card": s.ref(drone), "damage": 2}]
    assert (s.zone(drone), s.zone(boomer)) == ("discard", "cover")


@pytest.mark.card("card:cog-planted-grenade")
def test_planted_grenade_deals_1_damage_to_each_of_two_units_in_reserve() -> None:
    s = Scene(1)
    s.cover("loc-boomer", 3)
    pack, drone, hunter = s.reserve("loc-wretch-pack"), s.reserve("loc-drone"), s.reserve("loc-hunter")
    deploy(s, "cog-planted-grenade", "cog-captain", "cog-captain")
    s.choose("choose:2")
    assert targets(s) == ["loc-drone", "loc-hunter", "loc-wretch-pack"]
    s.choose(f"target:{s.ref(pack)}", f"target:{s.ref(drone)}")
    assert [d["damage"] for d in s.happened("damage_dealt")] == [1, 1]
    assert s.zone(pack) == "discard"
    assert (s.t.suppressed[drone], s.t.suppressed[hunter]) == (True, False)


@pytest.mark.card("card:cog-planted-grenade")
def test_planted_grenade_offers_only_what_has_a_target() -> None:
    s = Scene(1)
    drone, hunter = s.reserve("loc-drone"), s.reserve("loc-hunter")
    deploy(s, "cog-planted-grenade", "cog-captain", "cog-captain")
    s.choose(f"target:{s.ref(drone)}", "stop")
    assert (s.t.suppressed[drone], s.t.suppressed[hunter]) == (True, False)
    assert not can_deploy(Scene(1), "cog-planted-grenade", "cog-captain", "cog-captain")


@pytest.mark.card("card:cog-heroism")
@pytest.mark.parametrize("cards", [0, 1])
def test_heroism_gives_2_and_2_for_this_attack_and_may_draw(cards: int) -> None:
    s = Scene(1)
    unit, hunter = s.reserve("cog-fresh-recruit"), s.cover("loc-hunter", 1)
    other = s.reserve("cog-private")
    hand = s.hand(COG, "cog-heroism", "cog-airstrike", "cog-airstrike")
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(unit)}:row:1", f"react:{s.ref(hand[0])}")
    assert (s.values(unit), s.values(other), s.values(hunter)) == ((4, 4), (2, 3), (3, 2))
    assert s.ids == ["draw:1", "draw:0"]
    s.choose(f"draw:{cards}")
    assert (s.zone(hunter), s.place(unit)) == ("discard", 1)
    assert (s.values(unit), s.zone(hand[0]), len(s.t.hand[COG])) == ((2, 2), "discard", 2 + cards)


@pytest.mark.card("card:cog-heroism")
def test_heroism_goes_to_one_of_several_blockers() -> None:
    s = Scene(2)
    boomer = s.cover("loc-boomer", 1)
    first, second = s.reserve("cog-fresh-recruit"), s.reserve("cog-private")
    s.reserve("cog-sergeant")
    hand = s.hand(COG, "cog-heroism", "cog-airstrike", "cog-airstrike")
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(boomer)}")
    block(s, first, second)
    s.choose(f"react:{s.ref(hand[0])}")
    assert targets(s) == ["cog-fresh-recruit", "cog-private"]
    s.choose(f"target:{s.ref(second)}")
    assert (s.values(first), s.values(second)) == ((2, 2), (4, 5))


@pytest.mark.card("card:cog-hit-the-floor")
def test_hit_the_floor_gives_4_defense_for_this_attack_and_nothing_else() -> None:
    s = Scene(1)
    unit, boomer = s.cover("cog-scout", 1), s.reserve("loc-boomer")
    hand = s.hand(COG, "cog-hit-the-floor", "cog-airstrike")
    s.fill(LOCUST, 1)
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(boomer)}:row:1", f"react:{s.ref(hand[0])}")
    assert (s.values(unit), s.values(boomer)) == ((1, 6), (4, 3))
    s.choose("pass")
    assert [d["damage"] for d in s.happened("damage_dealt")] == [4, 1]
    assert (s.place(unit), s.values(unit), s.t.suppressed[boomer]) == (1, (1, 2), True)
    assert (s.zone(hand[0]), len(s.t.hand[COG])) == ("discard", 1)

"""The units that reinforce the Locust deck before chapters 3, 5, 8 and 11, one by one."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.core_play import all_values, asked, attack, changed, deploy, direct, targets
from tests.card.scene import Scene


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        pytest.param(
            "loc-wretch-ambusher",
            changed(2, 2, blocking=(3, 2)),
            marks=pytest.mark.card("card:loc-wretch-ambusher"),
        ),
        pytest.param(
            "loc-hammerburst-drone",
            changed(3, 3, enemy_cover=(4, 3)),
            marks=pytest.mark.card("card:loc-hammerburst-drone"),
        ),
        pytest.param(
            "loc-bolter-drone",
            changed(2, 3, cover=(3, 3), attacking_direct=(3, 3), defending=(3, 3)),
            marks=pytest.mark.card("card:loc-bolter-drone"),
        ),
        pytest.param(
            "loc-chainsaw-cyclops",
            changed(3, 3, attacking_cover=(5, 3)),
            marks=pytest.mark.card("card:loc-chainsaw-cyclops"),
        ),
        pytest.param(
            "loc-towering-boomer",
            changed(5, 4, cover=(5, 5), attacking_direct=(5, 5), defending=(5, 5)),
            marks=pytest.mark.card("card:loc-towering-boomer"),
        ),
        pytest.param(
            "loc-theron-sentinel",
            changed(4, 4, cover=(5, 5), attacking_direct=(5, 5), defending=(5, 5)),
            marks=pytest.mark.card("card:loc-theron-sentinel"),
        ),
    ],
)
def test_values_that_depend_on_what_the_unit_does(card: str, expected: dict[str, tuple[int, int]]) -> None:
    assert all_values(card) == expected


@pytest.mark.card("card:loc-sniper-drone")
def test_sniper_drone_attacking_into_cover_kills_before_it_is_hit() -> None:
    assert all_values("loc-sniper-drone") == changed(3, 2)
    s = Scene(3)
    sniper, sergeant = s.reserve("loc-sniper-drone"), s.cover("cog-sergeant", 1)
    attack(s, sniper, 1)
    assert s.happened("damage_dealt") == [{"card": s.ref(sergeant), "damage": 3}]
    assert (s.zone(sergeant), s.place(sniper)) == ("discard", 1)


@pytest.mark.card("card:loc-sniper-drone")
def test_sniper_drone_is_hit_back_by_a_survivor_a_blocker_and_an_attacker() -> None:
    s = Scene(3)
    sniper, captain = s.reserve("loc-sniper-drone"), s.cover("cog-captain", 1)
    attack(s, sniper, 1)
    assert (s.zone(sniper), s.zone(captain)) == ("discard", "cover")
    s = Scene(3)
    sniper, sergeant = s.cover("loc-sniper-drone", 1), s.reserve("cog-sergeant")
    direct(s, sniper, sergeant)
    assert (s.zone(sniper), s.zone(sergeant)) == ("discard", "discard")
    s = Scene(3)
    sniper, sergeant = s.cover("loc-sniper-drone", 1), s.reserve("cog-sergeant")
    attack(s, sergeant, 1)
    assert (s.zone(sniper), s.zone(sergeant)) == ("discard", "discard")
    s = Scene(3)
    sniper, sergeant = s.reserve("loc-sniper-drone"), s.cover("cog-sergeant", 1)
    direct(s, sergeant, sniper)
    assert (s.zone(sniper), s.zone(sergeant)) == ("discard", "discard")


def spotted(attacker: str, *beside: str, cover: str = "") -> int:
    """Attack of a unit attacking into cover, with these beside it in reserve."""
    s = Scene(3)
    unit = s.reserve(attacker)
    s.cover("cog-captain", 1)
    for card in beside:
        s.reserve(card)
    if cover:
        s.cover(cover, 2)
    s.fill(COG, 1)
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(unit)}:row:1")
    assert asked(s) == (COG, "reaction")
    assert all(s.values(other)[0] == s.t.box.attack[other] for other in s.t.reserve[LOCUST] if other != unit)
    return s.values(unit)[0]


@pytest.mark.card("card:loc-spotter-drone")
def test_spotter_drone_gives_other_troops_1_attack_while_they_attack_into_cover() -> None:
    assert all_values("loc-spotter-drone") == changed(2, 2)
    assert spotted("loc-drone") == 2
    assert spotted("loc-drone", "loc-spotter-drone", "loc-hunter") == 3
    assert spotted("loc-drone", cover="loc-spotter-drone") == 3
    assert spotted("loc-drone", "loc-spotter-drone", "loc-spotter-drone") == 4
    assert spotted("loc-spotter-drone", "loc-drone") == 2
    assert spotted("loc-boomer", "loc-spotter-drone") == 4
    assert spotted("loc-wretch-pack", "loc-spotter-drone") == 2


@pytest.mark.card("card:loc-spotter-drone")
def test_spotter_drone_does_not_help_in_direct_attacks_or_blocking() -> None:
    s = Scene(3)
    drone, captain = s.cover("loc-drone", 1), s.reserve("cog-captain")
    s.reserve("loc-spotter-drone")
    direct(s, drone, captain)
    assert s.happened("damage_dealt")[0] == {"card": s.ref(captain), "damage": 2}
    s = Scene(3)
    drone, captain = s.reserve("loc-drone"), s.cover("cog-captain", 1)
    s.reserve("loc-spotter-drone")
    direct(s, captain, drone)
    assert {"card": s.ref(captain), "damage": 2} in s.happened("damage_dealt")


@pytest.mark.card("card:loc-wretch-horde")
def test_wretch_horde_may_deploy_another_wretch_whatever_its_values() -> None:
    s = Scene(3, extra=("loc-wretch-horde",))
    deploy(s, "loc-wretch-horde", "loc-wretch-pack", "loc-drone")
    assert (asked(s), targets(s)) == ((LOCUST, "from_hand"), ["loc-wretch-pack"])
    s.choose(s.offered("target")[0])
    # the Wretch Pack was deployed: it looks for another one
    assert s.ids == ["stop"]
    s.choose("stop")
    assert [s.t.box.cards[unit].id for unit in s.t.reserve[LOCUST]] == ["loc-wretch-horde", "loc-wretch-pack"]
    s = Scene(3, extra=("loc-wretch-horde",))
    deploy(s, "loc-wretch-horde", "loc-wretch-pack", "loc-drone")
    s.choose("stop")
    assert (len(s.t.reserve[LOCUST]), s.decision.kind) == (1, "combat")


@pytest.mark.card("card:loc-wretch-ambusher")
def test_wretch_ambusher_may_deal_1_damage_to_any_enemy_unit() -> None:
    for use in (True, False):
        s = Scene(3, extra=("loc-wretch-ambusher",))
        inside, outside = s.cover("cog-sergeant", 1), s.reserve("cog-private")
        s.reserve("loc-drone")
        unit = deploy(s, "loc-wretch-ambusher", *["loc-boomer"] * 3, "loc-frenzy")
        if use:
            s.choose(f"use:{s.ref(unit)}")
            assert targets(s) == ["cog-private", "cog-sergeant"]
            s.choose(f"target:{s.ref(outside)}")
        else:
            s.choose("decline")
        assert s.happened("damage_dealt") == ([{"card": s.ref(outside), "damage": 1}] if use else [])
        assert (s.t.suppressed[outside], s.zone(inside)) == (use, "cover")


@pytest.mark.card("card:loc-hammerburst-drone")
def test_hammerburst_drone_may_damage_a_unit_in_reserve_when_discarded_from_hand() -> None:
    for use in (True, False):
        s = Scene(8)
        first, second = s.reserve("cog-private"), s.reserve("cog-scout")
        s.cover("cog-veteran", 1)
        s.reserve("loc-hunter")
        hand = s.hand(LOCUST, "loc-hammerburst-drone", "loc-respawn")
        s.at_deployment(LOCUST)
        s.choose(f"discard:{s.ref(hand[0])}")
        if use:
            s.choose(f"use:{s.ref(hand[0])}")
            assert targets(s) == ["cog-private", "cog-scout"]
            s.choose(f"target:{s.ref(first)}")
        else:
            s.choose("decline")
        assert s.happened("damage_dealt") == ([{"card": s.ref(first), "damage": 1}] if use else [])
        assert (s.t.suppressed[first], s.t.suppressed[second]) == (use, False)


@pytest.mark.card("card:loc-hammerburst-drone")
def test_hammerburst_drone_does_nothing_when_it_is_killed_or_lost_from_the_deck() -> None:
    s = Scene(8)
    unit = s.reserve("cog-assault-specialist")
    s.cover("loc-hammerburst-drone", 1)
    s.reserve("cog-scout")
    attack(s, unit, 1)
    s.choose("keep:0")
    assert asked(s)[0] == COG
    assert not any(s.t.suppressed[u] for u in s.t.reserve[COG])
    s = Scene(8)
    s.on_top(LOCUST, "loc-hammerburst-drone", "loc-hammerburst-drone")
    s.reserve("cog-scout")
    direct(s, s.cover("cog-private", 1))
    s.choose("keep:0")
    assert asked(s)[0] == COG


@pytest.mark.card("card:loc-hammerburst-drone")
def test_hammerburst_drone_hits_harder_out_of_enemy_cover() -> None:
    s = Scene(8)
    drone, veteran = s.cover("loc-hammerburst-drone", 1), s.reserve("cog-veteran")
    direct(s, drone, veteran, cross=True)
    # 3 + 1, and 1 more out of enemy cover
    assert s.happened("damage_dealt")[0] == {"card": s.ref(veteran), "damage": 5}


@pytest.mark.card("card:loc-vicious-kantus")
def test_vicious_kantus_may_shuffle_a_unit_into_the_deck_whenever_it_kills() -> None:
    assert all_values("loc-vicious-kantus") == changed(3, 3)
    for role in ("attacking", "attacking_direct", "blocking", "defending"):
        s = Scene(8, extra=("cog-fresh-recruit",))
        drone, boomer, respawn = s.discards(LOCUST, "loc-hunter", "loc-flame-boomer", "loc-respawn")
        inside = role in ("attacking_direct", "defending")
        kantus = s.cover("loc-vicious-kantus", 1) if inside else s.reserve("loc-vicious-kantus")
        recruit = s.reserve("cog-fresh-recruit") if inside else s.cover("cog-fresh-recruit", 1)
        if role in ("attacking", "defending"):
            attack(s, kantus if role == "attacking" else recruit, 1)
        elif role == "attacking_direct":
            direct(s, kantus, recruit)
        else:
            direct(s, recruit, kantus)
        assert (asked(s), targets(s)) == ((LOCUST, "target"), ["loc-flame-boomer", "loc-hunter"])
        s.choose(f"target:{s.ref(drone)}")
        assert [s.zone(card) for card in (drone, boomer, respawn)] == ["deck", "discard", "discard"]
        assert s.happened("deck_shuffled") == [{"seat": LOCUST}]


@pytest.mark.card("card:loc-vicious-kantus")
def test_vicious_kantus_need_not_and_does_nothing_without_a_kill() -> None:
    s = Scene(8, extra=("cog-fresh-recruit",))
    (hunter,) = s.discards(LOCUST, "loc-hunter")
    s.cover("cog-fresh-recruit", 1)
    attack(s, s.reserve("loc-vicious-kantus"), 1)
    s.choose("stop")
    assert (s.zone(hunter), s.happened("deck_shuffled")) == ("discard", [])
    s = Scene(8)
    s.discards(LOCUST, "loc-hunter")
    s.cover("cog-veteran", 1)
    attack(s, s.reserve("loc-vicious-kantus"), 1)
    assert s.decision.kind == "deployment"


@pytest.mark.parametrize(
    ("card", "most", "chapter"),
    [
        pytest.param("loc-kantus-priest", 1, 8, marks=pytest.mark.card("card:loc-kantus-priest")),
        pytest.param("loc-kantus-high-priest", 2, 11, marks=pytest.mark.card("card:loc-kantus-high-priest")),
    ],
)
def test_a_priest_may_move_troops_and_wretches_from_the_discard_pile_to_the_reserve(
    card: str, most: int, chapter: int
) -> None:
    s = Scene(chapter, extra=(card, "loc-boomer", "loc-kantus-priest", "ch06-ticker"))
    s.reserve("cog-private")
    # the Boomer is heavy, the Ticker neither troop nor wretch, and the other priest has a defense of 4
    cards = s.discards(LOCUST, "loc-grenadier", "loc-wretch-pack", "loc-hunter", "loc-boomer", "loc-respawn")
    s.discards(LOCUST, "ch06-ticker", "loc-kantus-priest")
    deploy(s, card, "loc-frenzy")
    assert targets(s) == ["loc-grenadier", "loc-hunter", "loc-wretch-pack"]
    s.choose(*[f"target:{s.ref(one)}" for one in cards[:most]])
    # moved, not deployed: neither of them does anything
    assert s.decision.kind == "combat"
    assert [s.zone(one) for one in cards] == ["reserve"] * most + ["discard"] * (5 - most)


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("loc-kantus-priest", marks=pytest.mark.card("card:loc-kantus-priest")),
        pytest.param("loc-kantus-high-priest", marks=pytest.mark.card("card:loc-kantus-high-priest")),
    ],
)
def test_a_priest_need_not_and_is_not_asked_without_such_a_unit(card: str) -> None:
    s = Scene(8, extra=(card,))
    (hunter,) = s.discards(LOCUST, "loc-hunter")
    deploy(s, card, "loc-frenzy")
    s.choose("stop")
    assert s.zone(hunter) == "discard"
    s = Scene(8, extra=(card, "loc-boomer"))
    s.discards(LOCUST, "loc-boomer", "loc-respawn")
    s.discards(COG, "cog-private")
    deploy(s, card, "loc-frenzy")
    assert asked(s) == (LOCUST, "combat")


@pytest.mark.card("card:loc-chainsaw-cyclops")
def test_chainsaw_cyclops_overruns() -> None:
    s = Scene(8)
    cyclops = s.reserve("loc-chainsaw-cyclops")
    tank = s.cover("cog-elite-armadillo", 1)
    attack(s, cyclops, 1)
    assert s.zone(tank) == "discard"
    assert (asked(s), s.decision.context["damage"]) == ((COG, "keep"), 1)
    s = Scene(8)
    cyclops, tank = s.cover("loc-chainsaw-cyclops", 1), s.reserve("cog-elite-armadillo")
    direct(s, cyclops, tank)
    # 3 only
    assert (s.zone(tank), s.decision.kind) == ("reserve", "deployment")
    s = Scene(8)
    cyclops, private = s.reserve("loc-chainsaw-cyclops"), s.cover("cog-private", 1)
    direct(s, private, cyclops)
    assert (s.zone(private), s.decision.kind) == ("discard", "deployment")

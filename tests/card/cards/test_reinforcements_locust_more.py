"""More units that reinforce the Locust deck: those with effects after attacks and deaths."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.core_play import all_values, asked, attack, changed, direct
from tests.card.scene import Scene


@pytest.mark.card("card:loc-flame-boomer")
def test_flame_boomer_burns_every_unit_in_reserve_that_did_not_block() -> None:
    assert all_values("loc-flame-boomer") == changed(4, 4)
    s = Scene(8)
    boomer, tank = s.cover("loc-flame-boomer", 1), s.reserve("cog-elite-armadillo")
    others = [s.reserve(card) for card in ("cog-private", "cog-scout")]
    inside, own = s.cover("cog-veteran", 3), s.reserve("loc-hunter")
    direct(s, boomer, tank)
    assert s.happened("damage_dealt") == [
        {"card": s.ref(tank), "damage": 4},
        {"card": s.ref(boomer), "damage": 2},
        *[{"card": s.ref(unit), "damage": 1} for unit in others],
    ]
    assert all(s.t.suppressed[unit] for unit in others)
    assert (s.zone(inside), s.t.suppressed[own]) == ("cover", False)


@pytest.mark.card("card:loc-flame-boomer")
def test_flame_boomer_burns_after_every_attack_it_makes() -> None:
    s = Scene(8)
    boomer, private = s.reserve("loc-flame-boomer"), s.reserve("cog-private")
    s.cover("cog-scout", 1)
    attack(s, boomer, 1)
    assert (s.place(boomer), s.t.suppressed[private]) == (1, True)
    s = Scene(8)
    boomer, private = s.cover("loc-flame-boomer", 1), s.reserve("cog-private")
    direct(s, boomer)
    assert not s.t.suppressed[private]
    s.choose("keep:0")
    assert s.t.suppressed[private]


@pytest.mark.card("card:loc-flame-boomer")
def test_flame_boomer_burns_nobody_when_it_blocks_is_attacked_or_others_attack() -> None:
    s = Scene(8)
    boomer, scout, private = s.reserve("loc-flame-boomer"), s.cover("cog-scout", 1), s.reserve("cog-private")
    direct(s, scout, boomer)
    assert not s.t.suppressed[private]
    s = Scene(8)
    scout, private = s.reserve("cog-scout"), s.reserve("cog-private")
    s.cover("loc-flame-boomer", 1)
    attack(s, scout, 1)
    assert not s.t.suppressed[private]
    s = Scene(8)
    hunter, private = s.reserve("loc-hunter"), s.reserve("cog-private")
    s.reserve("loc-flame-boomer")
    s.cover("cog-scout", 1)
    attack(s, hunter, 1)
    assert not s.t.suppressed[private]


@pytest.mark.card("card:loc-krav")
@pytest.mark.parametrize("use", [True, False])
def test_krav_may_come_back_to_hand_for_another_card(use: bool) -> None:
    assert all_values("loc-krav") == changed(3, 4)
    s = Scene(8, extra=("loc-krav",))
    krav, captain = s.cover("loc-krav", 1), s.reserve("cog-hardened-captain")
    hand = s.hand(LOCUST, "loc-respawn", "loc-hunter")
    attack(s, captain, 1)
    assert (s.zone(krav), asked(s)) == ("discard", (LOCUST, "may"))
    if use:
        s.choose(f"use:{s.ref(krav)}")
        assert s.ids == [f"discard:{s.ref(card)}" for card in sorted(hand)]
        s.choose(f"discard:{s.ref(hand[1])}")
        assert [s.zone(card) for card in (krav, *hand)] == ["hand", "hand", "discard"]
    else:
        s.choose("decline")
        assert [s.zone(card) for card in (krav, *hand)] == ["discard", "hand", "hand"]
    assert s.place(captain) == 1


@pytest.mark.card("card:loc-krav")
def test_krav_stays_dead_without_another_card_and_comes_back_alone() -> None:
    s = Scene(8, extra=("loc-krav", "loc-krav"))
    krav, captain = s.cover("loc-krav", 1), s.reserve("cog-hardened-captain")
    attack(s, captain, 1)
    assert (s.zone(krav), asked(s)) == ("discard", (COG, "deployment"))
    s = Scene(8, extra=("loc-krav", "loc-krav"))
    (other,) = s.discards(LOCUST, "loc-krav")
    krav, captain = s.cover("loc-krav", 1), s.reserve("cog-hardened-captain")
    s.hand(LOCUST, "loc-respawn")
    attack(s, captain, 1)
    s.choose(f"use:{s.ref(krav)}")
    assert (s.zone(krav), s.zone(other)) == ("hand", "discard")


@pytest.mark.card("card:loc-towering-boomer", "card:loc-bolter-drone")
def test_defensive_values_count_in_friendly_cover_and_end_in_enemy_cover() -> None:
    s = Scene(8, extra=("loc-towering-boomer",))
    boomer, captain = s.cover("loc-towering-boomer", 1), s.reserve("cog-assault-specialist")
    attack(s, captain, 1)
    assert s.zone(boomer) == "cover"
    s = Scene(8, extra=("loc-bolter-drone",))
    drone, tank = s.cover("loc-bolter-drone", 1), s.reserve("cog-elite-armadillo")
    direct(s, drone, tank)
    assert s.happened("damage_dealt")[0]["damage"] == 3
    s = Scene(8, extra=("loc-bolter-drone",))
    drone, tank = s.cover("loc-bolter-drone", 1), s.reserve("cog-elite-armadillo")
    direct(s, drone, tank, cross=True)
    # 2, and 1 more out of enemy cover
    assert s.happened("damage_dealt")[0]["damage"] == 3
    assert s.values(drone) == (2, 3)


@pytest.mark.card("card:loc-theron-sentinel")
@pytest.mark.parametrize("cards", [0, 2, 3])
def test_theron_sentinel_in_enemy_cover_lets_its_owner_draw_as_much_as_the_direct_damage(cards: int) -> None:
    s = Scene(8, extra=("loc-theron-sentinel",))
    direct(s, s.cover("loc-theron-sentinel", 1), cross=True)
    assert s.decision.context["damage"] == 3
    s.choose("keep:1")
    assert (asked(s), s.ids) == ((LOCUST, "draw"), ["draw:3", "draw:2", "draw:1", "draw:0"])
    before = len(s.t.hand[LOCUST])
    s.choose(f"draw:{cards}")
    assert len(s.t.hand[LOCUST]) == before + cards


@pytest.mark.card("card:loc-theron-sentinel")
def test_theron_sentinel_draws_neither_from_friendly_cover_nor_when_blocked() -> None:
    s = Scene(8, extra=("loc-theron-sentinel",))
    direct(s, s.cover("loc-theron-sentinel", 1))
    s.choose("keep:0")
    assert asked(s) == (LOCUST, "deployment")
    s = Scene(8, extra=("loc-theron-sentinel",))
    sentinel, private = s.cover("loc-theron-sentinel", 1), s.reserve("cog-private")
    direct(s, sentinel, private, cross=True)
    assert asked(s) == (LOCUST, "deployment")

"""The tactics and reactions of the Locust core deck, one by one."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.core_play import asked, block, can_deploy, deploy, targets
from tests.card.scene import Scene


@pytest.mark.card("card:loc-ink-grenade")
def test_ink_grenade_deals_1_damage_to_every_enemy_unit_in_reserve() -> None:
    s = Scene(1)
    reserve = [s.reserve(card) for card in ("cog-scout", "cog-sergeant", "cog-captain")]
    inside, own = s.cover("cog-private", 1), s.reserve("loc-drone")
    ink = deploy(s, "loc-ink-grenade", "loc-frenzy", "loc-boomer")
    assert s.happened("damage_dealt") == [{"card": s.ref(unit), "damage": 1} for unit in reserve]
    assert all(s.t.suppressed[unit] for unit in reserve)
    assert (s.t.suppressed[own], s.zone(inside), s.zone(ink)) == (False, "cover", "discard")
    s = Scene(1)
    s.cover("cog-private", 1)
    assert not can_deploy(s, "loc-ink-grenade", "loc-frenzy", "loc-boomer")


@pytest.mark.card("card:loc-reaver-drop")
def test_reaver_drop_puts_two_small_units_from_hand_without_deploying_them() -> None:
    s = Scene(1)
    drop = deploy(s, "loc-reaver-drop", "loc-drone", "loc-wretch-pack", "loc-wretch-pack", "loc-grenadier")
    assert targets(s) == ["loc-drone", "loc-wretch-pack"]
    left = [s.decision.context["left"]]
    s.choose(*[option for option in s.ids if "drone" in option])
    left.append(s.decision.context["left"])
    assert left == [2, 1]
    assert targets(s) == ["loc-wretch-pack"]
    s.choose(s.offered("target")[0])
    # put, not deployed: the Wretch Pack brings no other one
    assert s.decision.kind == "combat"
    assert [s.t.box.cards[unit].id for unit in s.t.reserve[LOCUST]] == ["loc-drone", "loc-wretch-pack"]
    assert (len(s.t.hand[LOCUST]), s.zone(drop)) == (2, "discard")


@pytest.mark.card("card:loc-reaver-drop")
def test_reaver_drop_may_put_one_and_needs_a_unit_with_a_defense_of_2_at_most() -> None:
    s = Scene(1)
    deploy(s, "loc-reaver-drop", "loc-drone", "loc-hunter", "loc-boomer", "loc-grenadier")
    s.choose(s.offered("target")[0], "stop")
    assert len(s.t.reserve[LOCUST]) == 1
    assert not can_deploy(Scene(1), "loc-reaver-drop", "loc-boomer")
    assert can_deploy(Scene(1), "loc-reaver-drop", "loc-hunter")


@pytest.mark.card("card:loc-respawn")
def test_respawn_moves_a_troop_or_wretch_from_the_discard_pile_to_the_reserve() -> None:
    s = Scene(1)
    s.reserve("cog-sergeant")
    grenadier, pack, boomer = s.discards(LOCUST, "loc-grenadier", "loc-wretch-pack", "loc-boomer")
    respawn = deploy(s, "loc-respawn", "loc-frenzy", "loc-drone", "loc-wretch-pack")
    assert targets(s) == ["loc-grenadier", "loc-wretch-pack"]
    assert "stop" not in s.ids
    s.choose(f"target:{s.ref(grenadier)}")
    # it is not deployed: no damage by the Grenadier
    assert s.decision.kind == "combat"
    assert [s.zone(card) for card in (grenadier, pack, boomer, respawn)] == ["reserve", "discard", "discard", "discard"]


@pytest.mark.card("card:loc-respawn")
def test_respawn_needs_a_troop_or_wretch_in_the_discard_pile() -> None:
    s = Scene(1)
    s.discards(LOCUST, "loc-boomer", "loc-frenzy")
    s.discards(COG, "cog-scout")
    assert not can_deploy(s, "loc-respawn", "loc-frenzy", "loc-drone", "loc-drone")


@pytest.mark.card("card:loc-wont-stay-dead")
def test_wont_stay_dead_shuffles_up_to_five_cards_of_any_kind_into_the_deck() -> None:
    s = Scene(1)
    cards = s.discards(LOCUST, "loc-drone", "loc-boomer", "loc-respawn", "loc-frenzy", "loc-hunter", "loc-cyclops")
    s.discards(COG, "cog-scout")
    before = len(s.t.deck[LOCUST])
    tactic = deploy(s, "loc-wont-stay-dead", "loc-kantus", "loc-kantus")
    assert len(s.offered("target")) == 6
    s.choose(*[f"target:{s.ref(card)}" for card in cards[:5]])
    assert [s.zone(card) for card in cards] == ["deck"] * 5 + ["discard"]
    assert (len(s.t.deck[LOCUST]), s.zone(tactic)) == (before - 3 + 5, "discard")
    assert s.happened("deck_shuffled") == [{"seat": LOCUST}]


@pytest.mark.card("card:loc-wont-stay-dead")
def test_wont_stay_dead_may_return_fewer_and_never_itself() -> None:
    s = Scene(1)
    drone, boomer = s.discards(LOCUST, "loc-drone", "loc-boomer")
    tactic = deploy(s, "loc-wont-stay-dead", "loc-kantus", "loc-kantus")
    assert targets(s) == ["loc-boomer", "loc-drone"]
    s.choose(f"target:{s.ref(boomer)}", "stop")
    assert [s.zone(card) for card in (drone, boomer, tactic)] == ["discard", "deck", "discard"]
    assert not can_deploy(Scene(1), "loc-wont-stay-dead")


@pytest.mark.card("card:loc-blood-rush")
def test_blood_rush_gives_3_attack_for_this_attack() -> None:
    s = Scene(1)
    sergeant, drone, other = s.cover("cog-sergeant", 2), s.reserve("loc-drone"), s.reserve("loc-hunter")
    hand = s.hand(LOCUST, "loc-blood-rush", "loc-boomer", "loc-boomer", "loc-cyclops")
    s.fill(COG, 1)
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(sergeant)}")
    block(s, drone)
    s.choose(f"react:{s.ref(hand[0])}")
    assert (s.values(drone), s.values(other), s.values(sergeant)) == ((5, 2), (3, 2), (4, 4))
    s.choose("pass")
    assert (s.zone(sergeant), s.zone(drone), s.zone(hand[0])) == ("discard", "discard", "discard")
    assert s.values(drone) == (2, 2)


def frenzied(*reserve: str, cover: str = "") -> tuple[int, int]:
    """Values of a Cyclops attacking into cover with Frenzy, beside these units."""
    s = Scene(1)
    cyclops = s.reserve("loc-cyclops")
    s.cover("cog-captain", 1)
    for card in reserve:
        s.reserve(card)
    if cover:
        s.cover(cover, 3)
    hand = s.hand(LOCUST, "loc-frenzy", "loc-respawn", "loc-ink-grenade")
    s.fill(COG, 1)
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(cyclops)}:row:1", "pass", f"react:{s.ref(hand[0])}")
    dealt, taken = s.happened("damage_dealt")
    assert (dealt["card"], taken["card"]) == ("card:cog-captain#1", s.ref(cyclops))
    return dealt["damage"], taken["damage"]


@pytest.mark.card("card:loc-frenzy")
def test_frenzy_gives_1_attack_for_every_other_unit_in_reserve_up_to_3() -> None:
    # 3, and 2 for attacking into cover
    assert frenzied() == (5, 4)
    assert frenzied("loc-drone") == (6, 4)
    assert frenzied("loc-drone", "loc-boomer", "loc-wretch-pack") == (8, 4)
    assert frenzied("loc-drone", "loc-boomer", "loc-wretch-pack", "loc-hunter") == (8, 4)
    assert frenzied("loc-drone", cover="loc-hunter") == (6, 4)


@pytest.mark.card("card:loc-frenzy")
def test_frenzy_ends_with_the_attack() -> None:
    s = Scene(1)
    boomer = s.reserve("loc-boomer")
    s.reserve("loc-drone")
    s.cover("cog-scout", 1)
    hand = s.hand(LOCUST, "loc-frenzy", "loc-respawn", "loc-ink-grenade")
    s.at_combat(LOCUST)
    s.choose(f"attack:{s.ref(boomer)}:row:1", f"react:{s.ref(hand[0])}")
    assert s.happened("damage_dealt")[0]["damage"] == 5
    assert (s.place(boomer), s.values(boomer), s.zone(hand[0])) == (1, (4, 3), "discard")


def linked(*reserve: str, cover: str = "") -> tuple[int, int]:
    """Values of a Drone in cover that defends itself with Hive Mind, beside these units."""
    s = Scene(1)
    captain, drone = s.reserve("cog-captain"), s.cover("loc-drone", 1)
    s.reserve("cog-private")
    for card in reserve:
        s.reserve(card)
    if cover:
        s.cover(cover, 3)
    hand = s.hand(LOCUST, "loc-hive-mind", "loc-respawn")
    s.fill(COG, 1)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(captain)}:row:1", f"react:{s.ref(hand[0])}")
    assert asked(s) == (COG, "reaction")
    return s.values(drone)


@pytest.mark.card("card:loc-hive-mind")
def test_hive_mind_gives_1_and_1_for_every_other_unit_of_the_same_subtype_up_to_3() -> None:
    assert linked() == (2, 2)
    assert linked("loc-boomer", "loc-wretch-pack") == (2, 2)
    assert linked("loc-hunter") == (3, 3)
    assert linked("loc-boomer", cover="loc-hunter") == (3, 3)
    assert linked("loc-hunter", "loc-kantus", cover="loc-drone") == (5, 5)
    assert linked("loc-hunter", "loc-kantus", "loc-grenadier", cover="loc-drone") == (5, 5)


@pytest.mark.card("card:loc-hive-mind")
def test_hive_mind_ends_with_the_attack() -> None:
    s = Scene(1)
    private, drone = s.reserve("cog-private"), s.cover("loc-drone", 1)
    s.reserve("loc-hunter")
    hand = s.hand(LOCUST, "loc-hive-mind", "loc-respawn")
    s.fill(COG, 1)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(private)}:row:1", f"react:{s.ref(hand[0])}", "pass")
    # 2 against 3, and 3 against 3
    assert (s.place(drone), s.values(drone), s.zone(private)) == (1, (2, 2), "discard")

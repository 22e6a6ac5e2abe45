"""The tactics that reinforce the Locust deck before chapter 9, one by one."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.core_play import asked, attack, can_deploy, deploy, targets
from tests.card.scene import Scene


@pytest.mark.card("card:loc-death-rattle")
def test_death_rattle_deals_1_direct_damage_for_every_own_unit_killed_until_the_next_turn() -> None:
    s = Scene(8, extra=("loc-death-rattle",))
    hunter, captain = s.cover("loc-hunter", 1), s.reserve("cog-hardened-captain")
    rattle = deploy(s, "loc-death-rattle", "loc-respawn")
    assert s.zone(rattle) == "discard"
    s.begin_turn(COG)
    attack(s, captain, 1)
    assert s.zone(hunter) == "discard"
    assert (asked(s), s.decision.context["damage"]) == ((COG, "keep"), 1)
    s.choose("keep:0")
    # and again for the next one
    boomer = s.cover("loc-hunter", 3)
    attack(s, s.reserve("cog-assault-specialist"), 3)
    assert s.zone(boomer) == "discard"
    # the other one is the Specialist's Overrun
    s.choose(f"resolve:{s.ref(rattle)}")
    while s.decision.kind == "keep":
        s.choose("keep:0")
    seats = [(d["seat"], d["damage"]) for d in s.happened("direct_damage_dealt")]
    assert seats == [(COG, 1), (LOCUST, 1)]


@pytest.mark.card("card:loc-death-rattle")
def test_death_rattle_ignores_enemy_units_and_ends_with_the_next_turn() -> None:
    s = Scene(8, extra=("loc-death-rattle",))
    boomer = s.reserve("loc-flame-boomer")
    scout = s.cover("cog-scout", 3)
    deploy(s, "loc-death-rattle", "loc-respawn")
    attack(s, boomer, 3)
    assert (s.zone(scout), s.decision.kind) == ("discard", "deployment")
    s.fill(COG, 1)
    s.begin_turn(COG)
    s.begin_turn(LOCUST)
    hunter = s.cover("loc-hunter", 1)
    attack(s, s.reserve("cog-hardened-captain"), 1)
    assert (s.zone(hunter), s.decision.kind) == ("discard", "deployment")


@pytest.mark.card("card:loc-death-rattle")
def test_death_rattle_counts_kills_by_effects_too_and_each_unit() -> None:
    s = Scene(8, extra=("loc-death-rattle", "cog-frag-storm"))
    first, second = s.cover("loc-hunter", 1), s.cover("loc-grenadier", 3)
    deploy(s, "loc-death-rattle", "loc-respawn")
    deploy(s, "cog-frag-storm", "cog-scout")
    s.choose(f"target:{s.ref(first)}", f"target:{s.ref(second)}")
    for _ in range(2):
        assert (asked(s), s.decision.context["damage"]) == ((COG, "keep"), 1)
        s.choose("keep:0")
    assert s.decision.kind != "keep"


@pytest.mark.card("card:loc-drown-them-in-bodies")
def test_drown_them_in_bodies_puts_up_to_three_units_from_hand_without_deploying_them() -> None:
    s = Scene(8, extra=("loc-drown-them-in-bodies",))
    s.reserve("cog-private")
    hand = ("loc-grenadier", "loc-grenadier", "loc-hunter", "loc-wretch-pack", "loc-flame-boomer", "loc-respawn")
    deploy(s, "loc-drown-them-in-bodies", *hand)
    assert targets(s) == ["loc-grenadier", "loc-hunter", "loc-wretch-pack"]
    for name in ("grenadier", "wretch-pack", "hunter"):
        s.choose(next(option for option in s.ids if name in option))
    # put, not deployed: no damage by the Grenadier
    assert s.decision.kind == "combat"
    assert (len(s.t.reserve[LOCUST]), len(s.t.hand[LOCUST])) == (3, 3)


@pytest.mark.card("card:loc-drown-them-in-bodies")
def test_drown_them_in_bodies_may_put_fewer_and_needs_a_unit_with_a_defense_of_3_at_most() -> None:
    s = Scene(8, extra=("loc-drown-them-in-bodies",))
    deploy(s, "loc-drown-them-in-bodies", "loc-hunter", "loc-hunter", "loc-grenadier", "loc-respawn")
    s.choose(s.offered("target")[0], "stop")
    assert len(s.t.reserve[LOCUST]) == 1
    s = Scene(8, extra=("loc-drown-them-in-bodies",))
    assert not can_deploy(s, "loc-drown-them-in-bodies", *["loc-flame-boomer"] * 3, "loc-respawn")


@pytest.mark.card("card:loc-horde")
def test_horde_moves_up_to_two_small_troops_or_wretches_from_the_discard_pile() -> None:
    s = Scene(8, extra=("loc-horde", "ch06-ticker"))
    hunter, pack, *others = s.discards(
        LOCUST, "loc-hunter", "loc-wretch-pack", "loc-hunter", "loc-grenadier", "ch06-ticker", "loc-respawn"
    )
    horde = deploy(s, "loc-horde", "loc-frenzy", "loc-wretch-pack")
    # a Grenadier has a defense of 3, a Ticker is neither troop nor wretch
    assert targets(s) == ["loc-hunter", "loc-wretch-pack"]
    s.choose(f"target:{s.ref(hunter)}", f"target:{s.ref(pack)}")
    # moved, not deployed: the Wretch Pack in hand stays there
    assert s.decision.kind == "combat"
    assert [s.zone(card) for card in (hunter, pack, *others, horde)] == ["reserve"] * 2 + ["discard"] * 5


@pytest.mark.card("card:loc-horde")
def test_horde_may_move_one_and_needs_such_a_unit() -> None:
    s = Scene(8, extra=("loc-horde",))
    hunter, pack = s.discards(LOCUST, "loc-hunter", "loc-wretch-pack")
    deploy(s, "loc-horde", "loc-frenzy", "loc-grenadier")
    s.choose(f"target:{s.ref(pack)}", "stop")
    assert (s.zone(hunter), s.zone(pack)) == ("discard", "reserve")
    s = Scene(8, extra=("loc-horde",))
    s.discards(LOCUST, "loc-grenadier", "loc-flame-boomer", "loc-respawn")
    assert not can_deploy(s, "loc-horde", "loc-frenzy", "loc-hunter")


@pytest.mark.card("card:loc-tenacious-reinforcement")
@pytest.mark.parametrize("cards", [0, 1])
def test_tenacious_reinforcement_shuffles_up_to_six_cards_back_and_may_draw(cards: int) -> None:
    s = Scene(8, extra=("loc-tenacious-reinforcement",))
    back = s.discards(
        LOCUST,
        "loc-hunter",
        "loc-grenadier",
        "loc-respawn",
        "loc-frenzy",
        "loc-flame-boomer",
        "loc-wretch-pack",
        "loc-ink-grenade",
    )
    before = len(s.t.deck[LOCUST])
    tactic = deploy(s, "loc-tenacious-reinforcement", "loc-hive-mind", "loc-frenzy")
    assert len(s.offered("target")) == 7
    s.choose(*[f"target:{s.ref(card)}" for card in back[:6]])
    assert s.happened("deck_shuffled") == [{"seat": LOCUST}]
    assert s.ids == ["draw:1", "draw:0"]
    s.choose(f"draw:{cards}")
    assert (s.zone(back[6]), s.zone(tactic)) == ("discard", "discard")
    assert (len(s.t.deck[LOCUST]), len(s.t.hand[LOCUST])) == (before - 3 + 6 - cards, 2 + cards)


@pytest.mark.card("card:loc-tenacious-reinforcement")
def test_tenacious_reinforcement_may_return_fewer() -> None:
    s = Scene(8, extra=("loc-tenacious-reinforcement",))
    hunter, grenadier = s.discards(LOCUST, "loc-hunter", "loc-grenadier")
    deploy(s, "loc-tenacious-reinforcement", "loc-hive-mind", "loc-frenzy")
    s.choose(f"target:{s.ref(hunter)}", "stop", "draw:0")
    assert (s.zone(hunter), s.zone(grenadier)) == ("deck", "discard")


@pytest.mark.card("card:loc-tremors")
def test_tremors_suppresses_up_to_three_units_and_damages_every_unit_in_cover() -> None:
    s = Scene(8, extra=("loc-tremors", "cog-fresh-recruit"))
    reserve = [s.reserve(card) for card in ("cog-private", "cog-scout", "cog-veteran", "cog-fresh-recruit")]
    inside = [s.cover("cog-lieutenant", 1), s.cover("cog-elite-armadillo", 2)]
    own = s.cover("loc-hunter", 3)
    tremors = deploy(s, "loc-tremors", "loc-respawn")
    s.choose(*[f"target:{s.ref(unit)}" for unit in reserve[:3]])
    assert [s.t.suppressed[unit] for unit in reserve] == [True, True, True, False]
    assert s.happened("damage_dealt") == [{"card": s.ref(unit), "damage": 1} for unit in inside]
    assert (s.zone(own), s.zone(tremors)) == ("cover", "discard")


@pytest.mark.card("card:loc-tremors")
def test_tremors_may_suppress_fewer() -> None:
    s = Scene(8, extra=("loc-tremors",))
    first, second, inside = s.reserve("cog-private"), s.reserve("cog-scout"), s.cover("cog-veteran", 1)
    deploy(s, "loc-tremors", "loc-respawn")
    assert targets(s) == ["cog-private", "cog-scout"]
    s.choose(f"target:{s.ref(second)}", "stop")
    assert (s.t.suppressed[first], s.t.suppressed[second]) == (False, True)
    assert s.happened("damage_dealt") == [{"card": s.ref(inside), "damage": 1}]


@pytest.mark.card("card:loc-tremors")
def test_tremors_works_on_cover_alone_and_not_on_nobody() -> None:
    s = Scene(8, extra=("loc-tremors",))
    inside = s.cover("cog-veteran", 1)
    deploy(s, "loc-tremors", "loc-respawn")
    assert s.happened("damage_dealt") == [{"card": s.ref(inside), "damage": 1}]
    assert not can_deploy(Scene(8, extra=("loc-tremors",)), "loc-tremors", "loc-respawn")

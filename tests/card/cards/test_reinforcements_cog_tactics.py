"""The tactics that reinforce the COG deck before chapter 9, one by one."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.core_play import asked, can_deploy, deploy, targets
from tests.card.scene import Scene


@pytest.mark.card("card:cog-deadly-sacrifice")
def test_deadly_sacrifice_kills_a_friendly_unit_for_its_attack_plus_1_and_1_direct_damage() -> None:
    s = Scene(8, extra=("cog-deadly-sacrifice",))
    private, veteran = s.reserve("cog-private"), s.cover("cog-veteran", 2)
    boomer, hunter = s.cover("loc-flame-boomer", 1), s.reserve("loc-hunter")
    deploy(s, "cog-deadly-sacrifice", "cog-scout")
    assert targets(s) == ["cog-private", "cog-veteran"]
    s.choose(f"target:{s.ref(veteran)}")
    assert (s.zone(veteran), s.zone(private)) == ("discard", "reserve")
    assert targets(s) == ["loc-flame-boomer", "loc-hunter"]
    s.choose(f"target:{s.ref(boomer)}")
    # 3 + 1 in the High Wall + 1
    assert s.happened("damage_dealt") == [{"card": s.ref(boomer), "damage": 5}]
    assert (s.zone(boomer), s.zone(hunter)) == ("discard", "reserve")
    assert (asked(s), s.decision.context["damage"]) == ((LOCUST, "keep"), 1)


@pytest.mark.card("card:cog-deadly-sacrifice")
def test_deadly_sacrifice_needs_a_friendly_unit_but_no_enemy() -> None:
    s = Scene(8, extra=("cog-deadly-sacrifice",))
    s.reserve("loc-hunter")
    assert not can_deploy(s, "cog-deadly-sacrifice", "cog-scout")
    s = Scene(8, extra=("cog-deadly-sacrifice",))
    private = s.reserve("cog-private")
    deploy(s, "cog-deadly-sacrifice", "cog-scout")
    assert (s.zone(private), asked(s)) == ("discard", (LOCUST, "keep"))


@pytest.mark.card("card:cog-expert-planning")
def test_expert_planning_takes_up_to_two_of_five_and_puts_the_others_at_the_bottom() -> None:
    s = Scene(8, extra=("cog-expert-planning",))
    s.on_top(COG, "cog-scout", "cog-private", "cog-veteran", "cog-airstrike", "cog-lieutenant", "cog-battle-plans")
    top = s.t.deck[COG][:6]
    before = len(s.t.deck[COG])
    planning = deploy(s, "cog-expert-planning", "cog-heroism", "cog-heroism", "cog-hit-the-floor")
    assert (s.decision.kind, len(s.offered("target")), "stop" in s.ids) == ("peek", 5, True)
    s.choose(f"target:{s.ref(top[1])}", f"target:{s.ref(top[3])}")
    assert s.decision.kind == "put_back"
    s.choose(f"next:{s.ref(top[4])}", f"next:{s.ref(top[0])}")
    assert (s.t.deck[COG][0], s.t.deck[COG][-3:]) == (top[5], (top[4], top[0], top[2]))
    assert (s.zone(top[1]), s.zone(top[3]), s.zone(planning)) == ("hand", "hand", "discard")
    assert (len(s.t.deck[COG]), len(s.t.hand[COG])) == (before - 4 - 2, 5)


@pytest.mark.card("card:cog-expert-planning")
@pytest.mark.parametrize("kept", [0, 1])
def test_expert_planning_may_take_fewer(kept: int) -> None:
    s = Scene(8, extra=("cog-expert-planning",))
    s.on_top(COG, "cog-scout", "cog-private", "cog-veteran", "cog-airstrike", "cog-lieutenant")
    top = s.t.deck[COG][:5]
    deploy(s, "cog-expert-planning", "cog-heroism", "cog-heroism", "cog-hit-the-floor")
    s.choose(*[f"target:{s.ref(card)}" for card in top[:kept]], "stop")
    s.choose(*[f"next:{s.ref(card)}" for card in top[kept:4]])
    assert s.t.deck[COG][kept - 5 :] == top[kept:]
    assert len(s.t.hand[COG]) == 3 + kept


@pytest.mark.card("card:cog-frag-storm")
def test_frag_storm_deals_3_damage_to_each_of_two_units_in_cover() -> None:
    s = Scene(8, extra=("cog-frag-storm",))
    hunter, grenadier, boomer = s.cover("loc-hunter", 1), s.cover("loc-grenadier", 2), s.cover("loc-flame-boomer", 3)
    s.reserve("loc-spotter-drone")
    storm = deploy(s, "cog-frag-storm", "cog-scout")
    assert targets(s) == ["loc-flame-boomer", "loc-grenadier", "loc-hunter"]
    s.choose(f"target:{s.ref(hunter)}", f"target:{s.ref(grenadier)}")
    assert s.happened("damage_dealt") == [{"card": s.ref(unit), "damage": 3} for unit in (hunter, grenadier)]
    # the Grenadier has 3 + 1 defense in the High Wall
    assert [s.zone(card) for card in (hunter, grenadier, boomer, storm)] == ["discard", "cover", "cover", "discard"]


@pytest.mark.card("card:cog-frag-storm")
def test_frag_storm_may_hit_one_and_needs_an_enemy_in_cover() -> None:
    s = Scene(8, extra=("cog-frag-storm",))
    hunter, boomer = s.cover("loc-hunter", 1), s.cover("loc-flame-boomer", 3)
    deploy(s, "cog-frag-storm", "cog-scout")
    s.choose(f"target:{s.ref(hunter)}", "stop")
    assert (s.zone(hunter), len(s.happened("damage_dealt")), s.zone(boomer)) == ("discard", 1, "cover")
    s = Scene(8, extra=("cog-frag-storm",))
    s.reserve("loc-hunter")
    s.cover("cog-private", 1)
    assert not can_deploy(s, "cog-frag-storm", "cog-scout")


@pytest.mark.card("card:cog-mobile-combat")
def test_mobile_combat_moves_two_units_one_after_another_into_other_cover() -> None:
    s = Scene(8, extra=("cog-mobile-combat",))
    private, veteran = s.cover("cog-private", 1), s.reserve("cog-veteran")
    s.cover("loc-hunter", 2)
    s.reserve("cog-lieutenant", suppressed=True)
    s.reserve("loc-grenadier")
    deploy(s, "cog-mobile-combat", "cog-scout", "cog-airstrike")
    assert targets(s) == ["cog-private", "cog-veteran"]
    # row 3 is the only other cover that is free; then row 1 is
    s.choose(f"target:{s.ref(private)}")
    assert s.place(private) == 3
    s.choose(f"target:{s.ref(veteran)}")
    assert s.place(veteran) == 1
    assert s.offered("direct") == [f"direct:{s.ref(veteran)}", f"direct:{s.ref(private)}"]


@pytest.mark.card("card:cog-mobile-combat")
def test_mobile_combat_moves_no_third_unit() -> None:
    s = Scene(8, extra=("cog-mobile-combat",))
    units = [s.reserve(card) for card in ("cog-private", "cog-veteran", "cog-lieutenant")]
    deploy(s, "cog-mobile-combat", "cog-scout", "cog-airstrike")
    s.choose(f"target:{s.ref(units[0])}", "to:row:1", f"target:{s.ref(units[1])}", "to:row:2")
    assert ([s.place(unit) for unit in units], s.decision.kind) == ([1, 2, 0], "combat")


@pytest.mark.card("card:cog-mobile-combat")
def test_mobile_combat_may_move_one_and_lets_its_owner_choose_the_cover() -> None:
    s = Scene(8, extra=("cog-mobile-combat",))
    private, veteran = s.cover("cog-private", 1, far=True), s.reserve("cog-veteran")
    deploy(s, "cog-mobile-combat", "cog-scout", "cog-airstrike")
    s.choose(f"target:{s.ref(private)}")
    assert s.ids == ["to:row:2", "to:row:3"]
    s.choose("to:row:2")
    assert s.decision.context == {"card": "card:cog-mobile-combat#1", "left": 1}
    s.choose("stop")
    assert (s.place(private), s.t.far[private], s.zone(veteran)) == (2, False, "reserve")
    assert s.happened("unit_moved") == [{"card": s.ref(private), "row": "row:2"}]


@pytest.mark.card("card:cog-mobile-combat")
def test_mobile_combat_needs_a_ready_unit_and_free_cover_and_moves_no_raven() -> None:
    s = Scene(8, extra=("cog-mobile-combat",))
    s.reserve("cog-private", suppressed=True)
    s.reserve("loc-hunter")
    assert not can_deploy(s, "cog-mobile-combat", "cog-scout", "cog-airstrike")
    s = Scene(8, extra=("cog-mobile-combat",))
    s.reserve("cog-veteran")
    for place, card in enumerate(("loc-hunter", "cog-private", "loc-grenadier"), 1):
        s.cover(card, place)
    assert not can_deploy(s, "cog-mobile-combat", "cog-scout", "cog-airstrike")
    s = Scene(8, extra=("cog-mobile-combat",))
    s.reserve("cog-king-raven")
    s.reserve("cog-veteran")
    deploy(s, "cog-mobile-combat", "cog-scout", "cog-airstrike")
    assert targets(s) == ["cog-veteran"]

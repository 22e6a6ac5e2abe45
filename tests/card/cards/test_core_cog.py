"""The units of the COG core deck, one by one."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from tests.card.cards.core_play import (
    all_values,
    asked,
    attack,
    changed,
    deploy,
    direct,
    targets,
)
from tests.card.scene import Scene


@pytest.mark.parametrize(
    ("card", "attack", "defense"),
    [
        pytest.param("cog-fresh-recruit", 2, 2, marks=pytest.mark.card("card:cog-fresh-recruit")),
        pytest.param("cog-private", 2, 3, marks=pytest.mark.card("card:cog-private")),
        pytest.param("cog-sergeant", 3, 3, marks=pytest.mark.card("card:cog-sergeant")),
    ],
)
def test_a_unit_without_a_rule_has_the_same_values_everywhere(card: str, attack: int, defense: int) -> None:
    assert all_values(card) == changed(attack, defense)
    s = Scene(1)
    deploy(s, card, *["cog-airstrike"] * 2, *["cog-heroism"] * (2 if card == "cog-private" else 1))
    assert asked(s) == (COG, "combat")


@pytest.mark.card("card:cog-captain")
def test_captain_may_stand_up_one_suppressed_friendly_unit() -> None:
    s = Scene(1)
    first, second = s.reserve("cog-sergeant", suppressed=True), s.reserve("cog-private", suppressed=True)
    s.reserve("cog-scout")
    s.reserve("loc-drone", suppressed=True)
    captain = deploy(s, "cog-captain")
    assert asked(s) == (COG, "may")
    s.choose(f"use:{s.ref(captain)}")
    assert targets(s) == ["cog-private", "cog-sergeant"]
    s.choose(f"target:{s.ref(first)}")
    assert not s.t.suppressed[first]
    assert s.t.suppressed[second]
    assert f"move:{s.ref(first)}:row:1" in s.ids


@pytest.mark.card("card:cog-captain")
def test_captain_need_not_stand_a_unit_up_and_is_not_asked_without_one() -> None:
    s = Scene(1)
    unit = s.reserve("cog-sergeant", suppressed=True)
    deploy(s, "cog-captain")
    s.choose("decline")
    assert s.t.suppressed[unit]
    s = Scene(1)
    s.reserve("cog-sergeant")
    s.reserve("loc-drone", suppressed=True)
    deploy(s, "cog-captain")
    assert asked(s) == (COG, "combat")


@pytest.mark.card("card:cog-elite-armadillo")
def test_elite_armadillo_may_move_another_troop_from_reserve_into_free_cover() -> None:
    s = Scene(1)
    troop = s.reserve("cog-sergeant")
    s.reserve("cog-heavy-infantry")
    s.cover("loc-drone", 1)
    tank = deploy(s, "cog-elite-armadillo")
    s.choose(f"use:{s.ref(tank)}")
    assert s.offered("to") == ["to:row:2", "to:row:3"]
    s.choose("to:row:3")
    assert s.place(troop) == 3
    # CG-COMBAT-24: it began the combat phase in cover
    assert f"direct:{s.ref(troop)}" in s.ids


@pytest.mark.card("card:cog-elite-armadillo")
def test_elite_armadillo_needs_a_troop_in_reserve_and_free_cover() -> None:
    s = Scene(1)
    unit = s.reserve("cog-sergeant")
    deploy(s, "cog-elite-armadillo")
    s.choose("decline")
    assert s.zone(unit) == "reserve"
    s = Scene(1)
    s.reserve("cog-heavy-infantry")
    s.cover("cog-sergeant", 1)
    deploy(s, "cog-elite-armadillo")
    assert asked(s) == (COG, "combat")
    s = Scene(1)
    s.reserve("cog-sergeant")
    for place, card in enumerate(("loc-drone", "loc-hunter", "cog-private"), 1):
        s.cover(card, place)
    deploy(s, "cog-elite-armadillo")
    assert asked(s) == (COG, "combat")


@pytest.mark.card("card:cog-heavy-infantry")
def test_heavy_infantry_attacks_harder_while_it_blocks() -> None:
    assert all_values("cog-heavy-infantry") == changed(2, 4, blocking=(3, 4))
    s = Scene(1)
    boomer, blocker = s.cover("loc-boomer", 1), s.reserve("cog-heavy-infantry")
    direct(s, boomer, blocker)
    assert [d["damage"] for d in s.happened("damage_dealt")] == [4, 3]
    assert (s.zone(boomer), s.zone(blocker)) == ("discard", "discard")


@pytest.mark.card("card:cog-king-raven")
def test_king_raven_may_deploy_one_troop_from_hand_whatever_its_values() -> None:
    s = Scene(1)
    deploy(s, "cog-king-raven", "cog-fresh-recruit", "cog-heavy-infantry")
    assert asked(s) == (COG, "from_hand")
    assert targets(s) == ["cog-fresh-recruit"]
    s.choose(s.offered("target")[0])
    assert [s.t.box.cards[unit].id for unit in s.t.reserve[COG]] == ["cog-king-raven", "cog-fresh-recruit"]
    assert len(s.t.hand[COG]) == 1


@pytest.mark.card("card:cog-king-raven")
def test_a_troop_out_of_the_king_raven_is_deployed_and_its_deploy_effect_happens() -> None:
    s = Scene(1)
    deploy(s, "cog-king-raven", "cog-scout", "cog-airstrike")
    s.choose(s.offered("target")[0])
    assert s.decision.kind == "draw"
    s.choose("draw:2")
    assert len(s.t.hand[COG]) == 3


@pytest.mark.card("card:cog-king-raven")
def test_king_raven_need_not_deploy_a_troop_and_deploys_nothing_else() -> None:
    s = Scene(1)
    deploy(s, "cog-king-raven", "cog-fresh-recruit", "cog-heavy-infantry")
    s.choose("stop")
    assert len(s.t.reserve[COG]) == 1
    s = Scene(1)
    deploy(s, "cog-king-raven", "cog-airstrike", "cog-heavy-infantry")
    assert s.ids == ["stop"]


@pytest.mark.card("card:cog-king-raven")
def test_king_raven_neither_enters_nor_attacks_cover_but_it_blocks() -> None:
    s = Scene(1)
    raven, sergeant = s.reserve("cog-king-raven"), s.reserve("cog-sergeant")
    drone = s.cover("loc-drone", 1)
    s.at_combat(COG)
    assert s.ids == [
        *[f"{kind}:{s.ref(sergeant)}:row:{row}" for kind, row in (("attack", 1), ("move", 2), ("move", 3))],
        "end",
    ]
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(drone)}")
    assert f"block:{s.ref(raven)}" in s.ids


@pytest.mark.card("card:cog-king-raven")
def test_king_raven_takes_no_part_in_a_coordinated_assault() -> None:
    s = Scene(1)
    s.reserve("cog-king-raven")
    sergeant = s.reserve("cog-sergeant")
    drone = s.cover("loc-drone", 1)
    deploy(s, "cog-coordinated-assault", "cog-private")
    assert s.happened("attack_declared") == [
        {"attackers": [s.ref(sergeant)], "row": "row:1", "target": s.ref(drone)},
    ]


@pytest.mark.card("card:cog-scout")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_scout_draws_up_to_two_cards(cards: int) -> None:
    s = Scene(1)
    before = len(s.t.deck[COG])
    deploy(s, "cog-scout", "cog-airstrike", "cog-heroism")
    assert s.ids == ["draw:2", "draw:1", "draw:0"]
    s.choose(f"draw:{cards}")
    assert s.sizes(COG) == (before - 3 - cards, 2 + cards, 0)


@pytest.mark.card("card:cog-vanguard")
def test_vanguard_may_draw_when_it_kills_by_attacking_into_cover() -> None:
    for cards in (0, 1):
        s = Scene(1)
        unit, drone = s.reserve("cog-vanguard"), s.cover("loc-drone", 1)
        s.hand(COG, "cog-hit-the-floor", "cog-airstrike")
        s.at_combat(COG)
        s.choose(f"attack:{s.ref(unit)}:row:1", "react:card:cog-hit-the-floor")
        assert s.ids == ["draw:1", "draw:0"]
        s.choose(f"draw:{cards}")
        assert (s.zone(drone), s.place(unit), len(s.t.hand[COG])) == ("discard", 1, 1 + cards)


@pytest.mark.card("card:cog-vanguard")
def test_vanguard_draws_neither_without_a_kill_nor_for_a_blocker_or_a_blocked_attacker() -> None:
    s = Scene(1)
    attack(s, s.reserve("cog-vanguard"), s.place(s.cover("loc-boomer", 2)))
    assert s.decision.kind == "deployment"
    s = Scene(1)
    unit, drone = s.cover("cog-vanguard", 1), s.reserve("loc-drone")
    direct(s, unit, drone)
    assert (s.zone(drone), s.decision.kind) == ("discard", "deployment")
    s = Scene(1)
    unit, drone = s.reserve("cog-vanguard"), s.cover("loc-drone", 1)
    direct(s, drone, unit)
    assert (s.zone(drone), s.decision.kind) == ("discard", "deployment")

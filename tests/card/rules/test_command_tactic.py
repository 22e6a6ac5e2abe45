"""CG-COMMANDTACTIC: tactic abilities of command cards as the action of a deployment phase."""

from __future__ import annotations

from typing import Any

import pytest

from eday.card.box import COG, LOCUST
from tests.card.scene import Scene

HAMMER = "tactic:card:ch04-hammer-of-dawn#1"
BERSERKER = "tactic:card:ch04-berserker#1"
MARCUS = "tactic:card:ch09-marcus-fenix#1"


def anywhere() -> dict[str, Any]:
    """A command unit whose tactic has no condition about its place."""
    tactic = {"trigger": "command_tactic", "values": [3], "do": [{"op": "draw", "n": 1}]}
    return {"command_units": {"ch09-marcus-fenix": {"effects": [tactic]}}}


@pytest.mark.rule("CG-COMMANDTACTIC-01", "CG-COMMANDTACTIC-04")
@pytest.mark.parametrize("second", [False, True])
def test_a_command_tactic_is_the_action_of_either_deployment_phase(second: bool) -> None:
    s = Scene(4)
    drone = s.cover("loc-drone", 2)
    s.fill(COG, 6)
    s.fill(LOCUST, 2)
    s.at_deployment(COG, second=second)
    assert s.offered("tactic") == [HAMMER]
    s.choose(HAMMER)
    assert s.happened("tactic_used") == [{"seat": COG, "card": "card:ch04-hammer-of-dawn#1"}]
    assert s.happened("damage_dealt") == [{"card": s.ref(drone), "damage": 6}]
    assert s.zone(drone) == "discard"
    s.choose("keep:0")
    assert len(s.t.hand[COG]) == 6
    assert s.decision.seat == (LOCUST if second else COG)
    if not second:
        assert s.t.phase == "second_deployment"


@pytest.mark.rule("CG-COMMANDTACTIC-01")
@pytest.mark.parametrize(("number", "cards"), [(1, 1), (2, 3)])
def test_each_of_several_tactics_of_one_card_can_be_chosen(number: int, cards: int) -> None:
    both = [{"trigger": "command_tactic", "values": [3], "do": [{"op": "draw", "n": n}]} for n in (1, 3)]
    s = Scene(4, patch={"commands": {"ch04-hammer-of-dawn": {"effects": both}}})
    s.fill(COG, 3)
    s.at_deployment(COG)
    assert s.offered("tactic") == [f"{HAMMER}:1", f"{HAMMER}:2"]
    s.choose(f"{HAMMER}:{number}")
    assert len(s.t.hand[COG]) == 3 + cards
    assert s.happened("tactic_used") == [{"seat": COG, "card": "card:ch04-hammer-of-dawn#1", "number": number}]


@pytest.mark.rule("CG-COMMANDTACTIC-01")
def test_a_command_tactic_is_no_combat_action() -> None:
    s = Scene(4)
    s.cover("loc-drone", 2)
    s.reserve("cog-private")
    s.fill(COG, 6)
    s.at_combat(COG)
    assert not s.offered("tactic")


@pytest.mark.rule("CG-COMMANDTACTIC-01")
def test_the_enemys_command_tactic_is_not_mine() -> None:
    s = Scene(4)
    s.cover("cog-private", 2)
    s.fill(LOCUST, 6)
    s.at_deployment(LOCUST)
    assert s.offered("tactic") == []


@pytest.mark.rule("CG-COMMANDTACTIC-03", "CG-COMMANDTACTIC-05")
@pytest.mark.parametrize("hand", range(1, 9))
def test_the_hand_count_without_the_command_card_must_fit(hand: int) -> None:
    s = Scene(4)
    s.cover("loc-drone", 2)
    s.fill(COG, hand)
    s.at_deployment(COG)
    assert s.offered("tactic") == ([HAMMER] if hand in (3, 6) else [])


@pytest.mark.rule("CG-COMMANDTACTIC-03", "CG-EX-13")
@pytest.mark.parametrize(("hand", "offered"), [(1, False), (2, True), (3, False), (6, False), (7, True), (8, False)])
def test_the_berserker_comes_with_two_or_seven_cards(hand: int, offered: bool) -> None:
    s = Scene(4)
    berserker = s.card("ch04-berserker", zone=4)
    s.hand(LOCUST, *("loc-boomer", "loc-drone")[:hand])
    s.fill(LOCUST, hand)
    s.at_deployment(LOCUST)
    assert (BERSERKER in s.ids) == offered
    if not offered:
        return
    s.choose(BERSERKER)
    assert s.zone(berserker) == "reserve"
    assert s.decision.kind == "discard"
    s.choose(s.ids[0])
    assert len(s.t.hand[LOCUST]) == hand - 1
    assert len(s.t.discard[LOCUST]) == 1
    assert s.t.phase == "combat"


@pytest.mark.rule("CG-COMMANDTACTIC-02")
@pytest.mark.parametrize("place", ["command", "reserve", "cover", "enemy cover", "out"])
def test_the_card_may_be_in_command_area_reserve_or_cover(place: str) -> None:
    s = Scene(9, patch=anywhere())
    marcus = s.card("ch09-marcus-fenix", zone=4)
    if place == "reserve":
        s.reserve("ch09-marcus-fenix")
    elif "cover" in place:
        s.cover("ch09-marcus-fenix", 1, far=place == "enemy cover")
    elif place == "out":
        s.t.put(marcus, 8)
    s.fill(COG, 3)
    s.at_deployment(COG)
    assert s.offered("tactic") == ([] if place == "out" else [MARCUS])


@pytest.mark.rule("CG-COMMANDTACTIC-04")
def test_it_stays_where_it_is_and_nothing_is_discarded() -> None:
    s = Scene(9, patch=anywhere())
    marcus = s.cover("ch09-marcus-fenix", 1)
    s.fill(COG, 3)
    deck, hand, discards = s.sizes(COG)
    s.at_deployment(COG)
    s.choose(MARCUS)
    assert (s.zone(marcus), s.place(marcus)) == ("cover", 1)
    assert s.sizes(COG) == (deck - 1, hand + 1, discards)


@pytest.mark.rule("CG-COMMANDTACTIC-04")
def test_like_a_tactic_it_needs_a_target() -> None:
    s = Scene(4)
    s.reserve("loc-drone")
    s.fill(COG, 6)
    s.at_deployment(COG)
    assert s.offered("tactic") == []


@pytest.mark.rule("CG-COMMANDTACTIC-06")
def test_a_suppressed_command_unit_may_use_it() -> None:
    s = Scene(9, patch=anywhere())
    marcus = s.reserve("ch09-marcus-fenix", suppressed=True)
    s.fill(COG, 3)
    s.at_deployment(COG)
    s.choose(MARCUS)
    assert len(s.t.hand[COG]) == 4
    assert s.t.suppressed[marcus]
    assert s.t.phase == "second_deployment"


@pytest.mark.rule("CG-COMMANDTACTIC-07")
def test_it_may_be_used_in_both_phases_of_a_turn() -> None:
    s = Scene(4)
    s.cover("loc-drone", 1)
    s.cover("loc-hunter", 2)
    s.fill(COG, 6)
    s.fill(LOCUST, 2)
    s.at_deployment(COG)
    s.choose(HAMMER, "target:card:loc-drone#1", "keep:0")
    assert s.t.phase == "second_deployment"
    assert s.offered("tactic") == [HAMMER]
    s.choose(HAMMER)
    assert len(s.happened("tactic_used")) == 2
    assert len(s.happened("unit_killed")) == 2


@pytest.mark.rule("CG-COMMANDTACTIC-07")
def test_the_second_time_the_hand_count_must_fit_again() -> None:
    s = Scene(9, patch=anywhere())
    s.fill(COG, 3)
    s.at_deployment(COG)
    s.choose(MARCUS)
    assert s.t.phase == "second_deployment"
    assert s.offered("tactic") == []


@pytest.mark.rule("CG-COMMANDTACTIC-03")
@pytest.mark.parametrize(("hand", "damage"), [(2, 1), (3, 2), (4, 0)])
def test_of_two_tactics_on_a_card_each_has_its_own_values(hand: int, damage: int) -> None:
    foe = {"who": "enemy", "zone": "cover"}
    tactics = [
        {"trigger": "command_tactic", "values": [n + 1], "do": [{"op": "damage", "n": n, "target": foe}]}
        for n in (1, 2)
    ]
    s = Scene(4, patch={"commands": {"ch04-hammer-of-dawn": {"effects": tactics}}})
    s.cover("loc-drone", 2)
    s.fill(COG, hand)
    s.at_deployment(COG)
    assert s.offered("tactic") == ([f"{HAMMER}:{damage}"] if damage else [])
    if damage:
        s.choose(f"{HAMMER}:{damage}")
        assert [one["damage"] for one in s.happened("damage_dealt")] == [damage]

"""CG-ROTATE: rotating command cards count from 0 to 7."""

from __future__ import annotations

from typing import Any

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from tests.card.scene import Scene

PUSH, NEST = "ch06-push-through-the-works", "ch06-ticker-nest"


def shown(s: Scene, card_id: str) -> Any:
    """The number in the upper left corner, as everybody sees it."""
    commands = [one for side in s.game.view(None)["sides"] for one in side["command"]]
    return next(one["number"] for one in commands if one["card"] == f"card:{card_id}#1")


def pushing(number: int) -> Scene:
    """Two COG units in cover, the card on a number, and both hands with cards so that nothing is forced."""
    s = Scene(6)
    s.t.spin[s.card(PUSH, zone=4)] = number
    s.cover("cog-captain", 3)
    s.cover("cog-private", 1)
    s.fill(COG, 2)
    s.fill(LOCUST, 2)
    return s


@pytest.mark.rule("CG-ROTATE-01")
def test_a_rotating_card_starts_on_zero() -> None:
    for chapter, cards in ((6, [PUSH, NEST]), (10, ["ch10-corpser"]), (12, ["ch12-jack"])):
        s = Scene(chapter, played=True)
        assert [shown(s, card) for card in cards] == [0] * len(cards)


@pytest.mark.rule("CG-ROTATE-01")
def test_a_card_that_does_not_rotate_shows_no_number() -> None:
    commands = [one for side in eday.card.new(10).view(COG)["sides"] for one in side["command"]]
    assert {one["card"]: one["number"] for one in commands if one["number"] is not None} == {"card:ch10-corpser#1": 0}


@pytest.mark.rule("CG-ROTATE-01")
def test_an_advantage_starts_it_on_one() -> None:
    s = Scene(6, previous_winner="locust")
    assert (shown(s, PUSH), shown(s, NEST)) == (0, 1)
    for chapter, card in ((10, "ch10-corpser"), (12, "ch12-jack")):
        assert shown(Scene(chapter, previous_winner="cog"), card) == 1
        assert shown(Scene(chapter, previous_winner="locust"), card) == 0


@pytest.mark.rule("CG-ROTATE-02", "CG-ROTATE-03", "CG-ROTATE-05")
@pytest.mark.parametrize("number", [0, 1, 2, 4, 5])
def test_rotating_forwards_is_one_step(number: int) -> None:
    s = pushing(number)
    s.at_end(COG)
    assert s.happened("card_rotated") == [{"card": f"card:{PUSH}#1", "number": number + 1}]
    assert shown(s, PUSH) == number + 1


@pytest.mark.rule("CG-ROTATE-04", "CG-ROTATE-05", "CG-ROTATE-06")
def test_from_three_it_goes_on_to_four_on_the_back() -> None:
    s = pushing(3)
    s.at_end(COG)
    assert shown(s, PUSH) == 4


@pytest.mark.rule("CG-ROTATE-06")
def test_on_seven_it_goes_no_further() -> None:
    """The Ticker Nest rotates when a friendly unit is killed; on 7 it has dealt its last damage."""
    s = Scene(6)
    nest = s.card(NEST, zone=4)
    s.t.spin[nest] = 7
    s.cover("loc-hunter", 3)
    captain = s.reserve("cog-captain")
    s.fill(COG, 1)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(captain)}:row:3")
    s.pass_reactions()
    assert "card:loc-hunter#1" in [one["card"] for one in s.happened("unit_killed")]
    assert s.happened("card_rotated") == []
    assert s.happened("direct_damage_dealt") == []
    assert shown(s, NEST) == 7


@pytest.mark.rule("CG-ROTATE-02")
def test_it_rotates_only_when_its_rule_says_so() -> None:
    s = Scene(6)
    s.cover("cog-captain", 3)
    s.reserve("cog-private")
    s.fill(COG, 2)
    s.fill(LOCUST, 2)
    s.at_end(COG)
    assert s.happened("card_rotated") == []
    s = pushing(2)
    s.at_end(LOCUST)
    assert s.happened("card_rotated") == []


@pytest.mark.rule("CG-ROTATE-03")
@pytest.mark.parametrize(("number", "attack"), [(3, 2), (4, 3), (6, 3)])
def test_rules_refer_to_the_number(number: int, attack: int) -> None:
    """Push Through the Works: from 4 on, units attacking cover have +1 attack."""
    s = Scene(6)
    s.t.spin[s.card(PUSH, zone=4)] = number
    recruit, hunter = s.reserve("cog-private"), s.cover("loc-boomer", 3)
    s.fill(COG, 1)
    s.at_combat(COG)
    assert s.values(recruit) == (2, 3)
    s.choose(f"attack:{s.ref(recruit)}:row:3")
    assert s.values(recruit) == (attack, 3)
    s.pass_reactions()
    assert s.happened("damage_dealt")[0] == {"card": s.ref(hunter), "damage": attack}


@pytest.mark.rule("CG-ROTATE-03")
@pytest.mark.parametrize(("number", "damage"), [(1, []), (2, [5]), (3, []), (4, [5]), (5, []), (6, [8])])
def test_reaching_a_number_sets_off_its_effect(number: int, damage: list[int]) -> None:
    """The Ticker Nest deals 5 direct damage on reaching 3 and 5, and 8 on reaching 7."""
    s = Scene(6)
    s.t.spin[s.card(NEST, zone=4)] = number
    s.cover("loc-hunter", 3)
    captain = s.reserve("cog-captain")
    s.fill(COG, 1)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(captain)}:row:3")
    s.pass_reactions()
    assert shown(s, NEST) == number + 1
    assert (s.decision.kind == "keep") == bool(damage)
    if damage:
        s.choose("keep:0")
    assert [one["damage"] for one in s.happened("direct_damage_dealt")] == damage


@pytest.mark.rule("CG-ROTATE-03")
@pytest.mark.parametrize("number", [5, 6])
def test_reaching_seven_wins(number: int) -> None:
    s = pushing(number)
    s.at_end(COG)
    outcome = s.game.outcome
    assert (outcome.winner if outcome else None) == ("cog" if number == 6 else None)


@pytest.mark.rule("CG-ROTATE-06")
def test_several_steps_stop_at_seven() -> None:
    rule = {"trigger": "on_friendly_killed", "do": [{"op": "rotate", "card": "self", "steps": 3}]}
    s = Scene(6, patch={"commands": {NEST: {"effects": [rule]}}})
    s.t.spin[s.card(NEST, zone=4)] = 2
    captain, private = s.reserve("cog-captain"), s.reserve("cog-private")
    s.cover("loc-wretch-pack", 3)
    s.fill(COG, 1)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(captain)}:row:3")
    s.pass_reactions()
    assert shown(s, NEST) == 5
    s.cover("loc-wretch-pack", 1)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(private)}:row:1")
    s.pass_reactions()
    assert shown(s, NEST) == 7


@pytest.mark.rule("CG-ROTATE-03")
def test_a_card_is_limited_to_one_step_a_turn_where_it_says_so() -> None:
    s = Scene(6)
    s.cover("loc-hunter", 4)
    s.cover("loc-hunter", 1)
    captain, other = s.reserve("cog-captain"), s.reserve("cog-captain")
    s.fill(COG, 1)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(captain)}:row:4")
    s.pass_reactions()
    s.choose(f"attack:{s.ref(other)}:row:1")
    s.pass_reactions()
    killed = [one["card"] for one in s.happened("unit_killed")]
    assert {"card:loc-hunter#1", "card:loc-hunter#2"} <= set(killed)
    assert [one["number"] for one in s.happened("card_rotated")] == [1]

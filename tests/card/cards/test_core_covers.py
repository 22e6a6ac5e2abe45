"""The cover cards of the core set, and that no card of the core set and the reinforcements lacks a test."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.content.card import load as load_card
from tests.card.cards.core_play import attack, direct
from tests.card.scene import Scene
from tests.card_table import marked

BLOCKS = ("core", "R3", "R5", "R8", "R9", "R11")
UNITS = {COG: "cog-sergeant", LOCUST: "loc-grenadier"}


@pytest.mark.card("card:cov-low-wall")
@pytest.mark.parametrize("place", [1, 3])
@pytest.mark.parametrize("side", [COG, LOCUST])
def test_low_wall_has_no_rule_on_either_half(side: int, place: int) -> None:
    s = Scene(1)
    unit = s.cover(UNITS[side], place)
    assert s.t.box.cards[s.t.row[place - 1]].id == "cov-low-wall"
    assert s.values(unit) == (s.t.box.attack[unit], s.t.box.defense[unit])
    direct(s, unit)
    assert s.decision.context["damage"] == 2


@pytest.mark.card("card:cov-high-wall")
@pytest.mark.parametrize("side", [COG, LOCUST])
def test_high_wall_gives_its_occupant_1_and_1_on_both_halves(side: int) -> None:
    s = Scene(1)
    unit, beside = s.cover(UNITS[side], 2), s.cover(("cog-private", "loc-drone")[side], 1)
    enemy = s.cover(UNITS[1 - side], 3)
    printed = s.t.box.attack[unit], s.t.box.defense[unit]
    assert s.made_of(unit) == [(UNITS[side], *printed), ("cov-high-wall", 1, 1)]
    assert s.values(unit) == (printed[0] + 1, printed[1] + 1)
    for other in (beside, enemy):
        assert s.values(other) == (s.t.box.attack[other], s.t.box.defense[other])
    s.t.put(unit, 2)
    assert s.values(unit) == printed


@pytest.mark.card("card:cov-high-wall")
def test_high_wall_helps_its_occupant_and_not_the_unit_that_attacks_it() -> None:
    s = Scene(1)
    sergeant, grenadier = s.reserve("cog-sergeant"), s.cover("loc-grenadier", 2)
    attack(s, sergeant, 2)
    assert [d["damage"] for d in s.happened("damage_dealt")] == [3, 3]
    # 3 against 3 + 1, and 2 + 1 against 3
    assert (s.place(grenadier), s.zone(sergeant)) == (2, "discard")


@pytest.mark.card("card:cov-high-wall")
def test_high_wall_helps_in_a_direct_attack_that_is_blocked_and_adds_no_direct_damage() -> None:
    s = Scene(1)
    grenadier, private = s.cover("loc-grenadier", 2), s.reserve("cog-private")
    direct(s, grenadier, private)
    assert [d["damage"] for d in s.happened("damage_dealt")] == [3, 2]
    assert (s.place(grenadier), s.zone(private)) == (2, "discard")
    s = Scene(1)
    direct(s, s.cover("loc-grenadier", 2))
    assert s.decision.context["damage"] == 2


@pytest.mark.card("card:cov-high-wall", "card:cov-low-wall")
def test_copies_of_the_walls() -> None:
    covers = load_card().covers
    assert [(card, covers[card].copies) for card in ("cov-low-wall", "cov-high-wall")] == [
        ("cov-low-wall", 2),
        ("cov-high-wall", 1),
    ]


def test_every_card_of_these_blocks_has_a_test() -> None:
    tests = marked()
    cards = [card.id for card in load_card().cards.values() if card.block in BLOCKS]
    assert len(cards) == 71
    assert [card for card in cards if not tests.get(f"card:{card}")] == []

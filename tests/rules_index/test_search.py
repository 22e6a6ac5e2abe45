"""Searching the rules: what one looks for comes first, lists and notes last."""

from __future__ import annotations

import pytest

from eday.text.rules import Rule, load_rules, quick_pages, search_rules
from eday.text.voice import speaker

SORTS = ("rule", "example", "quick", "list", "commentary")


def sort(rule: Rule) -> str:
    return "list" if rule.lists else rule.kind


@pytest.mark.parametrize(
    ("word", "first"),
    [
        ("cover", "BG-COVER-01"),
        ("grenade", "BG-GRENADE-01"),
        ("wound", "BG-WOUND-01"),
        ("guard", "BG-REACT-GUARD-01"),
        ("range", "BG-RANGE-01"),
        ("line of sight", "BG-LOS-01"),
        ("ammo", "BG-AMMO-01"),
        ("area", "BG-TERM-01"),
        ("bg-cover-07", "BG-COVER-07"),
        ("suppression", "CG-SUPPRESS-01"),
    ],
)
def test_the_rule_one_looks_for_comes_first(word: str, first: str) -> None:
    assert search_rules(word)[0].id == first


@pytest.mark.parametrize("word", ["cover", "grenade", "drone", "card", "ammo", "hole", "weapon"])
def test_rules_come_before_the_quick_reference_and_this_before_lists(word: str) -> None:
    places = [SORTS.index(sort(rule)) for rule in search_rules(word)]
    assert places == sorted(places)
    assert len(set(places)) >= 3


def test_whole_words_come_before_beginnings_of_words() -> None:
    found = [rule.id for rule in search_rules("lock") if rule.kind == "rule" and not rule.lists]
    assert found.index("BG-LOCK-01") < found.index("CG-BLOCK-01")
    blocks = [rule for rule in search_rules("block") if rule.kind == "rule"]
    assert "block" in blocks[0].text.split() or blocks[0].heading == "Block"


def test_several_words_need_not_stand_together() -> None:
    found = [rule.id for rule in search_rules("grenades area")]
    assert "BG-GRENADE-03" in found
    assert search_rules("area zebra") == []
    assert search_rules("   ") == []


def test_an_id_or_a_group_of_ids_comes_before_what_refers_to_it() -> None:
    found = [rule.id for rule in search_rules("BG-SPAWN-04")]
    assert found[0] == "BG-SPAWN-04"
    assert "BG-LIMITS-04" in found
    group = [rule.id for rule in load_rules().values() if rule.id.startswith("BG-SEAL-")]
    assert [rule.id for rule in search_rules("bg-seal")][: len(group)] == group


def test_the_quick_reference_is_looked_through_in_the_language_spoken() -> None:
    quick = [rule for rule in search_rules("five steps", speaker()) if rule.kind == "quick"]
    assert [rule.id for rule in quick] == ["BG-QUICK-ATTACK"]


def test_the_quick_reference_says_that_an_empty_weapon_cannot_attack() -> None:
    """ "A normal attack is free" alone reads as if it needed no ammo."""
    attack = next(part for page in quick_pages("board", speaker()) for part in page if part.topic == "attack")
    text, ids = attack.lines[1]
    assert "Without ammo" in text
    assert "BG-AMMO-04" in ids


@pytest.mark.parametrize("game", ["board", "card"])
def test_the_quick_reference_has_two_pages_of_written_lines_with_rules(game: str) -> None:
    voice, rules = speaker(), load_rules()
    pages = quick_pages(game, voice)
    assert len(pages) == 2
    for part in (part for page in pages for part in page):
        assert not part.title.startswith("«")
        assert not voice.known(f"quick-{game}-{part.topic}-{len(part.lines) + 1}")
        for text, ids in part.lines:
            assert not text.startswith("«")
            assert ids
            assert {rules[rule].game for rule in ids} == {game}

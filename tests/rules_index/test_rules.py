"""The rule files: complete, in order, and each entry of a known kind."""

from __future__ import annotations

import re

import pytest

from eday.text.rules import RuleError, find_rule, load_rules, search_rules

RULES = load_rules()


def test_every_id_has_the_usual_form() -> None:
    wrong = [i for i in RULES if not re.fullmatch(r"(BG(-[A-Z]+)+|CG-[A-Z]+[0-9]?)-\d\d", i)]
    assert wrong == []
    assert all(rule.game == {"BG": "board", "CG": "card"}[rule.id[:2]] for rule in RULES.values())


def test_examples_and_commentary_are_told_by_their_ids() -> None:
    for rule in RULES.values():
        commentary = rule.id.startswith(("BG-DIFF-", "BG-GAP-"))
        expected = "commentary" if commentary else "example" if "-EX-" in rule.id else "rule"
        assert rule.kind == expected, rule.id


def test_numbers_of_a_group_have_no_gaps() -> None:
    numbers: dict[str, list[int]] = {}
    for rule_id in RULES:
        group, _, number = rule_id.rpartition("-")
        numbers.setdefault(group, []).append(int(number))
    for group, found in numbers.items():
        assert sorted(found) == list(range(1, len(found) + 1)), group


def test_references_between_rules_lead_somewhere() -> None:
    groups = {rule_id.rpartition("-")[0] for rule_id in RULES}
    for rule in RULES.values():
        for reference in re.findall(r"[BC]G-[A-Z0-9-]*[A-Z0-9]", rule.text + rule.untestable):
            assert reference in RULES or reference in groups, f"{rule.id} refers to {reference}"


def test_only_rules_are_called_untestable() -> None:
    assert all(rule.kind == "rule" for rule in RULES.values() if rule.untestable)


def test_a_heading_belongs_to_one_run_of_rules() -> None:
    headings = [rule.heading for rule in RULES.values()]
    runs = [heading for before, heading in zip(["", *headings], headings, strict=False) if heading != before]
    assert len(runs) == len(set(runs))


def test_a_source_is_always_known_for_rules() -> None:
    assert find_rule("BG-COVER-01").source == "seed-000"
    assert find_rule("BG-WIN-07").source == "faq-1.1"
    assert find_rule("CG-COVER-04").source == "rulebook p.13"
    assert find_rule("CG-COVER-05").source == "fan-faq"
    assert all(rule.source for rule in RULES.values() if rule.kind != "commentary")


def test_an_unknown_id_offers_the_nearest() -> None:
    with pytest.raises(RuleError, match=r'There is no rule "BG-COVR-07". Did you mean BG-COVER-07'):
        find_rule("BG-COVR-07")


def test_search_looks_at_headings_and_texts() -> None:
    found = {rule.id for rule in search_rules("bolo grenade")}
    assert "BG-GRENADE-03" in found
    assert "BG-WEAPON-03" in found
    assert "BG-COVER-01" not in found
    assert "CG-SUPPRESS-03" in {rule.id for rule in search_rules("SUPPRESSED")}

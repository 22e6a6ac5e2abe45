"""The coverage counter, on synthetic test folders."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from eday.commands.rules import coverage_line
from eday.text import speaker
from eday.text.rules import Coverage, Rule, RuleError, coverage

RULES = {
    rule.id: rule
    for rule in (
        Rule("A-01", "Alpha", "rule", "First."),
        Rule("A-02", "Alpha", "rule", "Second."),
        Rule("A-EX-01", "Alpha", "example", "Third."),
        Rule("B-01", "Beta", "rule", "Fourth."),
        Rule("B-02", "Beta", "rule", "Fifth.", untestable="Nobody can see it."),
        Rule("C-01", "Comments", "commentary", "Sixth."),
        Rule("D-11", "Delta", "rule", "Seventh.", game="card"),
        Rule("D-12", "Delta", "rule", "Eighth.", game="card"),
        Rule("D-14", "Delta", "rule", "Ninth.", game="card"),
    )
}


def count(folder: Path, source: str, file: str = "test_it.py") -> Coverage:
    """The coverage of a folder with one file."""
    target = folder / file
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("import pytest\nfrom pytest import mark, param\n" + textwrap.dedent(source), encoding="utf-8")
    return coverage(folder, RULES)


def test_counts_rules_and_examples_but_neither_commentary_nor_untestable(tmp_path: Path) -> None:
    result = count(tmp_path, "@pytest.mark.rule('A-01', 'A-EX-01', 'D-12')\ndef test_it(): ...")
    assert result.total == 7
    assert result.tested == ("A-01", "A-EX-01", "D-12")
    assert result.untested == ("A-02", "B-01", "D-11", "D-14")
    assert result.untestable == {"B-02": "Nobody can see it."}
    assert result.by_group == {"Alpha": (2, 3), "Beta": (0, 1), "Delta": (1, 3)}


def test_each_game_is_counted_for_itself(tmp_path: Path) -> None:
    result = count(tmp_path, "@pytest.mark.rule('A-01', 'A-EX-01', 'D-12')\ndef test_it(): ...")
    assert result.by_game == {"board": (2, 4), "card": (1, 3)}
    assert "Board game: 2 of 4 (50 %), Card game: 1 of 3 (33 %); 1 more" in coverage_line(speaker(), result)


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.rule('A-01')\ndef test_it(): ...",
        "@mark.rule('A-01')\nasync def test_it(): ...",
        "@pytest.mark.rule('A-01')\nclass TestIt:\n    def test_it(self): ...",
        "class TestIt:\n    @pytest.mark.rule('A-01')\n    def test_it(self): ...",
        "pytestmark = pytest.mark.rule('A-01')",
        "pytestmark: list = [pytest.mark.slow, pytest.mark.rule('A-01')]",
        "class TestIt:\n    pytestmark = [pytest.mark.rule('A-01')]",
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('A-01'))])\ndef test_it(n): ...",
        "CASES = [param(1, marks=[mark.rule('A-01')])]",
    ],
)
def test_finds_markers_wherever_they_take_effect(source: str, tmp_path: Path) -> None:
    assert count(tmp_path, source).tested == ("A-01",)


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.rule('A-01')\ndef helper(): ...",
        "UNUSED = pytest.mark.rule('A-01')",
        "@pytest.mark.card('A-01')\ndef test_it(): ...",
        "def test_it():\n    '''@pytest.mark.rule('A-01')'''",
    ],
)
def test_counts_no_marker_without_effect(source: str, tmp_path: Path) -> None:
    assert count(tmp_path, source).tested == ()


def test_reads_test_files_of_all_folders_and_no_others(tmp_path: Path) -> None:
    marked = "@pytest.mark.rule('{}')\ndef test_it(): ..."
    count(tmp_path, marked.format("A-01"), "deep/er/test_deep.py")
    assert count(tmp_path, marked.format("A-02"), "helpers.py").tested == ("A-01",)


def test_commentary_may_be_named_but_does_not_count(tmp_path: Path) -> None:
    result = count(tmp_path, "@pytest.mark.rule('C-01')\ndef test_it(): ...")
    assert (result.total, result.tested) == (7, ())


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("@pytest.mark.rule('A-03')\ndef test_it(): ...", r'test_it\.py:3: There is no rule "A-03". Did you mean A-0'),
        ("@pytest.mark.rule('B-02')\ndef test_it(): ...", r"test_it\.py:3: B-02 has a test"),
        ("@pytest.mark.rule(*IDS)\ndef test_it(): ...", r"test_it\.py:3: rule markers take rule ids as plain strings"),
        ("def test_it(:", r"test_it\.py cannot be read as Python"),
    ],
)
def test_what_cannot_be_counted_is_an_error(source: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(RuleError, match=complaint):
        count(tmp_path, source)

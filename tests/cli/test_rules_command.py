"""`eday rules`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from eday.cli import main

ONE_TEST = "import pytest\n\n@pytest.mark.rule('BG-COVER-07')\ndef test_best_cover(): ...\n"


@pytest.fixture
def tests_folder(tmp_path: Path) -> str:
    """A test folder in which one rule has a test."""
    (tmp_path / "test_cover.py").write_text(ONE_TEST, encoding="utf-8")
    return str(tmp_path)


def test_shows_one_rule_in_either_case(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "bg-cover-07"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("BG-COVER-07  (Cover; seed-000)\n")
    assert "closest COG" in shown


def test_one_rule_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "BG-SECRET-02", "--json"]) == 0
    rule = json.loads(capsys.readouterr().out)
    assert (rule["id"], rule["heading"], rule["kind"]) == ("BG-SECRET-02", "Hidden information", "rule")
    assert rule["untestable"]


def test_shows_a_group_with_its_subgroups(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "BG-REACT", "--json"]) == 0
    ids = [rule["id"] for rule in json.loads(capsys.readouterr().out)]
    assert ids[:3] == ["BG-REACT-01", "BG-REACT-02", "BG-REACT-GUARD-01"]
    assert all(rule_id.startswith("BG-REACT-") for rule_id in ids)


def test_a_group_of_the_card_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "cg-cover", "--json"]) == 0
    rules = json.loads(capsys.readouterr().out)
    assert [rule["id"] for rule in rules] == [f"CG-COVER-{number:02}" for number in range(1, 16)]
    assert {(rule["game"], rule["heading"]) for rule in rules} == {("card", "Cover cards")}
    assert main(["rules", "CG-COVER"]) == 0
    assert capsys.readouterr().out.startswith("CG-COVER-01  (Cover cards; rulebook p.12)\n")


def test_lists_the_groups(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    shown = capsys.readouterr().out
    assert "BG-MISSION-EMERGENCE" in shown
    assert "CG-ENEMYCOVER" in shown
    assert "CG-EX " in shown


def test_finds_rules_by_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--search", "CHAINSAW", "--json"]) == 0
    ids = [rule["id"] for rule in json.loads(capsys.readouterr().out)]
    assert "BG-CHAINSAW-01" in ids
    assert "BG-REACT-GUARD-04" in ids


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["BG-COVER-70"], 'There is no rule "BG-COVER-70". Did you mean BG-COVER-'),
        (["--search", "spaceship"], "no rule contains 'spaceship'"),
        (["--coverage", "--tests", "nowhere"], "nowhere is not a folder"),
    ],
)
def test_what_is_not_there_is_a_mistake(args: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *args]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"eday: error: {complaint}")


def test_coverage_as_json(tests_folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--coverage", "--tests", tests_folder, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["tested"] == 1
    assert report["total"] == 1 + len(report["untested"])
    assert "BG-COVER-07" not in report["untested"]
    assert "BG-COVER-08" in report["untested"]
    assert "BG-SECRET-02" in report["untestable"]
    assert "BG-SECRET-02" not in report["untested"]
    assert report["by_group"]["Cover"]["tested"] == 1
    games = report["by_game"]
    assert (games["board"]["tested"], games["card"]["tested"]) == (1, 0)
    assert games["board"]["total"] + games["card"]["total"] == report["total"]


def test_coverage_groups_untested_rules_by_heading(tests_folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--coverage", "--tests", tests_folder]) == 0
    shown = capsys.readouterr().out
    assert re.match(r"Rules and examples named by a test: Board game: 1 of \d+ \(0 %\), Card game: 0 of \d+ ", shown)
    assert "\nMission: Hive: 6 of 6 untested\n    BG-MISSION-HIVE-01 " in shown


def test_coverage_refuses_a_marker_for_no_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_typo.py").write_text(ONE_TEST.replace("07", "77"), encoding="utf-8")
    assert main(["rules", "--coverage", "--tests", str(tmp_path)]) == 2
    assert 'test_typo.py:3: There is no rule "BG-COVER-77"' in capsys.readouterr().err


def test_coverage_without_a_source_tree_says_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed = tmp_path / "lib" / "eday" / "commands" / "rules.py"
    monkeypatch.setattr("eday.commands.rules.__file__", str(installed))
    assert main(["rules", "--coverage"]) == 2
    assert "needs the test folder of a source checkout" in capsys.readouterr().err

"""`eday content` and `eday missions`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from eday.cli import main
from eday.content.board import load


def overlay(folder: Path, text: str, file: str = "orders.yaml") -> str:
    """An overlay folder with one file."""
    (folder / file).write_text(text, encoding="utf-8")
    return str(folder)


def test_counts_the_components(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    groups = {row["group"]: row for row in report["components"]}
    assert groups["orders"]["pieces"] == sum(order.copies for order in load().orders.values())
    assert groups["ai_cards"]["entries"] == 35
    assert {"printed", "recalled", "designed"} <= set(groups["orders"])
    cards = {row["group"]: row for row in report["cards"]}
    assert sum(row["pieces"] for row in cards.values()) == 265
    assert cards["units"]["printed"] < cards["units"]["designed"]


def test_the_table_has_a_line_for_each_group(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content"]) == 0
    lines = capsys.readouterr().out.splitlines()
    heads = [i for i, line in enumerate(lines) if line.startswith("group ")]
    assert [lines[i - 1] for i in heads] == ["The Board Game", "The Card Game"]
    assert lines[heads[0]].split() == ["group", "entries", "pieces", "printed", "recalled", "designed"]
    assert [lines[i + 1].split()[0] for i in heads] == ["orders", "units"]


def test_a_sound_overlay_is_reported_with_what_it_changes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = overlay(tmp_path, "assault: {copies: 3}\n")
    assert main(["content", "check", folder]) == 0
    assert capsys.readouterr().out == f"orders.yaml: assault\n{folder}: valid, entries changed: 1\n"


def test_an_overlay_may_change_both_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    overlay(tmp_path, "assault: {copies: 3}\n")
    folder = overlay(tmp_path, "cog-sergeant: {attack: 4}\n", "units.yaml")
    assert main(["content", "check", folder]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["orders.yaml: assault", "units.yaml: cog-sergeant"]
    overlay(tmp_path, "cog-sergeant: {attack: four}\n", "units.yaml")
    assert main(["content", "check", folder]) == 2
    assert "units.yaml, entry cog-sergeant, field attack" in capsys.readouterr().err


@pytest.mark.parametrize("before", [True, False])
def test_check_as_json_wherever_the_option_stands(
    before: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = overlay(tmp_path, "assault: {copies: 3}\n")
    args = ["content", "--json", "check", folder] if before else ["content", "check", folder, "--json"]
    assert main(args) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["valid"] is True
    assert report["changed"] == {"orders.yaml": ["assault"]}


@pytest.mark.parametrize("command", [["content", "check"], ["content", "--content"], ["missions", "--content"]])
def test_a_faulty_overlay_is_one_line_that_names_the_place(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, overlay(tmp_path, "assault: {colour: red}\n")]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("eday: error: orders.yaml, entry assault")
    assert shown.err.count("\n") == 1


def test_an_overlay_that_is_no_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "check", str(tmp_path / "gone")]) == 2
    assert "gone" in capsys.readouterr().err


def test_lists_the_missions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["missions", "--json"]) == 0
    missions = {mission["id"]: mission for mission in json.loads(capsys.readouterr().out)}
    assert len(missions) == 7
    assert missions["emergence"]["players"] == [1, 4]
    assert missions["emergence"]["enemies"] == {"A": "wretch", "B": "drone", "C": "boomer"}
    assert main(["missions"]) == 0
    assert "\nemergence " in capsys.readouterr().out


def test_the_size_of_a_map_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    for language, words in (("en", ("small", "variable")), ("es", ("pequeño", "variable")), ("ja", ("小", "選択"))):
        assert main(["missions", "--lang", language]) == 0
        first, *_, last = capsys.readouterr().out.split("\n\n")[0].splitlines()[1:]
        assert words == (first.split()[2], last.split()[2])

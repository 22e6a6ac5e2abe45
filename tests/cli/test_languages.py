"""The language of the command and of the terminal: named on the command line, else by the environment."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from eday import cli
from eday.commands.parser import build_parser
from eday.terminal.board.app import play
from eday.terminal.card.app import play_cards
from eday.text import speaker
from tests.text.marked import CODE, MARK, marked_catalogue


@pytest.fixture(autouse=True)
def _second_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("EDAY_CATALOGUES", str(marked_catalogue(tmp_path / "catalogues")))
    monkeypatch.setenv("EDAY_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("EDAY_LANG", raising=False)


@pytest.mark.parametrize(
    ("variable", "flags", "marked"),
    [
        ("", [], False),
        (CODE, [], True),
        ("tlh", [], False),
        ("", ["--lang", CODE], True),
        ("", [f"--lang={CODE}-XX"], True),
        (CODE, ["--lang", "en"], False),
    ],
)
def test_the_language_of_a_command(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    variable: str,
    flags: list[str],
    marked: bool,
) -> None:
    monkeypatch.setenv("EDAY_LANG", variable)
    assert cli.main([*flags, "missions"]) == 0
    assert (MARK in capsys.readouterr().out) is marked
    assert cli.main([*flags, "rules", "--search", "no such word"]) == 2
    assert (MARK in capsys.readouterr().err) is marked
    assert cli.main([*flags, "map", "--mission", "nowhere"]) == 2
    assert (MARK in capsys.readouterr().err) is marked
    with pytest.raises(SystemExit):
        cli.main([*flags, "play", "--seed", "x"])
    assert (MARK in capsys.readouterr().err) is marked
    assert cli.main(flags) == 0
    assert (MARK in capsys.readouterr().out) is marked


def test_a_language_there_is_not_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--lang", "tlh", "missions"])
    assert f"'tlh', only for: en, {CODE}" in capsys.readouterr().err


def test_a_folder_of_catalogues_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("EDAY_CATALOGUES", str(tmp_path / "nowhere"))
    assert cli.main(["missions"]) == 2
    shown = capsys.readouterr()
    assert "EDAY_CATALOGUES" in shown.err
    assert str(tmp_path / "nowhere") in shown.err
    assert shown.out == ""


@pytest.mark.parametrize("language", ["en", CODE])
def test_both_games_are_played_in_one_language(language: str) -> None:
    """Two terminals in one process speak what each was told to."""
    voice, parser = speaker(language), build_parser(speaker())
    wishes = ["--terminal", "--seed", "5"]
    for game, run in (("board", play), ("card", play_cards)):
        out = io.StringIO()
        args = parser.parse_args(["play", game, *wishes, *(["--players", "2"] if game == "board" else [])])
        typed = io.StringIO("1\n1\nlog\nu\nwhy x\n999\ninfo x\nhelp\n")
        assert run(args, voice, typed, out) == 0
        assert (MARK in out.getvalue()) is (language == CODE)

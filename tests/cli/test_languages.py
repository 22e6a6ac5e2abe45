"""The language of the command and of the terminal: named on the command line, else by the environment."""

from __future__ import annotations

import argparse
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from eday import cli
from eday.commands.grammar.parser import build_parser
from eday.commands.grammar.sentences import parser_speaks
from eday.terminal.board.app import play
from eday.terminal.card.app import play_cards
from eday.text import board_voice, languages, speaker
from tests.text.marked import CODE, MARK, english, marked_catalogue


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
    assert CODE in languages()
    assert f"'tlh', only for: {', '.join(languages())}" in capsys.readouterr().err


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


def commands(parser: argparse.ArgumentParser, *before: str) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """Every command and what it does, with its options."""
    yield before, {name for action in parser._actions for name in action.option_strings}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, further in action.choices.items():
                yield from commands(further, *before, name)


def test_there_is_no_command_that_takes_no_language() -> None:
    found = list(commands(build_parser(speaker("en"))))
    assert ("lab", "run") in [words for words, _ in found]
    assert [words for words, options in found if "--lang" not in options] == []


COMMANDS = (
    *(
        ["missions"],
        ["rules", "BG-COVER"],
        ["content"],
        ["map"],
        ["text", "new", "x"],
        ["admin", "list", "--database", "x"],
    ),
    *(["replay", "no-such-file"], ["show", "no-such-file"], ["content", "check", "no-such-folder"]),
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_takes_a_language_before_it_and_behind_it(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for words in (["--lang", CODE, *command], [*command, "--lang", CODE], [*command, f"--lang={CODE}"]):
        code = cli.main(words)
        shown = capsys.readouterr()
        said.append((code, shown.out, shown.err))
    assert said[0] == said[1] == said[2]
    assert MARK in said[0][1] + said[0][2]
    cli.main(command)
    assert MARK not in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["play", "--bot", "nobody"], "invalid choice: 'nobody' (choose from"),
        (["nonsense"], "argument COMMAND: invalid choice: 'nonsense'"),
        (["rules", "--no-such-option"], "unrecognized arguments: --no-such-option"),
        (["rules", "--search"], "expected one argument"),
        (["rules", "BG-COVER", "--coverage"], "not allowed with argument"),
        (["load", "--think", "1"], "expected 2 arguments"),
        (["admin"], "the following arguments are required: ACTION"),
        (["admin", "forget"], "one of the arguments NAME --token is required"),
        (["show", "x", "--seat", "y"], "invalid int value: 'y'"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_mistakes_on_the_command_line_are_told_in_its_language(
    words: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for flags in ([], ["--lang", CODE]):
        with pytest.raises(SystemExit) as leaving:
            cli.main([*flags, *words])
        assert leaving.value.code == 2
        told.append(capsys.readouterr().err)
    assert problem in told[0]
    assert MARK not in told[0]
    assert told[0].startswith("usage: eday")
    assert told[1].startswith(f"usage:{MARK} eday")
    assert english(told[1]).split() == told[0].split()
    assert MARK in told[1].splitlines()[-1]


def test_help_is_told_in_its_language(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["admin"], ["admin", "list"]):
        shown = []
        for flags in (["--lang", "en"], ["--lang", CODE]):
            with pytest.raises(SystemExit):
                cli.main([*flags, *words, "--help"])
            shown.append(capsys.readouterr().out)
        assert f"{MARK}" not in shown[0]
        assert f"show this help message and exit{MARK}" in " ".join(shown[1].split())
        assert f"options{MARK}:" in shown[1]


def test_the_parser_speaks_english_again_when_a_command_has_spoken() -> None:
    with pytest.raises(SystemExit):
        cli.main(["--lang", CODE, "--help"])
    assert argparse.ArgumentParser().format_help().startswith("usage: ")


def test_per_cent_signs_of_a_language_are_no_gaps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "qaa").mkdir()
    text = "command-parser-choice = 100 % mal: { $value }\ncommand-parser-argument = { $message }\n"
    (tmp_path / "qaa" / "commands.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setenv("EDAY_CATALOGUES", str(tmp_path))
    parser = argparse.ArgumentParser(exit_on_error=False)
    parser.add_argument("--side", choices=("a", "b"))
    with parser_speaks(speaker("qaa")), pytest.raises(argparse.ArgumentError, match="100 % mal: 'x'"):
        parser.parse_args(["--side", "x"])


def test_two_languages_speak_in_one_process() -> None:
    voices = [board_voice(code) for code in ("en", CODE, "en", CODE)]
    lines = [voice.event_line({"kind": "figure_healed", "data": {"figure": "figure:drone-2"}}) for voice in voices]
    assert lines[0] == lines[2] == "Drone 2 heals."
    assert lines[1] == lines[3] == f"Drone{MARK} 2{MARK} heals.{MARK}"


@pytest.mark.parametrize(
    ("language", "told"), [("es", "no existe el archivo o la carpeta"), ("ja", "ファイルかフォルダーがありません")]
)
@pytest.mark.parametrize(
    "command",
    [["replay"], ["show"], ["lab", "run"], ["bench", "--write"], ["play", "--terminal", "--resume"]],
    ids=" ".join,
)
def test_a_missing_file_is_told_in_the_language(
    command: list[str], language: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*command, "nowhere.json", "--lang", language]) != 0
    said = capsys.readouterr().err
    assert told in said
    assert "No such file" not in said


@pytest.mark.parametrize("language", ["es", "ja"])
def test_a_broken_overlay_is_told_in_the_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "orders.yaml").write_text("assault: {copies: many}", encoding="utf-8")
    for command in (
        ["content", "check", str(tmp_path)],
        ["play", "card", "--terminal", "--content", str(tmp_path / "no")],
    ):
        assert cli.main([*command, "--lang", language]) == 2
        said = capsys.readouterr().err
        assert not re.search(r"\b(?:expected|entry|field|found|folder|content)\b", said), said

"""Saves: found, kept whole, and refused when damaged."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

import eday
from eday import cli
from eday.terminal.saves import Autosave, home, newest, write
from tests.terminal.board.desk import records, saves, typed


def test_the_data_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("EDAY_HOME", str(tmp_path / "own"))
    assert home() == tmp_path / "own"
    monkeypatch.delenv("EDAY_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert home() == tmp_path / "data" / "eday"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert home() == tmp_path / ".local" / "share" / "eday"


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "save.json"
    write(file, "old")

    def broken(source: object, target: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(OSError, match="disk full"):
        write(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_every_game_has_a_file_of_its_own(home: Path) -> None:
    for _ in range(3):
        typed(["q"])
    assert len(saves(home)) == 3


def test_resume_takes_the_game_played_last(home: Path) -> None:
    for seed in (1, 2):
        typed(["q"], seed=seed)
    first = next(file for file in saves(home) if file.read_text(encoding="utf-8") == eday.board.new(seed=1).to_json())
    later = max(file.stat().st_mtime_ns for file in saves(home)) + 1_000_000_000
    os.utime(first, ns=(later, later))
    assert newest() == first
    code, text = typed(["q"], resume="")
    assert code == 0
    assert first.name in text


def damage(file: Path, how: str) -> bytes:
    """Harm a save; what it holds then."""
    data = file.read_bytes()
    file.write_bytes(
        {
            "cut": data[: len(data) // 2],
            "edited": data.replace(b'"seed":7', b'"seed":8'),
            "empty": b"",
            "foreign": b'{"some": "json"}',
            "binary": bytes(range(256)),
        }[how]
    )
    assert file.read_bytes() != data
    return file.read_bytes()


@pytest.mark.parametrize("how", ["cut", "edited", "empty", "foreign", "binary"])
@pytest.mark.parametrize("named", [True, False])
def test_a_damaged_save_is_refused_and_left_alone(
    how: str, named: bool, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["q"], seed=7)
    (file,) = saves(home)
    harmed = damage(file, how)
    assert cli.main(["play", "--terminal", "--resume", *([str(file)] if named else [])]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(str(file))
    assert "saved game" in told.err
    assert len(told.err.splitlines()) == 1
    assert file.read_bytes() == harmed
    assert saves(home) == [file]


def put_aside(kind: str) -> eday.board.BoardGame | eday.card.CardGame | eday.card.Campaign:
    """A game that is to go on."""
    if kind == "board":
        return eday.board.new(seed=1)
    return eday.card.new(3, seed=1) if kind == "card" else eday.card.campaign(seed=1)


@pytest.mark.parametrize("said", [[], ["board"], ["card"], ["campaign"]], ids=lambda words: " ".join(words) or "none")
@pytest.mark.parametrize(("kind", "shown"), [("board", "Stage 1"), ("card", "Chapter 3"), ("campaign", "Chapter 1")])
@pytest.mark.parametrize("named", [True, False])
def test_a_save_goes_on_whichever_game_is_said(
    said: list[str],
    kind: str,
    shown: str,
    named: bool,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = home / "saves" / "aside.json"
    write(file, put_aside(kind).to_json())
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert cli.main(["play", *said, "--plain", "--resume", *([str(file)] if named else [])]) == 0
    told = capsys.readouterr()
    assert shown in told.out
    assert told.err == ""
    assert kind == eday.load(file.read_text(encoding="utf-8")).KIND
    assert saves(home) == [file]


@pytest.mark.parametrize("said", ["board", "card", "campaign"])
def test_nothing_to_resume_whichever_game_is_said(said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", said, "--resume"]) == 2
    assert "no unfinished game" in capsys.readouterr().err


def test_nothing_to_resume(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--resume"]) == 2
    assert "no unfinished game" in capsys.readouterr().err


def test_a_missing_file_cannot_be_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--resume", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


def test_a_copy_elsewhere_is_not_overwritten(home: Path, tmp_path: Path) -> None:
    game = eday.board.new(seed=3)
    copy = tmp_path / "copy.json"
    write(copy, game.to_json())
    typed(["1", "q"], resume=str(copy))
    assert copy.read_text(encoding="utf-8") == game.to_json()
    (file,) = saves(home)
    assert len(eday.load(file.read_text(encoding="utf-8")).record()["choices"]) == 1


def test_the_save_of_a_finished_game_becomes_a_record(home: Path, tmp_path: Path) -> None:
    game = eday.board.new(cogs=("marcus_fenix",), seed=8)
    while game.decision:
        game.choose(game.decision.options[0].id)
    autosave = Autosave.for_new("emergence")
    autosave.keep(game)
    code, text = typed([], resume="")
    assert code == 0
    assert saves(home) == []
    assert str(records(home)[0]) in text


def test_play_goes_on_when_saving_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("EDAY_HOME", str(blocked))
    code, text = typed(["1", "q"], seed=3)
    assert code == 0
    assert "could not be saved" in text
    assert "is saved in" not in text

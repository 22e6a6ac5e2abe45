"""Runs of studies: killed anywhere they go on and come to the same rows; what is not theirs is left alone."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

import eday
from eday import cli
from eday.kernel import EdayError
from eday.lab.ledger import Ledger
from eday.lab.study import play as playing
from eday.lab.study.games import StudyGame
from eday.lab.study.results import JOURNAL, KEEPING, TABLE, about, read
from eday.lab.study.rows import StudyResult
from eday.lab.study.run import run
from tests.lab.study.studies import planned, table, write

SMALL = "games: {one: {game: card, chapters: [1], bots: [random], repeat: 5}}"
MANY = "games: {one: {game: board, missions: [emergence], players: [1], bots: [random], repeat: %d}}"


def journal(folder: Path) -> bytes:
    file = folder / JOURNAL
    return file.read_bytes() if file.exists() else b""


def test_rows_tell_how_games_ended(tmp_path: Path) -> None:
    done = run(planned(tmp_path), tmp_path / "out")
    found = table(tmp_path / "out")
    assert (done.errors, done.earlier, done.rows) == ([], 0, len(found))
    assert done.games == len({row["number"] for row in found})
    assert [(row["number"], row["part"]) for row in found] == sorted((row["number"], row["part"]) for row in found)
    for row in found:
        assert row["winner"] in ("cog", "locust") or (row["game"] == "board" and row["turns"] == 6)
        assert (row["reason"] is None) == (row["winner"] is None)
        assert (row["stage"] is not None) == (row["game"] == "board")
        assert row["turns"] > 0
        assert row["first"] in range(len(row["bots"]))
        assert sum(use["drawn"] for use in row["uses"]) > 0
    campaign = [row for row in found if row["game"] == "campaign"]
    assert [row["part"] for row in campaign] == list(range(1, len(campaign) + 1))
    assert {row["chapter"] for row in campaign} == set(range(1, 16))
    assert {row["chapter"] for row in found if row["game"] == "card"} == {0, 1, 2}


def test_clocks_are_told_apart_from_the_rest(tmp_path: Path) -> None:
    run(planned(tmp_path), tmp_path / "out")
    rows = parquet.read_table(tmp_path / "out" / TABLE).to_pylist()
    assert all(row["seconds"] > 0 and row["thinking"] for row in rows if row["part"] < 2)
    assert all(row["seconds"] is None and not row["thinking"] for row in rows if row["part"] > 1)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    run(planned(tmp_path), tmp_path / "one")
    run(planned(tmp_path), tmp_path / "two", workers=2)
    assert table(tmp_path / "one") == table(tmp_path / "two")


def test_the_same_command_again_plays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(planned(tmp_path), tmp_path / "out")
    before = table(tmp_path / "out")
    monkeypatch.setattr("eday.lab.study.run.play", None)
    done = run(planned(tmp_path), tmp_path / "out")
    assert done.earlier == done.games
    assert table(tmp_path / "out") == before


def test_a_journal_cut_anywhere_in_its_last_line_keeps_all_others(tmp_path: Path) -> None:
    wanted = planned(tmp_path, SMALL)
    run(wanted, tmp_path / "out")
    whole, head = journal(tmp_path / "out"), about(wanted.study, wanted.groups, None)
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    file = tmp_path / "cut.jsonl"
    for cut in range(last, len(whole)):
        file.write_bytes(whole[:cut])
        ledger = Ledger(file, head, StudyResult, KEEPING)
        ledger.close()
        assert len(ledger.known) == 4
        assert file.read_bytes() == whole[:last]


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_what_was_cut_off_is_played_again(part: float, tmp_path: Path) -> None:
    run(planned(tmp_path), tmp_path / "out")
    whole = table(tmp_path / "out")
    data = journal(tmp_path / "out")
    (tmp_path / "out" / JOURNAL).write_bytes(data[: int(len(data) * part)])
    done = run(planned(tmp_path), tmp_path / "out")
    assert 0 <= done.earlier < done.games
    assert table(tmp_path / "out") == whole


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 300
    while not happened():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.01)


def killed_at(study: Path, out: Path, lines: int) -> None:
    """A run that is killed as soon as its journal has so many lines."""
    process = subprocess.Popen(
        [sys.executable, "-m", "eday", "lab", "run", str(study), "--to", str(out), "--workers", "2"],
        env={**os.environ, "PYTHONPATH": str(Path(eday.__file__).parents[1])},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    until(lambda: journal(out).count(b"\n") > lines or process.poll() is not None)
    assert process.poll() is None, process.communicate()[1].decode()
    process.kill()
    process.communicate()


@pytest.mark.parametrize("games", [300, pytest.param(5000, marks=pytest.mark.slow)])
def test_a_study_killed_three_times_comes_to_the_same_rows(games: int, tmp_path: Path) -> None:
    wanted = planned(tmp_path, MANY % games)
    for part in (0.1, 0.4, 0.6):
        killed_at(tmp_path / "study.yaml", tmp_path / "killed", int(games * part))
        assert not (tmp_path / "killed" / TABLE).exists()
    done = run(wanted, tmp_path / "killed", workers=2)
    assert games * 0.6 <= done.earlier < done.games == games
    run(wanted, tmp_path / "whole", workers=2)
    assert table(tmp_path / "killed") == table(tmp_path / "whole")


def refused(folder: Path, text: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said of a run that is refused and changes nothing."""
    out = folder / "out"
    before = {file.name: file.read_bytes() for file in out.iterdir()}
    assert cli.main(["lab", "run", str(write(folder, text)), "--to", str(out)]) == 2
    assert {file.name: file.read_bytes() for file in out.iterdir()} == before
    return capsys.readouterr().err


def test_results_of_another_study_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(planned(tmp_path, SMALL), tmp_path / "out")
    told = refused(tmp_path, SMALL.replace("repeat: 5", "repeat: 6"), capsys)
    assert "differs in: games.one.repeat, planned." in told
    assert JOURNAL in told


def test_results_of_other_rules_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(planned(tmp_path, SMALL), tmp_path / "out")
    monkeypatch.setattr("eday.lab.study.results.card.RULES_VERSION", "card-999")
    assert "differs in: rules.card." in refused(tmp_path, SMALL, capsys)


@pytest.mark.parametrize("text", ["notes\n", '{"title": "eday selfplay", "run": {}}\n'])
def test_a_file_of_something_else_is_left_alone(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / JOURNAL).write_text(text)
    assert "is no journal of a study" in refused(tmp_path, SMALL, capsys)


def test_a_damaged_line_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(planned(tmp_path, SMALL), tmp_path / "out")
    lines = journal(tmp_path / "out").splitlines(keepends=True)
    lines[2] = lines[2][:50] + b"\n"
    (tmp_path / "out" / JOURNAL).write_bytes(b"".join(lines))
    assert "damaged in line 3" in refused(tmp_path, SMALL, capsys)


@pytest.mark.parametrize("keep", [0, 10, 0.5, -1])
def test_a_half_written_table_is_left_alone(keep: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(planned(tmp_path, SMALL), tmp_path / "out")
    file = tmp_path / "out" / TABLE
    data = file.read_bytes()
    file.write_bytes(data[: int(len(data) * keep) if 0 < keep < 1 else int(keep)])
    assert f"{TABLE} is damaged or half-written" in refused(tmp_path, SMALL, capsys)
    assert cli.main(["lab", "report", str(tmp_path / "out")]) == 2


def test_a_table_without_its_journal_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(planned(tmp_path, SMALL), tmp_path / "out")
    (tmp_path / "out" / JOURNAL).unlink()
    assert "does not belong to this study" in refused(tmp_path, SMALL, capsys)


def test_two_runs_do_not_write_the_same_journal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eday.lab.ledger.PATIENCE", 0.1)
    study = write(tmp_path, MANY % 5000)
    out = tmp_path / "out"
    process = subprocess.Popen(
        [sys.executable, "-m", "eday", "lab", "run", str(study), "--to", str(out), "--workers", "1"],
        env={**os.environ, "PYTHONPATH": str(Path(eday.__file__).parents[1])},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until(lambda: journal(out).count(b"\n") > 1)
        assert cli.main(["lab", "run", str(study), "--to", str(out)]) == 2
        assert "Another run is writing" in capsys.readouterr().err
    finally:
        process.kill()
        process.wait()


def test_a_failed_game_is_told_and_played_again_the_next_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = playing.dealt

    def broken(job: StudyGame) -> object:
        if job.number == 2:
            raise RuntimeError("broken")
        return dealt(job)

    study = write(tmp_path, SMALL)
    command = ["lab", "run", str(study), "--to", str(tmp_path / "out"), "--workers", "1"]
    monkeypatch.setattr(playing, "dealt", broken)
    assert cli.main(command) == 1
    assert "one[2]: RuntimeError: broken" in capsys.readouterr().err
    assert [row["number"] for row in table(tmp_path / "out")] == [0, 1, 3, 4]
    monkeypatch.undo()
    assert cli.main(command) == 0
    assert "5 games (4 of them from before), 5 rows" in capsys.readouterr().out


def test_a_folder_without_results_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "report", str(tmp_path)]) == 2
    assert f"there is no {JOURNAL} in it" in capsys.readouterr().err
    with pytest.raises(EdayError):
        read(tmp_path)


def test_a_library_that_is_missing_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert cli.main(["lab", "run", str(write(tmp_path, SMALL)), "--to", str(tmp_path / "out")]) == 2
    assert 'pip install "eday[study]"' in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_results_lie_beside_where_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, SMALL, "small.yaml")
    monkeypatch.chdir(tmp_path)
    assert cli.main(["lab", "run", "small.yaml", "--json"]) == 0
    assert (tmp_path / "small-results" / TABLE).exists()


def test_progress_is_told_in_lines_where_there_is_no_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eday.commands.study.PAUSE", 0.0)
    assert cli.main(["lab", "run", str(write(tmp_path, SMALL)), "--to", str(tmp_path / "out"), "--workers", "1"]) == 0
    assert "4 of 5 games, less than a minute left" in capsys.readouterr().err

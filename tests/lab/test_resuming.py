"""Self-play that was broken off goes on where it stood, and never mixes two runs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import eday
from eday import cli
from eday.lab.load.service import family
from eday.lab.workers import play, weights

BOARD = ["selfplay", "--players", "2", "--seed", "5", "--workers", "1", "--json"]
CARD = ["selfplay", "card", "--chapter", "1", "--bot", "simple,random", "--workers", "1", "--json"]
CHANGING = ("seconds", "decisions_per_s", "resumed", "times")


class Runs:
    """The same command again and again, with one file."""

    def __init__(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = file
        self._capsys = capsys

    def __call__(self, *args: str, kept: bool = True) -> dict[str, Any]:
        """The figures of a run."""
        state = ["--state", str(self.file)] if kept else []
        assert cli.main([*args, *state]) == 0
        found: dict[str, Any] = json.loads(self._capsys.readouterr().out)
        return found

    def refused(self, *args: str) -> str:
        """The message of a run that is refused, which leaves the file alone."""
        before = self.file.read_bytes()
        assert cli.main([*args, "--state", str(self.file)]) == 2
        assert self.file.read_bytes() == before
        return self._capsys.readouterr().err


@pytest.fixture
def runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Runs:
    return Runs(tmp_path / "games.jsonl", capsys)


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two runs tell the same of their games, however long they took."""
    return {k: v for k, v in one.items() if k not in CHANGING} == {k: v for k, v in other.items() if k not in CHANGING}


@pytest.mark.parametrize("base", [BOARD, CARD])
def test_finished_games_are_not_played_again(base: list[str], runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = runs(*base, "--games", "4", kept=False)
    assert runs(*base, "--games", "2")["resumed"] == 0
    longer = runs(*base, "--games", "4")
    assert (longer["resumed"], longer["games"]) == (2, 4)
    assert same(longer, whole)
    for game in ("board", "card"):
        monkeypatch.setattr(f"eday.lab.{game}.selfplay.play_bots", None)
    again = runs(*base, "--games", "4")
    assert same(again, whole)
    assert again["times"] == longer["times"]
    assert again["decisions_per_s"] == 0
    assert same(runs(*base, "--games", "2"), runs(*base, "--games", "2"))


def test_a_last_line_that_was_cut_short_is_dropped(runs: Runs) -> None:
    whole = runs(*BOARD, "--games", "3")
    for cut in (1, 40):
        runs.file.write_bytes(runs.file.read_bytes()[:-cut])
        again = runs(*BOARD, "--games", "3")
        assert again["resumed"] == 2
        assert same(again, whole)
        assert len(runs.file.read_bytes().splitlines()) == 4


def test_a_first_line_that_was_cut_short_is_written_again(runs: Runs) -> None:
    whole = runs(*BOARD, "--games", "1")
    for keep in (0, 30):
        runs.file.write_bytes(runs.file.read_bytes()[:keep])
        assert same(runs(*BOARD, "--games", "1"), whole)


@pytest.mark.parametrize(
    ("more", "differs"),
    [(["--seed", "6"], "seed"), (["--bot", "simple"], "bot"), (["--insane", "--max-turns", "9"], "insane, max_turns")],
)
def test_a_file_of_another_run_is_refused(more: list[str], differs: str, runs: Runs) -> None:
    runs(*BOARD, "--games", "1")
    assert f"differs in: {differs}." in runs.refused(*BOARD, "--games", "1", *more)
    assert "another run" in runs.refused(*CARD, "--games", "1")


@pytest.mark.parametrize("text", ["notes\n", "notes without an end", '{"title": "a book", "run": {}}\n', "[]\n", "\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(text: str, runs: Runs) -> None:
    runs.file.write_text(text)
    assert "does not hold games" in runs.refused(*BOARD, "--games", "1")


def test_a_damaged_line_is_named(runs: Runs) -> None:
    runs(*BOARD, "--games", "2")
    lines = runs.file.read_text().splitlines(keepends=True)
    runs.file.write_text(lines[0] + "{}\n" + lines[2])
    assert "damaged in line 2" in runs.refused(*BOARD, "--games", "2")


def test_a_game_that_failed_is_played_again(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_once(game: Any, *args: Any) -> Any:
        if not failed:
            failed.append(True)
            raise RuntimeError("broken")
        return play(game, *args)

    failed: list[bool] = []
    monkeypatch.setattr("eday.lab.board.selfplay.play_bots", fail_once)
    assert cli.main([*BOARD, "--games", "2", "--state", str(runs.file)]) == 1
    monkeypatch.undo()
    runs._capsys.readouterr()
    again = runs(*BOARD, "--games", "2")
    assert (again["resumed"], again["errors"], again["finished"]) == (1, 0, 2)


def test_what_was_finished_before_an_interruption_is_kept(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game: Any, bots: Any, seed: int, most: int, rollouts: int | None) -> Any:
        if seed % 1_000_003 >= 2:
            raise KeyboardInterrupt
        return play(game, bots, seed, most, rollouts)

    monkeypatch.setattr("eday.lab.board.selfplay.play_bots", interrupted)
    assert cli.main([*BOARD, "--bot", "simple", "--max-turns", "1", "--games", "9", "--state", str(runs.file)]) == 130
    monkeypatch.undo()
    assert runs(*BOARD, "--bot", "simple", "--max-turns", "1", "--games", "3")["resumed"] == 2


def test_several_processes_play_what_is_left(runs: Runs) -> None:
    base = [*BOARD, "--bot", "simple", "--max-turns", "1"]
    whole = runs(*base, "--games", "5", kept=False)
    runs(*base, "--games", "2")
    assert same(runs(*base, "--games", "5", "--workers", "2"), whole)


LONG = [*BOARD, "--bot", "simple", "--max-turns", "2", "--workers", "2"]
with_processes = pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked for in /proc")


def started(file: Path, games: int) -> subprocess.Popen[str]:
    """A run of its own, of which the first game is played."""
    process = subprocess.Popen(
        [sys.executable, "-m", "eday", *LONG, "--games", str(games), "--state", str(file)],
        env={**os.environ, "PYTHONPATH": str(Path(eday.__file__).parents[1])},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    until(lambda: file.exists() and file.read_bytes().count(b"\n") > 1)
    return process


def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 300
    while not done():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)


@with_processes
def test_a_run_that_is_killed_leaves_no_process_and_goes_on(runs: Runs) -> None:
    process = started(runs.file, 30)
    helpers = family(process.pid)[1:]
    process.kill()
    process.communicate()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in helpers))
    again = runs(*LONG, "--games", "30")
    assert again["resumed"] > 0
    assert same(again, runs(*LONG, "--games", "30", kept=False))


@with_processes
def test_a_process_that_dies_is_told_of(runs: Runs) -> None:
    process = started(runs.file, 10_000)
    os.kill(family(process.pid)[-1], signal.SIGKILL)
    assert "--state goes on" in process.communicate(timeout=300)[1]
    assert process.returncode == 2


def test_games_with_fewer_roll_outs_are_those_of_another_run(runs: Runs) -> None:
    base = [*CARD[:3], "1", "--bot", "soldier", "--games", "1", "--workers", "1", "--json"]
    runs(*base)
    assert "differs in: rollouts." in runs.refused(*base, "--rollouts", "3")


@pytest.mark.parametrize("game", ["board", "card"])
def test_roll_outs_are_for_bots_that_search(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["selfplay", game, "--bot", "simple,recruit", "--rollouts", "3"]) == 2
    assert "soldier, veteran" in capsys.readouterr().err


def test_games_of_other_weights_are_those_of_another_run(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    base = [*BOARD, "--bot", "recruit", "--max-turns", "1", "--games", "1"]
    runs(*base)
    monkeypatch.setattr("eday.lab.board.selfplay.weights", lambda game, bots: "others")
    assert "differs in: weights." in runs.refused(*base)


def test_only_bots_that_go_by_weights_ask_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eday.lab.workers.players.__file__", str(tmp_path / "__init__.py"))
    assert weights("board", ("veteran",)) is None, "there are none"
    (tmp_path / "weights").mkdir()
    (tmp_path / "weights" / "board.npz").write_bytes(b"one")
    known = weights("board", ("simple", "veteran"))
    assert known is not None
    assert weights("board", ("simple", "recruit", "random")) is weights("campaign", ("veteran",)) is None
    (tmp_path / "weights" / "board.npz").write_bytes(b"other")
    assert weights("board", ("veteran",)) not in (None, known)

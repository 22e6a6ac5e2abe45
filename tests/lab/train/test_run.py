"""A training run: its games, its folder, going on where it was, and mistakes in what is asked."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from eday import cli
from eday.lab.train import play, run
from eday.lab.train.adapter import Trace, adapter_for
from eday.lab.train.fit import read_games
from eday.players.card.encoder import INPUTS


class Coin:
    """A game for tests: a few positions, and a result that its seed decides."""

    rules, encoder, inputs, discount = "coin-1", 1, 2, 1.0
    played: list[int] = []  # noqa: RUF012

    def play(self, number: int, seed: int, weights: str | None) -> Trace:
        Coin.played.append(number)
        return Trace(np.full((3, 2), seed % 7, dtype=np.uint8), [1, 2, 3], float(seed % 2), 3)

    def contest(self, number: int, seed: int, weights: str, rival: str | None) -> tuple[float, float]:
        return (2.0, 0.0) if rival is None else (0.0, 2.0)


@pytest.fixture
def coin(monkeypatch: pytest.MonkeyPatch) -> type[Coin]:
    Coin.played = []
    for module in (play, run):
        monkeypatch.setattr(module, "adapter_for", lambda game: Coin())
    monkeypatch.setattr(play, "CHUNK", 5)
    return Coin


def plan(folder: Path, **changes: Any) -> run.Plan:
    usual = run.Plan("card", folder, 1, 12, 12, 4, 3, 1, float("inf"), None, sys.executable, "eday lab train card")
    return usual._replace(**changes)


def fitted(folder: Path, number: int = 0) -> None:
    """A round as fitting leaves it."""
    (folder / f"round-{number:02}" / "weights.npz").write_bytes(b"weights")
    (folder / f"round-{number:02}" / "fit.json").write_text("{}")


def ignore(line: dict[str, Any]) -> None:
    pass


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, coin: type[Coin]) -> None:
    assert not run.run(plan(tmp_path, seconds=-1.0, only="play"), False, ignore)
    assert run.run(plan(tmp_path, only="play"), False, ignore)
    files = sorted((tmp_path / "round-00").iterdir())
    assert [file.name for file in files] == ["games-00000.npz", "games-00001.npz", "games-00002.npz"]
    whole = [file.read_bytes() for file in files]
    files[1].unlink()
    coin.played = []
    assert run.run(plan(tmp_path, only="play"), False, ignore)
    assert coin.played == [5, 6, 7, 8, 9]
    with np.load(files[1]) as data:
        assert data["seeds"].tolist() == [play.seed_of(3, 0, number) for number in range(5, 10)]
    assert [file.read_bytes() for file in files][0::2] == whole[0::2]
    assert len(read_games([tmp_path / "round-00"]).rows) == 36


def test_a_folder_of_another_run_is_left_alone(tmp_path: Path, coin: type[Coin]) -> None:
    run.run(plan(tmp_path, only="play"), False, ignore)
    before = (tmp_path / "run.json").read_text()
    for changes in ({"seed": 4}, {"games": 13}, {"first_games": 11}):
        with pytest.raises(Exception, match="another run"):
            run.run(plan(tmp_path, **changes), False, ignore)
    assert (tmp_path / "run.json").read_text() == before
    (tmp_path / "run.json").write_text("{")
    with pytest.raises(Exception, match="another run"):
        run.run(plan(tmp_path), False, ignore)


def test_the_best_weights_are_those_that_won_their_match(
    tmp_path: Path, coin: type[Coin], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "WEIGHTS", tmp_path / "weights")
    run.run(plan(tmp_path, only="play"), False, ignore)
    fitted(tmp_path)
    lines: list[dict[str, Any]] = []
    assert run.run(plan(tmp_path), False, lines.append)
    assert [(line["points"], line["rival"], line["passed"]) for line in lines] == [(8.0, None, True)]
    assert (tmp_path / "best.npz").read_bytes() == b"weights"
    about = json.loads((tmp_path / "best.json").read_text())
    assert about["rules"] == "coin-1"
    assert about["command"] == "eday lab train card"
    (tmp_path / "round-01").mkdir()
    fitted(tmp_path, 1)
    (tmp_path / "round-01" / "weights.npz").write_bytes(b"worse")
    run.run(plan(tmp_path, rounds=2, only="gate"), False, lines.append)
    assert lines[-1]["rival"] == "best.npz"
    assert not lines[-1]["passed"]
    assert run.install(plan(tmp_path)).read_bytes() == b"weights"


def test_nothing_is_installed_without_a_match_won(tmp_path: Path, coin: type[Coin]) -> None:
    with pytest.raises(Exception, match="stay"):
        run.install(plan(tmp_path))


def test_steps_that_miss_what_they_need_say_so(tmp_path: Path, coin: type[Coin]) -> None:
    with pytest.raises(Exception, match="no games yet"):
        run.run(plan(tmp_path, only="fit"), False, ignore)
    with pytest.raises(Exception, match="no weights yet"):
        run.run(plan(tmp_path, rounds=2, only="play"), False, ignore)


@pytest.mark.parametrize("python", ["no-such-python", sys.executable])
def test_a_python_that_cannot_fit_is_told_in_one_line(tmp_path: Path, coin: type[Coin], python: str) -> None:
    run.run(plan(tmp_path, only="play"), False, ignore)
    for file in (tmp_path / "round-00").iterdir():
        file.write_bytes(b"not games")
    with pytest.raises(Exception, match="--fit-python"):
        run.run(plan(tmp_path, only="fit", fit_python=python), False, ignore)


def test_games_of_cards_are_recorded_and_repeatable() -> None:
    adapter = adapter_for("card")
    one, other = (adapter.play(4, 77, None) for _ in range(2))
    assert one.rows.shape == (len(one.clocks), INPUTS)
    assert (one.rows == other.rows).all()
    assert (one.clocks, one.result, one.end) == (other.clocks, other.result, other.end)
    assert one.result in (0.0, 1.0)
    assert max(one.clocks) <= one.end


def test_the_command_plays_and_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "train", "card", "--run", str(tmp_path), "--rounds", "1", "--only", "play", "--workers", "1"]
    assert cli.main([*words, "--games", "1"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0]["games"] == 1
    assert lines[-1]["done"]
    assert cli.main([*words, "--games", "2"]) == 2
    assert "another run" in capsys.readouterr().err
    file = tmp_path / "file"
    file.write_text("")
    assert cli.main([*words[:4], str(file), *words[5:], "--games", "1"]) == 2
    assert "another run" in capsys.readouterr().err


def test_a_game_on_the_board_is_recorded_where_turns_begin() -> None:
    adapter = adapter_for("board")
    one, other = (adapter.play(0, 5, None) for _ in range(2))
    assert one.rows.shape == (len(one.clocks), adapter.inputs)
    assert (one.rows == other.rows).all()
    assert one.clocks == sorted(set(one.clocks)), "one COG: a turn is a round"
    assert 0.0 <= one.result <= 1.0

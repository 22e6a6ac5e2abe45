"""`eday lab scale`: it finds how often positions are won, and says what that is worth."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from eday.cli import main
from eday.lab.train.scale import Game, fit, fitted, play


def games(count: int, shift: float, slope: float, mission: str = "emergence") -> list[Game]:
    """Games of one position each, won as often as a scale says."""
    rng = random.Random(mission)
    found = []
    for number in range(count):
        value = rng.gauss(0.0, 1.5)
        chance = 1.0 / (1.0 + 2.718281828 ** -(shift + slope * value))
        found.append(Game(number, mission, [(1.0, value, 0.0, 0.0)] * 3, rng.random() < chance))
    return found


def test_it_finds_the_scale_that_games_were_won_by() -> None:
    found = fit(games(4000, 1.2, 0.6))
    assert found[:2] == pytest.approx([1.2, 0.6], abs=0.15)


def test_without_games_values_stay_as_they_are() -> None:
    assert fit([]).tolist() == [0.0, 1.0, 0.0, 0.0]


def test_games_held_out_tell_what_it_is_worth() -> None:
    found = fitted(games(600, 1.5, 0.5) + games(600, -1.0, 1.5, "hive"))
    assert (found["games"], found["held_out"]) == (960, 240)
    assert set(found["missions"]) == {"other", "emergence", "hive"}
    assert found["missions"]["emergence"][0] > 1.0 > 0.0 > found["missions"]["hive"][0]
    assert found["log_loss"]["scaled"] < found["log_loss"]["value"] - 0.03


def test_the_command_writes_a_scale_from_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eday.lab.train.scale.MAX_TURNS", 2)
    out = tmp_path / "scale.json"
    assert main(["lab", "scale", "--games", "3", "--workers", "1", "--seed", "5", "--out", str(out)]) == 0
    told = json.loads(out.read_text())
    assert told == json.loads(capsys.readouterr().out)
    assert told["command"] == "eday lab scale --games 3 --seed 5 --bot simple"
    assert play(1, "simple", 5) == play(1, "simple", 5)


def test_an_unknown_bot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "scale", "--bot", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err

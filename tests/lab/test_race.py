"""Engines side by side: what is asked of them, and what comes of their times."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import eday
from eday.compiled import fingerprint
from eday.lab import race
from eday.lab.laps import LAPS

PACKAGE = Path(eday.__file__).parent


@pytest.mark.parametrize("lap", LAPS)
def test_every_lap_does_what_it_is_asked_for(lap: str) -> None:
    assert LAPS[lap](7, 3) >= 3


def test_every_lap_has_a_size() -> None:
    assert list(race.SIZES) == list(LAPS)


def test_ratios_are_those_of_single_rounds() -> None:
    times = {
        "board_play": {"plain": [30.0, 90.0, 31.0], "compiled": [10.0, 30.0, 10.0], "catanatron": [20.0, 90.0, 25.0]}
    }
    assert race.figures(times) == {
        "board_play_us_plain": 31.0,
        "board_play_us_compiled": 10.0,
        "board_play_us_catanatron": 25.0,
        "board_play_compiled_times_plain": 3.0,
        "board_play_compiled_times_catanatron": 2.5,
    }


def test_plain_source_is_found_where_extensions_lie_beside_it(tmp_path: Path) -> None:
    (tmp_path / "eday").mkdir()
    (tmp_path / "eday" / "__init__.py").write_text("")
    (tmp_path / "eday" / "rules.py").write_text("")
    (tmp_path / "eday" / "rules.abi3.so").write_text("no library")
    laps = tmp_path / "laps.py"
    laps.write_text("import eday.rules\nLAPS = {'one': lambda seed, size: size}\n")
    for how, returned in (("plain", 0), ("as-is", 1)):
        done = subprocess.run(
            [sys.executable, "-P", PACKAGE / "lab" / "lap_runner.py", how, laps],
            input="one 1 5\n",
            env={"PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == returned, done.stderr
        assert (done.stdout.split()[:2] == ["one", "5"]) == (how == "plain")


def test_a_build_of_other_source_is_not_raced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race, "is_compiled", lambda: False)
    monkeypatch.setattr(race, "BUILT", tmp_path)
    assert race.compiled_source() is None
    kernel = tmp_path / "src" / "eday" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "table.cpython.so").write_text("")
    known = fingerprint(PACKAGE / "kernel" / "table.py")
    (tmp_path / "compiled.json").write_text(f'{{"kernel/table.py": "{known}"}}')
    assert race.compiled_source() == tmp_path / "src"
    (tmp_path / "compiled.json").write_text('{"kernel/table.py": "other"}')
    assert race.compiled_source() is None

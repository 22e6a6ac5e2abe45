"""Engines side by side: what is asked of them, and what comes of their times."""

from __future__ import annotations

import importlib.util
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import eday
from eday.compiled import fingerprint
from eday.lab import race
from eday.lab.laps import LAPS
from eday.lab.peers import PEERS, Peer

PACKAGE = Path(eday.__file__).parent


@pytest.mark.parametrize("lap", LAPS)
def test_every_lap_does_what_it_is_asked_for(lap: str) -> None:
    assert LAPS[lap](7, 3) >= 3


def test_every_lap_has_a_size() -> None:
    assert list(race.SIZES) == list(LAPS)


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: str(peer.name))
def test_every_lap_of_another_engine_is_there_and_does_what_it_is_asked_for(peer: Peer) -> None:
    if not peer.installed or (peer.name == "pettingzoo" and importlib.util.find_spec("pygame") is None):
        pytest.skip("not installed")
    laps = runpy.run_path(str(peer.file))["LAPS"]
    assert set(laps) <= {f"{game}_{kind}" for game, kind, _ in peer.laps()}
    for lap in laps.values():
        assert lap(7, 3) >= 3


class Fake(race.Engine):
    """Answers like an engine whose laps take ever longer."""

    def __init__(self, name: str, laps: list[str], peer: Peer | None = None) -> None:
        self.name, self.laps, self.peer = name, laps, peer
        self.asked: list[str] = []

    def lap(self, name: str, seed: int, size: int) -> float:
        self.asked.append(name)
        return len(self.asked) / 1e6


def test_engines_are_asked_in_turn_for_the_laps_they_have() -> None:
    spiel = next(peer for peer in PEERS if peer.name == "openspiel")
    plain, other = Fake("plain", ["board_play", "card_play"]), Fake("openspiel", ["hanabi_play"], spiel)
    times = race.race([plain, other], 2)
    assert plain.asked == ["card_play", "board_play", "board_play", "card_play", "card_play", "board_play"]
    assert times == {
        "board_play": {"plain": pytest.approx([3, 6])},
        "card_play": {"plain": pytest.approx([4, 5])},
        "play": {"openspiel_hanabi": pytest.approx([2, 3])},
    }


def test_ratios_are_those_of_single_rounds() -> None:
    times = {
        "board_play": {"plain": [30.0, 90.0, 31.0], "compiled": [10.0, 30.0, 10.0]},
        "play": {"catanatron": [20.0, 90.0, 25.0]},
        "clone": {"catanatron": [7.0, 7.0, 7.0]},
    }
    assert race.figures(times) == {
        "board_play_us_plain": 31.0,
        "board_play_us_compiled": 10.0,
        "board_play_compiled_times_plain": 3.0,
        "board_play_compiled_times_catanatron": 2.5,
        "play_us_catanatron": 25.0,
        "clone_us_catanatron": 7.0,
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

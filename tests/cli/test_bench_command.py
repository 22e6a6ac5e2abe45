"""`eday bench --write`: the table that sets the engine beside others, from times given here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from eday import cli
from eday.commands import bench
from eday.lab.peers import PEERS
from eday.lab.race import Times

TIMES: Times = {
    "board_play": {"plain": [30.0, 60.0, 30.0], "compiled": [10.0, 20.0, 10.0]},
    "card_play": {"plain": [24.0, 24.0, 24.0], "compiled": [8.0, 8.0, 8.0]},
    "play": {"catanatron": [25.0, 50.0, 25.0]},
    "board_clone": {"plain": [2.5, 2.5, 2.5]},
    "board_rollout": {"plain": [80.0, 80.0, 80.0]},
}
PAGE = f"# Speed\n\n{bench.BEGIN}\n0.123\n{bench.END}\n\nAfterwards.\n"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with a place for the table; nothing is measured, and only catanatron is installed."""

    def raced(rounds: int, peers: bool) -> Times:
        assert (rounds, peers) == (3, True)
        return TIMES

    monkeypatch.setattr(bench, "raced", raced)
    monkeypatch.setattr(bench, "measure", lambda quick: {"new_game_ms": 1.5})
    monkeypatch.setattr(type(PEERS[0]), "version", "9.9")
    monkeypatch.setattr(type(PEERS[0]), "installed", property(lambda peer: peer.name == "catanatron"))
    file = tmp_path / "page.md"
    file.write_text(PAGE, encoding="utf-8")
    return file


def _rows(page: Path) -> dict[str, list[str]]:
    """The cells of each engine and what it does."""
    lines = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {f"{who}; {does}": figures for who, does, *figures in cells}


def test_the_table_takes_its_place_on_the_page(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--quick", "--write", str(page)]) == 0
    told = capsys.readouterr().out
    assert ["board_play_compiled_times_catanatron", "2.5", ">=", "2.5"] in [line.split() for line in told.splitlines()]
    assert "Not installed: RLCard, OpenSpiel, PettingZoo." in told
    first = page.read_text(encoding="utf-8")
    assert first.startswith(f"# Speed\n\n{bench.BEGIN}\n\nPython ")
    assert first.endswith(f"|\n\n{bench.END}\n\nAfterwards.\n")
    assert "0.123" not in first
    assert cli.main(["bench", "--quick", "--write", str(page)]) == 0
    assert page.read_text(encoding="utf-8") == first


def test_figures_stand_beside_those_of_our_games(page: Path) -> None:
    cli.main(["bench", "--quick", "--write", str(page)])
    rows = _rows(page)
    board = "Emergence with four COGs, set-ups included"
    assert rows[f"E-Day, board game, compiled; {board}"] == ["10", "100,000", "", ""]
    assert rows[f"E-Day, board game, plain; {board}"] == ["30", "33,300", "3", ""]
    assert rows["E-Day, card game, plain; the fifteen chapters in turn, set-ups included"][2:] == ["", "3"]
    assert rows["catanatron 9.9: Catan; four of its own random players, set-ups included"] == [
        "25",
        "40,000",
        "2.5",
        "3.1",
    ]


def test_every_lap_of_a_peer_that_is_not_installed_is_named(page: Path) -> None:
    cli.main(["bench", "--quick", "--write", str(page)])
    absent = [who for who, cells in _rows(page).items() if cells[0] == "not installed"]
    told = [kind for peer in PEERS for _, kind, _ in peer.laps()]
    assert len(absent) == len(told) - 1
    assert "OpenSpiel: Hanabi; its own copy, in the middle of a game" in absent


def test_json_stays_json(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--quick", "--json", "--write", str(page)]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["board_play_compiled_times_plain"] == 3
    assert found["new_game_ms"] == 1.5


def test_a_page_without_a_place_is_refused_before_anything_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(bench, "raced")
    file = tmp_path / "page.md"
    file.write_text(f"{bench.END}\n{bench.BEGIN}\n", encoding="utf-8")
    assert cli.main(["bench", "--write", str(file)]) == 2
    assert "has no place for the table" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["es", "ja"])
def test_the_table_speaks_other_languages(page: Path, language: str) -> None:
    cli.main(["--lang", language, "bench", "--quick", "--write", str(page)])
    text = page.read_text(encoding="utf-8")
    assert "not installed" not in text
    assert "«" not in text

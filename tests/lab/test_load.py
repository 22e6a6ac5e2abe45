"""`eday load`: a tiny run, and what it refuses."""

from __future__ import annotations

import json

import pytest

from eday import cli
from eday.lab.load import Figures, LoadError, loopback_address, report


def test_a_tiny_run_has_sane_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["load", "--games", "3", "--seconds", "2", "--think", "0.05", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 3
    assert figures["errors"] == {}
    assert figures["choices"] >= 3
    assert figures["choices_per_s"] == pytest.approx(figures["choices"] / figures["seconds"], abs=0.1)
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["most_ms"]


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("http://127.0.0.1:8000/", ("127.0.0.1", 8000)),
        ("http://localhost", ("localhost", 80)),
        ("http://[::1]:9", ("::1", 9)),
    ],
)
def test_services_of_this_machine_may_be_measured(url: str, address: tuple[str, int]) -> None:
    assert loopback_address(url) == address


@pytest.mark.parametrize("url", ["http://192.0.2.1:8000/", "http://table.example/", "http://127.0.0.1.example/"])
def test_services_of_others_are_left_alone(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["load", "--url", url]) == 2
    assert "is not this machine" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["127.0.0.1:8000", "ftp://127.0.0.1/", "http://127.0.0.1:99999/", "http:///"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(LoadError, match="is not an address"):
        loopback_address(url)


@pytest.mark.parametrize("args", [["--think", "3", "1"], ["--think", "-1", "1"], ["--games", "501"]])
def test_a_load_that_makes_no_sense_is_refused(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["load", *args]) == 2
    assert capsys.readouterr().err.startswith("eday: error: ")


def test_percentiles_are_latencies_that_were_seen() -> None:
    figures = Figures()
    figures.latencies = [number / 1000 for number in range(100, 0, -1)]
    found = report(figures, 5, 10.0, (1000, 1400, 1800))
    assert (found["p50_ms"], found["p99_ms"], found["most_ms"]) == (50.0, 99.0, 100.0)
    assert (found["memory_per_game_kib"], found["memory_per_played_game_kib"]) == (100.0, 200.0)


def test_without_a_choice_there_is_no_latency() -> None:
    found = report(Figures(), 1, 1.0, (None, None, None))
    assert found["choices"] == 0
    assert found["p99_ms"] is None
    assert found["memory_per_game_kib"] is None

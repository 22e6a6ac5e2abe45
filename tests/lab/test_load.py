"""`eday load`: tiny runs, what it sums up, and what it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import eday
from eday import cli
from eday.kernel import EdayError
from eday.lab.load.players import Figures, loopback_address
from eday.lab.load.report import report
from eday.lab.load.service import family, faults, memory, processor_seconds, stop
from tests.server.postgres import binaries

LINUX = sys.platform.startswith("linux")
BRISK = ["--seconds", "1", "--think", "0.05", "0.1"]


def test_a_tiny_run_has_sane_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["load", "--games", "3", "--clients", "2", *BRISK, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["workers"], figures["errors"]) == (3, 1, {})
    assert figures["choices"] >= 3
    assert figures["choices_per_s"] == pytest.approx(figures["choices"] / figures["seconds"], abs=0.1)
    assert 0 < figures["p50_ms"] <= figures["p90_ms"] <= figures["p99_ms"] <= figures["max_ms"]
    assert (figures["memory_kib"] is not None) == LINUX
    assert (figures["processor_ms_per_choice"] is not None) == LINUX


@pytest.mark.slow
@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_several_workers_play_on_a_postgresql_that_is_thrown_away(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["load", "--games", "4", "--workers", "2", *BRISK, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["workers"], figures["errors"]) == (2, {})
    assert figures["choices"] >= 4
    assert (figures["database_ms_per_choice"] is not None) == LINUX


@pytest.fixture
def small_service(tmp_path: Path) -> Iterator[str]:
    """The address of a service that lets each visitor make two games."""
    words = (
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path}/table.sqlite",
        "--limit",
        "games-per-address=2",
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "eday", *words],
        env={**os.environ, "PYTHONPATH": str(Path(eday.__file__).parents[1])},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    yield process.stdout.readline().split()[-1]
    stop(process)


def test_a_service_that_refuses_is_told_of_with_what_to_do(
    small_service: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["load", "--url", small_service, "--games", "2", *BRISK]) == 0
    table = capsys.readouterr().out
    assert "choices a second" in table
    assert "memory" not in table
    assert cli.main(["load", "--url", small_service, "--games", "1", *BRISK]) == 2
    said = capsys.readouterr().err
    assert said.startswith("eday: error: The service lets nobody else in: ")
    assert "start it with higher ones" in said


@pytest.mark.skipif(not LINUX, reason="only Linux tells")
def test_what_children_take_is_counted_with_what_their_parent_takes() -> None:
    # Processor time is counted in ticks of 10 ms: both work for many of them, so that neither can pass for none.
    busy = "import time\nwhile time.process_time() < 0.2: pass\n"
    child = busy + "kept = bytearray(30_000_000); print(flush=True); time.sleep(60)"
    parent = subprocess.Popen(
        [sys.executable, "-c", f"{busy}import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert parent.stdout is not None
        parent.stdout.readline()
        assert len(family(parent.pid)) == 2
        assert (memory(parent.pid) or 0) > 30_000
        assert (processor_seconds(parent.pid) or 0) > (processor_seconds(family(parent.pid)[1]) or 0) > 0
    finally:
        for pid in reversed(family(parent.pid)):
            subprocess.run(["kill", str(pid)], check=True)
        parent.communicate()
    assert memory(None) is None
    assert processor_seconds(None) is None


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
    with pytest.raises(EdayError, match="is no address"):
        loopback_address(url)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--think", "3", "1"], "--think takes"),
        (["--think", "-1", "1"], "--think takes"),
        (["--url", "http://127.0.0.1:8000/", "--workers", "2"], "leave out --url"),
        (["--url", "http://127.0.0.1:8000/", "--database", "sqlite://"], "leave out --url"),
        (["--workers", "2", "--database", "sqlite:///table.sqlite"], "need PostgreSQL"),
        (["--url", "http://127.0.0.1:1/", "--games", "1"], "does not answer"),
    ],
)
def test_a_load_that_cannot_be_is_refused(args: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["load", *args]) == 2
    said = capsys.readouterr().err
    assert said.startswith("eday: error: ")
    assert says in said


def test_percentiles_are_latencies_that_were_seen_by_any_client() -> None:
    figures, others = Figures(), Figures()
    figures.latencies = [number / 1000 for number in range(100, 50, -1)]
    others.latencies = [number / 1000 for number in range(50, 0, -1)]
    figures.note("too_many")
    others.note("too_many")
    others.finished = 1
    figures.add(others)
    found = report(figures, 5, 10.0, (1000, 1400, 1800), 4)
    assert (found["p50_ms"], found["p90_ms"], found["p99_ms"], found["max_ms"]) == (50.0, 90.0, 99.0, 100.0)
    assert (found["memory_per_game_kib"], found["memory_per_played_game_kib"]) == (100.0, 200.0)
    assert (found["errors"], found["finished"]) == ({"too_many": 2}, 1)


def test_without_a_choice_there_is_no_latency() -> None:
    found = report(Figures(), 1, 1.0)
    assert found["choices"] == 0
    assert found["p99_ms"] is None
    assert found["memory_per_game_kib"] is None


def test_what_the_service_complained_of_is_told_once(tmp_path: Path) -> None:
    """Players only hear that something went wrong; what it was stands in a log that is thrown away."""
    fault = {"event": "message_failed", "game": "a", "kind": "choose", "exception": "KeyError", "where": "say:52"}
    lines = [{"level": "info", "event": "started"}, *({"at": at, "level": "error", **fault} for at in ("1", "2"))]
    log = tmp_path / "log"
    log.write_text("\n".join(["no JSON", *map(json.dumps, lines), "[]"]))
    assert faults(log) == [{name: fault[name] for name in fault if name != "game"}]
    assert faults(None) == []

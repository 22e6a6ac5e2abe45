"""The short form of `make drill`: six kills and two restarts, nothing lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.drill import faults
from tests.drill.drill import Fault, run
from tests.drill.workers import Workers
from tests.server.postgres import binaries, temporary

GAMES, KILLS = 4, 3


def test_killing_the_only_worker_loses_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    rng = random.Random(1)
    workers = Workers(database, 1)
    plan: list[tuple[str, Fault]] = [("kill", lambda: faults.kill(workers, rng)) for _ in range(KILLS)]
    report = asyncio.run(run("SQLite", database, workers, plan, GAMES))
    assert report.sound, report.line()
    assert report.verdict.acknowledged


def test_killing_workers_and_restarting_postgresql_loses_nothing() -> None:
    programs = binaries()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (package postgresql)")
    with temporary(programs) as postgres:
        database = postgres.new_database()
        rng = random.Random(2)
        workers = Workers(database, 2)
        plan: list[tuple[str, Fault]] = [("kill", lambda: faults.kill(workers, rng)) for _ in range(KILLS)]
        plan.insert(1, ("restart", lambda: faults.restart(postgres, "fast", 0.2)))
        plan.insert(3, ("restart", lambda: faults.restart(postgres, "immediate", 0.2)))
        report = asyncio.run(run("PostgreSQL", database, workers, plan, GAMES))
    assert report.sound, report.line()
    assert report.verdict.acknowledged

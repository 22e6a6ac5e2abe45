"""Databases for the service: SQLite always, PostgreSQL where it is installed."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from eday.server.settings import Settings
from tests.server.postgres import binaries, temporary
from tests.server.postgres import new_database as postgres_database
from tests.server.table import Table, limited_tables, quick

VARIABLE = "EDAY_TEST_POSTGRES"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own, or the one of EDAY_TEST_POSTGRES; its address without a database."""
    given = os.environ.get(VARIABLE)
    if given:
        yield given.rstrip("/")
        return
    programs = binaries()
    if programs is None:
        message = f"PostgreSQL is not installed (package postgresql) and {VARIABLE} is not set: its tests are skipped"
        warnings.warn(message, stacklevel=1)
        pytest.skip(message)
    with temporary(programs) as server:
        yield server.address


def new_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'table.sqlite'}"
    return postgres_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database, of either kind."""
    return new_database(request.param, tmp_path_factory.mktemp("database"), request)


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Callable[..., Table]]:
    """Makes a service with limits of one's own."""
    yield from limited_tables(tmp_path)


@pytest.fixture(scope="module")
def table(database: str) -> Iterator[Table]:
    """A running service."""
    running = Table(quick(Settings(database=database)))
    yield running
    running.stop()

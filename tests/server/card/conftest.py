"""Services for the card game: what is not about databases runs on one of them, and on both with the slow proofs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from eday.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.table import Table, quick


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A running service."""
    database = new_database(request.param, tmp_path_factory.mktemp("database"), request)
    running = Table(quick(Settings(database=database)))
    yield running
    running.stop()

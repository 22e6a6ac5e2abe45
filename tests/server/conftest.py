"""Databases for the service: SQLite always, PostgreSQL where it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from eday.server.run import listen
from eday.server.settings import Settings
from tests.server.table import Table, quick, until

VARIABLE = "EDAY_TEST_POSTGRES"
USER = "postgres"
ATTEMPTS = 5


def _binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


def _command(*words: str) -> list[str]:
    """PostgreSQL refuses to run as root: then it runs as its own user."""
    return ["runuser", "-u", USER, "--", *words] if os.geteuid() == 0 else list(words)


def _start(binaries: Path, folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    data = folder / "data"
    subprocess.run(
        _command(str(binaries / "initdb"), "-D", str(data), "-U", "eday", "--auth=trust", "--no-sync", "-E", "UTF8"),
        check=True,
        capture_output=True,
        cwd=folder,
    )
    for _ in range(ATTEMPTS):
        with listen("127.0.0.1", 0) as free:
            port = free.getsockname()[1]
        server = subprocess.Popen(
            _command(
                str(binaries / "postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder)
            ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=folder,
        )
        if _ready(server, binaries, port):
            return server, f"postgresql://eday@127.0.0.1:{port}"
    raise RuntimeError("PostgreSQL did not start")


def _ready(server: subprocess.Popen[bytes], binaries: Path, port: int) -> bool:
    """Wait until it answers; False if it ends instead, as when somebody else has just taken the port."""
    check = [str(binaries / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
    until(lambda: server.poll() is not None or subprocess.run(check, capture_output=True, check=False).returncode == 0)
    return server.poll() is None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own, or the one of EDAY_TEST_POSTGRES; its address without a database."""
    given = os.environ.get(VARIABLE)
    if given:
        yield given.rstrip("/")
        return
    binaries = _binaries()
    if binaries is None:
        message = f"PostgreSQL is not installed (package postgresql) and {VARIABLE} is not set: its tests are skipped"
        warnings.warn(message, stacklevel=1)
        pytest.skip(message)
    with tempfile.TemporaryDirectory(prefix="eday-postgres-") as name:
        Path(name).chmod(0o755)
        server, address = _start(binaries, Path(name))
        try:
            yield address
        finally:
            data = str(Path(name) / "data")
            subprocess.run(_command(str(binaries / "pg_ctl"), "-D", data, "-m", "immediate", "stop"), check=False,
                           capture_output=True, cwd=name)  # fmt: skip
            server.wait(30)


def new_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'table.sqlite'}"
    import asyncio

    import asyncpg

    server: str = request.getfixturevalue("postgres")
    name = f"eday_{uuid.uuid4().hex}"

    async def make() -> None:
        connection = await asyncpg.connect(f"{server}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return f"{server}/{name}"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database, of either kind."""
    return new_database(request.param, tmp_path_factory.mktemp("database"), request)


@pytest.fixture(scope="module")
def table(database: str) -> Iterator[Table]:
    """A running service."""
    running = Table(quick(Settings(database=database)))
    yield running
    running.stop()

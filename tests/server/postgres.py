"""A PostgreSQL server of our own, to be started, stopped and starved."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from eday.lab.load.postgres import USER, programs
from eday.server.run import listen
from tests.server.table import until

ATTEMPTS = 5
HASTY = ("-c", "fsync=off", "-c", "full_page_writes=off")
"""Processes are killed here and never the machine: nothing has to be on the disk before somebody goes on."""


def binaries() -> Path | None:
    """Where its programs are, if it is installed."""
    return programs()


def _command(*words: str) -> list[str]:
    """PostgreSQL refuses to run as root: then it runs as its own user."""
    return ["runuser", "-u", USER, "--", *words] if os.geteuid() == 0 else list(words)


class Postgres:
    """A server in a folder."""

    def __init__(self, found: Path, folder: Path) -> None:
        self._programs = found
        self._folder = folder
        self._data = folder / "data"
        self.port = 0
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        words = ("-D", str(self._data), "-U", "eday", "--auth=trust", "--no-sync", "-E", "UTF8")
        subprocess.run(_command(str(found / "initdb"), *words), check=True, capture_output=True, cwd=folder)

    @property
    def address(self) -> str:
        """Its address without a database."""
        return f"postgresql://eday@127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, on the same port as before."""
        for _ in range(ATTEMPTS):
            port = self.port or _free_port()
            words = ("-D", str(self._data), "-p", str(port), "-h", "127.0.0.1", "-k", str(self._folder))
            self._server = subprocess.Popen(
                _command(str(self._programs / "postgres"), *words, *HASTY),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                cwd=self._folder,
            )
            if self._ready(port):
                self.port = port
                return
        raise RuntimeError("PostgreSQL did not start")

    def stop(self, how: str = "immediate") -> None:
        """Stop it: `immediate` is a crash, `fast` cuts the connections."""
        words = ("-D", str(self._data), "-m", how, "-w", "stop")
        subprocess.run(
            _command(str(self._programs / "pg_ctl"), *words), check=False, capture_output=True, cwd=self._folder
        )
        self._server.wait(30)

    def limit_files(self, most: int | None) -> None:
        """Let no file of it grow beyond so many bytes (None: any), as on a full disk."""
        main = int((self._data / "postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        for pid in (main, *map(int, children)):
            words = ("prlimit", "--pid", str(pid), f"--fsize={'unlimited' if most is None else most}:")
            subprocess.run(_command(*words), check=False, capture_output=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        return new_database(self.address)

    def _ready(self, port: int) -> bool:
        """Wait until it answers; False if it ends instead, as when somebody else has just taken the port."""
        check = [str(self._programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
        until(
            lambda: (
                self._server.poll() is not None
                or subprocess.run(check, capture_output=True, check=False).returncode == 0
            )
        )
        return self._server.poll() is None


@contextmanager
def temporary(found: Path) -> Iterator[Postgres]:
    """A running server for a while."""
    with tempfile.TemporaryDirectory(prefix="eday-postgres-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # it may run as a user of its own
        server = Postgres(found, folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def new_database(server: str) -> str:
    """The address of an empty database of a server."""
    import asyncpg

    name = f"eday_{uuid.uuid4().hex}"

    async def make() -> None:
        connection = await asyncpg.connect(f"{server}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return f"{server}/{name}"


def _free_port() -> int:
    with listen("127.0.0.1", 0) as free:
        port: int = free.getsockname()[1]
        return port

"""Opening the database: SQLite with a write-ahead log, or PostgreSQL, brought up to date by its migrations."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Dialect, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

Found = TypeVar("Found")
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_MIGRATION_LOCK = 0x45444159
_ATTEMPTS = 20
PATIENCE = 15
"""Seconds after which the database is taken to be silent."""
POOL = 10
"""Connections of a worker to PostgreSQL."""
TRUSTED = 1.0
"""Seconds for which a connection that was just in use is taken to be whole."""


class Database:
    """The engine, and how to read and write through it."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = open_database(url)
        self._alone = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.one_writer = self.engine.dialect.name == "sqlite"
        self._writing = asyncio.Lock()
        self._writer = Writer(url) if self.one_writer else None

    async def alive(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return (await connection.execute(text("SELECT 1"))).scalar() == 1

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite lets in one at a time: they queue here, at its lock they would poll."""
        if not self.one_writer:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.begin() as connection:
            yield connection

    @property
    def writer(self) -> Engine:
        """What choices are written through."""
        return self._writer.engine if self._writer else self.engine.sync_engine

    async def write_in_thread(self, work: Callable[[Connection], Found]) -> Found:
        """For SQLite: a transaction in a thread of its own; going to it for each statement costs more than that."""
        assert self._writer is not None
        async with self._writing:
            return await self._writer.do(work)

    @asynccontextmanager
    async def write_at_once(self) -> AsyncIterator[AsyncConnection]:
        """For PostgreSQL: a connection on which each statement is a transaction of its own, without further talk."""
        async with self._alone.connect() as connection:
            yield connection

    @asynccontextmanager
    async def read(self, one_moment: bool = False) -> AsyncIterator[AsyncConnection]:
        """A connection to read from; `one_moment`: all that is read is as of the same moment."""
        async with self.engine.connect() as connection:
            if one_moment and self.one_writer:
                await connection.exec_driver_sql("BEGIN")  # else each SELECT would be a transaction of its own
            elif one_moment:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        if self._writer is not None:
            await self._writer.close()


class Writer:
    """A thread that writes into a SQLite file."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(make_url(url).set(drivername="sqlite"), connect_args={"timeout": PATIENCE})
        event.listen(self.engine, "connect", _prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def do(self, work: Callable[[Connection], Found]) -> Found:
        """Do something in a transaction."""

        def whole() -> Found:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, whole)

    async def close(self) -> None:
        """Let go of the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()


def open_database(url: str) -> AsyncEngine:
    """An engine for a URL such as `sqlite:///table.sqlite` or `postgresql://user@host/name`."""
    parsed = make_url(url)
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.get_backend_name() != "sqlite":
        patience = {"timeout": PATIENCE / 3, "command_timeout": PATIENCE}
        engine = create_async_engine(
            parsed, pool_size=POOL, max_overflow=0, pool_use_lifo=True, pool_timeout=PATIENCE, connect_args=patience
        )
        event.listen(engine.sync_engine, "checkin", _note_rest)
        event.listen(engine.sync_engine, "checkout", partial(_see_that_it_lives, engine.dialect))
        return engine
    if parsed.database in (None, "", ":memory:"):
        raise ArgumentError(url)  # it would lose every game
    Path(parsed.database or "").expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(parsed, connect_args={"timeout": PATIENCE})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _note_rest(connection: Any, record: ConnectionPoolEntry) -> None:
    record.info["rests_since"] = time.monotonic()


def _see_that_it_lives(dialect: Dialect, connection: Any, record: ConnectionPoolEntry, proxy: object) -> None:
    """A connection that has rested may have been cut off; to ask each time would be one more question each time."""
    if time.monotonic() - record.info.get("rests_since", math.inf) < TRUSTED:
        return
    try:
        dialect.do_ping(connection)
    except Exception as error:
        raise InvalidatePoolError from error


def _prepare_sqlite(connection: Any, record: object) -> None:
    """What is acknowledged survives a crash of the program and of the machine: a write-ahead log, fully synced."""
    cursor = connection.cursor()
    patience = f"busy_timeout={PATIENCE * 1000}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", patience):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date; workers that start together wait for each other."""
    for attempt in range(_ATTEMPTS):
        try:
            async with engine.begin() as connection:
                if engine.dialect.name == "sqlite":
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")  # else what it changes is not taken back
                else:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
                await connection.run_sync(_upgrade)
            return
        except DBAPIError:
            # Another worker was quicker, and SQLite has no lock to wait at: look again what is left to do.
            if attempt == _ATTEMPTS - 1:
                raise
            await asyncio.sleep(0.1)


def up_to_date(connection: Connection) -> bool:
    """Whether the tables are those of this version."""
    here = MigrationContext.configure(connection).get_current_revision()
    return here == ScriptDirectory.from_config(_config()).get_current_head()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config

"""Opening the database: SQLite with a write-ahead log, or PostgreSQL, brought up to date by its migrations."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_MIGRATION_LOCK = 0x45444159
_ATTEMPTS = 20


def open_database(url: str) -> AsyncEngine:
    """An engine for a URL such as `sqlite:///table.sqlite` or `postgresql://user@host/name`."""
    parsed = make_url(url)
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.get_backend_name() != "sqlite":
        return create_async_engine(parsed, pool_size=5, max_overflow=10, pool_pre_ping=True)
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(parsed, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: object) -> None:
    """What is acknowledged survives a crash of the program and of the machine: a write-ahead log, fully synced."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date; workers that start together wait for each other."""
    for attempt in range(_ATTEMPTS):
        try:
            async with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
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

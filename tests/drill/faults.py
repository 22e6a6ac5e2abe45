"""The ways in which things fail under a table that is being played."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.drill.workers import Workers
from tests.server.postgres import Postgres

JUNK = 17 * 1024 * 1024
"""Bytes beyond which no file of PostgreSQL may grow when its disk is full; a segment of its log is smaller."""


async def kill(workers: Workers, rng: random.Random) -> None:
    """A worker dies without a word and is started again."""
    worker = rng.choice(workers.all)
    await asyncio.to_thread(worker.wait)
    await asyncio.to_thread(worker.end, signal.SIGKILL)
    await asyncio.to_thread(workers.replace)


async def terminate(workers: Workers, rng: random.Random) -> None:
    """A worker is asked to stop while it is busy; it has to end well."""
    worker = rng.choice(workers.all)
    await asyncio.to_thread(worker.wait)
    status = await asyncio.to_thread(worker.end, signal.SIGTERM)
    assert status in (0, -signal.SIGTERM), status
    await asyncio.to_thread(workers.replace)


async def restart(postgres: Postgres, how: str, seconds: float) -> None:
    """PostgreSQL is down for a while."""
    await asyncio.to_thread(postgres.stop, how)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(postgres.start)


async def lock_postgres(address: str, seconds: float) -> None:
    """Somebody else holds the table of choices."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        async with connection.transaction():
            await connection.execute("LOCK TABLE choices IN ACCESS EXCLUSIVE MODE")
            await asyncio.sleep(seconds)
    finally:
        await connection.close()


async def fill_postgres(postgres: Postgres, address: str, seconds: float) -> None:
    """No file grows any more: the table of choices is full."""
    import asyncpg

    connection = await asyncpg.connect(address)
    columns = "created, updated, status, head, summary, host_hash, spectator_hash, revision, roster, sealed, show"
    await connection.execute(f"INSERT INTO games (id, {columns}) SELECT 'junk', {columns} FROM games LIMIT 1")
    postgres.limit_files(JUNK)
    rows = (
        "INSERT INTO choices (game, number, seat, option, revision)"
        " SELECT 'junk', n, 0, repeat('x', 2000), n + 1 FROM generate_series({}, {}) AS n"
    )
    first = 0
    while True:
        try:
            await connection.execute(rows.format(first, first + 999))
            first += 1000
        except asyncpg.PostgresError:
            break
    await asyncio.sleep(seconds)
    postgres.limit_files(None)
    await connection.execute("DELETE FROM choices WHERE game = 'junk'")
    await connection.execute("DELETE FROM games WHERE id = 'junk'")
    await connection.close()


async def fill_sqlite(workers: Workers, seconds: float) -> None:
    """Nothing more can be written to any file."""
    for most in (4096, resource.RLIM_INFINITY):
        for worker in workers.all:
            if worker.process is not None:
                resource.prlimit(worker.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        await asyncio.sleep(seconds if most == 4096 else 0)


async def lock_sqlite(file: Path, seconds: float) -> None:
    """Somebody else writes to the file, and takes his time."""
    connection = sqlite3.connect(file, timeout=30, isolation_level=None, check_same_thread=False)
    with closing(connection):
        await asyncio.to_thread(connection.execute, "BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        connection.execute("ROLLBACK")

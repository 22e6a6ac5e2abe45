"""The file of a SQLite database, and a copy of it made while a service writes to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from eday.kernel import EdayError


def file_of(url: str) -> Path:
    """The file a URL names, which has to be there: looking at a database must not make one."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise EdayError("admin-url", problem=type(error).__name__) from error
    if parsed.get_backend_name() != "sqlite":
        shown = parsed.set(drivername="postgresql").render_as_string(hide_password=True)
        raise EdayError("admin-backup-postgres", database=shown)
    path = Path(parsed.database or ":memory:")
    if not path.is_file():
        raise EdayError("admin-no-file", file=path)
    return path


def back_up(url: str, target: Path) -> int:
    """Copy the database as of one moment into a new file, check the copy, and say how many games are in it."""
    source = file_of(url)
    if target.exists():
        raise EdayError("admin-backup-exists", file=target)
    part = target.with_name(f"{target.name}.part")
    # Created here, because it holds the seeds of running games: nobody else may read it.
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        games = _copied(source, part)
        part.rename(target)
    except sqlite3.Error as error:
        raise EdayError("admin-backup-failed", file=source, problem=error) from error
    finally:
        for left in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm"))):
            left.unlink(missing_ok=True)
    return games


def _copied(source: Path, part: Path) -> int:
    reading = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(reading, uri=True, timeout=30)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
        (verdict,) = new.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        (games,) = new.execute("SELECT count(*) FROM games").fetchone()
    return int(games)

"""Why a service cannot start, in a sentence for whoever starts it."""

from __future__ import annotations

import errno
import socket
import sqlite3
from collections.abc import Iterator

from eday.server.logs import fault
from eday.text import speaker

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StartError(Exception):
    """The service cannot start. It carries a key and its arguments; whoever starts it puts them into words."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args

    def __str__(self) -> str:
        return speaker().say(self.key, **self.args_)


def address_problem(error: OSError, host: str, port: int) -> StartError:
    """Why nobody can listen at that address."""
    where = {"host": host, "port": str(port)}
    if error.errno == errno.EADDRINUSE:
        return StartError("server-port-taken", **where)
    if error.errno in (errno.EACCES, errno.EPERM):
        return StartError("server-port-forbidden", **where)
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return StartError("server-no-such-address", **where)
    return StartError("server-cannot-listen", **where, problem=error.strerror or type(error).__name__)


def database_problem(error: BaseException, url: str) -> StartError:
    """Why the database cannot be used. Its own words are left out: they may hold a password."""
    from alembic.util import CommandError
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError, DBAPIError

    causes = list(_causes(error))
    named = next((one for one in causes if isinstance(one, StartError)), None)
    if named is not None:
        return named
    try:
        shown = make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return StartError("server-bad-database", database=url.partition("://")[0] + "://")
    missing = next((one for one in causes if isinstance(one, ModuleNotFoundError)), None)
    if missing is not None:
        return StartError("server-no-driver", database=shown, module=missing.name)
    if any(isinstance(one, ArgumentError) for one in causes):
        return StartError("server-bad-database", database=shown)
    if any(isinstance(one, CommandError) for one in causes):
        return StartError("server-newer-database", database=shown)
    if any(isinstance(one, sqlite3.DatabaseError) and _code(one) in _DAMAGED for one in causes):
        return StartError("server-damaged-database", database=shown)
    if shown.startswith("sqlite") and any(isinstance(one, OSError | sqlite3.Error) for one in causes):
        return StartError("server-unwritable-database", database=shown)
    if any(isinstance(one, OSError | DBAPIError) or type(one).__module__.startswith("asyncpg") for one in causes):
        return StartError("server-silent-database", database=shown)
    fault("start_failed", error)
    return StartError("server-not-started", problem=type(error).__name__)


def _code(error: sqlite3.DatabaseError) -> int:
    """SQLite's own number for what went wrong."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """An error and all that led to it."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        original = getattr(error, "orig", None)
        if isinstance(original, BaseException):
            yield original
        error = error.__cause__ or error.__context__

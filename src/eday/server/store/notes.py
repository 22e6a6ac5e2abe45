"""Notes between workers: that a game has changed, that something was said, who is there. Ids only, never contents."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from sqlalchemy.engine import make_url

from eday.server.logs import note

CHANNEL = "eday"
"""PostgreSQL's channel; the triggers of the database write to it too."""
LONGEST = 7000
"""Bytes a note of PostgreSQL may have, with room to spare."""
_WAITING = 1000


@dataclass(frozen=True)
class Note:
    """Something about a game. What a worker says of its own guests is signed by it."""

    game: str
    kind: str
    data: dict[str, Any] = field(default_factory=dict)
    worker: str = ""

    def text(self) -> str:
        """The note as it is sent."""
        return json.dumps({"game": self.game, "kind": self.kind, "worker": self.worker, **self.data})

    @classmethod
    def read(cls, text: str) -> Note | None:
        """A note as it is received; None for what is none."""
        with contextlib.suppress(ValueError, TypeError, KeyError, AttributeError):
            news = dict(json.loads(text))
            return cls(str(news.pop("game")), str(news.pop("kind")), news, str(news.pop("worker", "")))
        return None


class Bus:
    """Carries notes between the workers of one database."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(6)
        self.heard: Callable[[Note], None] = lambda note: None
        """Called in the event loop for every note of another worker, and of the database."""
        self.missed: Callable[[], None] = lambda: None
        """Called when notes may have been missed."""

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Listen no longer."""

    def send(self, game: str, kind: str, **data: Any) -> None:
        """Tell the other workers; it is not waited for, and may be lost."""
        raise NotImplementedError

    def changed(self, game: str, revision: int, roster: int) -> None:
        """A commit that the database does not tell by itself."""

    def said(self, game: str, line: int) -> None:
        """The same of a line of talk."""


class LocalBus(Bus):
    """For SQLite: all services of this process on the same database."""

    _all: ClassVar[dict[str, list[LocalBus]]] = {}
    _lock: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._loop: asyncio.AbstractEventLoop | None = None

    async def start(self) -> None:
        """Join the others."""
        self._loop = asyncio.get_running_loop()
        with self._lock:
            self._all.setdefault(self._url, []).append(self)

    async def stop(self) -> None:
        """Leave them."""
        with self._lock, contextlib.suppress(ValueError):
            self._all[self._url].remove(self)

    def send(self, game: str, kind: str, **data: Any) -> None:
        """Tell the others in their own loops."""
        self._deliver(Note(game, kind, data, self.worker), self)

    def _deliver(self, news: Note, but: LocalBus | None = None) -> None:
        with self._lock:
            for other in self._all.get(self._url, ()):
                if other is not but and other._loop is not None:
                    # To wake a loop from elsewhere takes calls of the system; our own is awake.
                    tell = other._loop.call_soon if other is self else other._loop.call_soon_threadsafe
                    with contextlib.suppress(RuntimeError):  # its loop has just been closed
                        tell(other.heard, news)

    def changed(self, game: str, revision: int, roster: int) -> None:
        """SQLite tells nobody: we do, ourselves too, since not all that is stored goes through a room."""
        self._deliver(Note(game, "changed", {"revision": revision, "roster": roster}))

    def said(self, game: str, line: int) -> None:
        """SQLite tells nobody: we do."""
        self.send(game, "talk", line=line)


class PostgresBus(Bus):
    """For PostgreSQL: one listening connection; triggers tell what is stored, we tell the rest."""

    RETRY = 0.5

    def __init__(self, url: str) -> None:
        super().__init__()
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._waiting: asyncio.Queue[str] = asyncio.Queue(_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._connection: Any = None

    async def start(self) -> None:
        """Listen and send, through all interruptions."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._write())]

    async def stop(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def send(self, game: str, kind: str, **data: Any) -> None:
        """Queue a note; when too many wait, it is lost."""
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(Note(game, kind, data, self.worker).text())

    async def _listen(self) -> None:
        import asyncpg

        while True:
            with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._hold_line(await asyncpg.connect(self._address, timeout=5, command_timeout=5))
            note("notes_interrupted")
            await asyncio.sleep(self.RETRY)

    async def _hold_line(self, connection: Any) -> None:
        """Listen until the line is cut."""
        cut = asyncio.Event()
        connection.add_termination_listener(lambda _: cut.set())
        try:
            await connection.add_listener(CHANNEL, self._receive)
            self._connection = connection
            self.missed()
            await cut.wait()
        finally:
            self._connection = None
            connection.terminate()

    def _receive(self, connection: object, pid: int, channel: str, text: str) -> None:
        news = Note.read(text)
        if news is not None and news.worker != self.worker:
            self.heard(news)

    async def _write(self) -> None:
        while True:
            text = await self._waiting.get()
            with contextlib.suppress(Exception):  # whatever is wrong with the line, the listener mends it
                if self._connection is not None:
                    await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)


def bus_for(url: str) -> Bus:
    """The bus of a database."""
    return LocalBus(url) if make_url(url).get_backend_name() == "sqlite" else PostgresBus(url)

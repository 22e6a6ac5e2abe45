"""Who has a connection open, and which connections take too long: counted before anything is read from them."""

from __future__ import annotations

import asyncio
import math
from collections import Counter

from eday.server.gate.visitors import is_proxy, visitor
from eday.server.settings import Limits, Network

FILES_KEPT_BACK = 96
"""File descriptors left for the database (three to a connection of SQLite), static files and the log."""
MOST_AT_ONCE = 128
"""Connections accepted in one go: they are open before they can be counted."""
SWEEP_SECONDS = 0.5


def at_once(files: int) -> int:
    """How many connections to accept in one go where so many files may be open."""
    return max(1, min(MOST_AT_ONCE, files // 8))


def room_for(files: int) -> int:
    """How many connections may be open where so many files may be."""
    return max(1, files - FILES_KEPT_BACK - at_once(files))


class Line:
    """One open connection and until when it has to get on."""

    __slots__ = ("_loop", "_stalled", "address", "due", "transport")

    def __init__(self, transport: asyncio.Transport, address: str | None, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.address = address
        """Whom it counts for; None for a proxy, which brings many."""
        self.due = math.inf
        self._stalled = math.inf
        self._loop = loop

    def allow(self, seconds: float) -> None:
        """It has so long from now for what it is at."""
        self.due = self._loop.time() + seconds

    def allow_any(self) -> None:
        """It may take as long as it likes."""
        self.due = math.inf

    def stall(self, stalled: bool) -> None:
        """Whoever is at the other end does not read what it is sent; or reads again."""
        self._stalled = self._loop.time() if stalled else math.inf

    def overdue(self, now: float, patience: float) -> bool:
        """Whether it has taken too long; what is closed but not read to the end counts as stalled."""
        if self._stalled == math.inf and self.transport.is_closing():
            self._stalled = now
        return now > self.due or now - self._stalled > patience


class Gate:
    """Lets connections in up to a number, overall and for each visitor, and shows out those that do not get on."""

    def __init__(self, limits: Limits, proxies: tuple[Network, ...], files: int) -> None:
        self.limits = limits
        self._proxies = proxies
        self._most = min(limits.connections or files, room_for(files))
        # Half at most, so that nobody can shut out all others.
        self._most_each = min(limits.connections_per_address, max(1, self._most // 2))
        self._lines: dict[asyncio.Transport, Line] = {}
        self._open: Counter[str] = Counter()
        self._sweeping: asyncio.TimerHandle | None = None

    @property
    def count(self) -> int:
        """Open connections."""
        return len(self._lines)

    def enter(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> Line | None:
        """Count a new connection; None if there are too many."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        address = None if is_proxy(host, self._proxies) else visitor(host)
        if len(self._lines) >= self._most or (address is not None and self._open[address] >= self._most_each):
            return None
        line = self._lines[transport] = Line(transport, address, loop)
        if address is not None:
            self._open[address] += 1
        line.allow(self.limits.head_seconds)
        if self._sweeping is None:
            self._sweeping = loop.call_later(SWEEP_SECONDS, self._sweep, loop)
        return line

    def line(self, transport: asyncio.Transport) -> Line:
        """What is known of a connection that was let in."""
        return self._lines[transport]

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is gone."""
        line = self._lines.pop(transport, None)
        if line is None or line.address is None:
            return
        self._open[line.address] -= 1
        if not self._open[line.address]:
            del self._open[line.address]

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for line in list(self._lines.values()):
            if line.overdue(now, self.limits.stall_seconds):
                line.transport.abort()
        self._sweeping = loop.call_later(SWEEP_SECONDS, self._sweep, loop) if self._lines else None

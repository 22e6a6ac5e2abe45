"""One open socket: who it is for, and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
import time

from eday.server.wire.outgoing import Outgoing, encoded, frame
from eday.text import Voice, speaker
from eday.text.catalogue import FALLBACK

IDLE = 4000
TOO_SLOW = 4008
SEAT_CHANGED = 4001
GOING_AWAY = 1012
GONE = 4004
FROZEN = 4009


class Connection:
    """Messages are queued and sent by the socket's own task, so that a slow reader holds up nobody."""

    def __init__(
        self, role: str, seats: tuple[int, ...], token_hash: str, queue: int, language: str = FALLBACK
    ) -> None:
        self.role = role
        self.seats = seats
        self.token_hash = token_hash
        self.language = language
        """What is spoken to it."""
        self.heard = 0
        """Number of events sent."""
        self.layout: str | None = None
        """Key of the drawing it was told last."""
        self.named: set[str] = set()
        """Things whose names it was told."""
        self.last_active = time.monotonic()
        """When it last said or was told something."""
        self.closing: int | None = None
        """Why it is to be closed, as a close code."""
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._most = queue

    @property
    def voice(self) -> Voice:
        """Who speaks to it."""
        return speaker(self.language)

    def push(self, message: Outgoing | str) -> None:
        """Queue a message; a connection that does not keep up is given up."""
        if self.closing is not None:
            return
        if self._queue.qsize() >= self._most:
            self.close(TOO_SLOW)
            return
        self._queue.put_nowait(message if isinstance(message, str) else encoded(message))

    def close(self, code: int) -> None:
        """Close after what is queued."""
        if self.closing is None:
            self.closing = code
            self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """Everything that waits to be sent, as one frame: for each the network is asked once. None: close."""
        first = await self._queue.get()
        if first is None:
            return None
        waiting = [first]
        while not self._queue.empty():
            message = self._queue.get_nowait()
            if message is None:
                self._queue.put_nowait(None)
                break
            waiting.append(message)
        return frame(*waiting)

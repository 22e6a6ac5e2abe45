"""How much one visitor may ask: sizes, rates, numbers."""

from __future__ import annotations

import json
import time
from collections import Counter, deque

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eday.server.settings import Limits
from eday.text import say


class Bucket:
    """So many messages a second, with some in reserve."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Visitors:
    """What each address has open and has made."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()
        self._made: dict[str, deque[float]] = {}

    def connect(self, address: str) -> bool:
        """Whether the address may open one more connection; if so, it is counted."""
        if self._open[address] >= self._limits.connections_per_address:
            return False
        self._open[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection of the address is closed."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def make_game(self, address: str) -> bool:
        """Whether the address may make one more game; if so, it is counted."""
        now = time.monotonic()
        self._forget(now)
        made = self._made.setdefault(address, deque())
        if len(made) >= self._limits.games_per_address:
            return False
        made.append(now)
        return True

    def _forget(self, now: float) -> None:
        for address, made in list(self._made.items()):
            while made and now - made[0] > self._limits.games_window:
                made.popleft()
            if not made:
                del self._made[address]


class BodyLimit:
    """Refuses bodies that are too large before anything reads them."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = self._limits.import_bytes if scope["path"] == "/api/import" else self._limits.body_bytes
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            if len(body) > most:
                await _refuse(send)
                return
            if not message.get("more_body"):
                break
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        await self._app(scope, again, send)


async def _refuse(send: Send) -> None:
    body = json.dumps({"error": "too_large", "message": say("server-body-too-large")}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})

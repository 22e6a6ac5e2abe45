"""Limits of rate and size."""

from __future__ import annotations

import json
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eday.server.gate.languages import voice_for
from eday.server.settings import Limits
from eday.text import Voice

_A_LITTLE = 0.001
"""Seconds after which an empty bucket is no longer empty."""


class Bucket:
    """So much a second, with some in reserve."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now; if so, it is taken."""
        if self._refilled() < 1:
            return False
        self._left -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take what was used, be there enough or not."""
        self._left = self._refilled() - amount

    def left(self) -> float:
        """The share of the reserve that is left."""
        return self._refilled() / self._burst

    def wait(self) -> float:
        """Seconds until there is something left; 0 for now."""
        left = self._refilled()
        return 0.0 if left > 0 else -left / self._rate + _A_LITTLE

    def _refilled(self) -> float:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left


class BodyLimit:
    """Refuses bodies that are too large before anything reads them."""

    def __init__(self, app: ASGIApp, limits: Limits, language: str) -> None:
        self._app = app
        self._limits = limits
        self._language = language

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
                await _refuse(send, voice_for(scope, self._language))
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


async def _refuse(send: Send, voice: Voice) -> None:
    body = json.dumps({"error": "too_large", "message": voice.say("server-body-too-large")}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})

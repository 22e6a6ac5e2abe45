"""How an attacker reaches the service: plain calls and sockets from an address of his own, all answers counted."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

GONE = (OSError, TimeoutError, EOFError, InvalidHandshake, WebSocketException)
PATIENCE = 15.0


@dataclass
class Wire:
    """One address from which a service is attacked."""

    port: int
    source: str
    answers: Counter[str] = field(default_factory=Counter)

    @asynccontextmanager
    async def calls(self) -> AsyncIterator[Calls]:
        """A connection for calls."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        try:
            yield Calls(self, reader, writer)
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    @asynccontextmanager
    async def socket(self, token: str) -> AsyncIterator[Socket]:
        """A socket at a game, with the first state before it."""
        async with connect(
            f"ws://127.0.0.1:{self.port}/api/socket",
            local_addr=(self.source, 0),
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=None,
            proxy=None,
        ) as opened:
            socket = Socket(self, opened)
            await socket.send({"type": "hello", "token": token})
            while not socket.state:
                message = await socket.hear()
                if message["type"] == "error":
                    self.count(message["code"])
            yield socket

    def count(self, answer: object) -> None:
        """Note what came back."""
        self.answers[str(answer)] += 1


@dataclass
class Calls:
    """An open connection for one call after the other."""

    wire: Wire
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> bytes:
        """Call and count the status; what it answers."""
        sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        self.writer.write(f"{head}Content-Length: {len(sent)}\r\n\r\n".encode() + sent)
        async with asyncio.timeout(PATIENCE):
            status, length = await self._head()
            told = await self.reader.readexactly(length)
        self.wire.count(status)
        return told

    async def _head(self) -> tuple[int, int]:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        lengths = [int(line.partition(":")[2]) for line in lines if line.startswith("content-length:")]
        return int(lines[0].split()[1]), lengths[0] if lengths else 0


@dataclass
class Socket:
    """A socket at a game."""

    wire: Wire
    opened: ClientConnection
    state: dict[str, Any] = field(default_factory=dict)
    waiting: list[dict[str, Any]] = field(default_factory=list)
    """Messages of a frame that were not looked at yet."""

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.opened.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        if not self.waiting:
            async with asyncio.timeout(PATIENCE):
                self.waiting = json.loads(await self.opened.recv())
        message = self.waiting.pop(0)
        if message["type"] == "state":
            self.state = message
        return message

    async def ask(self, message: dict[str, Any], *answered: str) -> None:
        """Send a message, and count whether it is answered by such a one or refused."""
        await self.send(message)
        while True:
            heard = await self.hear()
            if heard["type"] == "error":
                self.wire.count(heard["code"])
                return
            if heard["type"] in answered:
                self.wire.count(heard["type"])
                return

"""People at sockets who reconnect whatever happens, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

GONE = (OSError, TimeoutError, EOFError, InvalidHandshake, WebSocketException)
PATIENCE = 5.0
Acknowledged = tuple[int, int, str]
"""Number of a choice, its seat, its option."""


@dataclass
class Tally:
    """What happened at the sockets of one game."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    connections: int = 0


class Player:
    """One link. Chooses at random whenever its seat is asked."""

    def __init__(self, token: str, seats: list[int], port: Callable[[], int], seed: int, tally: Tally) -> None:
        self._token = token
        self._seats = seats
        self._port = port
        self._seed = seed
        self._rng = random.Random(seed)
        self.tally = tally
        self.state: dict[str, Any] = {}
        self._sent: tuple[int, int, int, str, float] | None = None
        """Version, number, seat and option of the choice on its way, and when it was sent."""

    async def play(self, until: asyncio.Event) -> None:
        """Play until told to stop; every end of a connection is the beginning of another."""
        while not until.is_set():
            try:
                async with connect(
                    f"ws://127.0.0.1:{self._port()}/api/socket", open_timeout=PATIENCE, max_size=None, proxy=None
                ) as socket:
                    self.tally.connections += 1
                    await self._sit(socket, until)
            except GONE:
                pass
            self._sent = None  # it may have been stored or not: nobody told us
            await asyncio.sleep(self._rng.uniform(0.05, 0.3))

    async def _sit(self, socket: ClientConnection, until: asyncio.Event) -> None:
        await socket.send(json.dumps({"type": "hello", "token": self._token}))
        while not until.is_set():
            try:
                async with asyncio.timeout(0.5):
                    messages = json.loads(await socket.recv())
            except TimeoutError:
                await self._choose(socket, again=True)
                continue
            for message in messages:
                await self._take(socket, message)

    async def _take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "error":
            self.tally.refused[message["code"]] = self.tally.refused.get(message["code"], 0) + 1
            self._sent = None
        if message["type"] == "state":
            self.state = message
            self._acknowledge(message)
            await self._choose(socket)

    def _acknowledge(self, state: dict[str, Any]) -> None:
        """A newer state is the acknowledgement: nobody else may choose for this seat."""
        if self._sent is None:
            return
        version, number, seat, option, at = self._sent
        if state["version"] > version:
            self._sent = None
            if state["choices"] > number:
                self.tally.acknowledged.append((number, seat, option))
                self.tally.latencies.append(time.monotonic() - at)

    async def _choose(self, socket: ClientConnection, again: bool = False) -> None:
        if not self.state.get("options") or (self._sent is not None and not again):
            return
        await asyncio.sleep(self._rng.uniform(0, 0.02))
        seat, version = self.state["decision"]["seat"], self.state["version"]
        # The same choice at the same version, however often it is sent: else nobody knew which one was stored.
        option = random.Random(f"{self._seed} {version}").choice(self.state["options"])["id"]
        self._sent = (version, self.state["choices"], seat, option, time.monotonic())
        await socket.send(json.dumps({"type": "choose", "version": version, "option": option, "seat": seat}))

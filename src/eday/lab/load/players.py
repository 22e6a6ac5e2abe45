"""Players at a service under load: each opens a game, thinks, chooses at random and notes how long the table took."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from eday.kernel import EdayError
from eday.lab.load.turns import BotTurns

COGS = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
CHAPTERS = 15
LOOPBACK = ("127.0.0.1", "localhost", "::1")
PATIENCE = 60.0
AT_ONCE = 8
"""Sockets that are opened at the same time."""


class Asked(msgspec.Struct):
    """Somebody is asked something."""

    seat: int


class Seen(msgspec.Struct, frozen=True):
    """A table, as far as a random player looks at it."""

    turn: int = 0
    active: int = 0


class Choosable(msgspec.Struct):
    """An option, as far as a random player looks at it."""

    id: str


class Heard(msgspec.Struct):
    """A message, as far as a random player looks at it."""

    type: str
    version: int = 0
    options: list[Choosable] = []
    asked: Asked | None = None
    seat: int | None = None
    view: Seen = Seen()
    code: str = ""

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.asked is None


_frames = msgspec.json.Decoder(list[Heard])


class Figures:
    """What the players noted."""

    __slots__ = ("bot_turns", "errors", "finished", "latencies")

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.bot_turns: list[float] = []
        self.errors: dict[str, int] = {}
        self.finished = 0

    def clear(self) -> None:
        """Begin again."""
        self.latencies.clear()
        self.bot_turns.clear()
        self.errors.clear()
        self.finished = 0

    def note(self, error: str, times: int = 1) -> None:
        """Something went wrong."""
        self.errors[error] = self.errors.get(error, 0) + times

    def add(self, other: Figures) -> None:
        """Take over what others noted."""
        self.latencies += other.latencies
        self.bot_turns += other.bot_turns
        self.finished += other.finished
        for error, times in other.errors.items():
            self.note(error, times)


class Player:
    """One socket that answers whatever its game asks, after some thought."""

    __slots__ = ("_bots", "_figures", "_rng", "_socket", "_state", "_think", "_unread")

    def __init__(self, socket: Any, seed: int, think: tuple[float, float], figures: Figures) -> None:
        self._socket = socket
        self._rng = random.Random(seed)
        self._think = think
        self._figures = figures
        self._state = Heard("state")
        self._unread: list[Heard] = []
        """Messages of a frame that were not looked at yet."""
        self._bots = BotTurns(figures.bot_turns)

    @property
    def over(self) -> bool:
        """Whether its game is."""
        return self._state.over

    async def sit_down(self, token: str) -> None:
        """Say hello and wait for the table."""
        await self._send({"type": "hello", "token": token})
        while (message := await self._hear()).type != "state":
            if message.type == "error":
                raise EdayError("load-turned-away", code=message.code)

    async def play(self, until: float) -> None:
        """Think and choose until that moment or the end of the game."""
        try:
            await self._play(until)
        finally:
            self._bots.end(time.monotonic())

    async def _play(self, until: float) -> None:
        # Players who came together do not think together.
        thought = self._rng.random() * self._think[1]
        # Whoever thinks before being asked hears of the turns of bots too late: they would seem longer than they are.
        while await self._asked(until):
            if time.monotonic() + thought >= until:
                return
            await asyncio.sleep(thought)
            await self._choose(self._rng.choice(self._state.options).id)
            thought = self._rng.uniform(*self._think)
        self._figures.finished += self._state.over

    async def _asked(self, until: float) -> bool:
        """Wait until it is this player's turn; False if the game is over before, or the time is."""
        with contextlib.suppress(TimeoutError):
            while not self._state.options and not self._state.over:
                await self._hear(until - time.monotonic())
        return bool(self._state.options)

    async def _choose(self, option: str) -> None:
        version = self._state.version
        started = time.perf_counter()
        await self._send({"type": "choose", "version": version, "option": option})
        while True:
            message = await self._hear()
            if message.type == "state" and message.version > version:
                self._figures.latencies.append(time.perf_counter() - started)
                return
            if message.type == "error":
                self._figures.note(message.code)
                return

    async def _send(self, message: dict[str, object]) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _hear(self, patience: float = PATIENCE) -> Heard:
        if not self._unread:
            async with asyncio.timeout(patience):
                self._unread = _frames.decode(await self._socket.recv(decode=False))
        message = self._unread.pop(0)
        if message.type == "state":
            self._state = message
            self._watch_bots(message)
        return message

    def _watch_bots(self, state: Heard) -> None:
        """Who is asked without this player being asked is a bot: nobody else sits at the table."""
        asked = not state.options and not state.over
        self._bots.note(time.monotonic(), state.view.turn, state.view.active != state.seat, asked)


def loopback_address(url: str) -> tuple[str, int]:
    """Host and port of a service on this machine; no other may be put under load."""
    parts = urlsplit(url)
    try:
        port = parts.port or 80
    except ValueError:
        port = 0
    if parts.scheme != "http" or parts.hostname is None or not port:
        raise EdayError("load-no-address", url=url)
    if parts.hostname not in LOOPBACK:
        raise EdayError("load-elsewhere", host=parts.hostname)
    return parts.hostname, port


def board_request(seed: int, seats: int, bot: str | None = None) -> dict[str, Any]:
    """A board game with all seats at one screen, or with bots on all but the first."""
    squad: list[dict[str, Any]] = [{"cog": cog, "kind": "hotseat", "name": cog} for cog in COGS[:seats]]
    for sits in squad[1:] if bot else ():
        sits |= {"kind": "bot", "bot": bot}
    return {"game": "board", "mission": "emergence", "seed": seed, "seats": squad}


def card_request(seed: int, number: int, bot: str | None = None) -> dict[str, Any]:
    """A chapter of the card game at one screen, or against a bot; chapters and sides in turn."""
    sides: list[dict[str, Any]] = [{"side": side, "kind": "hotseat", "name": side} for side in ("cog", "locust")]
    if bot:
        sides[number % 2] |= {"kind": "bot", "bot": bot}
    return {"game": "card", "chapter": 1 + number % CHAPTERS, "seed": seed, "seats": sides}


class Crowd:
    """Games at one service, each with one player who holds all of its seats."""

    def __init__(self, address: str, think: tuple[float, float] = (1.0, 3.0), source: str | None = None) -> None:
        self._host, self._port = loopback_address(address)
        self._think = think
        self._source = (source, 0) if source else None
        """Where the players come from."""
        self._players: list[Player] = []
        self._sockets: list[Any] = []
        self._figures = Figures()

    async def gather(self, bodies: list[dict[str, Any]]) -> None:
        """Open these games and sit down at them."""
        tokens = await asyncio.to_thread(self._open, bodies)
        for first in range(0, len(tokens), AT_ONCE):
            await asyncio.gather(*(self._sit_down(token) for token in tokens[first : first + AT_ONCE]))

    async def play(self, seconds: float) -> tuple[Figures, float]:
        """Everybody plays for so long: what they noted, and the seconds it took. Whose game is over leaves."""
        self._figures.clear()
        started = time.monotonic()
        played = await asyncio.gather(
            *(player.play(started + seconds) for player in self._players), return_exceptions=True
        )
        for fault in played:
            if isinstance(fault, BaseException):
                self._figures.note(type(fault).__name__)
        self._players = [player for player in self._players if not player.over]
        return self._figures, time.monotonic() - started

    async def leave(self) -> None:
        """Hang up."""
        await asyncio.gather(*(socket.close() for socket in self._sockets), return_exceptions=True)

    def _open(self, bodies: list[dict[str, Any]]) -> list[str]:
        """Links of new games."""
        connection = http.client.HTTPConnection(self._host, self._port, PATIENCE, self._source)
        tokens = []
        try:
            for body in bodies:
                connection.request("POST", "/api/games", json.dumps(body), {"Content-Type": "application/json"})
                answer = connection.getresponse()
                created = json.loads(answer.read())
                if answer.status != http.client.CREATED:
                    raise EdayError("load-refused", problem=str(created.get("message")))
                tokens.append(next(str(seat["token"]) for seat in created["seats"] if seat["token"]))
        except (OSError, http.client.HTTPException, ValueError) as error:
            problem = error if isinstance(error, OSError) else f"{type(error).__name__}: {error}"
            raise EdayError("load-silent", problem=problem) from error
        finally:
            connection.close()
        return tokens

    async def _sit_down(self, token: str) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        host = f"[{self._host}]" if ":" in self._host else self._host
        more: dict[str, Any] = {"local_addr": self._source} if self._source else {}
        try:
            socket = await connect(
                f"ws://{host}:{self._port}/api/socket",
                open_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
                proxy=None,
                **more,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise EdayError("load-refused", problem=error) from error
        self._sockets.append(socket)
        player = Player(socket, len(self._players), self._think, self._figures)
        self._players.append(player)
        await player.sit_down(token)

"""Many games at one service, measured from the players' side: choices a second, latency, memory per game."""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

COGS = ("marcus_fenix", "dominic_santiago", "augustus_cole", "damon_baird")
LOOPBACK = ("127.0.0.1", "localhost", "::1")
MOST_GAMES = 500
"""As many as a service lets one address open."""
PATIENCE = 60.0
ALL_ARE_ONE = ("--limit", "work-burst=1000", "--limit", "messages-per-second-per-address=100000")
"""All players come from one address here, and none of them is to be refused for it."""
AT_ONCE = 8
"""Sockets that are opened at the same time."""


class LoadError(Exception):
    """The load cannot be measured; the message is one line for people."""


class Choosable(msgspec.Struct):
    """An option, as far as a random player looks at it."""

    id: str


class Heard(msgspec.Struct):
    """A frame, as far as a random player looks at it."""

    type: str
    version: int = 0
    options: list[Choosable] = []
    code: str = ""


_frames = msgspec.json.Decoder(Heard)


class Figures:
    """What the players noted."""

    __slots__ = ("errors", "finished", "latencies")

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.errors: dict[str, int] = {}
        self.finished = 0

    def note(self, error: str) -> None:
        """Something went wrong."""
        self.errors[error] = self.errors.get(error, 0) + 1


class Player:
    """One socket that answers whatever its game asks, after some thought."""

    __slots__ = ("_figures", "_rng", "_socket", "_state", "_think")

    def __init__(self, socket: Any, seed: int, think: tuple[float, float], figures: Figures) -> None:
        self._socket = socket
        self._rng = random.Random(seed)
        self._think = think
        self._figures = figures
        self._state = Heard("state")

    async def sit_down(self, token: str) -> None:
        """Say hello and wait for the table."""
        await self._send({"type": "hello", "token": token})
        while (await self._hear()).type != "state":
            pass

    async def play(self, until: float) -> None:
        """Think and choose until that moment or the end of the game."""
        # Players who came together do not think together.
        thought = self._rng.random() * self._think[1]
        while time.monotonic() + thought < until:
            await asyncio.sleep(thought)
            options = self._state.options
            if not options:
                self._figures.finished += 1
                return
            option = options[int(self._rng.random() * len(options))].id
            await self._choose(option)
            thought = self._rng.uniform(*self._think)

    async def _choose(self, option: str) -> None:
        version = self._state.version
        started = time.perf_counter()
        await self._send({"type": "choose", "version": version, "option": option})
        while True:
            frame = await self._hear()
            if frame.type == "state" and frame.version > version:
                self._figures.latencies.append(time.perf_counter() - started)
                return
            if frame.type == "error":
                self._figures.note(frame.code)
                return

    async def _send(self, message: dict[str, object]) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _hear(self) -> Heard:
        async with asyncio.timeout(PATIENCE):
            text = await self._socket.recv(decode=False)
        frame = _frames.decode(text)
        if frame.type == "state":
            self._state = frame
        return frame


def loopback_address(url: str) -> tuple[str, int]:
    """Host and port of a service on this machine; no other may be put under load."""
    parts = urlsplit(url)
    try:
        port = parts.port or 80
    except ValueError:
        port = 0
    if parts.scheme != "http" or parts.hostname is None or not port:
        raise LoadError(f"{url!r} is not an address such as http://127.0.0.1:8000/")
    if parts.hostname not in LOOPBACK:
        raise LoadError(f"{parts.hostname} is not this machine: load is measured on 127.0.0.1, ::1 or localhost only")
    return parts.hostname, port


@contextmanager
def service() -> Iterator[tuple[str, int]]:
    """A service of its own with an empty database: its address and its process id."""
    source = str(Path(__file__).resolve().parents[2])
    paths = os.pathsep.join(path for path in (source, os.environ.get("PYTHONPATH")) if path)
    with tempfile.TemporaryDirectory(prefix="eday-load-") as folder:
        database = f"sqlite:///{folder}/table.sqlite"
        log = Path(folder, "log")
        with log.open("wb") as errors:
            process = subprocess.Popen(
                [sys.executable, "-m", "eday", "serve", "--port", "0", "--database", database, *ALL_ARE_ONE],
                env={**os.environ, "PYTHONPATH": paths},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip().rpartition(" ")[2]
            if not address:
                last = log.read_text(errors="replace").strip().splitlines()[-1:] or ["no word why"]
                raise LoadError(f"the service did not start: {last[0]}")
            yield address, process.pid
        finally:
            _stop(process)


def _stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()


def resident(pid: int | None) -> int | None:
    """Memory of a process in KiB, where the system tells."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), None)


def processor_seconds(pid: int | None) -> float | None:
    """Processor time a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Crowd:
    """Games at one service, each with one player who holds all of its seats."""

    def __init__(self, address: str, think: tuple[float, float] = (1.0, 3.0), seats: int = 2, seed: int = 1) -> None:
        self._host, self._port = loopback_address(address)
        self._think = think
        self._seats = seats
        self._seed = seed
        self._players: list[Player] = []
        self._sockets: list[Any] = []
        self.figures = Figures()

    async def gather(self, games: int) -> None:
        """Open so many more games and sit down at them."""
        tokens = await asyncio.to_thread(self._open, games)
        for first in range(0, games, AT_ONCE):
            await asyncio.gather(*(self._sit_down(token) for token in tokens[first : first + AT_ONCE]))

    async def play(self, seconds: float) -> float:
        """Everybody plays for so long; the seconds it took."""
        started = time.monotonic()
        played = await asyncio.gather(
            *(player.play(started + seconds) for player in self._players), return_exceptions=True
        )
        for fault in played:
            if isinstance(fault, BaseException):
                self.figures.note(type(fault).__name__)
        return time.monotonic() - started

    async def leave(self) -> None:
        """Hang up."""
        await asyncio.gather(*(socket.close() for socket in self._sockets), return_exceptions=True)

    def _open(self, games: int) -> list[str]:
        """Links of new games."""
        connection = http.client.HTTPConnection(self._host, self._port, timeout=PATIENCE)
        seats = [{"cog": cog, "kind": "hotseat", "name": cog} for cog in COGS[: self._seats]]
        tokens = []
        try:
            for number in range(len(self._players), len(self._players) + games):
                wish = {"game": "board", "mission": "emergence", "seed": self._seed + number, "seats": seats}
                connection.request("POST", "/api/games", json.dumps(wish), {"Content-Type": "application/json"})
                answer = connection.getresponse()
                body = json.loads(answer.read())
                if answer.status != http.client.CREATED:
                    raise LoadError(f"the service opened {number} games and no more: {body.get('message')}")
                tokens.append(str(body["seats"][0]["token"]))
        finally:
            connection.close()
        return tokens

    async def _sit_down(self, token: str) -> None:
        from websockets.asyncio.client import connect

        host = f"[{self._host}]" if ":" in self._host else self._host
        socket = await connect(f"ws://{host}:{self._port}/api/socket", open_timeout=PATIENCE, max_size=None, proxy=None)
        self._sockets.append(socket)
        player = Player(socket, self._seed + len(self._players), self._think, self.figures)
        self._players.append(player)
        await player.sit_down(token)


async def measure(crowd: Crowd, pid: int | None, games: int, seconds: float, show: bool = False) -> dict[str, Any]:
    """Open games, let everybody play for so many seconds; the figures."""
    try:
        # The first game loads what all games share, so it is no part of what one game takes.
        await crowd.gather(1)
        before = resident(pid)
        await crowd.gather(games - 1)
        idle = resident(pid)
        used = processor_seconds(pid)
        with _progress(seconds, show):
            took = await crowd.play(seconds)
        spent = processor_seconds(pid)
        played = resident(pid)
    finally:
        await crowd.leave()
    figures = report(crowd.figures, games, took, (before, idle, played))
    if used is not None and spent is not None and figures["choices"]:
        figures["processor_ms_per_choice"] = round((spent - used) / figures["choices"] * 1e3, 2)
    return figures


@contextmanager
def _progress(seconds: float, show: bool) -> Iterator[None]:
    """A progress bar on the error stream, for people only; must be entered in a running event loop."""
    if not show:
        yield
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("playing"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False) as bar:
        task = bar.add_task("", total=seconds)

        async def tick() -> None:
            while True:
                await asyncio.sleep(0.5)
                bar.update(task, advance=0.5, refresh=True)

        ticking = asyncio.create_task(tick())
        try:
            yield
        finally:
            ticking.cancel()


def report(
    figures: Figures, games: int, seconds: float, memory: tuple[int | None, int | None, int | None]
) -> dict[str, Any]:
    """The figures of a run; `memory` is the service's in KiB with one game, with all before play and after it."""
    latencies = sorted(figures.latencies)
    one, idle, played = memory
    others = max(1, games - 1)
    return {
        "games": games,
        "finished": figures.finished,
        "seconds": round(seconds, 3),
        "choices": len(latencies),
        "choices_per_s": round(len(latencies) / seconds, 1),
        "p50_ms": _percentile(latencies, 0.5),
        "p99_ms": _percentile(latencies, 0.99),
        "most_ms": _percentile(latencies, 1.0),
        "memory_kib": idle,
        "memory_per_game_kib": round((idle - one) / others, 1) if one and idle else None,
        "memory_per_played_game_kib": round((played - one) / others, 1) if one and played else None,
        "load_average": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "errors": dict(sorted(figures.errors.items())),
    }


def _percentile(latencies: list[float], share: float) -> float | None:
    """The latency that so large a share of all does not exceed, in milliseconds."""
    if not latencies:
        return None
    return round(latencies[max(0, math.ceil(share * len(latencies)) - 1)] * 1e3, 1)


def command(args: argparse.Namespace) -> int:
    """`eday load`."""
    low, high = args.think
    if not 0 <= low <= high:
        raise LoadError("--think takes the shortest and the longest thought in seconds")
    if args.games > MOST_GAMES:
        raise LoadError(f"a service lets one address open {MOST_GAMES} games, not {args.games}")
    with _service_or(args.url) as (address, pid):
        crowd = Crowd(address, (low, high), args.players, args.seed)
        figures = asyncio.run(measure(crowd, pid, args.games, args.seconds, sys.stderr.isatty()))
    if args.json:
        print(json.dumps(figures))
    else:
        _tell(figures)
    return 1 if figures["errors"] else 0


@contextmanager
def _service_or(url: str | None) -> Iterator[tuple[str, int | None]]:
    if url is not None:
        yield url, None
        return
    with service() as own:
        yield own


def _tell(figures: dict[str, Any]) -> None:
    print(f"{figures['games']} games, {figures['choices']} choices: {figures['choices_per_s']} a second")
    print(f"latency: half within {figures['p50_ms']} ms, 99 of 100 within {figures['p99_ms']} ms")
    if "processor_ms_per_choice" in figures:
        print(f"processor: {figures['processor_ms_per_choice']} ms of the service for one choice")
    if figures["memory_kib"] is not None:
        print(
            f"memory: {figures['memory_kib'] // 1024} MiB with all games open, {figures['memory_per_game_kib']} KiB "
            f"for one game, {figures['memory_per_played_game_kib']} KiB when it has been played"
        )
    print(f"load average of the machine: {figures['load_average']}")
    for error, times in figures["errors"].items():
        print(f"error: {error}, {times} times")
